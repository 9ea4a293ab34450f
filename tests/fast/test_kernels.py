"""The kernels beside the games' own code: every lawful card, trick and point is the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from tapete import REGISTRY
from tapete.errors import TapeteError
from tapete.fast import playouts, position, retrace, tables
from tapete.fast.compiled import spreads
from tapete.fast.rules import counted_off, picked_out
from tapete.fast.tables import Tables
from tapete.games.malilla.settle import points_of
from tapete.games.malilla.state import MalillaState
from tapete.games.revesino.pack import WORTH
from tapete.games.revesino.state import RevesinoState
from tapete.soak.hands import Hand, hands, trick_games
from tapete.soak.kernels import agrees
from tapete.solving.masks import seen
from tapete.table.play import Play
from tapete.table.tricks import Trick, TrickState

HANDS = 150
GAMES = pytest.mark.parametrize("name", trick_games(REGISTRY))


@GAMES
def test_the_kernels_and_the_games_agree_on_random_hands(name: str) -> None:
    for hand in islice(hands(name, 7), HANDS):
        agrees(hand)


@GAMES
def test_what_the_one_to_play_does_not_hold_is_not_played_out(name: str) -> None:
    state = next(iter(hands(name, 7))).begun
    made = tables(state.play)
    here, other = seen(made, state), state.holding(state.play.after(state.to_play(), 1))
    with pytest.raises(TapeteError) as wrong:
        playouts(made, here, cards=other[:1])
    assert wrong.value.key == "not-held"


def tricks_of(hand: Hand) -> tuple[Trick, ...]:
    """The tricks of a hand that was followed from its first card."""
    state = hand.begun
    for card in hand.cards[:-1]:
        state = state.laid(state.to_play(), card)
        state = state.taken_up() if len(state.trick) == len(state.play.seats) else state
    return state.laid(state.to_play(), hand.cards[-1]).taken_up().taken


def counted_by_malilla(state: TrickState, seat: int) -> int:
    assert isinstance(state, MalillaState)
    return points_of(state, state.side(seat))


def counted_by_revesino(state: TrickState, seat: int) -> int:
    assert isinstance(state, RevesinoState)
    return state.course.points(seat)


COUNTING: dict[str, Callable[[Any, int], int]] = {
    "malilla-barrotada": counted_by_malilla,
    "malilla-coja": counted_by_malilla,
    "malilla-cubiertas": counted_by_malilla,
    "revesino": counted_by_revesino,
}


@pytest.mark.parametrize("name", COUNTING)
def test_what_the_kernels_count_is_what_the_game_counts(name: str) -> None:
    for hand in islice(hands(name, 3), 40):
        made = tables(hand.begun.play)
        if hand.begun.taken or hand.begun.trick:
            continue
        found = retrace(made, seen(made, hand.begun), hand.cards)
        over = hand.begun.as_played(tricks_of(hand))
        assert found.points == {seat: COUNTING[name](over, seat) for seat in made.play.seats}


@pytest.mark.parametrize("count", ["additions", "body"])
def test_leads_and_tricks_of_cientos_count_as_the_game_tells(count: str) -> None:
    compared = 0
    for hand in islice(hands("cientos", 5, match="partie", count=count, younger="with"), 60):
        if hand.begun.plays or not hand.played_out:
            continue
        made = tables(hand.begun.play)
        found = retrace(made, seen(made, hand.begun), hand.cards)
        entries = hand.over.ledger.of_hand(hand.begun.hand)
        for seat in (0, 1):
            told = [each for each in entries if each.payee == f"hand {seat}"]
            assert found.points[seat] == sum(e.amount for e in told if e.reason in ("lead", "trick", "last-trick"))
        compared += 1
    assert compared > 20


def test_hands_with_the_four_aces_and_the_last_pair_are_among_them() -> None:
    plays = [hand.begun.play for hand in islice(hands("revesino", 7), HANDS)]
    assert any(play.exempt for play in plays)
    assert any(play.bound is not None for play in plays)


def refused(make: Callable[[], Tables | object], key: str) -> None:
    with pytest.raises(TapeteError) as told:
        make()
    assert told.value.key == key


def test_what_a_play_cannot_say_is_refused() -> None:
    state = next(hand.begun for hand in hands("malilla", 1))
    made = tables(state.play)
    refused(lambda: tables(Play(state.play.seats, state.play.order, exact=False)), "not-exact")
    short = {seat: state.holding(seat)[seat:] for seat in state.play.seats}
    refused(lambda: position(made, short, 0), "unequal-hands")


def test_a_payment_card_on_the_table_is_one_of_the_four() -> None:
    """The mano who led his caballo and has three aces besides is free in the next trick: so its play says already."""
    found = 0
    for hand in islice(hands("revesino", 3000, mano_pardon=True), 400):
        state = hand.begun
        assert isinstance(state, RevesinoState)
        if state.taken:
            continue
        for card in hand.cards[:3]:
            laid = state.laid(state.to_play(), card)
            if len(laid.trick) == 4:
                break
            whole = [*laid.hands[laid.trick[-1].seat], laid.trick[-1].card]
            free = sum(each in WORTH for each in whole) >= 4
            assert (laid.trick[-1].seat in laid.play.exempt) == free
            found += free
            state = laid
    assert found


@pytest.mark.skipif(not spreads(), reason="this processor has no quick instruction for it")
@pytest.mark.parametrize("mask", [1, 0b1010, 0x7FFF << 48, 0b1001 << 30 | 0b11])
def test_a_card_is_drawn_alike_at_once_and_by_counting(mask: int) -> None:
    numbers = range(mask.bit_count())
    places = [place for place in range(63) if mask >> place & 1]
    assert [picked_out(mask, number) for number in numbers] == places
    assert [counted_off(mask, number) for number in numbers] == places
