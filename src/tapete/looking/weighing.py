"""What is better than what, when both were tried in the same worlds and luck has its share in it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

Column = Sequence[float]
"""What one way brought in each world."""


def better(found: Sequence[Column], own: int, margin: float, sure: float = 1.0) -> int:
    """The column that brings most, if it beats one's own by the margin and so many standard errors; else one's own."""
    means = [fmean(column) for column in found]
    best = means.index(max(means))
    return best if means[best] - means[own] > margin + sure * doubt(found[best], found[own]) else own


def doubt(one: Column, other: Column) -> float:
    """The standard error of what the one brings more than the other."""
    gained = [first - second for first, second in zip(one, other, strict=True)]
    mean = fmean(gained)
    return sqrt(fmean([(each - mean) ** 2 for each in gained]) / len(gained))
