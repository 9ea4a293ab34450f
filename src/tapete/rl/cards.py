"""The play of cards in many hands at once, in arrays: as quick as compiled code, and the same as the games play it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

import numpy as np

from tapete.cards import SUITS
from tapete.errors import BadOption, Illegal
from tapete.fast import NO_CARD, Batch, Tables, tables
from tapete.rl.episode import HAND, Moment
from tapete.solving.masks import seen
from tapete.table.game import Game
from tapete.table.tricks import TrickState

PLAY = "play"
LONGEST = 64
"""More cards than are played in a hand."""
TRIES = 50
"""So many hands may go by of which none is played card by card."""

Array = np.ndarray[Any, Any]


def first_cards(game: Game, number: int, seed: int = 0) -> list[TrickState]:
    """So many hands at their first card; what is asked before it, bids and exchanges, is answered by lot.

    Hands that are not played, and those of which no `Play` says all, are passed over.
    """
    chance, found = Random(seed), list[TrickState]()
    for tried in count():
        if tried > TRIES * (len(found) + 1):
            break
        state = Moment.first(game, HAND, PLAY).settled(chance).state
        if isinstance(state, TrickState) and state.phase == PLAY and not state.over and state.play.exact:
            found.append(state)
        if len(found) == number:
            return found
    raise BadOption("no-cards-played", "{game} has no hands of cards to be played so.", game=game.name)


class CardPlays:
    """Many hands, a row each, in all of which a card is played at every step.

    They are drawn from `states`, hands at some card, as often as there are rows. Everything is told of the seat that is
    to play in the row (`turns`): the cards it may play (`mask`) and what it sees (`observe`), cards by their place in
    the pack. `points` and `tricks` are those of each seat, counted as the hand's `Play` counts them.
    """

    def __init__(self, states: Sequence[TrickState], rows: int | None = None, seed: int = 0) -> None:
        self.states, self.game = states, states[0].game
        made = [tables(state.play) for state in states]
        self._first = Batch([(own, seen(own, state)) for own, state in zip(made, states, strict=True)])
        self._bits = np.array([_bits(own, self.game) for own in made])
        self._seats = np.array([[*own.play.seats, *[0] * (4 - len(own.play.seats))] for own in made])
        trumps = [[suit is own.play.order.trump for suit in SUITS] for own in made]
        self._trump = np.array(trumps, dtype=np.float32)
        self._chance = np.random.default_rng(seed)
        size, cards, seats = len(states) if rows is None else rows, len(self.game.pack), self.game.seats
        self.which = np.arange(size) % len(states)
        self._batch = self._first.taken(self.which)
        self._all = np.arange(size)
        self._played = np.zeros((size, seats, cards), dtype=np.int8)
        self._trick = np.zeros_like(self._played)
        self._line = np.full((size, LONGEST), NO_CARD, dtype=np.int16)
        self._count = np.zeros(size, dtype=np.int64)
        self._lay_down(self._all)

    def __len__(self) -> int:
        return len(self.which)

    @property
    def turns(self) -> Array:
        """The seat that is to play in each row."""
        turns: Array = self._seats[self.which, self._batch.turns]
        return turns

    @property
    def over(self) -> Array:
        """In which rows the hand is over."""
        return np.equal(self._batch.legal, 0)

    @property
    def mask(self) -> Array:
        """For each row and card of the pack 1 where it may be played, and else 0."""
        return self._planes(self._batch.legal)

    @property
    def points(self) -> Array:
        """What each seat has counted in this hand, by row and seat."""
        return self._by_seat(self._batch.points)

    @property
    def tricks(self) -> Array:
        """The tricks of each seat, by row and seat."""
        return self._by_seat(self._batch.tricks)

    def observe(self) -> Array:
        """What the seat to play sees: its cards, and by seat, from its own on, the trick and all that was played; then
        the trumps, a suit each."""
        seats = (self.turns[:, None] + np.arange(self.game.seats)) % self.game.seats
        own = self._planes(self._batch.hands[self._all, self._batch.turns])
        around = [plane[self._all[:, None], seats].reshape(len(self), -1) for plane in (self._trick, self._played)]
        return np.concatenate([own, *around, self._trump[self.which]], axis=1, dtype=np.float32)

    def step(self, cards: Array) -> Array:
        """A card to every row that is not over, by its place in the pack; what each seat has counted by it."""
        live = ~self.over
        bits = np.where(live, self._bits[self.which, cards], NO_CARD)
        if np.any(live & ((self._batch.legal >> np.maximum(bits, 0)) & 1 == 0)):
            raise Illegal("card-not-offered", "In some row a card is played that may not be played.")
        rows, seats, laid = self._all[live], self.turns[live], cards[live]
        before = self._batch.points.copy()
        self._played[rows, seats, laid] = self._trick[rows, seats, laid] = 1
        self._line[rows, self._count[rows]] = laid
        self._count[rows] += 1
        self._batch.step(bits)
        self._trick[~self._batch.led] = 0
        return self._by_seat(self._batch.points - before)

    def reset(self, rows: Array | None = None) -> None:
        """Other hands in these rows, else in all: any of the states."""
        chosen = self._all if rows is None else np.arange(len(self))[rows]
        self.which[chosen] = self._chance.integers(len(self.states), size=len(chosen))
        self._batch.put(chosen, self._first, self.which[chosen])
        self._played[chosen] = self._trick[chosen] = self._count[chosen] = 0
        self._lay_down(chosen)

    def gains(self, row: int) -> list[float]:
        """What each person has gained by the hand of this row, which is over: settled by the game itself."""
        state = self.states[self.which[row]]
        line = [self.game.pack[card] for card in self._line[row, : self._count[row]]]
        after = Moment(state.hand_over(state.tricks_with(line))).gains
        return [now - then for now, then in zip(after, Moment(state).gains, strict=True)]

    def _lay_down(self, rows: Array) -> None:
        """What was played already in the states from which these rows set out."""
        place = {card: number for number, card in enumerate(self.game.pack)}
        for row in rows:
            state = self.states[self.which[row]]
            for laid, plane in ((state.plays, self._played), (state.trick, self._trick)):
                for played in laid:
                    plane[row, played.seat, place[played.card]] = 1

    def _planes(self, masks: Array) -> Array:
        planes: Array = ((masks[:, None] >> self._bits[self.which]) & 1).astype(np.int8)
        return planes

    def _by_seat(self, numbers: Array) -> Array:
        found = np.zeros((len(self), self.game.seats), dtype=np.int64)
        for number in range(4):
            np.add.at(found, (self._all, self._seats[self.which, number]), numbers[:, number])
        return found


def _bits(made: Tables, game: Game) -> list[int]:
    return [made.bit[card] for card in game.pack]
