"""From a State to what it is worth: the search finds values, a line of play for each, and the game settles the line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tapete.cards import Card
from tapete.errors import TapeteError
from tapete.fast import Kept, Search, Values, tables
from tapete.solving import MEMORY
from tapete.solving.masks import played, seen
from tapete.solving.solved import Solved
from tapete.table.aim import Aim
from tapete.table.ledger import Account
from tapete.table.play import Play
from tapete.table.state import State
from tapete.table.tricks import TrickState
from tapete.table.zones import Cards

PLAY = "play"
Gains = Mapping[Account, float]
Line = tuple[Card, ...]


@lru_cache(maxsize=4)
def kept(megabytes: int) -> Kept:
    """The memory that searches of this process share."""
    return Kept(megabytes)


def due(state: State) -> TrickState:
    """The state of a hand in tricks in which a card is due; where none is nothing is searched."""
    if not isinstance(state, TrickState) or state.game.contents.aim is None:
        told = "{game} is not played in tricks, so there is nothing to solve."
        raise TapeteError("no-solver", told, game=state.game.name)
    if state.over or state.phase != PLAY or state.turn != state.to_play():
        told = "No card is to be played here: a record to solve stops in the middle of a hand."
        raise TapeteError("no-card-due", told)
    return state


def aim_of(state: State) -> tuple[TrickState, Aim]:
    """What is searched here; where no card is due nothing is."""
    here, telling = due(state), state.game.contents.aim
    assert telling is not None
    return here, telling(here)


class Solving:
    """One position being solved."""

    def __init__(
        self, state: State, memory: int = MEMORY, play: Play | None = None, apart: int = 0, aim: Aim | None = None
    ) -> None:
        self.state, own = aim_of(state)
        self.aim = aim or own
        self.tables = tables(play or self.state.play)
        self.search = Search(self.tables, self.aim, kept(memory), apart)
        self.here = seen(self.tables, self.state)
        self.seat = self.state.to_play()
        mine = self.seat in self.aim.most
        self.first = mine != self.aim.misere
        self.side = frozenset(each for each in self.state.play.seats if (each in self.aim.most) == mine)

    def solved(self, budget: int) -> Solved:
        """All values as far as the budget goes."""
        if self.aim.decided:
            return self._decided()
        values = self.search.values(self.here, budget=budget)
        if not values.exact:
            return self._bounded(values)
        found = {low for low, _ in values.bounds.values()}
        best = max(found) if self.first else min(found)
        card_of = {low: card for card, (low, _) in values.bounds.items()}
        lines = {value: self.search.line(self.here, value, card_of[value], budget) for value in found}
        return self._settled(lines, best, {card: low for card, (low, _) in values.bounds.items()}, values.nodes)

    def _decided(self) -> Solved:
        """The next card ends the game, whatever it is."""
        cards = self.state.lawful_cards(self.seat)
        laid = self.state.laid(self.seat, cards[0])
        line = (cards[0], laid.lawful_cards(laid.to_play())[0])
        return self._settled({0: line}, 0, dict.fromkeys(cards, 0), 1)

    def _settled(self, lines: Mapping[int, Line], best: int, cards: Mapping[Card, int], nodes: int) -> Solved:
        """What is found as the game pays it: the stakes, where one of the lines ends the game."""
        gains, unit = {value: self._gains(line, self.state) for value, line in lines.items()}, self.aim.unit
        if self.aim.stakes is not None and not self.aim.open_end:
            lines = {value: self._to_the_stakes(line) for value, line in lines.items()}
            paid = {value: self._stakes(line) for value, line in lines.items()}
            gains, unit = (paid, "") if any(any(each.values()) for each in paid.values()) else (gains, unit)
        worth = {value: self._of_side(gain) for value, gain in gains.items()}
        doubt = self.aim.doubt.get(best)
        exact = doubt is None and not self.aim.open_end
        return Solved(
            self.state.game.name, self.seat, exact,
            gains[best] if exact else None,
            doubt or (worth[best], worth[best]),
            {card: worth[value] for card, value in cards.items()},
            lines[best], nodes, unit or self.state.game.unit, self.aim.model,
        )  # fmt: skip

    def _to_the_stakes(self, line: Line) -> Line:
        """The line as far as the trick that ends the game; if a lead ends it that was not searched, with any card."""
        state = self.state
        for card in line:
            state = played(state, card)
        for _ in state.play.seats if state.holding(state.to_play()) else ():
            line = (*line, state.lawful_cards(state.to_play())[0])
            state = played(state, line[-1])
        whole = [place for place in range(1, len(line) + 1) if any(self._stakes(line[:place]).values())]
        return line[: whole[0]] if whole else line

    def _stakes(self, line: Line) -> Gains:
        assert self.aim.stakes is not None
        return self.aim.stakes(self.state, self.state.tricks_with(line))

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

    def worth(self, line: tuple[Card, ...], hands: Mapping[int, Cards]) -> float:
        """What such a line brings the side to play if these are the hands."""
        held = tuple([hands.get(seat, own) for seat, own in enumerate(self.state.hands)])
        return self._of_side(self._gains(line, self.state.but(hands=held)))

    def _of_side(self, gains: Gains) -> float:
        return sum(gains[account] for account in {self.state.game.side(seat) for seat in self.side} if account in gains)

    def _gains(self, line: tuple[Card, ...], state: TrickState) -> Gains:
        """What each side gains if the hand is played so, by the game's own settlement."""
        tricks, telling = self.state.tricks_with(line), state.game.contents.gains
        if telling is not None:
            return telling(state, tricks)
        over = state.hand_over(tricks)
        return {side: over.ledger.balance(side) - state.ledger.balance(side) for side in over.game.sides}
