"""Each for himself: all ends of a hand are settled by the game, and then everybody plays for what he likes most."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.cards import Card
from tapete.errors import TapeteError
from tapete.fast import Outcomes, tables
from tapete.solving.masks import played, seen
from tapete.solving.solved import Solved
from tapete.table.aim import AGAINST_ALL
from tapete.table.facts import Facts
from tapete.table.tricks import TrickState

Amounts = tuple[float, ...]
"""What each who plays gains, in the order of `play.seats`."""


class Rivals:
    """One ending in which everybody plays for himself, or all others against the one to play."""

    def __init__(self, state: TrickState, facts: Facts, model: str, memory: int) -> None:
        self.state, self.facts, self.model = state, facts, model
        self.seats = state.play.seats
        self.root = state.to_play()
        made = [sum(trick.holder == seat for trick in state.taken) for seat in self.seats]
        laid = [played.card for played in state.trick]
        known = tables(state.play)
        self.outcomes = Outcomes(known, facts, seen(known, state), made, laid, memory)

    def solved(self, budget: int) -> Solved:
        """The value of every card; where not all ends can be told it is refused."""
        ways = self.outcomes.ways(budget)
        gains = [] if self.outcomes.stopped else [self._gains(way) for way in ways]
        if gains:
            self.outcomes.like(self._liked(gains))
        ends = {card: self._end([card]) for card in self.state.lawful_cards(self.root)}
        if self.outcomes.stopped:
            raise TapeteError("too-large", "So many cards are left that not all ends can be told.")
        place, game = self.seats.index(self.root), self.state.game
        best = max(ends, key=lambda card: self.liked[ends[card]][place])
        worth = gains[ends[best]]
        return Solved(
            game.name, self.root, True, {game.side(seat): worth[at] for at, seat in enumerate(self.seats)},
            (worth[place], worth[place]), {card: gains[end][place] for card, end in ends.items()}, self._line(best),
            self.outcomes.nodes, game.unit, self.model,
        )  # fmt: skip

    def _end(self, cards: Sequence[Card]) -> int:
        found = self.outcomes.end(cards)
        assert found is not None
        return found

    def _gains(self, way: Sequence[Card]) -> Amounts:
        told = self.facts.gains(self.state, self.state.tricks_with(way))
        return tuple([told[self.state.game.side(seat)] for seat in self.seats])

    def _liked(self, gains: Sequence[Amounts]) -> list[list[int]]:
        """How much each likes each end, as a rank."""
        liked = [[0] * len(self.seats) for _ in gains]
        for place in range(len(self.seats)):
            likes = [self._likes(place, amounts) for amounts in gains]
            rank = {each: number for number, each in enumerate(sorted(set(likes)))}
            for row, each in zip(liked, likes, strict=True):
                row[place] = rank[each]
        self.liked = liked
        return liked

    def _likes(self, place: int, amounts: Amounts) -> Amounts:
        """What is greater is liked more: one's own gain, or if all are against one, his loss.

        To whom two ends bring the same, he likes that which brings least to the one who is to play, and then to each
        in turn at his own right.
        """
        root, number = self.seats.index(self.root), len(self.seats)
        if self.model == AGAINST_ALL:
            return (amounts[root],) if place == root else (-amounts[root],)
        others = [-amounts[(place + step) % number] for step in range(1, number)]
        return (amounts[place], -amounts[root], *others) if place != root else (amounts[place], *others)

    def _line(self, first: Card) -> tuple[Card, ...]:
        """What is played if everybody takes what he likes most; it ends where one stops."""
        state, line = played(self.state, first), [first]
        while state.trick or state.holding(state.to_play()):
            seat = state.to_play()
            comes = self.liked[self._end(line)][self.seats.index(seat)]
            good = [card for card in state.lawful_cards(seat) if self._likes_as_much([*line, card], seat, comes)]
            if not good:
                break
            line.append(good[0])
            state = played(state, good[0])
        return tuple(line)

    def _likes_as_much(self, line: Sequence[Card], seat: int, comes: int) -> bool:
        end = self.outcomes.end(line)
        return end is not None and self.liked[end][self.seats.index(seat)] == comes


def rivals(state: TrickState, model: str, memory: int) -> Rivals:
    """The ending as one in which each plays for himself, if its game says on what its payments hang."""
    telling = state.game.contents.facts
    facts = None if telling is None else telling(state)
    if facts is None:
        told = "In {game} there are two sides: nobody plays for himself."
        raise TapeteError("no-rivals", told, game=state.game.name)
    return Rivals(state, facts, model, memory)
