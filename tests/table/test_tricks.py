"""Tricks: who wins, and what must be played. Here with an order made up for the purpose."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.cards import PACK_48, Card, Suit, cards
from tapete.table.tricks import Duties, Order, lawful, plain_order

RANKS = (9, 1, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2)
BASTOS = plain_order(RANKS, PACK_48, Suit.BASTOS)
NO_TRUMP = plain_order(RANKS, PACK_48, None)

hands = st.lists(st.sampled_from(PACK_48), unique=True, min_size=5, max_size=12)
duties = st.builds(Duties, st.booleans(), st.booleans(), st.booleans())


def may(hand: str, trick: str, owes: Duties, friend: bool = False, order: Order = BASTOS) -> str:
    return " ".join(map(str, lawful(cards(hand), cards(trick), order, owes, friend)))


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("2O 3O 4C 9E", 1), ("9O 2B 1O 12O", 1), ("2O 9C 9E 1C", 0), ("2O 3B 2B 9O", 1), ("2B 9O 3B 9C", 2), ("2O", 0)],
)
def test_the_highest_trump_wins_or_else_the_highest_of_the_suit_led(trick: str, winner: int) -> None:
    assert BASTOS.winner(cards(trick)) == winner


def test_without_trumps_only_the_suit_led_wins() -> None:
    assert NO_TRUMP.winner(cards("2O 9B 3O 9C")) == 2


def test_a_leader_may_play_anything() -> None:
    assert may("2O 3C", "", Duties(True, True, True)) == "2O 3C"


def test_the_suit_led_must_be_followed_whatever_the_other_duties() -> None:
    for beat, ruff, under, friend in product((False, True), repeat=4):
        assert may("2O 9B", "9O", Duties(beat, ruff, under), friend) == "2O"


def test_each_duty_binds_where_it_is_owed_and_not_against_a_friend() -> None:
    assert may("2O 1O", "12O", Duties()) == "2O 1O"
    assert may("2O 1O", "12O", Duties(beat=True)) == "1O"
    assert may("2O 1O", "12O", Duties(beat=True), friend=True) == "2O 1O"
    assert may("2B 1C", "12O", Duties(beat=True)) == "2B 1C"
    assert may("2B 1C", "12O", Duties(ruff=True)) == "2B"
    assert may("2B 1C", "12O", Duties(ruff=True), friend=True) == "2B 1C"
    assert may("2B 1C", "12O 3B", Duties(ruff=True)) == "2B 1C"
    assert may("2B 1C", "12O 3B", Duties(ruff=True, under_ruff=True)) == "2B"
    assert may("2B 4B 1C", "12O 3B", Duties(ruff=True, under_ruff=True)) == "4B"
    assert may("2B 1C", "12O", Duties(ruff=True), order=NO_TRUMP) == "2B 1C"


def test_a_card_that_belongs_to_trumps_in_every_hand_follows_them() -> None:
    ace = Card.parse("1E")
    suits = {card: Suit.BASTOS if card is ace else card.suit for card in PACK_48}
    order = Order(Suit.BASTOS, suits, {**BASTOS.power, ace: 200})
    assert may("1E 2O", "2B", Duties(), order=order) == "1E"
    assert may("1E 2O", "2E", Duties(), order=order) == "1E 2O"
    assert order.winner(cards("9B 1E")) == 1


def test_a_card_that_is_exempt_need_not_answer_a_lower_one() -> None:
    spadille, king = Card.parse("1B"), Card.parse("12B")
    order = Order(Suit.BASTOS, BASTOS.suit, BASTOS.power, {king: frozenset({spadille})})
    assert may("1B 2O", "12B", Duties(), order=order) == "1B 2O"
    assert may("1B 3B 2O", "12B", Duties(), order=order) == "1B 3B"
    assert may("1B 2O", "11B", Duties(), order=order) == "1B"


@given(hands, st.integers(0, 3), duties, st.booleans(), st.sampled_from([*Suit, None]))
def test_there_is_always_a_card_to_play_and_it_is_ones_own(
    dealt: list[Card], played: int, owes: Duties, friend: bool, trump: Suit | None
) -> None:
    trick, hand = dealt[:played], dealt[played:]
    allowed = lawful(hand, trick, plain_order(RANKS, PACK_48, trump), owes, friend)
    assert allowed
    assert set(allowed) <= set(hand)
    led = [card for card in hand if trick and card.suit is trick[0].suit]
    assert not led or set(allowed) <= set(led)


@given(hands, st.integers(1, 3), st.sampled_from(list(Suit)))
def test_who_owes_all_duties_wins_if_he_lawfully_can(dealt: list[Card], played: int, trump: Suit) -> None:
    trick, hand = dealt[:played], dealt[played:]
    order = plain_order(RANKS, PACK_48, trump)
    free, bound = (lawful(hand, trick, order, owes) for owes in (Duties(), Duties(beat=True, ruff=True)))
    winning = [card for card in free if order.winner([*trick, card]) == len(trick)]
    assert set(bound) == set(winning or free)


@given(st.lists(st.sampled_from(PACK_48), unique=True, min_size=1, max_size=5), st.sampled_from([*Suit, None]))
def test_nothing_in_a_trick_beats_its_winner(trick: list[Card], trump: Suit | None) -> None:
    order = plain_order(RANKS, PACK_48, trump)
    best = trick[order.winner(trick)]
    assert not any(order.beats(card, best) for card in trick if card is not best)
