"""Tapete: the card table for the classic Iberian games."""

from importlib import import_module
from typing import TYPE_CHECKING

from tapete.cards import Card, Suit, cards
from tapete.errors import BadOption, BadText, Illegal, TapeteError
from tapete.games import REGISTRY
from tapete.table.action import Action
from tapete.table.chance import TABLE, Seeded
from tapete.table.game import Game, game
from tapete.table.state import State
from tapete.table.view import View

if TYPE_CHECKING:
    from tapete.solving import solve
    from tapete.table.match import Match
    from tapete.table.player import Bot, Choice, Ear, Sight
    from tapete.table.record import read_record, write_record
    from tapete.table.text import read_state, write_state

__all__ = [
    "REGISTRY", "TABLE", "Action", "BadOption", "BadText", "Bot", "Card", "Choice", "Ear", "Game", "Illegal", "Match",
    "Seeded", "Sight", "State", "Suit", "TapeteError", "View", "cards", "game", "read_record", "read_state",
    "solve", "write_record", "write_state",
]  # fmt: skip
__version__ = "0.2.0.dev0"

_ON_DEMAND = {
    "table.match": ("Match",),
    "table.player": ("Bot", "Choice", "Ear", "Sight"),
    "table.record": ("read_record", "write_record"),
    "table.text": ("read_state", "write_state"),
    "solving": ("solve",),
}
"""What is read only when somebody asks for it, by module: the first import stays quick."""


if not TYPE_CHECKING:  # else every name would seem to be there

    def __getattr__(name: str) -> object:
        for module, names in _ON_DEMAND.items():
            if name in names:
                found: object = getattr(import_module(f"tapete.{module}"), name)
                globals()[name] = found
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
