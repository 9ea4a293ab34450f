"""The book's maxims, for the player who goes by the treatise."""

from collections.abc import Callable

from tapete.games.malilla.advice.adviser import Adviser
from tapete.table.player import Reader

PLAYER: Callable[[int], Reader] = Adviser
"""Who plays by the book."""

__all__ = ["PLAYER", "Adviser"]
