"""What another way brings more: without the luck of whoever looks best, in an interval that holds what it says."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from tapete.review.comparing import FEWEST, compared, gain


def drawn(chance: Random, number: int, *means: float) -> list[list[float]]:
    return [[mean + chance.gauss(0, 5) for _ in range(number)] for mean in means]


def test_the_best_of_many_that_are_alike_is_not_better() -> None:
    """Given eight ways that bring the same but for luck, then the one that looks best is measured to bring nothing."""
    chance = Random(1)
    found = [compared(drawn(chance, 60, *[0.0] * 8), 0) for _ in range(400)]
    gains = [each[0][1].mean for each in found if each is not None]
    naive = fmean(max(fmean(way) for way in drawn(chance, 60, *[0.0] * 8)) for _ in range(400))
    assert abs(fmean(gains)) < 0.2 < naive - 0.5


def test_the_interval_holds_the_truth_nineteen_times_of_twenty() -> None:
    chance = Random(2)
    found = [gain(*drawn(chance, 40, 3.0, 1.0)) for _ in range(600)]
    assert 0.93 < fmean(each.low <= 2.0 <= each.high for each in found) < 0.99


def test_where_all_worlds_are_alike_the_interval_is_not_nothing() -> None:
    same = gain([1.0] * 20, [0.0] * 20)
    assert same.mean == 1.0 and same.low < 1.0 < same.high and same.error < 0.1


def test_the_better_comes_first_and_too_little_says_nothing() -> None:
    columns = [[0.0] * 12, [1.0] * 12, [3.0] * 12]
    found = compared(columns, 0)
    assert found is not None and [way for way, _ in found] == [2, 1]
    assert compared([column[: FEWEST - 1] for column in columns], 0) is None
    assert compared([[0.0] * 12], 0) == []


def test_what_is_paid_twice_counts_twice() -> None:
    once = gain([3.0, 1.0, 2.0], [0.0, 0.5, 0.0])
    assert once.times(2).mean == pytest.approx(2 * once.mean) and once.times(2).low == pytest.approx(2 * once.low)
