"""How sure it is that one plays better than another."""

from __future__ import annotations

from random import Random

import pytest

from tapete.arena.playing import Duplicate, Played, Tally
from tapete.arena.result import EARLIEST, Comparison
from tapete.table.interval import always, student


def compared(*differences: float, forfeited: int | None = None) -> Comparison:
    """Duplicates of two people in which the first stood better by so much; the last match may be forfeited."""

    def played(number: int, value: float) -> Duplicate:
        last = forfeited if number == len(differences) - 1 else None
        matches = Played((0, 1), (value, 0.0)), Played((1, 0), (0.0, value), last)
        return Duplicate((0, 1), number, matches, (Tally(), Tally()))

    return Comparison(("one", "other"), "tantos", tuple(played(*each) for each in enumerate(differences)))


def test_the_interval_narrows_with_the_number_of_matches() -> None:
    few, many = compared(*(1.0, 3.0) * 2), compared(*(1.0, 3.0) * 50)
    assert few.mean == many.mean == 2.0
    assert few.margin > many.margin == pytest.approx(0.1994, abs=0.0001)


def test_few_duplicates_have_wide_intervals() -> None:
    assert [round(student(freedom), 2) for freedom in (5, 9, 29)] == [2.57, 2.26, 2.05]
    assert compared(1.0).margin == float("inf")


def test_won_drawn_and_lost() -> None:
    assert compared(2.0, 0.0, -1.0, -3.0).matches == (2, 2, 4)


def test_a_forfeited_match_costs_as_much_as_the_worst_of_all() -> None:
    first, second = compared(5.0, -2.0, 1.0, forfeited=0), compared(5.0, -2.0, 1.0, forfeited=1)
    assert first.worst == second.worst == 5.0
    assert first.differences == (5.0, -2.0, (1.0 - 5.0) / 2) and second.differences == (5.0, -2.0, (1.0 + 5.0) / 2)
    assert first.forfeited == (1, 0) and compared(0.0, forfeited=0).worst == 1.0


def misled(significant: str, trials: int = 200, length: int = 300) -> int:
    """How often equals are called unequal by one who looks after every duplicate."""
    chance, found = Random(1), 0
    for _ in range(trials):
        total = squares = 0.0
        for count in range(1, length + 1):
            value = chance.gauss(0, 1)
            total, squares = total + value, squares + value * value
            if count < EARLIEST:
                continue
            spread = ((squares - total * total / count) / (count - 1)) ** 0.5
            width = always(count) if significant == "always" else student(count - 1) / count**0.5
            if abs(total / count) > width * spread:
                found += 1
                break
    return found


def test_who_looks_often_is_misled_once_in_twenty_times_at_most() -> None:
    assert misled("always") <= 200 // 20 < misled("once")


def test_nothing_is_proved_by_a_few_duplicates() -> None:
    assert not compared(*(9.0, 10.0) * (EARLIEST // 2 - 1)).significant
    assert compared(*(9.0, 10.0) * (EARLIEST // 2)).significant
