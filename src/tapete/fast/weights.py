"""How cards are weighed before they are searched: small numbers, by place in the trick and by who would take it.

The same scheme, with other numbers, is a policy for playouts.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tapete.fast.layout import CLASSES, FEATURES, PLACES
from tapete.table.policy import PLAIN

Weights = np.ndarray[Any, np.dtype[np.int64]]

LEADING, BETWEEN, LAST = range(PLACES)
MINE, FRIENDS, THEIRS = range(CLASSES)
"""Who takes the trick, as far as can be foreseen: the one who plays, one of his side, another."""

CONSTANT, WORTH, RANK, TRUMP, LENGTH, MASTER, TABLE, SINGLE = range(FEATURES)


def weights(rows: tuple[tuple[int, ...], ...]) -> Weights:
    """The weights as one row of numbers, from a row for each place and class."""
    made = np.array(rows, dtype=np.int64)
    assert made.shape == (PLACES * CLASSES, FEATURES)
    return made.reshape(-1)


ORDERING = weights(
    (
        #  constant worth rank trump length master table single
        (59, 5, -2, -5, 1, 15, -1, 5),  # leading
        (59, 1, 1, -8, 3, 1, -2, 6),
        (4, -8, -2, -11, 2, -2, 1, 5),
        (70, 0, -3, -2, 4, 0, -1, 3),  # between
        (60, 14, 1, -11, 1, -10, 13, 2),
        (9, -8, -2, -12, 3, -4, -1, 2),
        (81, 5, -3, -9, 0, -4, 4, -2),  # last
        (65, 22, -3, -10, 0, -4, 5, -3),
        (26, 0, -3, -12, -6, -13, -7, -4),
    )
)
"""In which order the solver tries cards: found by climbing on nodes in Malilla, Coja, Zanga and Voltarete."""

POLICY = weights(PLAIN)
"""The plain player of playouts."""
