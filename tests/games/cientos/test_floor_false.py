"""The open table: what was counted and never held, mended before the first card or found out after it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cientos.hands import FOURS, Cientos, dealing, holding, opened

# E throws all his bastos, a point of 51. Y's point is 47; E's after the draw is 54, or 46.
SUIT_E = "1B 12B 11B 10B 2B 12O 12C 12E 9O 7O 8C 9E"
SUIT_Y = "1C 10C 2C 9C 7C 1O 10O 11E 10E 8E 9B 7B"
# E throws 9O, which would make his quarta a quinta; Y has a quarta to the ace, or in its stead one to the knight.
RUN_E = "12O 11O 10O 2O 9O 7C 8C 9E 7E 9B 7B 10B"
RUN_Y = "1C 12C 11C 10C 1E 12E 10E 8E 1B 12B 8B 8O"
LESS_Y = "9C 2C 11C 10C 1E 12E 10E 8E 1B 12B 8B 8O"


def without(mano: str, pie: str, thrown: str, stock: str = "2E", **more: Any) -> Cientos:
    """The mano has thrown these cards, and the pie none."""
    return dealing(E=mano, Y=pie, stock=stock, **more).exchanged(thrown, len(thrown.split()))


@pytest.mark.law("cie.120")
def test_a_point_he_does_not_hold_is_mended_before_his_first_card() -> None:
    case = without(SUIT_E, SUIT_Y, "1B 12B 11B 10B 2B", "1E 2O 11O 8O 7E")
    case = case.do("e punto bastos, y bueno, e paso, y paso, e tres reyes, y bueno, e basta")
    assert case.points == (5 + 3, 0)
    case = case.do("e correct")
    assert case.ruling == "cie.120"
    assert case.points == (5 + 3, 0)
    assert case.laws_of("punto")[-1] == ("cie.120",)
    assert not case.allows("e correct")


@pytest.mark.law("cie.120", "cie.106")
def test_a_point_the_other_wins_after_all_is_his() -> None:
    case = without(SUIT_E, SUIT_Y, "1B 12B 11B 10B 2B", "1E 2O 11O 11C 7E")
    case = case.do("e punto bastos, y bueno, e paso, y paso, e tres reyes, y bueno, e basta, e correct")
    assert case.points == (3, 5)
    assert not case.told("shows")
    case = case.do("e show").play("12O")
    assert case.allows("y show")


@pytest.mark.law("cie.120", "cie.106")
def test_a_sequence_he_does_not_hold_is_decided_on_what_both_have() -> None:
    case = without(RUN_E, RUN_Y, "9O").do("e paso, y paso, e quinta 12O, y bueno, e basta, e paso, y paso")
    assert case.points == (15, 0)
    assert case.do("e correct").points == (0, 4)
    mine = without(RUN_E, LESS_Y, "9O").do("e paso, y paso, e quinta 12O, y bueno, e basta, e paso, y paso, e correct")
    assert mine.points == (4, 0)


@pytest.mark.law("cie.120", "cie.108", "cie.129")
def test_a_mended_sequence_may_prove_equal() -> None:
    y = "12C 11C 10C 2C 1E 12E 10E 8E 1B 12B 8B 8O"
    case = without(RUN_E, y, "9O").do("e paso, y paso, e quinta 12O, y bueno, e basta, e paso, y paso, e correct")
    assert case.points == (0, 0)
    assert case.state.tied


@pytest.mark.law("cie.120", "cie.128")
def test_a_repique_stands_or_falls_with_what_is_decided_again() -> None:
    e = "1C 12C 11C 10C 2C 9C 1O 1E 1B 7O 7E 8C"
    lines = "e punto copas, y bueno, e septima 1C, y bueno, e basta, e catorce ases, y bueno, e basta"
    own = without(e, "12O 11O 9O 8O 12E 10E 9E 8E 11B 10B 9B 8B", "8C").do(lines)
    assert own.points == (6 + 17 + 14 + 60, 0)
    own = own.do("e correct")
    assert own.points == (6 + 16 + 14 + 60, 0)
    assert own.play("1O 8O").points == (96 + 2, 0)
    lost = without(e, "12O 11O 10O 2O 9O 8O 12E 10E 9E 8E 11B 10B", "8C 2C 9C", "2E 2B 7B").do(lines)
    assert lost.points == (4 + 17 + 14 + 60, 0)
    assert lost.do("e correct").points == (4 + 14, 16)


@pytest.mark.law("cie.120", "cie.18", "cie.128")
def test_a_pie_who_said_equal_without_holding_it_mends_it_before_the_first_card() -> None:
    e, y = "12O 11O 10O 2O 7E 7C 8C 9E 8B 9B 7B 1B", "12C 11C 10C 2C 1E 12E 10E 8E 10B 12B 8O 7O"
    case = dealing(E=e, Y=y, stock="1C 2B").exchanged("7E", 1, "2C", 1)
    case = case.do("e paso, y paso, e quarta 12O, y igual copas, e tercia 9B, y bueno, e basta")
    case = case.do("e paso, y paso, e show")
    assert case.points == (3, 0)
    assert not case.play("12O").allows("y correct")
    case = case.do("y correct").play("12O")
    assert case.points == (1 + 4 + 3, 0)
    assert not case.state.tied
    assert not case.play("8O").allows("y claim show")


@pytest.mark.law("cie.120", "cie.121", "cie.115")
def test_only_a_pie_who_announces_after_the_lead_may_mend_it_after_it() -> None:
    hands = {"E": FOURS["Y"], "Y": FOURS["E"], "stock": "9C 7E"}
    case = (
        dealing(**hands)
        .exchanged("8B", 1, "7B", 1)
        .do("e paso, y paso, e paso, y paso, e paso, y catorce caballos, y basta")
    )
    assert case.allows("y correct")
    assert not case.play("12O").allows("y correct")
    found = case.play("12O").do("e claim false")
    assert (found.ruling, found.points[1]) == ("cie.121", 0)
    later = dealing(**hands, younger="after").exchanged("8B", 1, "7B", 1).do("e paso, e paso, e paso").play("12O")
    later = later.do("y paso, y paso, y catorce caballos, y basta")
    assert later.allows("y correct") and not later.allows("e claim false")
    assert later.do("y correct").points == (1, 14)
    assert not later.play("9O").allows("y correct")


@pytest.mark.law("cie.120", "cie.115")
def test_where_the_pie_speaks_later_what_waits_to_be_counted_is_mended_too() -> None:
    case = holding(**FOURS, table="open", younger="after")
    case = case.do("e paso, e paso, e catorce caballos, y bueno, e basta, e correct").play("9O").do("y paso, y paso")
    assert [reason for reason, _ in case.reasons("hand 0")] == ["catorce", "lead"]
    assert case.points == (14 + 1, 0)


@pytest.mark.law("cie.118", "cie.120", "cie.15")
def test_a_hundred_made_by_announcing_what_he_does_not_hold_can_be_disputed() -> None:
    case = without(RUN_E, RUN_Y, "9O", start={"marks": [90, 0]}).do("e paso, y paso, e quinta 12O, y bueno")
    assert (case.state.champion, case.phase) == (0, "inspect")
    case = case.do("y claim false")
    assert case.ruling == "cie.120"
    assert case.state.champion is None
    assert case.points == (0, 4)
    assert (case.phase, case.state.stage, case.turn) == ("announce", 2, "e")


@pytest.mark.law("cie.120", "cie.15")
def test_a_hundred_that_is_made_without_it_stands() -> None:
    case = without(RUN_E, LESS_Y, "9O", start={"marks": [100, 0], "hundred": [3, 0]})
    case = case.do("e paso, y paso, e quinta 12O, y bueno, y claim false")
    assert (case.state.champion, case.phase) == (0, "inspect")
    assert case.points[0] == 4


@pytest.mark.law("cie.73", "cie.120", "cie.15")
def test_a_hundred_made_with_a_card_too_many_goes_on_where_it_was_if_it_is_not_made_without_it() -> None:
    e, y = "12O 11O 10O 2O 8O 7C 8C 9E 7E 9B 7B 10B", "1C 12C 11C 10C 1E 12E 10E 8E 1B 12B 8B 7O"
    case = dealing(E=e, Y=y, stock="9O 2E", start={"marks": [90, 0]}).exchanged("8O", 2)
    case = case.do("e paso, y paso, e quinta 12O, y bueno")
    assert (case.state.champion, case.phase) == (0, "inspect")
    case = case.do("y claim cards").falls("9O")
    assert (case.state.champion, case.phase) == (0, "inspect")
    case = case.do("y claim false")
    assert (case.points, case.phase, case.state.stage) == ((0, 4), "announce", 2)


# After the first card.

# E has four jacks, which he calls knights, and firm oros; Y has four tens, or only two.
PIQUE_E = "1O 12O 9O 8O 7O 10O 10C 10E 10B 1C 12C 9C"
TENS_Y = "2O 2C 2E 2B 11O 11C 8C 7C 7E 8E 7B 8B"
NONE_Y = "2E 2B 12B 1E 11O 11C 8C 7C 7E 8E 7B 8B"


def miscalled(pie: str) -> Cientos:
    """E counts point, fourteen and eight in play: a pique."""
    case = holding(PIQUE_E, pie, table="open", sets_shown=False).do("e punto oros, y bueno, e paso, y paso")
    case = case.do("e catorce caballos, y bueno, e basta, e show").having("e", 4)
    return case.play("1O 11O 12O").play("7E" if "2O" not in pie else "2O").play("1C 8C")


@pytest.mark.law("cie.121", "cie.130")
@pytest.mark.parametrize("pie", [TENS_Y, NONE_Y])
def test_a_pique_falls_with_the_miscalled_fourteen_it_was_built_on(pie: str) -> None:
    case = miscalled(pie)
    assert case.points[0] == 6 + 4 + 14 + 6 + 30
    case = case.do("y claim false")
    assert case.ruling == "cie.121"
    assert case.points == (6 + 4 + 6, 14 if pie == TENS_Y else 0)


@pytest.mark.law("cie.121", "cie.130")
@pytest.mark.parametrize(("tricks", "left"), [(8, 12 + 16), (9, 12 + 18 + 30)])
def test_a_pique_he_has_made_without_the_fourteen_too_stands(tricks: int, left: int) -> None:
    e, y = "1C 1O 12O 11O 10O 2O 9O 8O 7O 10C 10E 10B", "7C 1E 12E 2E 9E 1B 12B 8B 11B 2C 9C 8C"
    case = holding(e, y, table="open", sets_shown=False).do("e paso, y paso, e paso, y paso")
    case = case.do("e catorce caballos, y bueno, e basta").having("e", 12)
    for led, followed in list(zip(e.split(), y.split(), strict=True))[:tricks]:
        case = case.play(f"{led} {followed}")
    assert case.points[0] == 14 + 12 + 2 * tricks + 30
    assert case.do("y claim false").points == (left, 0)


@pytest.mark.law("cie.116", "cie.130")
def test_a_pique_falls_with_the_announcements_that_were_not_shown() -> None:
    case = holding(PIQUE_E, TENS_Y, table="open").do("e punto oros, y bueno, e paso, y paso")
    case = case.do("e catorce sotas, y bueno, e basta").having("e", 4).play("1O 11O 12O 2O 1C 8C")
    assert case.points[0] == 6 + 4 + 14 + 6 + 30
    assert case.do("y claim show").points[0] == 6


@pytest.mark.law("cie.67", "cie.15", "cie.cal.3.1", "cie.cal.4.1")
@pytest.mark.parametrize(("mark", "paid"), [(0, ["quinta", "catorce"]), (20, ["quinta"]), (60, [])])
def test_of_what_the_innocent_adds_nothing_pays_a_quality_after_his_hundredth_point(mark: int, paid: list[str]) -> None:
    e, y = "7O 8O 11O 7C 8C 9C 7E 8E 10E 7B 8B 2B", "1C 12C 11C 10C 2C 1E 1O 1B 9B 9E 9O 12O"
    case = opened(e, y, calidades=True, start={"marks": [0, mark]}).with_one_more("e").play("7O 1O").do("y claim cards")
    case = case.follow_out()
    assert case.points == (0, 23 + 40)
    case = case.do("e done, y done")
    added = [reason.removeprefix("quality-") for reason, _ in case.reasons(1)]
    assert [reason for reason in added if reason in ("quinta", "catorce")] == paid
