"""Nothing is preferred by luck alone."""

from __future__ import annotations

from tapete.looking.weighing import better

OWN, OTHER = 0, 1


def test_what_is_surely_better_is_taken() -> None:
    found = [[0.0, 1.0, 5.0], [1.0, 2.0, 6.0]]
    assert better(found, OWN, 0.5) == OTHER
    assert better(found, OTHER, 0.0) == OTHER


def test_less_than_the_margin_changes_nothing() -> None:
    assert better([[0.0, 1.0], [1.0, 2.0]], OWN, 1.0) == OWN


def test_what_may_be_luck_changes_nothing() -> None:
    """The other brings one more in the mean, but by one world of nine."""
    assert better([[0.0] * 9, [9.0, *[0.0] * 8]], OWN, 0.1) == OWN
    assert better([[0.0] * 9, [9.0, *[1.0] * 8]], OWN, 0.1) == OTHER
