"""The draw for partners, seats and mano."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cards, written
from tapete.games.mus.ranking import PACK
from tests.games.mus.hands import Mus


def drawn(text: str, **options: Any) -> Mus:
    """Ana, Bea, Carla and Dora have drawn these cards in turn."""
    return before_the_draw(**options).falls(text)


def before_the_draw(**options: Any) -> Mus:
    return Mus(dealer=None, names=("Ana", "Bea", "Carla", "Dora"), **options)


@pytest.mark.law("mus.13")
def test_each_draws_one_card_and_these_settle_everything() -> None:
    case = drawn("12O 7C 10E 4B")
    assert case.told("drew", "seat") == ["ana", "bea", "carla", "dora"]
    assert case.told("drew", "cards") == [cards("12O"), cards("7C"), cards("10E"), cards("4B")]
    assert case.phase == "shuffle"


@pytest.mark.law("mus.14", "mus.15", "mus.16", "mus.17")
def test_the_two_highest_are_partners_and_the_better_opponent_sits_at_the_manos_right() -> None:
    case = drawn("12O 7C 10E 4B")
    assert case.people == ["ana", "bea", "carla", "dora"]
    assert case.told("seated", "first", "second", "third", "fourth") == [("ana", "bea", "carla", "dora")]
    assert case.told("first-mano", "seat") == ["ana"]


@pytest.mark.law("mus.14", "mus.15", "mus.16", "mus.17")
@pytest.mark.parametrize(
    ("draw", "seats"),
    [
        ("4B 7C 10E 12O", ["dora", "bea", "carla", "ana"]),
        ("10E 12O 4B 7C", ["bea", "dora", "ana", "carla"]),
        ("7C 4B 12O 10E", ["carla", "ana", "dora", "bea"]),
    ],
)
def test_the_draw_moves_people_to_their_seats(draw: str, seats: list[str]) -> None:
    case = drawn(draw)
    # Each is told of by the seat he keeps, in the order in which they drew.
    assert case.told("drew", "seat") == ["ana", "bea", "carla", "dora"]
    assert case.people == seats
    assert (case.state.mano, case.state.dealer) == (0, 3)
    assert case.state.game.side(0) == case.state.game.side(2) != case.state.game.side(1)


@pytest.mark.law("mus.14")
def test_equal_cards_draw_again_and_order_only_the_equal_ones() -> None:
    # Ana's king and Carla's three are level; in the second draw Carla is higher. Bea keeps her place below them.
    case = drawn("12O 11C 3E 4B 5O 6O")
    assert case.people == ["carla", "bea", "ana", "dora"]
    assert case.told("drew", "cards")[2] == cards("3E 6O")


@pytest.mark.law("mus.14")
def test_two_groups_of_equals_draw_apart() -> None:
    # Kings for Ana and Bea, aces (1, 2) for Carla and Dora: first the kings draw again, then the aces, who tie anew.
    case = drawn("12O 3C 1E 2B 4O 7O 5C 5E 6B 10B")
    assert case.people == ["bea", "dora", "ana", "carla"]


@pytest.mark.law("mus.14", "mus.12")
def test_with_four_kings_a_king_is_above_a_three() -> None:
    assert drawn("12O 11C 3E 4B", kings=4).people == ["ana", "dora", "bea", "carla"]


def test_where_the_whole_pack_is_drawn_in_ties_all_draw_anew() -> None:
    by_rank = sorted(PACK, key=lambda card: {3: 12, 2: 1}.get(card.rank, card.rank))
    again = drawn(written(by_rank))
    assert (again.phase, again.told("draw-again", "seat")) == ("draw", [None])
    assert again.falls("12O 7C 10E 4B").people == ["ana", "bea", "carla", "dora"]


@pytest.mark.law("mus.16")
def test_with_fixed_partners_only_the_mano_is_drawn() -> None:
    chance = before_the_draw(partners="fixed").state.chance
    assert chance is not None
    assert (chance.word, chance.items) == ("mano", (0, 1, 2, 3))
    case = before_the_draw(partners="fixed").do("* mano 2 0 1 3")
    assert case.people == ["carla", "dora", "ana", "bea"]
    assert (case.state.mano, case.state.dealer) == (0, 3)
