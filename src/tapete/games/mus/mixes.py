"""The strong player's table: how often each thing is said in each row, read from `mixes.bin` when first wanted."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any
from zlib import compress, decompress

from tapete.games.mus import rows

LEARNED = "mixes.bin"
WHOLE = 15
"""A share is kept as so many fifteenths; a row that was hardly ever met has none at all."""

Mix = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Mixes:
    """A table that was learned: what it was made for, the bounds of its buckets by lance, and its rows."""

    head: dict[str, Any]
    bounds: tuple[tuple[float, ...], ...]
    cells: bytes

    def of(self, row: int) -> Mix | None:
        """How often each action is taken in this row; None if it was hardly ever met."""
        first, second = self.cells[2 * row], self.cells[2 * row + 1]
        shares = (first >> 4, first & 15, second >> 4, second & 15)
        whole = sum(shares)
        return tuple([share / whole for share in shares]) if whole else None


def unpacked(packed: bytes) -> Mixes:
    """What was learned, read back."""
    head = json.loads(packed.partition(b"\n")[0])
    cells = decompress(packed.partition(b"\n")[2])
    if len(cells) != 2 * rows.ROWS:
        raise ValueError(f"a table of {len(cells) // 2} rows, but the player knows {rows.ROWS}")
    return Mixes(head, tuple(tuple(row) for row in head["bounds"]), cells)


def packed(head: dict[str, Any], bounds: Sequence[Sequence[float]], cells: bytes) -> bytes:
    """A line that says how it was made, and under it the rows."""
    return json.dumps({**head, "bounds": bounds}).encode() + b"\n" + compress(cells, 9)


@cache
def learned() -> Mixes:
    """The table of the package."""
    return unpacked(files(__package__).joinpath(LEARNED).read_bytes())
