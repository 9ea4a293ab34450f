"""Marking by tens, the remainder, and what is lacking to the half and to the hundred."""

from __future__ import annotations

import random

import pytest

from tapete.games.cientos.marks import after_hand, pieces, rounded
from tapete.games.cientos.state import Contest, Tally
from tapete.table.view import Piece
from tests.games.cientos.table import DULL_E, DULL_Y, Table, silent
from tests.games.cientos.test_count import FIRM_E, IDLE_Y


def marked(e: int, y: int, **start: list[int]) -> Table:
    """The next hand, when in this one E has made `e` and Y `y`; the last trick gives E three, and six tricks each."""
    table = silent(DULL_E, DULL_Y, start=start).having(0, e - 3).having(1, y).ending("12C", "7C", (5, 6))
    return table.play("12C 7C")


@pytest.mark.law("cie.143")
@pytest.mark.parametrize(("points", "mark"), [(34, 30), (35, 40), (24, 20), (25, 30), (4, 0), (5, 10), (99, 100)])
def test_only_tens_are_marked_and_five_over_them_is_one_more(points: int, mark: int) -> None:
    assert rounded(points) == mark


@pytest.mark.law("cie.143", "cie.152")
def test_the_hand_is_marked_for_both_from_all_that_was_made() -> None:
    table = marked(34, 35)
    assert table.marks == (30, 40)
    balance = table.state.ledger.balance
    assert [(balance(f"mark {seat}"), balance(f"hand {seat}")) for seat in (0, 1)] == [(30, 0), (40, 0)]
    assert ("lost", 4) in table.reasons("bank")


@pytest.mark.law("cie.152", "cie.153")
def test_forty_seven_are_five_pips_lacking_three() -> None:
    table = marked(47, 0)
    assert (table.marks[0], table.state.tallies[0].half) == (50, 3)
    assert table.told("lacks-half") == [{"seat": 0, "points": 3}]


@pytest.mark.law("cie.153")
def test_who_is_marked_fifty_without_having_made_them_says_what_he_lacks() -> None:
    table = marked(18, 0, marks=[30, 0])
    assert (table.marks[0], table.state.tallies[0].half) == (50, 2)
    assert marked(20, 0, marks=[30, 0]).told("lacks-half") == []
    assert table.state.ledger.balance("half 0") == -2


@pytest.mark.law("cie.155", "cie.ad.4.1")
def test_who_reaches_ninety_five_waits_for_the_next_hand() -> None:
    table = marked(17, 0, marks=[80, 0])
    assert not table.state.over
    assert (table.marks[0], table.state.tallies[0].hundred) == (100, 3)
    assert table.told("lacks-hundred") == [{"seat": 0, "points": 3}]
    assert table.state.tallies[0].race == 97


@pytest.mark.law("cie.ad.4.3")
def test_for_other_purposes_forty_six_pass_for_fifty() -> None:
    assert after_hand(Tally(mark=50, half=4, points=37)) == Tally(mark=90)
    assert Tally(mark=50, half=4, points=50).race == 100


@pytest.mark.law("cie.154", "cie.ad.4.1", "cie.153")
def test_what_is_lacking_is_paid_off_point_by_point() -> None:
    assert after_hand(Tally(mark=100, hundred=4, points=1)) == Tally(mark=100, hundred=3)
    assert after_hand(Tally(mark=50, half=5, points=2)) == Tally(mark=50, half=3)
    assert after_hand(Tally(mark=50, points=2)) == Tally(mark=50)
    assert after_hand(Tally(mark=30, points=6)) == Tally(mark=40)


@pytest.mark.law("cie.ad.3.1")
def test_the_sum_of_all_gains_is_rounded_never_each_by_itself() -> None:
    table = silent(DULL_E, DULL_Y).having(0, 15).having(0, 5).having(0, 13).ending("12C", "7C", (5, 6))
    assert table.play("12C 7C").marks[0] == 40  # fifteen, five and sixteen


@pytest.mark.law("cie.ad.3.3", "cie.ad.3.2")
def test_a_remainder_is_joined_to_the_play_before_it_is_rounded() -> None:
    table = silent(DULL_E, DULL_Y).having(0, 25)
    table.match.state = table.state.with_tally(0, marked=20)
    table.having(0, 6).ending("12C", "7C", (5, 6)).play("12C 7C")
    assert table.marks[0] == 30


@pytest.mark.law("cie.ad.2.1", "cie.ad.5.11", "cie.ad.3.2")
@pytest.mark.parametrize(("announced", "tens", "pico"), [(23, 20, 3), (28, 20, 8), (17, 10, 7), (9, 0, 9)])
def test_the_tens_of_the_announcements_are_marked_before_the_first_card(announced: int, tens: int, pico: int) -> None:
    table = _announcing(announced)
    assert (table.state.tallies[0].marked, table.state.tallies[0].count) == (tens, pico)
    assert table.state.ledger.balance("mark 0") == tens
    assert table.play("12C").told("counts")[-1]["count"] == pico + 1


def _announcing(announced: int, **options: str) -> Table:
    """The mano has announced so many points, and both pass the last class."""
    table = silent(DULL_E, DULL_Y, **options)
    table.match.state = table.state.but(phase="announce", stage=2, contests=(Contest(), Contest(), Contest()))
    return table.having(0, announced).do("0 paso", "1 paso")


@pytest.mark.law("cie.ad.2.2")
def test_marking_once_at_the_end_gives_the_same() -> None:
    results = []
    for marking in ("two-steps", "once"):
        table = _announcing(23, marking=marking)
        assert table.state.tallies[0].marked == (20 if marking == "two-steps" else 0)
        results.append(table.having(0, 11).ending("12C", "7C", (5, 6)).play("12C 7C").marks)
    assert results == [(40, 0), (40, 0)]


@pytest.mark.law("cie.ad.5.12")
def test_the_remainder_is_of_no_use_in_the_next_hand() -> None:
    once = after_hand(Tally(points=24))
    assert after_hand(Tally(mark=once.mark, points=24)).mark == 40


@pytest.mark.law("cie.45")
def test_every_uncovered_pip_of_the_six_and_the_three_is_ten() -> None:
    assert pieces("six-and-three", Tally(mark=30)) == (Piece("six-pips", 3),)
    assert pieces("six-and-three", Tally(mark=90)) == (Piece("six-pips", 6), Piece("three-pips", 3))
    assert pieces("six-and-three", Tally(mark=100, hundred=3)) == (Piece("turned-down", 1), Piece("lacks-hundred", 3))


@pytest.mark.law("cie.ad.9.1")
def test_counters_of_fifty_ten_and_one() -> None:
    assert pieces("counters", Tally(mark=70, points=6)) == (Piece("fifty", 1), Piece("ten", 2), Piece("one", 6))
    assert pieces("numerals", Tally(mark=70, points=16, marked=10)) == (Piece("mark", 80), Piece("count", 6))


def test_the_tally_is_always_the_sum_of_the_ledger() -> None:
    for seed in range(6):
        table, chance = Table(start={"marks": [90, 40]}, games=2), random.Random(seed)
        while not table.state.over:
            state = table.state
            if state.chance is not None:
                table.match.do(-1, state.chance.settled(chance.randbytes(8)))
            else:
                assert state.turn is not None
                prompt = state.prompt(state.turn)
                assert prompt is not None
                table.match.do(state.turn, prompt.any(chance))
            for seat, tally in enumerate(table.state.tallies):
                balance = table.state.ledger.balance
                assert balance(f"hand {seat}") == tally.count
                assert balance(f"mark {seat}") == tally.mark + tally.marked
                assert (balance(f"half {seat}"), balance(f"hundred {seat}")) == (-tally.half, -tally.hundred)


def test_a_capote_is_marked_with_everything() -> None:
    assert silent(FIRM_E, IDLE_Y).play_out().marks == (70, 0)
