"""What each may see: hands, tricks, counters."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import Card, cards
from tapete.games.malilla.state import MalillaState
from tapete.table.view import Piece
from tests.games.malilla.table import (
    ALL_FIVE,
    ANA,
    BARROTADA,
    BLAS,
    CLARA,
    COJA,
    DIEGO,
    WHOLE_SUITS,
    after,
    endgame,
    hand,
    last_trick,
    played,
    start,
    turning,
)

THREE_TRICKS = {ANA: "9O 5C 2E", BLAS: "2O 6C 3E", CLARA: "3O 7C 9E", DIEGO: "4O 9C 4E"}


def three_tricks(of: str = "malilla", **options: Any) -> MalillaState:
    """Ana, then Diego, then Clara have taken a trick."""
    state = endgame(THREE_TRICKS, of=of, **options)
    return played(state, "9O 2O 3O 4O 5C 6C 7C 9C 4E 2E 3E 9E")


def seen(state: MalillaState, viewer: int | None) -> list[str]:
    """The first card of every trick the viewer may look at."""
    return [trick[0].text for seat in state.view(viewer).seats for trick in seat.tricks]


def pieces(total: int) -> list[tuple[str, int]]:
    score = start(facts={"score": [total, -total]}).view(None).scores[0]
    return [(piece.kind, piece.count) for piece in score.pieces]


# Hands.


def test_a_hand_is_held_by_suits_from_the_malilla_down() -> None:
    own = "2C 12O 9C 1C 10O 8C 9O 11O 1O 3C 12C 8O"
    state = hand({ANA: own})
    assert state.view(ANA).seats[ANA].cards == cards("9O 1O 12O 11O 10O 8O 9C 1C 12C 8C 3C 2C")


@pytest.mark.law("mal.69")
def test_of_the_dealers_hand_all_know_one_card() -> None:
    state = turning("11B")
    assert Card.parse("11B") in state.known(ANA)
    assert state.known(ANA) == {*state.hands[ANA], Card.parse("11B")}
    assert state.known(None) == {Card.parse("11B")}


def test_a_player_sees_his_own_hand_and_nobody_elses() -> None:
    state = hand({})
    for viewer in range(4):
        for seat, place in enumerate(state.view(viewer).seats):
            assert set(place.cards) == (set(state.hands[seat]) if seat == viewer else {None})
            assert len(place.cards) == 12
    assert all(place.cards == (None,) * 12 for place in state.view(None).seats)


def test_a_spectator_is_asked_nothing_and_a_player_what_he_may_do() -> None:
    state = hand({})
    assert state.view(None).prompt is None
    assert state.view(BLAS).prompt is None
    assert state.view(ANA).prompt == state.prompt(ANA)


@pytest.mark.law("mal.13", "mal.15")
def test_the_places_carry_their_roles() -> None:
    assert [place.roles for place in hand({}).view(None).seats] == [("mano",), (), (), ("pie",)]
    five = turning("5B", BARROTADA, alcalde=True)
    assert [place.roles for place in five.view(None).seats] == [("mano",), (), (), ("pie",), ("alcalde",)]


# Tricks.


@pytest.mark.law("mal.93")
def test_one_may_look_at_the_tricks_of_ones_own_side_and_never_at_the_opponents() -> None:
    state = last_trick(turning("5B"), {ANA: (4, "O"), CLARA: (3, "C"), BLAS: (5, "rest")})
    view = state.view(ANA)
    assert len(view.seats[ANA].tricks) == 4
    assert len(view.seats[CLARA].tricks) == 3
    assert view.seats[BLAS].tricks == ()
    assert view.seats[BLAS].taken == 4
    assert len(state.view(BLAS).seats[BLAS].tricks) == 4
    assert state.view(BLAS).seats[ANA].tricks == ()


@pytest.mark.law("mal.93")
def test_opponents_and_spectators_see_how_many_tricks_but_not_which() -> None:
    state = three_tricks()
    assert [place.taken for place in state.view(None).seats] == [1, 0, 1, 1]
    assert seen(state, None) == []
    assert seen(state, BLAS) == ["5C"]
    assert seen(state, ANA) == ["9O", "4E"]


@pytest.mark.law("mal.93")
@pytest.mark.parametrize("name", [BARROTADA, COJA])
def test_who_plays_for_himself_looks_at_his_own_only(name: str) -> None:
    state = endgame({**THREE_TRICKS, BLAS: "1O 6C 3E"}, of=name)
    state = played(state, "9O 1O 3O" if name == COJA else "9O 1O 3O 4O")
    assert seen(state, ANA) == ["9O"]
    assert seen(state, CLARA) == []


@pytest.mark.law("mal.93")
def test_the_trick_just_made_is_seen_by_all_until_the_next_is_led_to() -> None:
    state = endgame(THREE_TRICKS)
    state = played(state, "9O 2O 3O 4O")
    assert [played.card for played in state.view(BLAS).last_trick] == list(cards("9O 2O 3O 4O"))
    assert len(state.view(None).last_trick) == 4
    state = played(state, "5C")
    assert state.view(BLAS).last_trick == ()
    assert state.view(None).last_trick == ()
    assert len(state.view(CLARA).last_trick) == 4


@pytest.mark.law("mal.94")
def test_where_it_was_agreed_only_the_last_trick_is_open_to_view() -> None:
    state = three_tricks(view_last_trick_only=True)
    for viewer in (ANA, BLAS, CLARA, DIEGO):
        assert seen(state, viewer) == ["4E"]


@pytest.mark.law("mal.94")
def test_then_even_ones_own_earlier_tricks_are_closed() -> None:
    state = last_trick(turning("5B", view_last_trick_only=True), {BLAS: (3, "E"), ANA: (9, "rest")})
    assert len(state.taken) == 11
    assert [len(place.tricks) for place in state.view(ANA).seats] == [1, 0, 0, 0]
    assert state.view(ANA).seats[ANA].tricks == (state.taken[-1].cards,)


@pytest.mark.law("mal.94")
def test_it_is_off_by_default() -> None:
    assert start().rules["view_last_trick_only"] is False


# Counters.


@pytest.mark.law("mal.58")
def test_at_the_beginning_both_sides_stand_at_nothing() -> None:
    view = start().view(None)
    assert [(score.total, score.pieces, score.seats) for score in view.scores] == [
        (0, (), (ANA, CLARA)),
        (0, (), (BLAS, DIEGO)),
    ]
    assert view.unit == "tantos"


@pytest.mark.law("mal.58")
@pytest.mark.parametrize(
    ("total", "counters"),
    [(7, [("one", 7)]), (30, [("ten", 3)]), (99, [("ten", 9), ("one", 9)])],
)
def test_what_is_won_is_marked_in_pieces_of_ten_and_singles(total: int, counters: list[tuple[str, int]]) -> None:
    assert pieces(total) == counters


@pytest.mark.law("mal.58")
@pytest.mark.parametrize("total", range(100))
def test_nine_pieces_of_ten_and_ten_singles_suffice_below_a_hundred(total: int) -> None:
    counters = dict(pieces(total))
    assert counters.get("ten", 0) <= 9
    assert counters.get("one", 0) <= 10
    assert 10 * counters.get("ten", 0) + counters.get("one", 0) == total


@pytest.mark.law("mal.59")
def test_each_full_hundred_is_marked_apart_with_a_coin() -> None:
    assert pieces(130) == [("hundred", 1), ("ten", 3)]
    assert pieces(95) == [("ten", 9), ("one", 5)]
    assert pieces(600) == [("hundred", 6)]


@pytest.mark.law("mal.59")
def test_from_95_a_win_of_35_makes_a_coin_and_30() -> None:
    state = last_trick(turning("5B", facts={"score": [95, -95]}), {BLAS: (1, ""), ANA: (11, "rest")})
    state = played(state, " ".join(held.text for seat in (ANA, BLAS, CLARA, DIEGO) for held in state.hands[seat]))
    ahead, behind = state.view(None).scores
    assert (ahead.total, behind.total) == (130, -130)
    assert ahead.pieces == behind.pieces == (Piece("hundred", 1), Piece("ten", 3))


@pytest.mark.law("mal.60")
def test_the_value_of_the_tanto_is_agreed_before_play() -> None:
    state = start(facts={"score": [30, -30]}, tanto=2)
    ahead, behind = state.view(None).scores
    assert Piece("money", 60) in ahead.pieces
    assert Piece("money", -60) in behind.pieces


@pytest.mark.law("mal.60")
def test_without_money_the_tanto_is_the_unit() -> None:
    view = start(facts={"score": [30, -30]}).view(None)
    assert [piece.kind for piece in view.scores[0].pieces] == ["ten"]
    assert view.unit == "tantos"


# Everything in its place.


@pytest.mark.parametrize("name", ALL_FIVE)
def test_every_card_of_the_pack_is_in_one_place_from_the_shuffle_to_the_end(name: str) -> None:
    state = start(name)
    state = after(state, f"* deck {' '.join(map(str, state.variant.pack))}")
    while state.phase != "shuffle":
        lying = [card for zone in state.zones().values() for card in zone]
        assert sorted(lying) == sorted(state.variant.pack)
        assert state.with_zones(state.zones()) == state
        seat = state.turn
        assert seat is not None
        prompt = state.prompt(seat)
        assert prompt is not None
        if state.phase == "cut":
            state = after(state, f"{seat} cut 20")
        elif state.phase == "exchange":
            state = after(state, f"{seat} discard {min(state.hands[seat])}")
        else:
            state = after(state, f"{seat} {prompt.offers[0]}")


@pytest.mark.parametrize("name", ALL_FIVE)
def test_a_view_shows_no_card_that_its_seat_does_not_know(name: str) -> None:
    state = hand(WHOLE_SUITS if name in ("malilla", BARROTADA) else {}, name)
    for viewer in (*range(state.places), None):
        shown = {
            card
            for place in state.view(viewer).seats
            for card in (*place.cards, *(card for pile in place.piles for card in pile.cards))
            if card is not None
        }
        assert shown <= state.known(viewer)
