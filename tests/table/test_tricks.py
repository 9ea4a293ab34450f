"""Tricks: who wins, what must be played, and the way back. Here with an order made up for the purpose."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.cards import PACK_48, Card, Suit, cards
from tapete.table.deal import packets
from tapete.table.event import event
from tapete.table.tricks import Duties, Order, duty, lawful, plain_order
from tapete.table.view import Played
from tests.table.made_up import MadeUp, table

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


# A hand that is played in tricks, and the way back.


def dealt(each: int, deck: Sequence[Card] = PACK_48) -> MadeUp:
    """So many cards to each of the four, and seat 2 leads."""
    return table(hands=tuple(packets(deck, range(4), (each,)).values()), leader=2)


def after(state: MadeUp, card: Card, holder: int | None = None) -> MadeUp:
    """The hand after this card; the fourth ends the trick, which the winner or another takes up."""
    laid = state.laid((state.leader + len(state.trick)) % 4, card)
    return laid if len(laid.trick) < 4 else laid.taken_up(laid.winning() if holder is None else holder)


def test_a_card_that_is_laid_leaves_the_hand_and_is_told_until_the_next_lead() -> None:
    state = dealt(2, cards("1O 2O 1C 2C 1E 2E 1B 2B"))
    state = after(after(state, Card.parse("1E")), Card.parse("2B"))
    assert [str(played.card) for played in state.trick] == ["1E", "2B"]
    assert [len(hand) for hand in state.hands] == [2, 2, 1, 1]
    assert [(told.key, told.until, told.ends) for told in state.events] == [
        ("plays", "trick", "trick"),
        ("plays", "trick", ""),
    ]


def test_the_trick_goes_to_its_holder_who_leads_though_another_has_won_it() -> None:
    state = dealt(2, cards("1O 2O 12E 2C 1E 2E 11E 2B"))
    for card in cards("2E 11E 2O"):
        state = after(state, card)
    assert state.winning() == 3
    taken = after(state, Card.parse("12E"), holder=0).taken[0]
    assert (taken.winner, taken.holder, taken.cards) == (1, 0, cards("2E 11E 2O 12E"))
    assert after(state, Card.parse("12E"), holder=0).leader == 0
    assert after(state, Card.parse("12E")).leader == 1


def test_all_are_told_who_takes_the_trick_up() -> None:
    state = table(trick=(Played(2, Card.parse("1O")),))
    assert state.taken_up().events == (event("takes", 2),)
    assert state.taken_up(3).events == (event("takes", 3),)
    assert (state.taken_up(3).leader, state.taken_up(3, leader=1).leader) == (3, 1)


def test_what_is_thrown_upon_a_trick_belongs_to_it() -> None:
    state = table(trick=(Played(0, Card.parse("1O")),)).taken_up(0, thrown=cards("2C 3C"))
    assert state.taken[0].cards == cards("1O 2C 3C")
    assert state.plays == (Played(0, Card.parse("1O")),)
    assert state.zones()["taken 0"] == cards("1O 2C 3C")


@st.composite
def played_hands(draw: st.DrawFn) -> list[MadeUp]:
    """A hand as it was after each card, tricks being taken up by anybody."""
    each = draw(st.integers(1, 4))
    state = dealt(each, draw(st.permutations(PACK_48)))
    states = [state]
    for _ in range(draw(st.integers(0, 4 * each))):
        seat = (state.leader + len(state.trick)) % 4
        holder = draw(st.integers(0, 3)) if draw(st.booleans()) else None
        state = after(state, draw(st.sampled_from(state.hands[seat])), holder)
        states.append(state)
    return states


def bare(state: MadeUp) -> MadeUp:
    """The state without what tells of the way to it: what was told, taken back, and the order of the hands."""
    return state.but(events=(), returned=(), hands=tuple(tuple(sorted(hand)) for hand in state.hands))


@given(played_hands(), st.data())
def test_a_hand_goes_back_to_any_card(states: list[MadeUp], data: st.DataObject) -> None:
    plays = data.draw(st.integers(0, len(states) - 1))
    back = states[-1].rewound(plays)
    assert bare(back) == bare(states[plays])
    assert set(back.returned) == {played.card for played in states[-1].plays[plays:]}


@given(played_hands(), st.data())
def test_a_hand_that_went_back_and_is_played_again_is_the_same(states: list[MadeUp], data: st.DataObject) -> None:
    end, plays = states[-1], data.draw(st.integers(0, len(states) - 1))
    again = end.rewound(plays)
    for played in end.plays[plays:]:
        number = len(again.taken)
        holder = end.taken[number].holder if number < len(end.taken) else None
        again = after(again, played.card, holder)
    assert again.but(events=(), returned=()) == end.but(events=(), returned=())


@given(played_hands(), st.data())
def test_all_know_what_was_laid_and_taken_back(states: list[MadeUp], data: st.DataObject) -> None:
    back = states[-1].rewound(data.draw(st.integers(0, len(states) - 1)))
    assert {played.card for played in states[-1].plays} <= back.known(None)
    assert back.known(1) == back.known(None) | set(back.hands[1])


def test_cards_that_came_back_before_are_still_known_after_another_way_back() -> None:
    state = dealt(2, cards("1O 2O 1C 2C 1E 2E 1B 2B"))
    once = after(after(state, Card.parse("1E")), Card.parse("2B")).rewound(1)
    assert once.returned == cards("2B")
    assert after(once, Card.parse("1B")).rewound(0).returned == cards("2B 1E 1B")


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
