"""The solver: the exact value of every card of a position with all cards seen, and a best line of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np

from tapete.cards import Card
from tapete.fast import layout as at
from tapete.fast.position import Position
from tapete.fast.ranges import WIDTH, items, packed, ranges
from tapete.fast.ready import ready
from tapete.fast.roots import lined, valued, valued_in_all
from tapete.fast.search import ALL, BIAS, bounded
from tapete.fast.tables import Tables, Words
from tapete.table.aim import Aim

BUDGET, MEMORY = 30_000_000, 16
"""So many nodes and megabytes unless told otherwise."""


@lru_cache(maxsize=1)
def squeezer() -> np.ndarray[Any, np.dtype[np.uint8]]:
    """For six places that are still there or not, and six of one hand: those of the hand with the gaps closed."""
    made = np.zeros(4096, dtype=np.uint8)
    for there in range(64):
        places = [place for place in range(6) if there >> place & 1]
        for held in range(64):
            made[there << 6 | held] = sum((held >> place & 1) << number for number, place in enumerate(places))
    return made


@dataclass
class Kept:
    """The memory in which answers are kept: values belong to positions, so it is never cleared."""

    megabytes: int = MEMORY
    words: Words = field(init=False)
    age: int = 0

    def __post_init__(self) -> None:
        buckets = 1 << max(0, self.megabytes * (1 << 20) // 64).bit_length() - 1 if self.megabytes else 1
        self.words = np.zeros(buckets * 8 + 8, dtype=np.int64)
        self.buckets = buckets

    @property
    def address(self) -> int:
        """Where it begins, at a line of the processor's own memory."""
        begins: int = self.words.ctypes.data
        return (begins + 63) // 64 * 64


@dataclass(frozen=True)
class Values:
    """The bounds of each card's value, in what is searched; how many nodes it took."""

    bounds: dict[Card, tuple[int, int]]
    nodes: int

    @property
    def exact(self) -> bool:
        """Whether every value is known."""
        return all(low == high for low, high in self.bounds.values())


class Search:
    """An aim in a play, ready to be searched for in any of its positions."""

    def __init__(self, tables: Tables, aim: Aim, kept: Kept | None = None, apart: int = 0) -> None:
        """Searches that are set `apart` by different numbers take nothing from what the others have kept."""
        ready()
        self.tables, self.aim, self.kept, self.apart = tables, aim, kept or Kept(), apart
        self._ranges = (
            ranges(aim.total, len(aim.piles), *self._told()) if aim.piles else np.zeros(WIDTH, dtype=np.int64)
        )
        self._squeeze = squeezer()
        self.words = tables.with_goal(self._goal())
        self.step = 2 if aim.points else 1

    def _told(self) -> tuple[Any, ...]:
        """What the counts come to, in a form that can be remembered."""
        aim = self.aim
        stops, last = tuple(sorted(aim.stops.items())), tuple(sorted(aim.last.items()))
        return items(aim.final), stops, items(aim.gifts), last

    def _goal(self) -> dict[int, int]:
        aim, tables, play = self.aim, self.tables, self.tables.play
        words: dict[int, int] = {
            at.MOST: tables.seats_mask(aim.most),
            at.MISERE: aim.misere,
            at.COUNTED: bool(aim.piles),
            at.KEYED: bool(aim.final),
            at.SQUEEZE: self._squeeze.ctypes.data,
            at.RANGES: self._ranges.ctypes.data,
            at.TABLE: self.kept.address,
            at.BUCKETS: self.kept.buckets - 1,
            **{at.STEP + tables.seat[seat]: 1 << 4 * place for place, pile in enumerate(aim.piles) for seat in pile},
        }
        # Where more than the taker of a trick gains by it the difference is searched, and so all counts double.
        unequal = bool(play.lead or play.own or play.low)
        scale = (2 if unequal or aim.doubled else 1) if aim.points else 0
        trick = play.trick + play.lead
        words[at.TRICK] = 1 if aim.doubled else scale * trick
        words[at.LAST] = scale * (play.last - play.lead)
        words[at.OWN] = play.own if scale else 0
        words[at.OFF] = play.last if scale and play.low else 0
        words.update({at.WORTH + bit: scale * play.worth.get(card, 0) for card, bit in tables.bit.items()})
        places = (at.MOST, at.MISERE, at.KEYED, at.TRICK, at.LAST, at.OWN, at.OFF)
        told = (aim.total, aim.piles, *self._told())
        goal = tuple([words[place] for place in places])
        # All on which a value depends besides the cards; addresses do not belong to it.
        words[at.SALT] = hash((tables.words.tobytes(), goal, scale, told, self.apart))
        return words

    def _left(self, hands: Words, position: Position) -> int:
        """The most that the tricks from this one on can count."""
        words, cards = self.words, 0
        for mask in hands:
            cards |= int(mask)
        covered = position.under
        for _ in range(64):
            more = cards
            for bit in range(64):
                if cards >> bit & 1:
                    more |= int(covered[bit])
            if more == cards or not covered.any():
                break
            cards = more
        worth = sum(int(words[at.WORTH + bit]) for bit in range(63) if cards >> bit & 1)
        place = int(position.begun[1])
        tricks = (cards.bit_count() + place) // len(self.tables.play.seats)
        pot = self._pot(position)
        return worth + pot + tricks * int(words[at.TRICK]) + int(words[at.LAST])

    def _pot(self, position: Position) -> int:
        """What lies on the table, in what is searched."""
        scale = (2 if self.words[at.TRICK] == 1 and self.aim.doubled else 1) if self.aim.points else 0
        return scale * int(position.begun[5])

    def most(self, position: Position) -> int:
        """The most that can be gained from this trick on by what is counted in tricks and cards."""
        self._begin(position, 0)
        return self._left(position.hands, position)

    def _begin(self, position: Position, budget: int) -> tuple[Words, int]:
        self.kept.age = (self.kept.age + 1) % 256
        words = self.words
        words[at.AGE] = self.kept.age
        words[at.NODES], words[at.BUDGET], words[at.STOPPED] = 0, budget, 0
        words[at.UNDER : at.UNDER + 64] = position.under
        piled = bool(position.under.any())
        words[at.PILED] = piled
        if piled:
            words[at.LINES] = (1 << 63) - 1
            words[at.SALT] = hash((int(words[at.SALT]), position.under.tobytes()))
        begun = position.begun.copy()
        begun[5] = self._pot(position)
        free = int(begun[6])
        return begun, packed(self.aim.made) | free << 12

    def _limits(self) -> tuple[int, int]:
        """The least and the most that the counts can add."""
        aim = self.aim
        ends = [*aim.final.values(), *aim.stops.values()] or [0]
        ends += [aim.final.get(counts, 0) + more for (counts, _, _), more in aim.last.items()]
        return min(0, *ends, 0), max(0, *ends) + sum(max(0, gift) for gift in aim.gifts.values())

    def values(self, position: Position, cards: Sequence[Card] = (), budget: int = BUDGET) -> Values:
        """The value of every card, else of all that may be played."""
        begun, made = self._begin(position, budget)
        mask = self.tables.mask(cards) if cards else position.lawful(self.tables)
        left = self._left(position.hands, position)
        low, more = self._limits()
        high = left + more
        found = np.full(64, -1, dtype=np.int64)
        hands = np.ascontiguousarray(position.hands)
        guess = (low + high) // 2
        valued(
            hands.ctypes.data, begun.ctypes.data, left, made, mask, low, high, guess, self.step,
            self.words.ctypes.data, found.ctypes.data,
        )  # fmt: skip
        return Values(self._bounds(mask, found), int(self.words[at.NODES]))

    def value(self, position: Position, budget: int = BUDGET) -> Values:
        """The value of the position alone, under its best card; whichever it is."""
        begun, made = self._begin(position, budget)
        left, seats = self._left(position.hands, position), len(self.tables.play.seats)
        low, more = self._limits()
        held = [int(position.hands[(position.seat + step) % seats]) if step < seats else 0 for step in range(4)]
        p0, p1, p2, p3 = held
        both = bounded(
            p0, p1, p2, p3, begun.ctypes.data, left, made, ALL, low, left + more, (low + left + more) // 2, self.step,
            self.words.ctypes.data,
        )  # fmt: skip
        bounds = (both & 0xFFFFF) - BIAS, (both >> 20) - BIAS
        return Values({self.tables.of_mask(position.own)[-1]: bounds}, int(self.words[at.NODES]))

    def _bounds(self, mask: int, found: Words) -> dict[Card, tuple[int, int]]:
        """Bounds by card; of equal cards, which stand one below another, only the highest was searched."""
        bounds, last = {}, (0, 0)
        for bit in range(63, -1, -1):
            if mask >> bit & 1:
                word = int(found[bit])
                if word >= 0:
                    last = (word & 0xFFFFF) - BIAS, (word >> 20) - BIAS
                bounds[self.tables.cards[bit]] = last
        return bounds

    def line(self, position: Position, value: int, first: Card | None = None, budget: int = BUDGET) -> tuple[Card, ...]:
        """A best line of play from a position of this value, or if this card of such a value is played first.

        It may end early: where one may stop, or when the budget has run out.
        """
        begun, made = self._begin(position, budget)
        left, hands = self._left(position.hands, position), position.hands.copy()
        found = np.zeros(64, dtype=np.int64)
        only = ALL if first is None else 1 << self.tables.bit[first]
        number = lined(
            hands.ctypes.data, begun.ctypes.data, left, made, only, value, self.words.ctypes.data, found.ctypes.data
        )
        return tuple([self.tables.cards[int(bit)] for bit in found[:number]])

    def values_in(self, position: Position, worlds: Words, budget: int = 1_000_000) -> np.ndarray[Any, Any]:
        """The bounds of every lawful card in every world: by world, card and bound; the highest card first."""
        begun, made = self._begin(position, budget)
        mask = position.lawful(self.tables)
        rows = np.ascontiguousarray(worlds, dtype=np.int64)
        low, more = self._limits()
        lefts = np.array([(left := self._left(row, position), left + more) for row in rows], dtype=np.int64)
        found = np.full((len(rows), 64), -1, dtype=np.int64)
        guess = int(lefts[0, 1] + low) // 2 if len(rows) else 0
        valued_in_all(
            rows.ctypes.data, len(rows), begun.ctypes.data, lefts.ctypes.data, made, mask, low, guess, self.step,
            self.words.ctypes.data, found.ctypes.data, budget,
        )  # fmt: skip
        each = [list(self._bounds(mask, row).values()) for row in found]
        return np.array(each, dtype=np.int64)
