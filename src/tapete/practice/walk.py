"""Positions from the middle of hands: words are said by the book, cards are played by lot."""

from __future__ import annotations

from random import Random

from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import Game
from tapete.table.player import Ear, Reader
from tapete.table.state import State
from tapete.table.tricks import TrickState

PLAY = "play"
LONGEST = 300
"""So many things may be said or played until the position comes; else none does."""


def in_play(state: State) -> bool:
    """Whether a card is due now."""
    return isinstance(state, TrickState) and state.phase == PLAY and not state.over and state.turn == state.to_play()


def dealt(rules: Game, lot: Random) -> TrickState | None:
    """The first card of a hand is due; somebody deals, and the words before it are said by the book."""
    state, ears = rules.start(dealer=lot.randrange(rules.seats)), [Ear(person) for person in range(rules.seats)]
    player = rules.contents.player
    assert player is not None
    readers = [player(lot.getrandbits(30), frozenset()) for _ in ears]
    for _ in range(LONGEST):
        if in_play(state):
            assert isinstance(state, TrickState)
            return state
        if state.over:
            return None
        state = _spoken(state, lot, readers, ears)
    return None


def _spoken(state: State, lot: Random, readers: list[Reader], ears: list[Ear]) -> State:
    if state.chance is not None:
        return state.apply(TABLE, state.chance.outcome(lot.randbytes(8)))
    seat = state.turn
    assert seat is not None
    person = state.players[seat]
    return state.apply(seat, readers[person].choose(ears[person].view(state)).action)


def played(state: TrickState, lot: Random, cards: int) -> TrickState | None:
    """The hand after so many cards more, all by lot; None where it ends before, or something else is asked."""
    for _ in range(cards):
        if not in_play(state):
            return None
        seat = state.to_play()
        after = state.apply(seat, Action(PLAY, (lot.choice(state.lawful_cards(seat)),)))
        assert isinstance(after, TrickState)
        if after.hand != state.hand:
            return None
        state = after
    return state if in_play(state) else None


def cards_left(state: TrickState) -> int:
    """How many cards are still to be played in this hand."""
    return sum(len(stack) for seat in state.play.seats for stack in state.stacks(seat))
