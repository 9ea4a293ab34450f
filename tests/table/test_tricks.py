"""Tricks: who wins, what must be played, and the way back. Here with an order made up for the purpose."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from tapete.cards import PACK_48, Card, cards
from tapete.table.deal import packets
from tapete.table.event import event
from tapete.table.view import Played
from tests.table.made_up import MadeUp, table

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
