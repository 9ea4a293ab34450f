"""A hand in training as arrays: what each seat holds and may hope for, what was closed, and what is learned."""

from __future__ import annotations

from typing import Any, NamedTuple

LEARNING, BOOK, FIXED = 0, 1, 2
"""Who speaks: one who learns, the book's player, or one who goes by a table that is fixed."""

PASSED, ACCEPTED, REFUSED, UNOPPOSED, NOBODY = 0, 1, 2, 3, 4


class Hand(NamedTuple):
    """The arrays of one hand, of the tables that are learned, and of the lots."""

    kinds: Any
    cells: Any
    chances: Any
    parts: Any
    lances: Any
    live: Any
    winner: Any
    values: Any
    how: Any
    stake: Any
    pair: Any
    policy: Any
    lots: Any
    own: Any
    bounds: Any
    regret: Any
    average: Any
    fixed: Any
    squares: Any
    visits: Any
    deck: Any
