"""Open cards: the exact value and the best cards of any position of a hand in tricks, by the game's own settlement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.solving.solved import Solved

if TYPE_CHECKING:
    from tapete.table.state import State

__all__ = ["Solved", "solve"]

BUDGET, MEMORY = 30_000_000, 16
"""So many nodes and megabytes unless told otherwise."""


def solve(state: State, budget: int = BUDGET, memory: int = MEMORY) -> Solved:
    """The value of a position with open cards, and of every card that may be played.

    `budget` bounds the nodes of the search, and so the time; `memory` its megabytes. It needs `tapete[fast]`.
    """
    from tapete.solving.solver import Solving  # only here: who solves nothing needs no compiler

    return Solving(state, memory).solved(budget)
