"""The draw for partners, seats and mano."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tapete.cards import cards
from tapete.games.mus.ranking import PACK
from tapete.games.mus.state import MusState
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tests.games.mus.table import WEST, playing, told


def drawn(text: str, **options: Any) -> MusState:
    """Ana, Bea, Carla and Dora have drawn these cards in turn."""
    first = cards(text)
    rest = tuple(card for card in PACK if card not in first)
    return cast(MusState, playing(**options).do(TABLE, Action("lot", (*first, *rest))))


def names(state: MusState) -> list[str]:
    return [state.name(seat) for seat in range(4)]


@pytest.mark.law("mus.13")
def test_each_draws_one_card_and_these_settle_everything() -> None:
    state = drawn("12O 7C 10E 4B")
    assert told(state, "drew") == [0, 1, 2, 3]
    assert [event.get("cards") for event in state.events if event.key == "drew"] == [
        cards("12O"), cards("7C"), cards("10E"), cards("4B"),
    ]  # fmt: skip
    assert state.phase == "shuffle"


@pytest.mark.law("mus.14", "mus.15", "mus.16", "mus.17")
def test_the_two_highest_are_partners_and_the_better_opponent_sits_at_the_manos_right() -> None:
    assert names(drawn("12O 7C 10E 4B")) == ["Ana", "Bea", "Carla", "Dora"]


@pytest.mark.law("mus.14", "mus.15", "mus.16", "mus.17")
@pytest.mark.parametrize(
    ("draw", "seats"),
    [
        ("4B 7C 10E 12O", ["Dora", "Bea", "Carla", "Ana"]),
        ("10E 12O 4B 7C", ["Bea", "Dora", "Ana", "Carla"]),
        ("7C 4B 12O 10E", ["Carla", "Ana", "Dora", "Bea"]),
    ],
)
def test_the_draw_moves_people_to_their_seats(draw: str, seats: list[str]) -> None:
    state = drawn(draw)
    # Each is told of by the seat he keeps, in the order in which they drew.
    assert [state.name(cast(int, seat)) for seat in told(state, "drew")] == ["Ana", "Bea", "Carla", "Dora"]
    assert names(state) == seats
    assert (state.mano, state.dealer) == (0, WEST)
    assert state.game.side(0) == state.game.side(2) != state.game.side(1)


@pytest.mark.law("mus.14")
def test_equal_cards_draw_again_and_order_only_the_equal_ones() -> None:
    # Ana's king and Carla's three are level; in the second draw Carla is higher. Bea keeps her place below them.
    state = drawn("12O 11C 3E 4B 5O 6O")
    assert names(state) == ["Carla", "Bea", "Ana", "Dora"]
    assert [event.get("cards") for event in state.events if event.key == "drew"][2] == cards("3E 6O")


@pytest.mark.law("mus.14")
def test_two_groups_of_equals_draw_apart() -> None:
    # Kings for Ana and Bea, aces (1, 2) for Carla and Dora: first the kings draw again, then the aces, who tie anew.
    state = drawn("12O 3C 1E 2B 4O 7O 5C 5E 6B 10B")
    assert names(state) == ["Bea", "Dora", "Ana", "Carla"]


@pytest.mark.law("mus.14", "mus.12")
def test_with_four_kings_a_king_is_above_a_three() -> None:
    assert names(drawn("12O 11C 3E 4B", kings=4)) == ["Ana", "Dora", "Bea", "Carla"]


def test_where_the_whole_pack_is_drawn_in_ties_all_draw_anew() -> None:
    by_rank = sorted(PACK, key=lambda card: {3: 12, 2: 1}.get(card.rank, card.rank))
    state = cast(MusState, playing().do(TABLE, Action("lot", tuple(by_rank))))
    assert state.phase == "draw"


@pytest.mark.law("mus.16")
def test_with_fixed_partners_only_the_mano_is_drawn() -> None:
    match = playing(partners="fixed")
    state = cast(MusState, match.do(TABLE, Action("mano", (2, 0, 1, 3))))
    assert names(state) == ["Carla", "Dora", "Ana", "Bea"]
    assert (state.mano, state.dealer) == (0, WEST)
