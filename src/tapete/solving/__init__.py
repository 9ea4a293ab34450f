"""Open cards: the exact value and the best cards of any position of a hand in tricks, by the game's own settlement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.solving.solved import Solved

if TYPE_CHECKING:
    from tapete.table.state import State

__all__ = ["Solved", "solve"]

BUDGET, MEMORY = 30_000_000, 16
"""So many nodes and megabytes unless told otherwise."""


def solve(state: State, budget: int = BUDGET, memory: int = MEMORY, model: str = "") -> Solved:
    """The value of a position with open cards, and of every card that may be played.

    `budget` bounds the nodes of the search, and so the time; `memory` its megabytes. The `model` is the game's own, two
    sides or one against all, unless it is to be "max-n": each for himself. It needs `tapete[fast]`.
    """
    from tapete.solving.models import solved  # only here: who solves nothing needs no compiler

    return solved(state, budget, memory, model)
