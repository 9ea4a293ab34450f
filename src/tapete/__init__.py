"""Tapete: the card table for the classic Iberian games."""

from tapete.cards import Card, Suit, cards
from tapete.errors import BadOption, BadText, Illegal, TapeteError
from tapete.games import REGISTRY
from tapete.table.action import Action
from tapete.table.chance import TABLE, Seeded
from tapete.table.game import Game, game
from tapete.table.match import Match
from tapete.table.player import Bot, Choice, Ear, Sight
from tapete.table.record import read_record, write_record
from tapete.table.state import State
from tapete.table.text import read_state, write_state
from tapete.table.view import View

__all__ = [
    "REGISTRY", "TABLE", "Action", "BadOption", "BadText", "Bot", "Card", "Choice", "Ear", "Game", "Illegal", "Match",
    "Seeded", "Sight", "State", "Suit", "TapeteError", "View", "cards", "game", "read_record", "read_state",
    "write_record", "write_state",
]  # fmt: skip
__version__ = "0.2.0.dev0"
