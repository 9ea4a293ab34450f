"""What the tricks made come to, as tables: for every count the least and the most that can still become of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product

import numpy as np

from tapete.fast.tables import Words

LOW, HIGH, LOW_STOP, HIGH_STOP, GIFTS, STOP, STOP_OTHER, GIFT, END = range(9)
"""Of each count: the least and the most that it ends in; the least and the most at which one side or the other may stop
on the way; the gifts that may still come; at what they may stop here for whom is searched, if they lead, and the others
if they do, or what nobody would; the gift for getting here; and four words of what it ends in."""
OTHERS, BY_LOW = 1, 2
"""Which of the four: whether the others took the last trick, and whether with a low card."""
WIDTH = 16
FAR = 1 << 13

Counts = tuple[int, ...]
Stops = tuple[tuple[tuple[Counts, bool], int], ...]
Last = tuple[tuple[tuple[Counts, bool, bool], int], ...]


def packed(counts: Counts) -> int:
    """The tricks of each pile in one word."""
    return sum(number << 4 * place for place, number in enumerate(counts))


@lru_cache(maxsize=24)
def ranges(
    total: int,
    piles: int,
    final: tuple[tuple[Counts, int], ...],
    stops: Stops,
    gifts: tuple[tuple[Counts, int], ...],
    last: Last = (),
) -> Words:
    """The tables for so many tricks and piles: what each end comes to, where one may stop, what is given on the way."""
    made = np.zeros((4096, WIDTH), dtype=np.int64)
    made[:, STOP], made[:, STOP_OTHER] = -FAR, FAR
    ends, halts, given, closing = dict(final), dict(stops), dict(gifts), dict(last)
    for counts in _from_the_end(total, piles):
        row = made[packed(counts)]
        row[STOP], row[STOP_OTHER] = halts.get((counts, True), -FAR), halts.get((counts, False), FAR)
        row[HIGH_STOP], row[LOW_STOP] = row[STOP], row[STOP_OTHER]
        row[GIFT] = given.get(counts, 0)
        if sum(counts) == total:
            for which in range(4):
                more = closing.get((counts, not which & OTHERS, bool(which & BY_LOW)), 0)
                row[END + which] = ends.get(counts, 0) + more
            row[LOW], row[HIGH] = min(row[END : END + 4]), max(row[END : END + 4])
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
