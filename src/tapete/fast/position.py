"""A moment of the play on masks: the hands, the trick on the table, and who is to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from tapete.cards import Card
from tapete.fast.tables import Tables, Words, refused

SEAT, PLACE, LED, BEST, HOLDER, POT, FREE, LEADER = range(8)


@dataclass(frozen=True, eq=False)
class Position:
    """The hands by number of seat; `begun` has the words by which the trick is known; `under` what each card covers."""

    hands: Words
    begun: Words
    under: Words

    @property
    def seat(self) -> int:
        """The number of the seat that is to play."""
        return int(self.begun[SEAT])

    @property
    def own(self) -> int:
        """The hand of the one who is to play."""
        return int(self.hands[self.seat])

    def lawful(self, tables: Tables) -> int:
        """The cards that may be played now."""
        from tapete.fast.layout import FRIENDS
        from tapete.fast.rules import lawful

        _, place, led, best, holder, _, free, _ = map(int, self.begun)
        spared = place > 0 and bool(int(tables.words[FRIENDS + self.seat]) >> holder & 1)
        return int(lawful(self.own, led, best, spared, bool(free >> self.seat & 1), tables.words.ctypes.data))


def position(
    tables: Tables,
    hands: Mapping[int, Sequence[Card]],
    leader: int,
    trick: Sequence[tuple[int, Card]] = (),
    piles: Mapping[int, Sequence[Sequence[Card]]] | None = None,
) -> Position:
    """The position in which these hold these cards, and such a trick lies there (who played what).

    Cards that lie in `piles`, top first, are played from the tops; they are then the hands.
    """
    play = tables.play
    under = np.zeros(64, dtype=np.int64)
    if piles is not None:
        hands = {seat: [pile[0] for pile in own if pile] for seat, own in piles.items()}
        for own in piles.values():
            for pile in own:
                for card, covered in pairwise(pile):
                    under[tables.bit[card]] = 1 << tables.bit[covered]
    held = np.zeros(4, dtype=np.int64)
    for seat in play.seats:
        held[tables.seat[seat]] = tables.mask(hands[seat])
    laid = {seat for seat, _ in trick}
    sizes = {len(hands[seat]) + (seat in laid) for seat in play.seats} if piles is None else {0}
    if len(sizes) > 1:
        raise refused("unequal-hands", "The kernels know no hands of unequal length.")
    return Position(held, _begun(tables, leader, trick), under)


def _begun(tables: Tables, leader: int, trick: Sequence[tuple[int, Card]]) -> Words:
    play, order = tables.play, tables.play.order
    cards = [card for _, card in trick]
    free = tables.seats_mask(play.exempt)
    if not trick:
        number = tables.seat[leader]
        return np.array([number, 0, -1, -1, 0, 0, free, number], dtype=np.int64)
    best = order.winner(cards)
    return np.array(
        [
            tables.seat[play.after(trick[0][0], len(trick))],
            len(trick),
            tables.bit[cards[0]],
            tables.bit[cards[best]],
            tables.seat[trick[best][0]],
            sum(play.worth.get(card, 0) for card in cards),
            free,
            tables.seat[trick[0][0]],
        ],
        dtype=np.int64,
    )
