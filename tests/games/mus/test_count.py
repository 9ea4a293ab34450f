"""Stones that must be claimed, and those that are forgotten."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tapete.games.mus.ranking import PACK
from tapete.games.mus.state import MusState
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tests.games.mus.table import (
    EAST,
    EW,
    NORTH,
    SN,
    SOUTH,
    WEST,
    after,
    dealt,
    games,
    held,
    lances,
    passed,
    passed_out,
    score,
    taken,
    told,
    words,
)

NOTHING = {SOUTH: "12O 7C 5E 4B", EAST: "11O 10C 5B 4C", NORTH: "11C 7E 6B 1O", WEST: "10O 7B 4E 2E"}
"""South has the best Grande, West the best Chica, East the best Punto."""


def manual(score_before: tuple[int, int] = (0, 0), **options: Any) -> MusState:
    return lances(NOTHING, score_before, claims="manual", **options)


def claims(state: MusState, seat: int) -> set[str]:
    return {word.split()[1] for word in words(state, seat) if word.startswith("claim ")}


@pytest.mark.law("mus.139", "mus.106")
def test_each_pair_claims_its_own_stones_and_only_those() -> None:
    state = passed_out(manual())
    assert state.phase == "count"
    assert claims(state, SOUTH) == claims(state, NORTH) == {"grande"}
    assert claims(state, EAST) == claims(state, WEST) == {"chica", "punto"}
    assert score(state) == (0, 0)


@pytest.mark.law("mus.139")
def test_what_is_claimed_is_collected_in_order_when_both_pairs_are_done() -> None:
    state = after(passed_out(manual()), "W claim punto, N claim grande, E claim chica, S done, W done")
    assert taken(state) == [(SN, 1, "grande-pass"), (EW, 1, "chica-pass"), (EW, 1, "punto")]
    assert state.phase == "shuffle"


@pytest.mark.law("mus.139")
def test_a_forgotten_stone_is_lost_when_the_pack_is_cut() -> None:
    before = after(passed_out(manual()), "S claim grande, S done, E claim punto, E done")
    assert score(before) == (1, 1)
    assert told(before, "forgotten") == [EW]
    state = cast(MusState, before.apply(TABLE, Action("deck", PACK)))
    state = after(state, f"{'SENW'[state.cutter]} cut 20")
    assert not any(claims(state, seat) for seat in range(4))


@pytest.mark.law("mus.139")
def test_the_cutter_may_close_the_count_over_the_others_heads() -> None:
    # South was mano and deals next, so West cuts. East-West are done; South-North have not claimed Grande.
    state = after(passed_out(manual()), "E claim chica, E claim punto")
    assert "cut" not in words(state, WEST)  # his own pair is still counting
    state = after(state, "E done")
    assert "cut" in words(state, WEST)
    assert "cut" not in words(state, SOUTH) | words(state, EAST) | words(state, NORTH)
    in_time = after(state, "N claim grande, W cut 20")
    assert score(in_time) == (1, 2)
    late = after(state, "W cut 20")
    assert score(late) == (0, 2)
    # The pack has been cut: after the shuffle it is dealt at once.
    state = cast(MusState, late.apply(TABLE, Action("deck", PACK)))
    assert (state.phase, state.mano) == ("mus", EAST)


@pytest.mark.law("mus.139", "mus.105")
def test_a_deje_can_be_claimed_at_once_and_counts_from_then() -> None:
    state = after(manual(), "S envido 2, E paso, W paso")
    assert score(state) == (0, 0)
    assert claims(state, NORTH) == {"deje-grande"}
    assert claims(state, EAST) == set()
    state = after(state, "N claim deje-grande")
    assert score(state) == (1, 0)
    assert claims(state, SOUTH) == set()


@pytest.mark.law("mus.139", "mus.121")
def test_a_game_is_won_only_with_claimed_stones() -> None:
    state = after(manual((39, 39)), "S envido 2, E paso, W paso")
    assert games(state) == (0, 0)
    claimed = after(state, "S claim deje-grande")
    assert games(claimed) == (1, 0)
    assert claimed.shown
    # Not claimed in time, the stone is worth nothing, and the others win.
    state = passed_out(state)
    state = after(state, "S done, E claim chica, E done")
    assert games(state) == (0, 1)


@pytest.mark.law("mus.139")
def test_by_default_nothing_is_forgotten() -> None:
    state = passed_out(lances(NOTHING))
    assert state.phase == "shuffle"
    assert [amount for _, amount, _ in taken(state)] == [1, 1, 1]


@pytest.mark.law("mus.139", "mus.51")
def test_a_deje_got_by_a_false_word_can_no_longer_be_claimed() -> None:
    hands = {**NOTHING, EAST: "6O 6C 5B 4C"}
    state = lances(hands, claims="manual", declarations="free")
    state = after(passed(passed(state)), "S sí, E sí, N no, W no, S envido 5, E no-quiero")
    for claimed in (False, True):
        now = after(state, "S claim deje-pares") if claimed else state
        now = passed(after(now, "S no, E no, N no, W no"))
        assert "deje-pares" not in claims(now, SOUTH)
        assert score(now) == (0, 0)
        assert "pares" in claims(now, EAST)
        assert told(now, "gives-back") == [SN] * claimed


@pytest.mark.law("mus.139", "mus.50")
def test_a_deje_claimed_at_the_count_may_win_and_nobody_shows_his_cards_again() -> None:
    state = passed_out(after(manual((39, 0)), "S envido 2, E paso, W paso"))
    state = after(state, "N claim deje-grande")
    assert games(state) == (1, 0)
    assert told(state, "shows") == [SOUTH, EAST, NORTH, WEST]


@pytest.mark.law("mus.139", "mus.51")
@pytest.mark.parametrize(
    "script",
    [
        "S claim deje-grande",  # in mid-hand; the false deje was never taken
        "S no, E no, N no, W no, S paso, E paso, N paso, W paso, S claim deje-grande",  # at the count
    ],
)
def test_a_false_deje_that_was_not_taken_does_not_spoil_a_true_one(script: str) -> None:
    hands = {**NOTHING, EAST: "6O 6C 5B 4C"}
    state = lances(hands, (39, 0), claims="manual", declarations="free")
    state = passed(after(state, "S envido 2, E paso, W paso"))
    state = after(state, "S sí, E sí, N no, W no, S envido 5, E no-quiero")
    assert games(after(state, script)) == (1, 0)


@pytest.mark.law("mus.139", "mus.51")
def test_a_false_deje_that_was_given_back_does_not_spoil_a_true_one() -> None:
    hands = {**NOTHING, EAST: "6O 6C 5B 4C"}
    state = lances(hands, (38, 0), claims="manual", declarations="free")
    state = passed(after(state, "S paso, E envido 2, N más 2, W paso, E paso"))  # a deje of two
    state = after(state, "S sí, E sí, N no, W no, S envido 5, E no-quiero, S claim deje-pares")
    assert games(after(state, "S claim deje-grande")) == (1, 0)  # without the false stone it is 40
    state = after(state, "S no, E no, N no, W no, S paso, E paso, N paso, W paso")
    assert score(state) == (38, 0)
    assert games(after(state, "S claim deje-grande")) == (1, 0)


@pytest.mark.law("mus.139")
def test_a_hand_written_down_is_dealt_to_a_pack_that_was_cut_at_the_count() -> None:
    state = after(passed_out(manual()), "E claim chica, E claim punto, E done, W cut 20")
    state = dealt(state, NOTHING)
    assert (state.phase, state.mano) == ("mus", EAST)
    assert [held(state, seat) for seat in range(4)] == list(NOTHING.values())


def test_a_pair_that_is_done_may_still_claim_until_the_others_are() -> None:
    state = after(passed_out(manual()), "S done")
    assert claims(state, NORTH) == {"grande"}
    assert state.turn == EAST


def test_the_count_of_a_hand_begins_with_the_manos_pair() -> None:
    assert passed_out(manual()).turn == SOUTH
