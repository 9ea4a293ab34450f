"""Worlds on masks: drawn one by one, and then moved towards what is believed of each hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from tapete.looking.board import Board
from tapete.table.mind import Mind
from tapete.table.tricks import TrickState
from tapete.table.worlds import deals

MOVES = 3
"""So often for each hidden card two are tried with one another."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The hands by number of seat, and what each card covers."""

    hands: tuple[int, ...]
    under: Mapping[int, int]


def dealt(state: TrickState, board: Board, mind: Mind, seat: int, chance: Random) -> Iterator[Dealt]:
    """Worlds in which the seat might be, as likely as is believed."""
    if board.play.piled:
        yield from (as_it_lies(state.with_zones(zones), board) for zones in deals(state, seat, chance))
    tilt = _Tilt(state, board, mind, seat)
    for zones in deals(state, seat, chance):
        hands = [board.mask(zones[f"hand {each}"]) for each in board.play.seats]
        yield Dealt(tuple(tilt.moved(hands, chance)), {})


def as_it_lies(state: TrickState, board: Board) -> Dealt:
    """The hands of this state, if all are seen."""
    piles = [[pile for pile in state.stacks(seat) if pile] for seat in board.play.seats]
    hands = tuple([board.mask([pile[0] for pile in own]) for own in piles])
    covered = [pair for own in piles for pile in own for pair in pairwise(pile)]
    return Dealt(hands, {board.bit[card]: 1 << board.bit[under] for card, under in covered})


class _Tilt:
    """Hidden cards change places, as often as the one is likelier than the other (Metropolis)."""

    def __init__(self, state: TrickState, board: Board, mind: Mind, seat: int) -> None:
        believed, ways, known = mind.belief(state, seat), state.ruled_out(seat), state.known(seat)
        seats = board.play.seats
        self._on = bool(believed) and len(ways) == 1 and state.game.contents.agrees is None
        hidden = [card for card in board.bit if card not in known]
        self._hidden = board.mask(hidden)
        self._weights = [
            {board.bit[card]: 0.0 if card in ways[0].get(f"hand {each}", ()) else believed.get(each, {}).get(card, 1.0)
             for card in hidden}
            for each in seats
        ]  # fmt: skip
        self._weights.append(dict.fromkeys(self._weights[0], 1.0))

    def moved(self, hands: list[int], chance: Random) -> list[int]:
        """These hands, after many moves."""
        if not self._on:
            return hands
        lying = [*hands, self._hidden]
        for hand in hands:
            lying[-1] &= ~hand
        hidden = [(place, hand & self._hidden) for place, hand in enumerate(lying)]
        places = [(card, place) for place, hand in hidden for card in self._weights[0] if hand >> card & 1]
        weights, number = self._weights, len(places)
        for _ in range(MOVES * number):
            one, other = int(chance.random() * number), int(chance.random() * number)
            (card, here), (change, there) = places[one], places[other]
            if here == there:
                continue
            now = weights[here][card] * weights[there][change]
            if weights[here][change] * weights[there][card] >= chance.random() * now:
                places[one], places[other] = (change, here), (card, there)
        moved = [hand & ~self._hidden for hand in hands]
        for card, place in places:
            if place < len(moved):
                moved[place] |= 1 << card
        return moved
