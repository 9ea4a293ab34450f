"""The play of a hand as a value: the order of the cards, the duties, and who plays."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.cards import PACK_48, Card, Suit, cards
from tapete.table.play import Duties, Order, Play, duty, lawful, opposite, plain_order
from tapete.table.view import Played

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


@pytest.mark.parametrize(
    ("hand", "trick", "friend", "why"),
    [
        ("2O 3C", "", False, "lead"),
        ("2O 9O 3C", "12O", False, "beat"),
        ("2O 3O 3C", "12O", False, "cannot-beat"),
        ("2O 9O 3C", "12O", True, "follow"),
        ("2C 3B", "12O", False, "ruff"),
        ("2C 3B", "12O 4B", False, "cannot-ruff"),
        ("2C 3B", "12O", True, "free"),
    ],
)
def test_the_duty_by_which_one_plays_has_a_name(hand: str, trick: str, friend: bool, why: str) -> None:
    owes = Duties(beat=True, ruff=True)
    assert duty(cards(hand), cards(trick), BASTOS, owes, friend)[0] == why


def test_to_ruff_in_vain_where_it_is_a_duty_has_a_name_too() -> None:
    assert duty(cards("2C 3B"), cards("12O 4B"), BASTOS, Duties(True, True, True))[0] == "under-ruff"


def test_where_nobody_must_follow_any_card_may_be_played() -> None:
    assert may("2O 9B", "9O", Duties(beat=True, ruff=True, follow=False)) == "2O 9B"


ALL_DUTIES = Duties(beat=True, ruff=True)
PAIRS = Play((0, 1, 2, 3), BASTOS, ALL_DUTIES, opposite((0, 1, 2, 3)))


def laid(text: str, first: int = 0) -> tuple[Played, ...]:
    """These cards, each played by the one at the right of the one before."""
    return tuple(Played((first + place) % 4, card) for place, card in enumerate(cards(text)))


def test_what_a_friend_wins_need_not_be_beaten_and_what_a_rival_wins_must() -> None:
    assert PAIRS.duty_of(2, cards("2O 9O"), laid("1O 3O"))[1] == cards("2O 9O")
    assert PAIRS.duty_of(2, cards("2O 9O"), laid("3O 1O"))[1] == cards("9O")


def test_a_soloist_has_no_friend_among_those_who_play() -> None:
    assert opposite((0, 1, 3)) == {0: frozenset(), 1: frozenset({3}), 3: frozenset({1})}


def test_who_is_exempt_need_not_follow_but_the_others_must() -> None:
    free = Play((0, 1, 2, 3), BASTOS, exempt=frozenset({1}))
    assert free.duty_of(1, cards("2O 9C"), laid("1O"))[1] == cards("2O 9C")
    assert free.duty_of(2, cards("2O 9C"), laid("1O 3O"))[1] == cards("2O")


def test_each_plays_after_the_one_before_among_those_who_play() -> None:
    three = Play((0, 1, 3), BASTOS)
    assert [three.after(3, number) for number in range(3)] == [3, 0, 1]
