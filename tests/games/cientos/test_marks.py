"""Marking by tens, the remainder, and what is lacking to the half and to the hundred."""

from __future__ import annotations

import random

import pytest

from tapete.games.cientos import summary
from tapete.games.cientos.marks import after_hand, pieces, rounded
from tapete.games.cientos.state import Contest
from tapete.games.cientos.tally import Tally
from tapete.table.view import Piece
from tests.games.cientos.hands import DULL, FIRM, RICH, TIED, Cientos, holding, silent


def marked(e: int, y: int, **start: list[int]) -> Cientos:
    """The next hand, when in this one E has made `e` and Y `y`; the last trick gives E three, and six tricks each."""
    return silent(**DULL, start=start).having("e", e - 3).having("y", y).ending("12C", "7C", (5, 6)).play("12C 7C")


@pytest.mark.law("cie.143")
@pytest.mark.parametrize(("points", "mark"), [(34, 30), (35, 40), (24, 20), (25, 30), (4, 0), (5, 10), (99, 100)])
def test_only_tens_are_marked_and_five_over_them_is_one_more(points: int, mark: int) -> None:
    assert rounded(points) == mark


@pytest.mark.law("cie.143", "cie.152")
def test_the_hand_is_marked_for_both_from_all_that_was_made() -> None:
    case = marked(34, 35)
    assert case.marks == (30, 40)
    balance = case.state.ledger.balance
    assert [(balance(f"mark {seat}"), balance(f"hand {seat}")) for seat in (0, 1)] == [(30, 0), (40, 0)]
    assert ("lost", 4) in case.reasons("bank")


@pytest.mark.law("cie.152", "cie.153")
def test_forty_seven_are_five_pips_lacking_three() -> None:
    case = marked(47, 0)
    assert (case.marks[0], case.state.tallies[0].half) == (50, 3)
    assert case.told("lacks-half") == [{"seat": "e", "points": 3}]


@pytest.mark.law("cie.153")
def test_who_is_marked_fifty_without_having_made_them_says_what_he_lacks() -> None:
    case = marked(18, 0, marks=[30, 0])
    assert (case.marks[0], case.state.tallies[0].half) == (50, 2)
    assert marked(20, 0, marks=[30, 0]).told("lacks-half") == []
    assert case.state.ledger.balance("half 0") == -2


@pytest.mark.law("cie.155", "cie.ad.4.1")
def test_who_reaches_ninety_five_waits_for_the_next_hand() -> None:
    case = marked(17, 0, marks=[80, 0])
    assert not case.state.over
    assert (case.marks[0], case.state.tallies[0].hundred) == (100, 3)
    assert case.told("lacks-hundred") == [{"seat": "e", "points": 3}]
    assert case.state.tallies[0].race == 97


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
    case = silent(**DULL).having("e", 15).having("e", 5).having("e", 13).ending("12C", "7C", (5, 6))
    assert case.play("12C 7C").marks[0] == 40  # fifteen, five and sixteen


@pytest.mark.law("cie.ad.3.3", "cie.ad.3.2")
def test_a_remainder_is_joined_to_the_play_before_it_is_rounded() -> None:
    case = silent(**DULL).having("e", 25)
    case = case.of(case.state.with_tally(0, marked=20)).having("e", 6).ending("12C", "7C", (5, 6)).play("12C 7C")
    assert case.marks[0] == 30


@pytest.mark.law("cie.ad.2.1", "cie.ad.5.11", "cie.ad.3.2")
@pytest.mark.parametrize(("announced", "tens", "pico"), [(23, 20, 3), (28, 20, 8), (17, 10, 7), (9, 0, 9)])
def test_the_tens_of_the_announcements_are_marked_before_the_first_card(announced: int, tens: int, pico: int) -> None:
    case = _announcing(announced)
    assert (case.state.tallies[0].marked, case.state.tallies[0].count) == (tens, pico)
    assert case.state.ledger.balance("mark 0") == tens
    assert case.play("12C").told("counts", "count")[-1] == pico + 1


def _announcing(announced: int, **options: str) -> Cientos:
    """The mano has announced so many points, and both pass the last class."""
    case = silent(**DULL, **options).but(phase="announce", stage=2, contests=(Contest(), Contest(), Contest()))
    return case.having("e", announced).do("e paso, y paso")


# Y: cartas blancas, drawn up to a fourteen of tens and a sexta; E: a point of 37 and nothing else.
LATER = {"E": "1O 11O 9O 12C 10C 8C 12E 11E 8E 12B 11B 7B", "Y": "2O 2C 2E 2B 1C 7C 9C 7O 8O 7E 9E 8B"}


@pytest.mark.law("cie.ad.2.1", "cie.ad.5.11", "cie.115", "cie.81")
def test_what_the_pie_announces_after_the_lead_is_marked_besides_and_no_ten_twice() -> None:
    case = Cientos(**LATER, younger="after").do("e paso, y blancas, e discard 7B, e paso, y discard, y paso")
    case = case.do("e paso, e paso, e paso")
    assert case.told("marks-tens", "tens", "pico") == [(10, 0)]
    case = case.play("12B").do("y punto copas, y paso, y catorce dieces, y basta")
    assert case.told("marks-tens", "tens", "pico") == [(10, 0), (10, 8)]
    tally, balance = case.state.tallies[1], case.state.ledger.balance
    assert (tally.points, tally.marked, tally.count) == (10 + 4 + 14, 20, 8)
    assert (balance("mark 1"), balance("hand 1")) == (20, 8)


@pytest.mark.law("cie.ad.3.2", "cie.ad.5.11")
@pytest.mark.parametrize(("marking", "picos"), [("two-steps", [7, 0]), ("once", [7, 0])])
def test_the_pico_of_one_who_announced_less_than_ten_is_all_of_it(marking: str, picos: list[int]) -> None:
    case = holding(**TIED, marking=marking)
    case = case.do("e punto oros, y bueno, e quarta 12O, y igual copas, e tercia 1E, y bueno, e basta, e paso, y paso")
    case = case.play_out()
    result = summary.result(case.state.game, case.state.events, case.state.ledger.of_hand(1))
    assert [result[seat]["pico"] for seat in (0, 1)] == picos


@pytest.mark.law("cie.ad.2.2")
def test_marking_once_at_the_end_gives_the_same() -> None:
    results = []
    for marking in ("two-steps", "once"):
        case = _announcing(23, marking=marking)
        assert case.state.tallies[0].marked == (20 if marking == "two-steps" else 0)
        results.append(case.having("e", 11).ending("12C", "7C", (5, 6)).play("12C 7C").marks)
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
        case, chance = Cientos(start={"marks": [90, 40]}, games=2), random.Random(seed)
        while not case.state.over:
            case = case.any_step(chance)
            for seat, tally in enumerate(case.state.tallies):
                balance = case.state.ledger.balance
                assert balance(f"hand {seat}") == tally.count
                assert balance(f"mark {seat}") == tally.mark + tally.marked
                assert (balance(f"half {seat}"), balance(f"hundred {seat}")) == (-tally.half, -tally.hundred)


def test_a_capote_is_marked_with_everything() -> None:
    assert silent(**FIRM).play_out().marks == (70, 0)


@pytest.mark.law("cie.15")
def test_after_a_game_no_account_keeps_anything() -> None:
    case = silent(**DULL, games=2, start={"marks": [90, 100], "hundred": [0, 3]}).having("e", 9).having("y", 2)
    case = case.play("12C")
    kinds = ("hand", "mark", "half", "hundred")
    assert {case.state.ledger.balance(f"{kind} {seat}") for kind in kinds for seat in (0, 1)} == {0}
    assert case.state.tallies == (Tally(), Tally())
    one = silent(**DULL, games=2, start={"marks": [90, 0]}).having("e", 9).having("y", 1).play("12C")
    assert one.state.ledger.balance("hand 1") == 0


@pytest.mark.law("cie.153", "cie.143")
def test_where_the_points_come_from_that_were_not_made() -> None:
    half, hundred, plain = marked(18, 0, marks=[30, 0]), marked(17, 0, marks=[80, 0]), marked(36, 0)
    assert half.paid("rounded") == [("half 0", "mark 0", 2)]
    assert hundred.paid("rounded") == [("hundred 0", "mark 0", 3)]
    assert plain.paid("rounded") == [("bank", "mark 0", 4)]
    kept = marked(6, 0, marks=[50, 0], half=[3, 0])
    assert (kept.paid("rounded"), kept.paid("toward-half")) == ([("bank", "mark 0", 4)], [("bank", "half 0", 3)])
    less = marked(4, 0, marks=[50, 0], half=[5, 0])
    assert (less.paid("toward-half"), less.state.tallies[0].half) == ([("bank", "half 0", 4)], 1)
    owing = marked(4, 0, marks=[100, 0], hundred=[5, 0])
    assert owing.paid("toward-hundred") == [("hand 0", "hundred 0", 4)]
    assert (owing.marks[0], owing.state.tallies[0].hundred) == (100, 1)


@pytest.mark.law("cie.143", "cie.ad.2.1")
def test_tens_that_are_marked_already_are_not_marked_again_at_the_end() -> None:
    case = holding(**RICH).do("e punto copas, y bueno, e sexta 1C, y bueno, e basta, e paso, y paso")
    assert case.paid("marked") == [("hand 0", "mark 0", 20)]
    case = case.ending("7O", "8O", (5, 6)).play("7O 8O")
    assert (case.marks[0], case.state.ledger.balance("mark 0")) == (20, 20)
    assert [paid for paid in case.paid("marked") if paid[0] == "hand 0"] == [("hand 0", "mark 0", 20)]
    assert ("hand 0", "bank", 3) in case.paid("lost")


@pytest.mark.law("cie.143", "cie.45")
def test_both_are_told_what_is_marked() -> None:
    case = marked(34, 35)
    assert case.told("marks", "seat", "points", "mark") == [("e", 34, 30), ("y", 35, 40)]


@pytest.mark.law("cie.45", "cie.ad.9.1")
def test_a_hundred_in_counters_is_two_of_fifty_and_six_pips_are_sixty() -> None:
    assert pieces("counters", Tally(mark=100, hundred=2)) == (Piece("fifty", 2), Piece("lacks-hundred", 2))
    assert pieces("counters", Tally(mark=40, points=14, marked=10)) == (Piece("fifty", 1), Piece("one", 4))
    assert pieces("six-and-three", Tally(mark=60)) == (Piece("six-pips", 6),)
    assert pieces("six-and-three", Tally(mark=70, points=3)) == (
        Piece("six-pips", 6), Piece("three-pips", 1), Piece("count", 3),
    )  # fmt: skip
    assert pieces("six-and-three", Tally(mark=90, points=12, marked=10)) == (Piece("turned-down", 1), Piece("count", 2))
    assert pieces("numerals", Tally(mark=50, half=2, points=94, marked=90)) == (
        Piece("mark", 100), Piece("count", 4), Piece("lacks-half", 2),
    )  # fmt: skip
