"""The open table: what can go wrong there, and what the law makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.mus.ranking import PACK
from tests.games.mus.hands import NOTHING, Mus


def open_table() -> Mus:
    """The pack is shuffled at the open table."""
    return Mus(table="open").falls()


def talk(**given: Any) -> Mus:
    """The hands are dealt at the open table."""
    return Mus(table="open", **given).do("west deal, west face-down")


@pytest.mark.law("mus.20")
def test_a_bad_cut_is_made_again_if_it_is_noticed() -> None:
    case = open_table().do("north cut 2")
    assert case.phase == "pack-cut"
    assert "bad-cut" in case.may("south")
    case = case.do("south bad-cut")
    assert (case.phase, case.turn, case.state.deck) == ("cut", "north", PACK)
    assert case.do("north cut 20, west deal").phase == "exposure"


@pytest.mark.law("mus.19", "mus.20")
def test_at_the_open_table_any_part_of_the_pack_can_be_lifted_and_some_must_be_left() -> None:
    case = open_table()
    assert [case.allows(f"north cut {number}") for number in (0, 1, 39, 40)] == [False, True, True, False]
    case = case.do("north cut 1, east bad-cut")
    assert case.told("claims-bad-cut", "seat") == ["east"]
    assert case.told("cut-again", "seat") == ["north"]


@pytest.mark.law("mus.20")
def test_who_has_objected_in_vain_may_object_to_the_next_cut() -> None:
    case = open_table().do("north cut 3, east bad-cut")
    assert case.may("south") == {"bad-cut"}
    assert case.may("east") == set()
    dealt = case.do("west deal")
    assert dealt.state.complained == ()
    # In the next hand he may say it again.
    case = dealt.do("west face-down, south no-hay-mus, south órdago, east quiero").falls()
    assert "bad-cut" in case.do(f"{case.turn} cut 2").may("east")


@pytest.mark.law("mus.19", "mus.20")
def test_at_the_open_table_the_dealer_deals_from_the_cut_pack() -> None:
    case = open_table().do("north cut 2, south bad-cut, north cut 5")
    assert (case.turn, case.may("west")) == ("west", {"deal", "bad-cut"})
    case = case.do("west deal")
    assert case.held("south") == [str(card) for card in (PACK[5:] + PACK[:5])[0:16:4]]


@pytest.mark.law("mus.20")
def test_a_second_bad_cut_may_be_objected_to_like_the_first() -> None:
    case = open_table().do("north cut 2, south bad-cut, north cut 1")
    assert "bad-cut" in case.may("south")
    assert case.do("south bad-cut").phase == "cut"


@pytest.mark.law("mus.20")
def test_a_bad_cut_stands_once_the_cards_are_dealt() -> None:
    case = open_table().do("north cut 39, west deal")
    assert [len(hand) for hand in case.state.hands] == [4, 4, 4, 4]
    assert not any("bad-cut" in case.may(name) for name in case.people)


@pytest.mark.law("mus.20")
def test_a_good_cut_stands_though_somebody_objects() -> None:
    case = open_table().do("north cut 3, east bad-cut")
    assert case.told("cut-stands", "seat") == [None]
    assert case.phase == "pack-cut"
    assert "bad-cut" not in case.may("east")


@pytest.mark.law("mus.47")
def test_the_dealer_may_turn_up_a_card() -> None:
    case = Mus(table="open", **NOTHING).do("west deal, west turned-up 6")
    assert case.phase == "discard"
    assert case.exposed == [case.held("east")[1]]


@pytest.mark.law("mus.89")
def test_words_may_be_said_out_of_turn_and_bind() -> None:
    case = talk(**NOTHING).do("north no-hay-mus, south mus, east mus")
    assert case.may("north") == {"no-hay-mus"}
    case = case.do("north no-hay-mus, west órdago, south paso, east paso, north paso")
    assert case.may("west") == {"órdago"}


@pytest.mark.law("mus.51", "mus.71")
def test_pares_are_what_the_players_say_until_the_showing() -> None:
    case = talk(**NOTHING).do("south no-hay-mus").passed().passed()
    assert case.may("south") >= {"sí", "no"}
    case = case.do("south sí, east sí, north no, west no, south órdago, east quiero")
    assert case.told("false-pares", "seat") == ["south", "east"]
    assert case.games == (0, 1)


@pytest.mark.law("mus.139")
def test_stones_must_be_claimed() -> None:
    case = talk(**NOTHING).do("south no-hay-mus, south envido 2, east paso, west paso")
    assert case.stones == (0, 0)
    assert case.allows("north claim deje-grande")


@pytest.mark.law("mus.92")
def test_a_false_sign_can_be_made_and_comes_to_light_at_the_showing() -> None:
    case = talk(**NOTHING, signals="open").do("south sign duples, south no-hay-mus").passed().passed()
    case = case.do("south no, east no, north no, west no, south no, east no, north no, west no").passed_out()
    assert case.told("false-sign", "seat") == ["south"]
    assert case.phase == "count"


NO = "south no, east no, north no, west no"


@pytest.mark.law("mus.92", "mus.99", "mus.100")
@pytest.mark.parametrize(
    ("hand", "early", "late"),
    [
        ("12O 11E 5E 5O", True, False),  # 30: a wink is false before Punto and true at it
        ("12O 7C 5E 4B", True, True),  # 26: false at any time
        ("12O 11E 10E 1B", False, True),  # 31, which he denies: true before Punto, and false at it
    ],
)
def test_what_a_wink_says_depends_on_when_it_is_made(hand: str, early: bool, late: bool) -> None:
    case = talk(**NOTHING | {"SOUTH": hand}, signals="open").do("south no-hay-mus")
    at_punto = case.passed().passed().do(f"{NO}, {NO}")
    assert at_punto.phase == "punto"
    for before, false in ((case, early), (at_punto, late)):
        winked = before.do("south sign wink")
        assert winked.state.signs[0].false is false


@pytest.mark.law("mus.92", "mus.98")
def test_at_punto_too_the_other_signs_say_what_they_always_say() -> None:
    hands = {"SOUTH": "7O 7C 4B 4O", "EAST": "11O 10C 5B 4C", "NORTH": "12O 11E 5E 5O", "WEST": "10O 6B 4E 2E"}
    case = talk(**hands, signals="open").do("south no-hay-mus").passed().passed().do(f"{NO}, {NO}")
    signed = case.do("south sign duples, north sign duples")
    assert [sign.false for sign in signed.state.signs] == [False, True]
    assert signed.passed_out().told("false-sign", "seat", "sign") == [("north", "duples")]


@pytest.mark.law("mus.92")
def test_a_true_sign_is_no_fault() -> None:
    hands = {**NOTHING, "SOUTH": "12O 12C 5E 4B"}
    case = talk(**hands, signals="open").do("south sign two-kings, south no-hay-mus, south órdago, east quiero")
    assert case.told("false-sign", "seat") == []


def test_nobody_is_told_that_a_declaration_was_false_before_the_showing() -> None:
    case = talk(**NOTHING).do("south no-hay-mus").passed().passed().do("south sí, east sí, north no, west no")
    assert case.told("false-pares", "seat") == []
    assert case.seen("south", by="east").cards == (None,) * 4
