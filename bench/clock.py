"""How long something takes: by the time of the processor, so that other work on the machine matters less."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time

from bench.rivals import PlayOne

ROUNDS, SECONDS = 5, 1.0


@dataclass(frozen=True)
class Times:
    """Milliseconds: how many were measured, their median and 95th percentile; and of searches a little more."""

    deals: int
    median: float
    p95: float
    nodes: int = 0
    over_budget: int = 0


def times(spent: Sequence[float], nodes: Sequence[int] = (), over_budget: int = 0) -> Times:
    """These milliseconds in short.

    >>> times([1.0, 2.0, 3.0])
    Times(deals=3, median=2.0, p95=3.0, nodes=0, over_budget=0)
    """
    last = sorted(spent)[min(len(spent) - 1, int(0.95 * len(spent)))]
    return Times(len(spent), statistics.median(spent), last, int(statistics.median(nodes or [0])), over_budget)


def spent(doing: Callable[[], object]) -> float:
    """The milliseconds of the processor that this takes."""
    begin = process_time()
    doing()
    return (process_time() - begin) * 1000


def rate(play: PlayOne, seconds: float = SECONDS) -> float:
    """Moves a second: the median of several rounds after one to warm up."""
    _one_round(play, Random(0), seconds / 2)
    return statistics.median(_one_round(play, Random(number), seconds) for number in range(1, ROUNDS + 1))


def _one_round(play: PlayOne, chance: Random, seconds: float) -> float:
    moves, begin, so_far = 0, process_time(), 0.0
    while so_far < seconds:
        moves += play(chance)
        so_far = process_time() - begin
    return moves / so_far
