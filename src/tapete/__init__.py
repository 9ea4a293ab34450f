"""Tapete: the card table for the classic Iberian games."""

from tapete.cards import Card, Suit, cards
from tapete.errors import BadOption, BadText, Illegal, TapeteError
from tapete.games import REGISTRY
from tapete.table.action import Action
from tapete.table.game import Game, game
from tapete.table.state import State
from tapete.table.view import View

__all__ = [
    "REGISTRY", "Action", "BadOption", "BadText", "Card", "Game", "Illegal", "State", "Suit", "TapeteError", "View",
    "cards", "game",
]  # fmt: skip
__version__ = "0.1.0"
