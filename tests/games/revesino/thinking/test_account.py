"""The account of a hand: what may be played, and what each has won at the end, as the game itself says it."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tapete.cards import Card, cards
from tapete.games.revesino.pack import ORDER, PACK, SEATS, TRICKS, WORTH
from tapete.games.revesino.state import RevesinoState
from tapete.games.revesino.thinking import account, bits
from tapete.table.action import play
from tests.games.revesino.hands import ACES, ENDING, FOLLOWED, Revesino
from tests.games.revesino.thinking.moments import settled

np: Any = import_module("numpy")
HANDS = 300


def dealt(lot: Random) -> list[Card]:
    """A pack for any hand, for one with four payment cards, for one with high cards, or for both in one deal."""
    deck, kind = lot.sample(PACK, len(PACK)), lot.randrange(4)
    first: list[Card] = []
    if kind == 1:
        first = lot.sample(sorted(WORTH), lot.choice((4, 4, 5)))
    elif kind > 1:
        first = [] if kind == 2 else [*cards("1O 1C 1E 11C"), *cards("2O 2C 2E 2B 3O 3C 3E")]
        deck = [card for card in deck if card not in first]
        first += sorted(deck, key=lambda card: -ORDER.power[card] + 4 * lot.random())[:11]
    return [*first, *(card for card in deck if card not in first)]


def chosen(state: RevesinoState, seat: int, taste: int, lot: Random) -> Card:
    """A lawful card: any, rather a high one, rather a low one, or low to follow and high to throw."""
    lawful, power = state.lawful_cards(seat), ORDER.power
    if taste == 0:
        return lot.choice(lawful)
    led = state.trick[0].card.suit if state.trick else None
    way = {1: 1, 2: -1}.get(taste, 0)
    return max(lawful, key=lambda card: (way or (-1 if card.suit is led else 1)) * power[card] + 3 * lot.random())


@pytest.mark.parametrize("seed", range(2))
def test_it_comes_to_what_the_ledger_says(seed: int) -> None:
    """Hundreds of hands of every kind, at every card also what may be played."""
    lot, ends = Random(seed), Counter[str]()
    first = Revesino(ANA="2O").to_play().state
    for _ in range(HANDS):
        deck, at, dealer = dealt(lot), lot.randrange(SEATS), lot.randrange(SEATS)
        hands = tuple(tuple(deck[11 * place : 11 * place + 11]) for place in ((each + at) % 4 for each in range(SEATS)))
        state = first.but(hands=hands, stock=tuple(deck[44:]), dealer=dealer, leader=(dealer + 1) % SEATS)
        a, hand = begun(state), state.hand
        tastes = [lot.choice((0, 1, 1, 2, 3)) for _ in range(SEATS)]
        for _ in range(SEATS * TRICKS):
            seat = state.to_play()
            assert account.lawful(a, seat) == bits.mask_of(state.lawful_cards(seat))
            card = chosen(state, seat, tastes[seat], lot)
            account.laid(a, seat, bits.bit_of(card))
            after = state.apply(seat, play(card))
            assert isinstance(after, RevesinoState)
            state = after
        assert settled(a) == [state.ledger.balance(seat) for seat in range(SEATS)]
        ends.update({entry.reason for entry in state.ledger.of_hand(hand)})
    assert ends.keys() >= {
        "partida", "asleep", "led", "drawn", "sold", "revesino", "cut", "four-aces", "four-aces-lost",
    }  # fmt: skip


def begun(state: RevesinoState) -> Any:
    """The account of a hand that is about to be played."""
    a = np.zeros(account.SIZE, np.int64)
    for seat, held in enumerate(state.hands):
        a[account.HAND + seat] = bits.mask_of(held)
    account.begun(a, state.mano, int(state.game.mano_pardon))
    return a


@pytest.mark.parametrize("last", [
    ENDING,
    ("ana 10C 5C 8B 6C", "ana 9C 11B 7C 8C"),
    ("ana 10C 5C 11B 6C", "ana 9C 12B 8B 8C"),
    ("ana 5C 10C 8B 6C", "blas 9B 9C 12B 8C"),
    ("ana 5C 10C 7C 6C", "blas 9B 9C 12B 8C"),
])  # fmt: skip
@pytest.mark.parametrize("opening", [FOLLOWED, ACES])
def test_the_four_aces_and_a_revesino_at_once(opening: tuple[str, ...], last: tuple[str, ...]) -> None:
    """Made, cut by the one or the other, the duty met in the last trick or not at all."""
    case = Revesino()
    lines = [*opening, *last]
    over = case.over(*lines)
    tricks = [case.written(line) for line in lines]
    a = np.zeros(account.SIZE, np.int64)
    for trick in tricks:
        for played in trick.plays:
            a[account.HAND + played.seat] |= 1 << bits.bit_of(played.card)
    account.begun(a, over.state.taken[0].plays[0].seat, 1)
    for trick in tricks:
        for played in trick.plays:
            account.laid(a, played.seat, bits.bit_of(played.card))
    assert settled(a) == over.net()
