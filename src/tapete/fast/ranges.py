"""What the tricks made come to, as tables: for every count the least and the most that can still become of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product

import numpy as np

from tapete.fast.tables import Words

LOW, HIGH, LOW_STOP, HIGH_STOP, GIFTS, STOPPER, STOP, GIFT = range(8)
"""Of each count: the least and the most that it ends in; the least and the most at which one side or the other may stop
on the way; the gifts that may still come; who may stop here (1 those for whom is searched, 2 the others) and at what;
the gift for getting here."""
WIDTH = 8
FAR = 1 << 13

Counts = tuple[int, ...]


def packed(counts: Counts) -> int:
    """The tricks of each pile in one word."""
    return sum(number << 4 * place for place, number in enumerate(counts))


@lru_cache(maxsize=64)
def ranges(
    total: int,
    piles: int,
    final: tuple[tuple[Counts, int], ...],
    stops: tuple[tuple[Counts, tuple[bool, int]], ...],
    gifts: tuple[tuple[Counts, int], ...],
) -> Words:
    """The tables for so many tricks and piles: what each end comes to, where one may stop, what is given on the way."""
    made = np.zeros((4096, WIDTH), dtype=np.int64)
    ends, halts, given = dict(final), dict(stops), dict(gifts)
    for counts in _from_the_end(total, piles):
        row = made[packed(counts)]
        row[LOW_STOP], row[HIGH_STOP] = FAR, -FAR
        if counts in halts:
            first, level = halts[counts]
            row[STOPPER], row[STOP] = 1 if first else 2, level
            row[HIGH_STOP if first else LOW_STOP] = level
        row[GIFT] = given.get(counts, 0)
        if sum(counts) == total:
            row[LOW] = row[HIGH] = ends.get(counts, 0)
            continue
        after = [made[packed(_plus(counts, place))] for place in range(piles)]
        row[LOW], row[HIGH] = min(each[LOW] for each in after), max(each[HIGH] for each in after)
        row[LOW_STOP] = min(row[LOW_STOP], *[each[LOW_STOP] for each in after])
        row[HIGH_STOP] = max(row[HIGH_STOP], *[each[HIGH_STOP] for each in after])
        row[GIFTS] = max(each[GIFTS] + each[GIFT] for each in after)
    return made.reshape(-1)


def _plus(counts: Counts, place: int) -> Counts:
    return tuple([number + (where == place) for where, number in enumerate(counts)])


def _from_the_end(total: int, piles: int) -> Iterator[Counts]:
    every = [counts for counts in product(range(total + 1), repeat=piles) if sum(counts) <= total]
    return iter(sorted(every, key=lambda counts: -sum(counts)))


def items(given: Mapping[Counts, int]) -> tuple[tuple[Counts, int], ...]:
    """A mapping in a form that can be remembered."""
    return tuple(sorted(given.items()))
