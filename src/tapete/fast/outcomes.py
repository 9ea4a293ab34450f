"""All ends of the rest of a hand, and which of them comes about when everybody takes what he likes most."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tapete.cards import Card
from tapete.fast import ends as at
from tapete.fast import layout
from tapete.fast.ends import begun_with
from tapete.fast.position import Position
from tapete.fast.ranges import packed
from tapete.fast.ready import ready
from tapete.fast.tables import Tables, refused
from tapete.table.facts import Facts

MANY = 1 << 15
"""So many ends can be told apart."""
LARGEST = 60
"""So many cards can be left."""
AGAIN = 0x5851F42D4C957F2D
"""By this what was answered before is known no more."""


class Outcomes:
    """The ends that can be reached from a position.

    `made` are the tricks that each has, in the order of `play.seats`, `laid` the cards of the one on the table. Each
    end has a number, and there is a way to it; when it is told how much everybody likes it, they can be played for.
    """

    def __init__(
        self, tables: Tables, facts: Facts, position: Position, made: Sequence[int], laid: Sequence[Card], memory: int
    ) -> None:
        ready()
        if sum(int(hand).bit_count() for hand in position.hands) > LARGEST or position.under.any():
            raise refused("too-large", "So many cards are left that not all ends can be told.")
        self.tables, self.position = tables, position
        self.words = tables.with_goal({layout.LINES: int(tables.words[layout.LINES]) | tables.mask(facts.asleep)})
        self._laid, self._made = tables.mask(laid), packed(tuple(made))
        self._hands, self._begun = np.ascontiguousarray(position.hands), position.begun
        entries = 1 << max(10, (max(1, memory) * (1 << 20) // 16).bit_length() - 1)
        self._kept = [np.zeros(size, dtype=np.int64) for size in (2 * entries, 4 * MANY, MANY * at.WAY)]
        answers, signs, ways = [each.ctypes.data for each in self._kept]
        self.book = np.zeros(at.BOOK, dtype=np.int64)
        told = {
            at.MOST: MANY, at.SIGNS: signs, at.PLACES: 2 * MANY - 1, at.WAYS: ways, at.ANSWERS: answers,
            at.MASK: entries - 1, at.TRICKS: sum(made) + position.own.bit_count(), at.POINTS: facts.points,
            at.MADE: facts.tricks, at.NOTED: tables.mask(facts.noted), at.CORNERED: facts.cornered,
            at.SWEPT: facts.swept, at.THEN_ALL: facts.then_all, at.EVERYTHING: facts.everything,
            at.STOPPER: -1 if facts.may_stop is None else tables.seat[facts.may_stop],
        }  # fmt: skip
        for place, word in told.items():
            self.book[place] = word

    @property
    def nodes(self) -> int:
        """How many cards were played so far."""
        return int(self.book[at.NODES])

    @property
    def stopped(self) -> bool:
        """Whether there were too many, or too many ends."""
        return bool(self.book[at.STOPPED])

    def ways(self, budget: int) -> list[tuple[Card, ...]]:
        """A way to every end, or to those that were found before the budget had run out."""
        self.book[at.BUDGET], self.book[at.GATHERING] = budget, 1
        for card in self.tables.of_mask(self.position.lawful(self.tables)):
            self.end([card])
        rows = self._kept[2].reshape(MANY, at.WAY)[: int(self.book[at.FOUND])]
        return [tuple([self.tables.cards[int(bit)] for bit in row[: int(row[-1])]]) for row in rows]

    def like(self, liked: Sequence[Sequence[int]]) -> None:
        """How much each end is liked: a row for each, in it a number for each seat in the order of `play.seats`."""
        rows = np.zeros((len(liked), 4), dtype=np.int64)
        rows[:, : len(self.tables.play.seats)] = liked
        self._liked = np.ascontiguousarray(rows)
        self.book[at.GATHERING], self.book[at.LIKED] = 0, self._liked.ctypes.data
        self.book[at.TOP : at.TOP + 4] = rows.max(axis=0)
        self.book[at.SALT] += AGAIN

    def end(self, cards: Sequence[Card]) -> int | None:
        """The number of the end that comes about when these cards are played first.

        After the first of them, of cards that are equal only the highest is known.
        """
        book = self.book
        book[at.GIVEN] = len(cards)
        book[at.PATH : at.PATH + len(cards)] = [self.tables.bit[card] for card in cards]
        found = begun_with(
            self._hands.ctypes.data, self._begun.ctypes.data, self._laid, self._made, book.ctypes.data,
            self.words.ctypes.data,
        )  # fmt: skip
        if book[at.STOPPED] == at.UNKNOWN:
            book[at.STOPPED] = 0
            return None
        return int(found)
