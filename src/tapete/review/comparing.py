"""What the best other way brings more than what was done, with an honest interval.

In half of the worlds the best is chosen, in the other half it is measured: whoever looks best by luck is not told to
be better than he is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from tapete.looking.weighing import Column

FEWEST = 6
"""In fewer worlds nothing is compared."""
WIDTH = 1.96
"""So many standard errors to each side hold the truth nineteen times of twenty."""
UNSEEN = 1.0
"""What may differ in a world that was not drawn: where all are alike the interval is not nothing for that."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What one way brings more than another, and its interval."""

    mean: float
    low: float
    high: float

    def times(self, rate: float) -> Gain:
        """The same, paid so many times."""
        return Gain(self.mean * rate, self.low * rate, self.high * rate)

    @property
    def error(self) -> float:
        """One standard error."""
        return (self.high - self.low) / (2 * WIDTH)


def gain(one: Column, other: Column) -> Gain:
    """What the one brings more than the other in the same worlds."""
    differences = [first - second for first, second in zip(one, other, strict=True)]
    mean, number = fmean(differences), len(differences)
    spread = sum((each - mean) ** 2 for each in differences) + UNSEEN**2
    error = WIDTH * sqrt(spread / (number * (number - 1)))
    return Gain(mean, mean - error, mean + error)


def compared(columns: Sequence[Column], own: int) -> list[tuple[int, Gain]] | None:
    """What every other way brings more than one's own, the best first; None where too little was seen."""
    if len(columns[own]) < FEWEST:
        return None
    chosen = sorted((way for way in range(len(columns)) if way != own), key=lambda way: -fmean(columns[way][::2]))
    return [(way, gain(columns[way][1::2], columns[own][1::2])) for way in chosen]
