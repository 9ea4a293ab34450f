"""From a State to what it is worth: the search finds values, a line of play for each, and the game settles the line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tapete.cards import Card
from tapete.errors import TapeteError
from tapete.fast import Kept, Position, Search, Tables, Values, position, tables
from tapete.solving import MEMORY
from tapete.solving.solved import Solved
from tapete.table.aim import Aim
from tapete.table.ledger import Account
from tapete.table.state import State
from tapete.table.tricks import Trick, TrickState
from tapete.table.view import Played

PLAY = "play"
Gains = Mapping[Account, float]


@lru_cache(maxsize=4)
def kept(megabytes: int) -> Kept:
    """The memory that searches of this process share."""
    return Kept(megabytes)


def seen(made: Tables, state: TrickState) -> Position:
    """The state as a position on masks."""
    play = made.play
    piles = {seat: state.stacks(seat) for seat in play.seats} if play.piled else None
    trick = [(played.seat, played.card) for played in state.trick]
    return position(made, {seat: state.holding(seat) for seat in play.seats}, state.leader, trick, piles)


def aim_of(state: State) -> tuple[TrickState, Aim]:
    """What is searched here; where no card is due nothing is."""
    telling = state.game.contents.aim
    if not isinstance(state, TrickState) or telling is None:
        told = "{game} is not played in tricks, so there is nothing to solve."
        raise TapeteError("no-solver", told, game=state.game.name)
    if state.over or state.phase != PLAY or state.turn != state.to_play():
        told = "No card is to be played here: a record to solve stops in the middle of a hand."
        raise TapeteError("no-card-due", told)
    return state, telling(state)


class Solving:
    """One position being solved."""

    def __init__(self, state: State, memory: int = MEMORY) -> None:
        self.state, self.aim = aim_of(state)
        self.tables = tables(self.state.play)
        self.search = Search(self.tables, self.aim, kept(memory))
        self.here = seen(self.tables, self.state)
        self.seat = self.state.to_play()
        mine = self.seat in self.aim.most
        self.first = mine != self.aim.misere
        self.side = frozenset(each for each in self.state.play.seats if (each in self.aim.most) == mine)

    def solved(self, budget: int) -> Solved:
        """All values as far as the budget goes."""
        values = self.search.values(self.here, budget=budget)
        if not values.exact:
            return self._bounded(values)
        found = {low for low, _ in values.bounds.values()}
        best = max(found) if self.first else min(found)
        card_of = {low: card for card, (low, _) in values.bounds.items()}
        lines = {value: self.search.line(self.here, value, card_of[value], budget) for value in found}
        gains = {value: self._gains(line) for value, line in lines.items()}
        worth = {value: self._of_side(gain) for value, gain in gains.items()}
        doubt = self.aim.doubt.get(best)
        exact = doubt is None and not self.aim.open_end
        return Solved(
            self.state.game.name, self.seat, exact,
            gains[best] if exact else None,
            doubt or (worth[best], worth[best]),
            {card: worth[low] for card, (low, _) in values.bounds.items()},
            lines[best], values.nodes, self.aim.unit or self.state.game.unit, self.aim.model,
        )  # fmt: skip

    def _bounded(self, values: Values) -> Solved:
        """Without budget: what is searched, as bounds, for the side to play."""
        bounds = {card: self._own(both) for card, both in values.bounds.items()}
        low, high = max(low for low, _ in bounds.values()), max(high for _, high in bounds.values())
        cards = {card: low for card, (low, _) in bounds.items()}
        return Solved(
            self.state.game.name, self.seat, False, None, (low, high), cards, (), values.nodes, "points",
            self.aim.model,
        )  # fmt: skip

    def _own(self, bounds: tuple[int, int]) -> tuple[float, float]:
        """The bounds from the side to play, in points of the rest of the hand."""
        scale = 2 if self.aim.doubled else 1
        low, high = bounds
        if self.first:
            return low / scale, high / scale
        left = self.search.most(self.here)
        return (left - high) / scale, (left - low) / scale

    def _of_side(self, gains: Gains) -> float:
        return sum(gains[account] for account in {self.state.game.side(seat) for seat in self.side} if account in gains)

    def _gains(self, line: tuple[Card, ...]) -> Gains:
        """What each side gains if the hand is played so, by the game's own settlement."""
        tricks, telling = self._tricks(line), self.state.game.contents.gains
        if telling is not None:
            return telling(self.state, tricks)
        over = self.state.hand_over(tricks)
        return {side: over.ledger.balance(side) - self.state.ledger.balance(side) for side in over.game.sides}

    def _tricks(self, line: tuple[Card, ...]) -> tuple[Trick, ...]:
        play, leader = self.state.play, self.state.leader
        tricks, laid = list(self.state.taken), list(self.state.trick)
        for card in line:
            laid.append(Played(play.after(laid[0].seat if laid else leader, len(laid)), card))
            if len(laid) == len(play.seats):
                leader = laid[play.order.winner([played.card for played in laid])].seat
                tricks.append(Trick(leader, leader, tuple(laid)))
                laid = []
        return tuple(tricks)
