"""Intervals that hold a true mean: for one who looks once, and for one who looks as often as he likes."""

from __future__ import annotations

from math import log, sqrt

Z_95 = 1.959964
ALPHA = 0.05
TIGHTEST = 100
"""After so many duplicates the interval for those who look often is at its best."""


def student(freedom: int) -> float:
    """The 97.5% quantile of Student's distribution, by the expansion of Cornish and Fisher.

    >>> round(student(9), 2), round(student(99), 3)
    (2.26, 1.984)
    """
    z = Z_95
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + (z**3 + z) / (4 * freedom) + second + third


def always(count: int, alpha: float = ALPHA, tightest: int = TIGHTEST) -> float:
    """Half of an interval for a mean that is right at every count at once, in standard deviations.

    It is the normal mixture of Robbins: who looks after every duplicate is misled with a chance of `alpha`, not more.
    """
    width = (-2 * log(alpha) + log(-2 * log(alpha)) + 1) / tightest
    grown = count * width + 1
    return sqrt(grown / width * log(grown / alpha**2)) / count
