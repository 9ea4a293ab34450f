"""Hands in tricks by the games' own code: anything is said until cards are played, and then any card is.

With them the kernels are compared with the games: who has to play, what he may play, who takes what.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from tapete.cards import Card
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import GUIDED, contents_of, game, game_class
from tapete.table.offer import Say
from tapete.table.option import Value, any_options
from tapete.table.state import State
from tapete.table.tricks import TrickState

PLAY = "play"
LONGEST = 400
"""So many things may be said before a hand is played; then another match is begun."""


def trick_games(names: Iterable[str]) -> list[str]:
    """Those of these games that are played in tricks."""
    return [name for name in names if issubclass(contents_of(name).states[GUIDED], TrickState)]


@dataclass(slots=True)
class Hand:
    """A hand from the first card on at which its `Play` says all.

    What was played, who had to, what he could play, and who took each trick; `over` is the state after it.
    """

    begun: TrickState
    over: TrickState
    cards: list[Card] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    legal: list[frozenset[Card]] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)

    @property
    def played_out(self) -> bool:
        """Whether no card was left."""
        dealt = sum(len(stack) for seat in self.begun.play.seats for stack in self.begun.stacks(seat))
        return len(self.cards) == dealt


def hands(name: str, seed: int, **agreed: Value) -> Iterator[Hand]:
    """Hands of this game without end, at tables that have agreed on anything but what is `agreed`."""
    chance = Random(f"{name}/{seed}")
    while True:
        by_lot = any_options(game_class(name).options, chance)
        state: State = game(name, GUIDED, **{**by_lot, **agreed}).start()
        for _ in range(LONGEST):
            if state.over:
                break
            if to_play(state):
                assert isinstance(state, TrickState)
                hand = played(state, chance)
                state = hand.over
                if hand.cards:
                    yield hand
            else:
                state = spoken(state, chance)


def to_play(state: State) -> bool:
    """Whether a card is due now."""
    return isinstance(state, TrickState) and state.phase == PLAY and not state.over and state.turn == state.to_play()


def spoken(state: State, chance: Random) -> State:
    """Somebody does anything that is offered, or the cards are shuffled."""
    due = state.chance
    if due is not None:
        return state.apply(TABLE, due.outcome(chance.randbytes(8)))
    awaited = state.turn
    seat = chance.choice(state.acting()) if awaited is None else awaited
    prompt = state.prompt(seat)
    assert prompt is not None
    return state.apply(seat, prompt.any(chance))


def played(state: TrickState, chance: Random) -> Hand:
    """The rest of a hand with any cards, and anything where something else is asked."""
    hand, number = Hand(state, state), state.hand
    between = state.game.contents.stages[GUIDED].keys() & {"shuffle", "cut"}
    while state.hand == number and not state.over and state.phase not in between:
        if not to_play(state):
            after = spoken(state, chance)
        else:
            if not hand.cards:
                hand.begun = state
            seat, play = state.to_play(), state.play
            able = offered(state, seat)
            action = chance.choice(able)
            if hand.cards or play.exact:
                (card,) = action.cards
                hand.cards.append(card)
                hand.turns.append(seat)
                hand.legal.append(frozenset([card for each in able for card in each.cards]))
                if len(state.trick) + 1 == len(play.seats):
                    hand.winners.append(state.laid(seat, card).winning())
            after = state.apply(seat, action)
        assert isinstance(after, TrickState)
        state = after
    hand.over = state
    return hand


def offered(state: TrickState, seat: int) -> list[Action]:
    """What this seat is offered to play."""
    prompt = state.prompt(seat)
    assert prompt is not None
    return [offer.action for offer in prompt.offers if isinstance(offer, Say) and offer.word == PLAY]
