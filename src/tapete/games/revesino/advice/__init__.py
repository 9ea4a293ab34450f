"""The player who follows the book."""

from tapete.games.revesino.advice.adviser import PLAYER, Adviser

__all__ = ["PLAYER", "Adviser"]
