"""The book's maxims, for the player who goes by the treatise."""

from collections.abc import Callable

from tapete.bots.bot import Bot
from tapete.games.malilla.advice.adviser import Adviser

PLAYER: Callable[[int], Bot] = Adviser
"""Who plays by the book."""

__all__ = ["PLAYER", "Adviser"]
