"""The player who follows the book."""

from tapete.games.voltarete.advice.adviser import PLAYER, Adviser

__all__ = ["PLAYER", "Adviser"]
