"""What a score is worth on the way to a hundred, and what it does to a discard."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tapete.cards import cards
from tapete.games.cientos.thinking.counting import SIZE
from tapete.games.cientos.thinking.looking import Deals
from tapete.games.cientos.thinking.masks import mask_of
from tapete.games.cientos.thinking.race import stakes, worth_of_scores
from tests.games.cientos.hands import Cientos

NOTHING = np.zeros((100, 100))


def points(point: tuple[int, int], sequences: tuple[int, int], sets: tuple[int, int], ends: tuple[int, int]) -> Any:
    """What both have when all is over, and after each class."""
    return np.array([*ends, *point, *sequences, *sets], dtype=float)


@pytest.mark.law("cie.85", "cie.101")
def test_who_announces_first_wins_though_the_other_would_have_more() -> None:
    row = points((0, 5), (15, 5), (15, 5), (40, 10))
    assert len(row) == SIZE
    assert stakes(90, 95, row, True, NOTHING) == -1, "the point comes before the quinta"
    assert stakes(90, 90, row, True, NOTHING) == 1


@pytest.mark.law("cie.17")
def test_who_has_not_come_half_way_loses_double() -> None:
    row = points((5, 0), (5, 0), (5, 0), (30, 10))
    assert stakes(95, 40, row, True, NOTHING) == 2
    assert stakes(95, 40, row, False, NOTHING) == 1
    assert stakes(95, 60, row, True, NOTHING) == 1


def test_in_the_play_the_one_who_is_nearer_comes_first() -> None:
    row = points((5, 0), (5, 0), (5, 0), (25, 20))
    assert stakes(90, 81, row, True, NOTHING) == 1
    assert stakes(76, 98, row, True, NOTHING) == -1


def test_while_nobody_has_a_hundred_the_other_is_mano_next() -> None:
    worth = np.zeros((100, 100))
    worth[50, 40] = 0.5
    assert stakes(20, 40, points((5, 0), (5, 0), (5, 0), (20, 10)), True, worth) == -0.5


def test_more_is_worth_more_and_to_be_mano_is_worth_something() -> None:
    worth, point = worth_of_scores(True)
    assert point > 0
    assert worth[80, 20] > worth[50, 50] > worth[20, 80]
    assert worth[0, 0] > 0 and worth[50, 50] > 0


@pytest.mark.law("cie.84", "cie.85")
def test_at_the_end_the_greatest_point_is_kept_and_before_the_better_suit() -> None:
    hand = "12O 11O 2O 9O 8O 7O 1C 11C 10C 2C 11E 2B"
    ways = np.array([mask_of(cards(away)) for away in ("11C 10C 2C 11E 2B", "2O 9O 8O 7O 2B")], dtype=np.int64)
    early, late = (
        Deals(Cientos(start={"marks": marks}, reckoning="points", E=hand).do("e paso, y paso").state, 0, 400, 1)
        for marks in ((0, 0), (94, 94))
    )
    longer, better = early.brought(ways, 400).mean(axis=0)
    assert better > longer
    longer, better = late.brought(ways, 400).mean(axis=0)
    assert longer > better
