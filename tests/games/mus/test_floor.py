"""The open table: what can go wrong there, and what the law makes of it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tapete.games.mus.ranking import PACK
from tapete.games.mus.state import MusState
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tests.games.mus.table import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    after,
    allows,
    dealt,
    games,
    passed,
    passed_out,
    score,
    start,
    told,
    words,
)

NOTHING = {SOUTH: "12O 7C 5E 4B", EAST: "11O 10C 5B 4C", NORTH: "11C 7E 6B 1O", WEST: "10O 7B 4E 2E"}


def open_table(score_before: tuple[int, int] = (0, 0), **options: Any) -> MusState:
    """The pack is shuffled at the open table."""
    state = start({"score": score_before}, table="open", **options)
    return cast(MusState, state.apply(TABLE, Action("deck", PACK)))


def talk(hands: dict[int, str], **options: Any) -> MusState:
    state = dealt(start(table="open", **options), hands)
    return after(state, "W deal, W face-down")


@pytest.mark.law("mus.20")
def test_a_bad_cut_is_made_again_if_it_is_noticed() -> None:
    state = after(open_table(), "N cut 2")
    assert state.phase == "pack-cut"
    assert "bad-cut" in words(state, SOUTH)
    state = after(state, "S bad-cut")
    assert (state.phase, state.turn, state.deck) == ("cut", NORTH, PACK)
    assert after(state, "N cut 20, W deal").phase == "exposure"


@pytest.mark.law("mus.20")
def test_a_second_bad_cut_may_be_objected_to_like_the_first() -> None:
    state = after(open_table(), "N cut 2, S bad-cut, N cut 1")
    assert "bad-cut" in words(state, SOUTH)
    assert after(state, "S bad-cut").phase == "cut"


@pytest.mark.law("mus.20")
def test_a_bad_cut_stands_once_the_cards_are_dealt() -> None:
    state = after(open_table(), "N cut 39, W deal")
    assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]
    assert not any(allows(state, seat, "bad-cut") for seat in range(4))


@pytest.mark.law("mus.20")
def test_a_good_cut_stands_though_somebody_objects() -> None:
    state = after(open_table(), "N cut 3, E bad-cut")
    assert told(state, "cut-stands") == [None]
    assert state.phase == "pack-cut"
    assert "bad-cut" not in words(state, EAST)


@pytest.mark.law("mus.47")
def test_the_dealer_may_turn_up_a_card() -> None:
    state = after(dealt(start(table="open"), NOTHING), "W deal, W turned-up 6")
    assert state.phase == "discard"
    assert state.exposed == (state.hands[EAST][1],)


@pytest.mark.law("mus.89")
def test_words_may_be_said_out_of_turn_and_bind() -> None:
    state = after(talk(NOTHING), "N no-hay-mus, S mus, E mus")
    assert words(state, NORTH) == {"no-hay-mus"}
    state = after(state, "N no-hay-mus, W órdago, S paso, E paso, N paso")
    assert words(state, WEST) == {"órdago"}


@pytest.mark.law("mus.51", "mus.71")
def test_pares_are_what_the_players_say_until_the_showing() -> None:
    state = after(talk(NOTHING), "S no-hay-mus")
    state = passed(passed(state))
    assert words(state, SOUTH) >= {"sí", "no"}
    state = after(state, "S sí, E sí, N no, W no, S órdago, E quiero")
    assert told(state, "false-pares") == [SOUTH, EAST]
    assert games(state) == (0, 1)


@pytest.mark.law("mus.139")
def test_stones_must_be_claimed() -> None:
    state = after(talk(NOTHING), "S no-hay-mus, S envido 2, E paso, W paso")
    assert score(state) == (0, 0)
    assert allows(state, NORTH, "claim deje-grande")


@pytest.mark.law("mus.92")
def test_a_false_sign_can_be_made_and_comes_to_light_at_the_showing() -> None:
    state = after(talk(NOTHING, signals="open"), "S sign duples, S no-hay-mus")
    state = passed(passed(state))
    state = after(state, "S no, E no, N no, W no, S no, E no, N no, W no")
    state = passed_out(state)
    assert told(state, "false-sign") == [SOUTH]
    assert state.phase == "count"


@pytest.mark.law("mus.92")
def test_a_true_sign_is_no_fault() -> None:
    hands = {**NOTHING, SOUTH: "12O 12C 5E 4B"}
    state = after(talk(hands, signals="open"), "S sign two-kings, S no-hay-mus, S órdago, E quiero")
    assert told(state, "false-sign") == []


def test_nobody_is_told_that_a_declaration_was_false_before_the_showing() -> None:
    state = passed(passed(after(talk(NOTHING), "S no-hay-mus")))
    state = after(state, "S sí, E sí, N no, W no")
    assert told(state, "false-pares") == []
    assert state.view(EAST).seats[SOUTH].cards == (None,) * 4
