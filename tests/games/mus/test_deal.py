"""Shuffle, cut and deal; the card turned up by accident."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tapete.cards import cut
from tapete.errors import Illegal
from tapete.games.mus.ranking import PACK
from tapete.games.mus.state import MusState
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tests.games.mus.table import (
    EAST,
    NORTH,
    PLAIN,
    SOUTH,
    WEST,
    after,
    allows,
    first_hand,
    held,
    lances,
    passed_out,
    start,
    talk,
    told,
    words,
)


def shuffled(**options: Any) -> MusState:
    """The pack in its plain order, ready to be cut."""
    return cast(MusState, start(**options).apply(TABLE, Action("deck", PACK)))


@pytest.mark.law("mus.18")
def test_the_player_at_the_manos_left_deals() -> None:
    state = shuffled()
    assert (state.mano, state.dealer) == (SOUTH, WEST)
    assert told(state, "shuffled") == [WEST]


@pytest.mark.law("mus.18")
def test_after_a_hand_the_mano_deals_and_his_right_is_mano() -> None:
    state = passed_out(lances(PLAIN))
    assert (state.dealer, state.mano) == (SOUTH, EAST)


@pytest.mark.law("mus.19")
def test_the_player_at_the_dealers_left_cuts() -> None:
    state = shuffled()
    assert state.turn == NORTH
    assert [seat for seat in range(4) if words(state, seat)] == [NORTH]


@pytest.mark.law("mus.20")
@pytest.mark.parametrize(("lifted", "valid"), [(2, False), (3, True), (37, True), (38, False)])
def test_at_least_three_cards_are_lifted_and_left(lifted: int, valid: bool) -> None:
    assert allows(shuffled(), NORTH, f"cut {lifted}") is valid


@pytest.mark.law("mus.21")
def test_four_cards_each_and_twenty_four_in_stock() -> None:
    state = after(shuffled(), "N cut 20")
    assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]
    assert len(state.stock) == 24
    assert len({*state.stock, *(card for hand in state.hands for card in hand)}) == 40


@pytest.mark.law("mus.22", "mus.23", "mus.24")
@pytest.mark.parametrize("lifted", [3, 20, 37])
def test_one_card_at_a_time_from_the_mano_to_the_right(lifted: int) -> None:
    state = after(shuffled(), f"N cut {lifted}")
    pack = cut(PACK, lifted)
    for seat in range(4):
        assert list(state.hands[seat]) == [pack[seat], pack[seat + 4], pack[seat + 8], pack[seat + 12]]
    assert state.stock == pack[16:]


@pytest.mark.law("mus.23")
def test_with_another_mano_the_deal_begins_with_him() -> None:
    state = cast(MusState, start({"dealer": NORTH}).apply(TABLE, Action("deck", PACK)))
    state = after(state, "E cut 3")
    assert state.hands[WEST][0] == PACK[3]
    assert state.hands[SOUTH][0] == PACK[4]


@pytest.mark.law("mus.24")
def test_every_turn_goes_to_the_right() -> None:
    state = talk(PLAIN)
    assert state.order == (SOUTH, EAST, NORTH, WEST)
    turns = []
    for _ in range(4):
        assert state.turn is not None
        turns.append(state.turn)
        state = cast(MusState, state.apply(state.turn, Action("mus")))
    assert turns == [SOUTH, EAST, NORTH, WEST]


@pytest.mark.law("mus.38")
def test_each_sees_his_own_four_cards_and_no_others() -> None:
    state = talk(PLAIN)
    for seat in range(4):
        view = state.view(seat)
        assert [[card is not None for card in place.cards] for place in view.seats] == [
            [place == seat] * 4 for place in range(4)
        ]
    assert all(card is None for place in state.view(None).seats for card in place.cards)


# Mus visto.


def turned_up(number: int = 6, hands: dict[int, str] | None = None, **options: Any) -> MusState:
    """West has turned up the n-th card he dealt."""
    return after(talk(hands or PLAIN, accidents="judge", **options), f"W turned-up {number}")


@pytest.mark.law("mus.47")
def test_a_card_turned_up_makes_mus_compulsory() -> None:
    state = turned_up()
    assert state.phase == "discard"
    assert state.exposed == (state.hands[EAST][1],)
    assert not any(allows(state, seat, "no-hay-mus") for seat in range(4))


@pytest.mark.law("mus.47")
@pytest.mark.parametrize(("number", "seat", "place"), [(1, SOUTH, 0), (4, WEST, 0), (5, SOUTH, 1), (16, WEST, 3)])
def test_the_nth_card_dealt_is_the_one_turned_up(number: int, seat: int, place: int) -> None:
    state = turned_up(number)
    assert state.exposed == (state.hands[seat][place],)
    for viewer in (None, SOUTH, EAST, NORTH, WEST):
        assert state.exposed[0] in state.view(viewer).seats[seat].cards


@pytest.mark.law("mus.47")
def test_a_clean_deal_leaves_the_talk_free() -> None:
    state = after(talk(PLAIN, accidents="judge"), "W face-down")
    assert words(state, SOUTH) == {"mus", "no-hay-mus"}


@pytest.mark.law("mus.48")
def test_in_mus_visto_one_may_stand() -> None:
    state = after(turned_up(), "S discard 12O 7C, E servido, N discard 1O 11C 7E, W discard 10O, W face-down")
    assert held(state, EAST) == PLAIN[EAST]
    assert len(state.stock) == 18
    assert state.phase == "mus"
    assert words(state, SOUTH) == {"mus", "no-hay-mus"}


@pytest.mark.law("mus.48")
def test_if_all_stand_nothing_is_served() -> None:
    state = after(turned_up(), "S servido, E servido, N servido, W servido")
    assert len(state.stock) == 24
    assert state.phase == "mus"


@pytest.mark.law("mus.47")
def test_the_card_seen_is_no_longer_known_once_its_holder_discards() -> None:
    state = after(turned_up(6), "S discard 7C, E discard 11O")
    assert state.exposed == ()
    still = after(turned_up(6), "S discard 7C, E servido")
    assert still.exposed == (still.hands[EAST][1],)


@pytest.mark.law("mus.47")
def test_a_card_turned_up_in_the_service_stands_unless_agreed() -> None:
    script = "W face-down, S mus, E mus, N mus, W mus, S discard 12O 7C, E discard 5B, N discard 1O, W discard 2E"
    for manner, phase in (("stands", "mus"), ("mus-visto", "discard")):
        state = after(talk(PLAIN, accidents="judge", exposed_in_service=manner), script)
        state = after(state, "W turned-up 2")
        assert state.phase == phase
        assert state.exposed == (state.hands[SOUTH][3],)


@pytest.mark.law("mus.48")
def test_where_it_is_agreed_one_who_stands_closes_the_mus() -> None:
    script = "S discard 7C, E servido, N discard 1O, W discard 2E, W face-down"
    assert after(turned_up(servido_closes_mus=True), script).phase == "grande"
    script = "S servido, E servido, N servido, W servido"
    assert after(turned_up(servido_closes_mus=True), script).phase == "grande"
    script = "S discard 7C, E discard 5B, N discard 1O, W discard 2E, W face-down"
    assert after(turned_up(servido_closes_mus=True), script).phase == "mus"


@pytest.mark.law("mus.47", "mus.48")
@pytest.mark.parametrize("manner", ["stands", "mus-visto"])
def test_a_card_turned_up_in_the_service_that_closes_the_mus_is_seen_and_opens_it_no_more(manner: str) -> None:
    state = turned_up(servido_closes_mus=True, exposed_in_service=manner)
    state = after(state, "S discard 7C, E servido, N discard 1O, W discard 2E, W turned-up 1")
    assert (state.phase, state.turn) == ("grande", SOUTH)
    assert state.exposed == (state.hands[EAST][1], state.hands[SOUTH][3])
    assert state.view(WEST).seats[SOUTH].cards == (state.hands[SOUTH][3], None, None, None)


@pytest.mark.law("mus.44", "mus.48")
def test_where_one_who_stands_closes_the_mus_of_a_first_hand_the_mano_for_the_moment_opens() -> None:
    state = after(first_hand(PLAIN, accidents="judge", servido_closes_mus=True), "W turned-up 1")
    state = after(state, "S servido, E discard 5B, N discard 1O, W discard 2E, S face-down")
    assert (state.phase, state.dealer, state.turn) == ("grande", SOUTH, EAST)


@pytest.mark.law("mus.44", "mus.47")
def test_mus_visto_in_a_first_hand_makes_the_mano_dealer() -> None:
    state = after(first_hand(PLAIN, accidents="judge"), "W turned-up 1")
    state = after(state, "S servido, E discard 5B, N discard 1O, W discard 2E, S face-down")
    assert (state.dealer, state.mano) == (SOUTH, EAST)
    assert words(state, EAST) == {"pasa-la-baraja", "no-hay-mus"}


@pytest.mark.law("mus.47")
def test_accidents_by_chance_happen_one_deal_in_twenty() -> None:
    state = talk(PLAIN, accidents="random")
    lots = list(range(1, 21))
    quiet = state.apply(TABLE, Action("accident", tuple(lots)))
    assert quiet.phase == "mus"
    # The twentieth lot is an accident; the next lot that is no higher than 16 says which card.
    lots = [20, 17, 6, *(lot for lot in lots if lot not in (20, 17, 6))]
    seen = cast(MusState, state.apply(TABLE, Action("accident", tuple(lots))))
    assert seen.phase == "discard"
    assert seen.exposed == (seen.hands[EAST][1],)


def test_a_hand_written_down_is_dealt_so() -> None:
    state = talk(PLAIN, stock="3O 3C")
    assert [held(state, seat) for seat in range(4)] == list(PLAIN.values())
    assert [card.text for card in state.stock[:2]] == ["3O", "3C"]


def test_nobody_else_may_cut() -> None:
    with pytest.raises(Illegal):
        after(shuffled(), "S cut 5")
