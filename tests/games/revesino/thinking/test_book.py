"""The book's player on masks does what the book's player does, and the plain player is the same compiled or not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from tapete.games.revesino.pack import SEATS
from tapete.games.revesino.state import EXCHANGE, PLAY, RevesinoState
from tapete.games.revesino.thinking import account, bits, plain, policy, weights
from tapete.games.revesino.thinking.book import NO_CARD, by_the_book, laid_away
from tapete.games.revesino.view import IN_HAND
from tapete.table.action import Action, play
from tapete.table.chance import TABLE
from tapete.table.game import game_class
from tapete.table.match import Match
from tapete.table.player import Choice, Ear
from tapete.table.state import State
from tapete.table.view import held
from tests.games.revesino.hands import Revesino
from tests.games.revesino.thinking.test_account import dealt

np: Any = import_module("numpy")
HANDS, LOADED = 3, 12


@cache
def decisions() -> list[tuple[RevesinoState, int, Choice]]:
    """What the book's players do in a few hands: as they come, and with four aces or high cards in one of them."""
    lot, first = Random(4), Revesino(ANA="2O").to_play().state
    loaded = []
    for number in range(LOADED):
        deck = dealt(lot)
        hands = tuple(tuple(deck[11 * place : 11 * place + 11]) for place in range(SEATS))
        loaded.append(first.but(hands=hands[number % SEATS :] + hands[: number % SEATS], stock=tuple(deck[44:])))
    begun = Match(game_class("revesino").make()).state
    assert isinstance(begun, RevesinoState)
    return [each for state in (begun, *loaded) for each in _decided(state, HANDS if state is begun else 1, lot)]


def _decided(state: State, hands: int, lot: Random) -> Iterator[tuple[RevesinoState, int, Choice]]:
    telling = state.game.contents.player
    assert telling is not None
    readers, ears = [telling(seat, frozenset()) for seat in range(SEATS)], [Ear(person) for person in range(SEATS)]
    last = max(1, state.hand) + hands
    while state.hand < last and not state.over and not (hands == 1 and state.between_hands):
        if state.chance is not None:
            state = state.apply(TABLE, state.chance.outcome(lot.randbytes(8)))
            continue
        seat = state.turn
        assert seat is not None and isinstance(state, RevesinoState)
        # Of two cards that are as good the book takes the one that comes first in the hand.
        state = state.but(hands=tuple(tuple(held(hand, IN_HAND)) for hand in state.hands))
        person = state.players[seat]
        choice = readers[person].choose(ears[person].view(state))
        if state.phase in (EXCHANGE, PLAY):
            yield state, seat, choice
        state = state.apply(seat, choice.action)


def taken_down(state: RevesinoState) -> Any:
    """The account of a hand as far as it was played, with what each has put to sleep."""
    a = np.zeros(account.SIZE, np.int64)
    for seat, hand in enumerate(state.hands):
        a[account.HAND + seat] = bits.mask_of([*hand, *(each.card for each in state.plays if each.seat == seat)])
        a[account.AWAY + seat] = bits.mask_of([card for place, card in state.deposits if place == seat])
    account.begun(a, state.mano, int(state.game.mano_pardon))
    for played in state.plays:
        account.laid(a, played.seat, bits.bit_of(played.card))
    return a


def test_it_lays_away_what_the_book_does() -> None:
    seen = set[str]()
    for state, seat, choice in decisions():
        if state.phase == EXCHANGE:
            card = laid_away(bits.mask_of(state.hands[seat]), seat == state.dealer, False)
            said = Action("decline") if card == NO_CARD else Action("discard", (bits.CARD[card],))
            assert said == choice.action
            seen.add(str(choice.maxim))
    assert len(seen) > 2


def test_it_plays_what_the_book_does() -> None:
    seen = set[str]()
    for state, seat, choice in decisions():
        if state.phase == PLAY:
            assert play(bits.CARD[by_the_book(taken_down(state), seat)]) == choice.action
            seen.add(str(choice.maxim))
    assert len(seen) > 6


def test_the_plain_player_weighs_the_same_with_nothing_compiled() -> None:
    own, differed = np.array(weights.row()), 0
    for state, seat, choice in decisions():
        found = plain.spoken_for(state, seat) if state.phase == PLAY else None
        if found is not None and len(found[0]) > 1:
            said = {action: column[0] for action, column in zip(*found, strict=True)}
            chosen = play(bits.CARD[policy.chosen(taken_down(state), seat, own)])
            assert said[chosen] > max(said.values()) - 1e-9
            differed += chosen != choice.action
    assert differed > 10
