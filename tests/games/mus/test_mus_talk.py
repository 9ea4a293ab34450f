"""Mus or no mus, the moving pack of a first hand, the discards and the service."""

from __future__ import annotations

from typing import cast

import pytest

from tapete.cards import cards
from tapete.games.mus.mus_talk import MUS_LIMIT
from tapete.games.mus.ranking import PACK
from tapete.games.mus.state import MusState
from tapete.table.action import Action
from tapete.table.chance import TABLE, Seeded
from tests.games.mus.table import (
    EAST,
    EW,
    NORTH,
    PLAIN,
    SN,
    SOUTH,
    WEST,
    after,
    allows,
    first_hand,
    held,
    lances,
    passed,
    passed_out,
    start,
    taken,
    talk,
    told,
    words,
)

ALL_MUS = "S mus, E mus, N mus, W mus"
ALL_MOVE = "S pasa-la-baraja, E pasa-la-baraja, N pasa-la-baraja, W pasa-la-baraja"


def dropping(state: MusState, **numbers: int) -> MusState:
    """Each in turn puts down so many of his cards, the first ones of his hand."""
    while state.phase == "discard":
        seat = state.turn
        assert seat is not None
        chosen = state.hands[seat][: numbers["SENW"[seat]]]
        state = cast(MusState, state.apply(seat, Action("discard", tuple(sorted(chosen)))))
    return state


# The talk.


@pytest.mark.law("mus.39")
def test_the_mano_speaks_first_and_has_two_choices() -> None:
    state = talk(PLAIN)
    assert words(state, SOUTH) == {"mus", "no-hay-mus"}
    assert not any(words(state, seat) for seat in (EAST, NORTH, WEST))


@pytest.mark.law("mus.40")
def test_each_in_turn_must_speak() -> None:
    state = after(talk(PLAIN), "S mus, E mus")
    assert words(state, NORTH) == {"mus", "no-hay-mus"}
    assert not words(state, WEST)


@pytest.mark.law("mus.41")
def test_one_cut_is_enough_and_the_rest_are_not_asked() -> None:
    state = after(talk(PLAIN), "S mus, E mus, N no-hay-mus")
    assert state.phase == "grande"
    assert [held(state, seat) for seat in range(4)] == list(PLAIN.values())
    assert WEST not in told(state, "mus")


@pytest.mark.law("mus.42")
def test_the_mano_and_not_the_cutter_opens_the_lances() -> None:
    assert after(talk(PLAIN), "S mus, E mus, N no-hay-mus").turn == SOUTH


@pytest.mark.law("mus.77")
def test_mus_means_to_change_one_to_four_cards() -> None:
    state = after(talk(PLAIN), f"{ALL_MUS}, S discard 12O")
    assert not allows(state, EAST, "discard")
    assert not allows(state, EAST, "servido")
    assert allows(state, EAST, "discard 11O")
    assert allows(state, EAST, "discard 11O 10C 6E 5B")
    assert not allows(state, EAST, "discard 12O")


# The first hand.


@pytest.mark.law("mus.43")
def test_in_a_first_hand_the_pack_is_moved_in_silence() -> None:
    state = first_hand(PLAIN)
    assert words(state, SOUTH) == {"pasa-la-baraja", "no-hay-mus"}
    state = after(state, "S pasa-la-baraja")
    assert words(state, EAST) == {"pasa-la-baraja", "no-hay-mus"}
    assert not words(state, SOUTH)
    assert told(state, "mus") == []


@pytest.mark.law("mus.43", "mus.89")
def test_only_he_who_has_the_pack_can_move_it() -> None:
    state = first_hand(PLAIN, talk="open")
    assert words(state, NORTH) == {"no-hay-mus"}
    state = after(state, "N no-hay-mus, S pasa-la-baraja, E pasa-la-baraja")
    assert words(state, NORTH) == {"no-hay-mus"}


@pytest.mark.law("mus.43")
@pytest.mark.parametrize(
    ("manner", "first", "second"),
    [("every-game", True, True), ("first-game-only", True, False), ("off", False, False)],
)
def test_in_which_games_the_pack_moves(manner: str, first: bool, second: bool) -> None:
    for games, moves in (((0, 0), first), ((1, 0), second)):
        state = talk(PLAIN, facts={"hand_of_game": 1, "games": games}, first_hand=manner)
        assert state.pack_moves is moves


@pytest.mark.law("mus.43")
def test_the_second_hand_is_an_ordinary_one() -> None:
    state = after(first_hand(PLAIN), "S no-hay-mus")
    state = passed_out(state)
    state = cast(MusState, state.apply(TABLE, Action("deck", PACK)))
    assert not state.pack_moves


@pytest.mark.law("mus.44")
def test_if_nobody_cuts_the_mano_becomes_dealer() -> None:
    state = dropping(after(first_hand(PLAIN), ALL_MOVE), S=1, E=1, N=1, W=1)
    assert (state.dealer, state.mano, state.turn) == (SOUTH, EAST, EAST)
    state = after(state, "E pasa-la-baraja, N pasa-la-baraja, W pasa-la-baraja, S pasa-la-baraja")
    assert state.turn == EAST  # the mano for the moment discards first
    state = dropping(state, S=1, E=1, N=1, W=1)
    assert (state.dealer, state.mano) == (EAST, NORTH)


@pytest.mark.law("mus.45")
def test_the_new_dealer_serves_beginning_at_his_right() -> None:
    state = after(first_hand(PLAIN), ALL_MOVE)
    stock = state.stock
    state = dropping(state, S=1, E=3, N=2, W=4)
    assert len(state.stock) == 14
    assert state.hands[EAST][1:] == stock[:3]
    assert state.hands[NORTH][2:] == stock[3:5]
    assert state.hands[WEST] == stock[5:9]
    assert state.hands[SOUTH][3:] == stock[9:10]


@pytest.mark.law("mus.46")
def test_the_cutter_of_a_first_hand_is_its_mano() -> None:
    state = after(first_hand(PLAIN), "S pasa-la-baraja, E no-hay-mus")
    assert state.order == (EAST, NORTH, WEST, SOUTH)
    for lance in ("grande", "chica"):
        assert (state.phase, state.turn) == (lance, EAST)
        state = passed(state)


@pytest.mark.law("mus.46")
def test_equal_hands_of_a_first_hand_are_decided_from_the_cutter() -> None:
    hands = {SOUTH: "7O 6C 5E 4B", EAST: "7B 6E 5C 4O", NORTH: "7C 6O 5O 4C", WEST: "7E 6B 5B 4E"}
    by_south = passed_out(after(first_hand(hands), "S no-hay-mus"))
    by_west = passed_out(after(first_hand(hands), "S pasa-la-baraja, E pasa-la-baraja, N pasa-la-baraja, W no-hay-mus"))
    assert {pair for pair, _, _ in taken(by_south)} == {SN}
    assert {pair for pair, _, _ in taken(by_west)} == {EW}
    # The cutter deals the second hand.
    assert (by_west.dealer, by_west.mano) == (WEST, SOUTH)


# The discard.


@pytest.mark.law("mus.58", "mus.60")
def test_discards_are_made_in_turn_from_the_mano() -> None:
    state = after(talk(PLAIN), ALL_MUS)
    for seat in (SOUTH, EAST, NORTH, WEST):
        assert state.phase == "discard"
        assert [place for place in range(4) if words(state, place)] == [seat]
        state = cast(MusState, state.apply(seat, Action("discard", (state.hands[seat][0],))))
    assert state.phase == "mus"


@pytest.mark.law("mus.59")
def test_each_is_served_as_many_as_he_put_down() -> None:
    state = after(talk(PLAIN), ALL_MUS)
    stock = state.stock
    state = dropping(state, S=4, E=1, N=2, W=3)
    assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]
    assert len(state.stock) == 14
    assert state.hands[SOUTH] == stock[:4]
    assert state.hands[WEST][1:] == stock[7:10]


@pytest.mark.law("mus.59")
def test_nobody_is_served_before_all_have_discarded() -> None:
    state = after(talk(PLAIN), f"{ALL_MUS}, S discard 12O 7C 5E 4B")
    assert state.hands[SOUTH] == ()
    assert len(state.stock) == 24


@pytest.mark.law("mus.61")
def test_the_others_learn_how_many_and_not_which() -> None:
    state = after(talk({SOUTH: "7O 5C 1E 1B"}), f"{ALL_MUS}, S discard 7O 5C")
    assert state.view(EAST).seats[SOUTH].discards == (None, None)
    assert state.view(SOUTH).seats[SOUTH].discards == cards("7O 5C")
    seen = [event for event in state.view(EAST).events if event.seat == SOUTH and event.key == "discards"]
    assert [event.details for event in seen] == [(("number", 2),)]


@pytest.mark.law("mus.62")
def test_the_discard_is_repeated_as_long_as_all_want_it() -> None:
    state = talk(PLAIN)
    for number in range(1, 4):
        state = dropping(after(state, ALL_MUS), S=1, E=1, N=1, W=1)
        assert (state.phase, state.rounds, state.turn) == ("mus", number, SOUTH)
    assert after(state, "S mus, E mus, N mus, W no-hay-mus").phase == "grande"


def after_sixteen() -> MusState:
    """All four have changed all their cards once: eight are left in stock."""
    state = dropping(after(talk(PLAIN), ALL_MUS), S=4, E=4, N=4, W=4)
    assert (len(state.stock), len(state.waste)) == (8, 16)
    return after(state, ALL_MUS)


@pytest.mark.law("mus.63")
def test_when_the_stock_runs_out_the_discards_of_all_are_shuffled() -> None:
    before = after_sixteen()
    state = dropping(before, S=4, E=3, N=3, W=2)
    assert state.phase == "reshuffle"
    assert state.owed == (0, 0, 2, 2)
    chance = state.chance
    assert chance is not None
    assert len(chance.items) == 28
    state = cast(MusState, state.apply(TABLE, chance.settled(b"heap")))
    assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]
    assert (len(state.stock), len(state.waste)) == (24, 0)
    assert state.hands[NORTH][1:2] == before.stock[7:8]  # what had been served stays


@pytest.mark.law("mus.64")
def test_the_discards_of_one_who_alone_is_short_stay_apart() -> None:
    before = after_sixteen()
    own = before.hands[WEST][:2]
    state = dropping(before, S=2, E=3, N=3, W=2)
    assert state.owed == (0, 0, 0, 2)
    chance = state.chance
    assert chance is not None
    assert len(chance.items) == 24
    assert not set(own) & set(chance.items)
    state = cast(MusState, state.apply(TABLE, chance.settled(b"heap")))
    assert not set(own) & set(state.hands[WEST])
    assert (len(state.stock), set(state.waste)) == (22, set(own))


@pytest.mark.law("mus.63")
def test_a_stock_that_just_suffices_is_not_mended() -> None:
    state = dropping(after_sixteen(), S=2, E=2, N=2, W=2)
    assert (state.phase, len(state.stock), len(state.waste)) == ("mus", 0, 24)
    # Then nothing is left at all, and the next service begins with the heap.
    state = dropping(after(state, ALL_MUS), S=1, E=1, N=1, W=1)
    assert state.phase == "reshuffle"
    chance = state.chance
    assert chance is not None
    assert len(chance.items) == 28


@pytest.mark.law("mus.64")
def test_in_a_first_hand_the_new_dealer_is_the_last_to_be_served() -> None:
    state = dropping(after(first_hand(PLAIN), ALL_MOVE), S=4, E=4, N=4, W=4)
    state = after(state, "E pasa-la-baraja, N pasa-la-baraja, W pasa-la-baraja, S pasa-la-baraja")
    state = dropping(state, S=3, E=3, N=2, W=2)
    assert (state.dealer, state.owed) == (EAST, (0, 2, 0, 0))


@pytest.mark.law("mus.62")
def test_mus_without_end_is_stopped_by_the_engine_alone() -> None:
    state, lots = talk(PLAIN), Seeded(b"endless")
    while "mus" in words(state, SOUTH):
        state = dropping(after(state, ALL_MUS), S=1, E=1, N=1, W=1)
        if state.chance is not None:
            state = cast(MusState, state.apply(TABLE, lots.settle(state.chance)))
    assert state.rounds == MUS_LIMIT
    state = after(state, "S no-hay-mus")
    assert told(state, "mus-limit") == [None]
    assert state.phase == "grande"


def test_a_match_that_starts_with_a_first_hand_starts_a_game() -> None:
    state = start({"hand_of_game": 1})
    assert state.game_hand == 0
    assert lances(PLAIN).game_hand == 2
