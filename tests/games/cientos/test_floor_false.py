"""The open table: what was counted and never held, mended before the first card or found out after it."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import Card
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tests.games.cientos.table import Table, holding, silent
from tests.games.cientos.test_floor import FOURS_E, FOURS_Y, exchanged, given, played_out

# E throws all his bastos, a point of 51. Y's point is 47; E's after the draw is 54, or 46.
SUIT_E = "1B 12B 11B 10B 2B 12O 12C 12E 9O 7O 8C 9E"
SUIT_Y = "1C 10C 2C 9C 7C 1O 10O 11E 10E 8E 9B 7B"
# E throws 9O, which would make his quarta a quinta; Y has a quarta to the ace, or in its stead one to the knight.
RUN_E = "12O 11O 10O 2O 9O 7C 8C 9E 7E 9B 7B 10B"
RUN_Y = "1C 12C 11C 10C 1E 12E 10E 8E 1B 12B 8B 8O"
LESS_Y = "9C 2C 11C 10C 1E 12E 10E 8E 1B 12B 8B 8O"


def without(mano: str, pie: str, thrown: str, stock: str = "2E", **more: Any) -> Table:
    """The mano has thrown these cards, and the pie none."""
    return exchanged(given(mano, pie, stock=stock, **more), thrown, len(thrown.split()))


@pytest.mark.law("cie.120")
def test_a_point_he_does_not_hold_is_mended_before_his_first_card() -> None:
    table = without(SUIT_E, SUIT_Y, "1B 12B 11B 10B 2B", "1E 2O 11O 8O 7E")
    table.do("0 punto bastos", "1 bueno", "0 paso", "1 paso", "0 tres reyes", "1 bueno", "0 basta")
    assert table.points == (5 + 3, 0)
    table.do("0 correct")
    assert table.told("ruling")[-1]["law"] == "cie.120"
    assert table.points == (5 + 3, 0)
    assert [entry.laws for entry in table.state.ledger.entries if entry.reason == "punto"][-1] == ("cie.120",)
    assert not table.allows("0 correct")


@pytest.mark.law("cie.120", "cie.106")
def test_a_point_the_other_wins_after_all_is_his() -> None:
    table = without(SUIT_E, SUIT_Y, "1B 12B 11B 10B 2B", "1E 2O 11O 11C 7E")
    table.do("0 punto bastos", "1 bueno", "0 paso", "1 paso", "0 tres reyes", "1 bueno", "0 basta", "0 correct")
    assert table.points == (3, 5)
    assert not table.told("shows")
    table.do("0 show").play("12O")
    assert table.allows("1 show")


@pytest.mark.law("cie.120", "cie.106")
def test_a_sequence_he_does_not_hold_is_decided_on_what_both_have() -> None:
    table = without(RUN_E, RUN_Y, "9O")
    table.do("0 paso", "1 paso", "0 quinta 12O", "1 bueno", "0 basta", "0 paso", "1 paso")
    assert table.points == (15, 0)
    assert table.do("0 correct").points == (0, 4)
    mine = without(RUN_E, LESS_Y, "9O")
    mine.do("0 paso", "1 paso", "0 quinta 12O", "1 bueno", "0 basta", "0 paso", "1 paso", "0 correct")
    assert mine.points == (4, 0)


@pytest.mark.law("cie.120", "cie.108", "cie.129")
def test_a_mended_sequence_may_prove_equal() -> None:
    y = "12C 11C 10C 2C 1E 12E 10E 8E 1B 12B 8B 8O"
    table = without(RUN_E, y, "9O")
    table.do("0 paso", "1 paso", "0 quinta 12O", "1 bueno", "0 basta", "0 paso", "1 paso", "0 correct")
    assert table.points == (0, 0)
    assert table.state.tied


@pytest.mark.law("cie.120", "cie.128")
def test_a_repique_stands_or_falls_with_what_is_decided_again() -> None:
    e = "1C 12C 11C 10C 2C 9C 1O 1E 1B 7O 7E 8C"
    lines = ("0 punto copas", "1 bueno", "0 septima 1C", "1 bueno", "0 basta", "0 catorce ases", "1 bueno", "0 basta")
    own = without(e, "12O 11O 9O 8O 12E 10E 9E 8E 11B 10B 9B 8B", "8C").do(*lines)
    assert own.points == (6 + 17 + 14 + 60, 0)
    assert own.do("0 correct").points == (6 + 16 + 14 + 60, 0)
    assert own.play("1O 8O").points == (96 + 2, 0)
    lost = without(e, "12O 11O 10O 2O 9O 8O 12E 10E 9E 8E 11B 10B", "8C 2C 9C", "2E 2B 7B").do(*lines)
    assert lost.points == (4 + 17 + 14 + 60, 0)
    assert lost.do("0 correct").points == (4 + 14, 16)


@pytest.mark.law("cie.120", "cie.18", "cie.128")
def test_a_pie_who_said_equal_without_holding_it_mends_it_before_he_follows() -> None:
    e, y = "12O 11O 10O 2O 7E 7C 8C 9E 8B 9B 7B 1B", "12C 11C 10C 2C 1E 12E 10E 8E 10B 12B 8O 7O"
    table = exchanged(given(e, y, stock="1C 2B"), "7E", 1, "2C", 1)
    table.do("0 paso", "1 paso", "0 quarta 12O", "1 igual copas", "0 tercia 9B", "1 bueno", "0 basta")
    table.do("0 paso", "1 paso", "0 show").play("12O")
    assert table.points == (3 + 1, 0)
    assert table.do("1 correct").points == (1 + 4 + 3, 0)
    assert not table.state.tied
    assert not table.play("8O").allows("1 claim show")


@pytest.mark.law("cie.120", "cie.115")
def test_where_the_pie_speaks_later_what_waits_to_be_counted_is_mended_too() -> None:
    table = holding(FOURS_E, FOURS_Y, of="open", younger="after")
    table.do("0 paso", "0 paso", "0 catorce caballos", "1 bueno", "0 basta", "0 correct")
    table.play("9O").do("1 paso", "1 paso")
    assert [reason for reason, _ in table.reasons("hand 0")] == ["catorce", "lead"]
    assert table.points == (14 + 1, 0)


@pytest.mark.law("cie.118", "cie.120", "cie.15")
def test_a_hundred_made_by_announcing_what_he_does_not_hold_can_be_disputed() -> None:
    table = without(RUN_E, RUN_Y, "9O", start={"marks": [90, 0]})
    table.do("0 paso", "1 paso", "0 quinta 12O", "1 bueno")
    assert (table.state.champion, table.state.phase) == (0, "inspect")
    table.do("1 claim false")
    assert table.told("ruling")[-1]["law"] == "cie.120"
    assert table.state.champion is None
    assert table.points == (0, 4)
    assert (table.state.phase, table.state.stage, table.state.turn) == ("announce", 2, 0)


@pytest.mark.law("cie.120", "cie.15")
def test_a_hundred_that_is_made_without_it_stands() -> None:
    table = without(RUN_E, LESS_Y, "9O", start={"marks": [100, 0], "hundred": [3, 0]})
    table.do("0 paso", "1 paso", "0 quinta 12O", "1 bueno", "1 claim false")
    assert (table.state.champion, table.state.phase) == (0, "inspect")
    assert table.points[0] == 4


@pytest.mark.law("cie.73", "cie.120", "cie.15")
def test_a_hundred_made_with_a_card_too_many_goes_on_where_it_was_if_it_is_not_made_without_it() -> None:
    e, y = "12O 11O 10O 2O 8O 7C 8C 9E 7E 9B 7B 10B", "1C 12C 11C 10C 1E 12E 10E 8E 1B 12B 8B 7O"
    table = exchanged(given(e, y, stock="9O 2E", start={"marks": [90, 0]}), "8O", 2)
    table.do("0 paso", "1 paso", "0 quinta 12O", "1 bueno")
    assert (table.state.champion, table.state.phase) == (0, "inspect")
    table.do("1 claim cards")
    hand = table.state.hands[0]
    picked = Card.parse("9O")
    table.match.do(TABLE, Action("pick", (picked, *(card for card in hand if card is not picked))))
    assert (table.state.champion, table.state.phase) == (0, "inspect")
    table.do("1 claim false")
    assert (table.points, table.state.phase, table.state.stage) == ((0, 4), "announce", 2)


# After the first card.

# E has four jacks, which he calls knights, and firm oros; Y has four tens, or only two.
PIQUE_E = "1O 12O 9O 8O 7O 10O 10C 10E 10B 1C 12C 9C"
TENS_Y = "2O 2C 2E 2B 11O 11C 8C 7C 7E 8E 7B 8B"
NONE_Y = "2E 2B 12B 1E 11O 11C 8C 7C 7E 8E 7B 8B"


def miscalled(pie: str) -> Table:
    """E counts point, fourteen and eight in play: a pique."""
    table = holding(PIQUE_E, pie, of="open", sets_shown=False).do("0 punto oros", "1 bueno", "0 paso", "1 paso")
    table.do("0 catorce caballos", "1 bueno", "0 basta", "0 show").having(0, 4)
    return table.play("1O 11O 12O").play("7E" if "2O" not in pie else "2O").play("1C 8C")


@pytest.mark.law("cie.121", "cie.130")
@pytest.mark.parametrize("pie", [TENS_Y, NONE_Y])
def test_a_pique_falls_with_the_miscalled_fourteen_it_was_built_on(pie: str) -> None:
    table = miscalled(pie)
    assert table.points[0] == 6 + 4 + 14 + 6 + 30
    table.do("1 claim false")
    assert table.told("ruling")[-1]["law"] == "cie.121"
    assert table.points == (6 + 4 + 6, 14 if pie == TENS_Y else 0)


@pytest.mark.law("cie.121", "cie.130")
@pytest.mark.parametrize(("tricks", "left"), [(8, 12 + 16), (9, 12 + 18 + 30)])
def test_a_pique_he_has_made_without_the_fourteen_too_stands(tricks: int, left: int) -> None:
    e, y = "1C 1O 12O 11O 10O 2O 9O 8O 7O 10C 10E 10B", "7C 1E 12E 2E 9E 1B 12B 8B 7B 2C 9C 8C"
    table = holding(e, y, of="open", sets_shown=False).do("0 paso", "1 paso", "0 paso", "1 paso")
    table.do("0 catorce caballos", "1 bueno", "0 basta").having(0, 12)
    for led, followed in list(zip(e.split(), y.split(), strict=True))[:tricks]:
        table.play(f"{led} {followed}")
    assert table.points[0] == 14 + 12 + 2 * tricks + 30
    assert table.do("1 claim false").points == (left, 0)


@pytest.mark.law("cie.116", "cie.130")
def test_a_pique_falls_with_the_announcements_that_were_not_shown() -> None:
    table = holding(PIQUE_E, TENS_Y, of="open").do("0 punto oros", "1 bueno", "0 paso", "1 paso")
    table.do("0 catorce sotas", "1 bueno", "0 basta").having(0, 4).play("1O 11O 12O 2O 1C 8C")
    assert table.points[0] == 6 + 4 + 14 + 6 + 30
    assert table.do("1 claim show").points[0] == 6


@pytest.mark.law("cie.67", "cie.15", "cie.cal.3.1", "cie.cal.4.1")
@pytest.mark.parametrize(("mark", "paid"), [(0, ["quinta", "catorce"]), (20, ["quinta"]), (60, [])])
def test_of_what_the_innocent_adds_nothing_pays_a_quality_after_his_hundredth_point(mark: int, paid: list[str]) -> None:
    e, y = "7O 8O 11O 7C 8C 9C 7E 8E 10E 7B 8B 2B", "1C 12C 11C 10C 2C 1E 1O 1B 9B 9E 9O 12O"
    table = silent(e, y, of="open", calidades=True, start={"marks": [0, mark]})
    (extra, *stock), (mano, pie) = table.state.stock, table.state.hands
    table.match.state = table.state.but(hands=((*mano, extra), pie), stock=tuple(stock))
    table.play("7O").play("1O").do("1 claim cards")
    played_out(table)
    assert table.points == (0, 23 + 40)
    table.do("0 done", "1 done")
    added = [reason.removeprefix("quality-") for reason, _ in table.reasons(1)]
    assert [reason for reason in added if reason in ("quinta", "catorce")] == paid
