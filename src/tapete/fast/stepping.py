"""Many hands at once, a card to each: what changes in each of them, and what may be played next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tapete.fast.compiled import compiled, peek, poke
from tapete.fast.layout import FORFEIT, FRIENDS, LAST, LEAD, LOW, OWN, SEATS, TRICK, WORTH
from tapete.fast.position import BEST, FREE, HOLDER, LEADER, LED, PLACE, POT, SEAT, Position
from tapete.fast.ready import ready
from tapete.fast.rules import beats, lawful
from tapete.fast.tables import Tables, Words

NO_CARD = -1


@compiled
def allowed(hands: int, begun: int, row: int, words: int) -> int:
    """The cards that may be played now in this row; none when the hand is over."""
    seat, place = peek(begun, row * 8 + SEAT), peek(begun, row * 8 + PLACE)
    friends, holder = peek(words, FRIENDS + seat), peek(begun, row * 8 + HOLDER)
    spared, free = place > 0 and (friends >> holder) & 1 != 0, (peek(begun, row * 8 + FREE) >> seat) & 1 != 0
    hand = peek(hands, row * 4 + seat)
    return lawful(hand, peek(begun, row * 8 + LED), peek(begun, row * 8 + BEST), spared, free, words)


@compiled
def one_stepped(hands: int, begun: int, under: int, row: int, card: int, points: int, tricks: int, words: int) -> int:
    """A card is played in this row; how many tricks are made by it."""
    here = row * 8
    seat, place, best = peek(begun, here + SEAT), peek(begun, here + PLACE), peek(begun, here + BEST)
    hand = peek(hands, row * 4 + seat)
    poke(hands, row * 4 + seat, (hand ^ (1 << card)) | peek(under, row * 64 + card))
    if place == 0:
        poke(begun, here + LED, card)
        poke(begun, here + LEADER, seat)
        poke(points, row * 4 + seat, peek(points, row * 4 + seat) + peek(words, LEAD))
    if place == 0 or beats(card, best, words):
        best = card
        poke(begun, here + BEST, card)
        poke(begun, here + HOLDER, seat)
    pot = peek(begun, here + POT) + peek(words, WORTH + card)
    if place + 1 < peek(words, SEATS):
        poke(begun, here + POT, pot)
        poke(begun, here + PLACE, place + 1)
        poke(begun, here + SEAT, seat + 1 if seat + 1 < peek(words, SEATS) else 0)
        return 0
    holder = peek(begun, here + HOLDER)
    gain = pot + peek(words, TRICK) - (peek(words, OWN) if holder == peek(begun, here + LEADER) else 0)
    left = peek(hands, row * 4) | peek(hands, row * 4 + 1) | peek(hands, row * 4 + 2) | peek(hands, row * 4 + 3)
    if left == 0 and (peek(words, LOW) >> best) & 1 == 0:
        gain += peek(words, LAST)
    poke(points, row * 4 + holder, peek(points, row * 4 + holder) + gain)
    poke(tricks, row * 4 + holder, peek(tricks, row * 4 + holder) + 1)
    if peek(words, FORFEIT):
        poke(begun, here + FREE, peek(begun, here + FREE) & ~(1 << holder))
    poke(begun, here + SEAT, holder)
    poke(begun, here + PLACE, 0)
    poke(begun, here + LED, -1)
    poke(begun, here + BEST, -1)
    poke(begun, here + POT, 0)
    return 1


@compiled
def all_stepped(hands: int, begun: int, under: int, cards: int, number: int, points: int, tricks: int, legal: int,
                words: int) -> int:  # fmt: skip
    """In every row its card is played, where it has one; how many tricks are made by it."""
    made = 0
    for row in range(number):
        card = peek(cards, row)
        own = peek(words, row)
        if card >= 0:
            made += one_stepped(hands, begun, under, row, card, points, tricks, own)
        poke(legal, row, allowed(hands, begun, row, own))
    return made


class Batch:
    """Many hands that are played at once; each row is one, of whatever play.

    `legal` has for each the cards that may be played as a mask, nothing when it is over; `points` and `tricks` what
    each seat (by its number in the play) has made so far.
    """

    def __init__(self, begun: Sequence[tuple[Tables, Position]]) -> None:
        ready()
        self._tables = [tables for tables, _ in begun]  # what the addresses lead to is kept
        self.words: Words = np.array([tables.words.ctypes.data for tables in self._tables], dtype=np.int64)
        self.hands: Words = np.array([position.hands for _, position in begun], dtype=np.int64)
        self.begun: Words = np.array([position.begun for _, position in begun], dtype=np.int64)
        self.under: Words = np.array([position.under for _, position in begun], dtype=np.int64)
        self.points, self.tricks = np.zeros_like(self.hands), np.zeros_like(self.hands)
        self.legal: Words = np.zeros(len(begun), dtype=np.int64)
        self.step(np.full(len(begun), NO_CARD, dtype=np.int64))

    def __len__(self) -> int:
        return len(self.legal)

    @property
    def turns(self) -> Words:
        """The number of the seat that is to play in each row."""
        return self.begun[:, SEAT]

    @property
    def led(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """In which rows a trick lies on the table."""
        return self.begun[:, PLACE] > 0

    def taken(self, rows: Words) -> Batch:
        """These rows as they are now, each as often as it is named, apart from these."""
        batch = object.__new__(Batch)
        batch._tables = self._tables
        for name in ("words", "hands", "begun", "under", "points", "tricks", "legal"):
            setattr(batch, name, getattr(self, name)[rows])
        return batch

    def put(self, rows: Words, other: Batch, which: Words) -> None:
        """In these rows stands what stands in those of another."""
        self._tables = other._tables
        for name in ("words", "hands", "begun", "under", "points", "tricks", "legal"):
            getattr(self, name)[rows] = getattr(other, name)[which]

    def step(self, cards: Words) -> int:
        """A card to each row, by its bit, or `NO_CARD`; it must be one that may be played."""
        return all_stepped(
            self.hands.ctypes.data, self.begun.ctypes.data, self.under.ctypes.data, cards.ctypes.data, len(cards),
            self.points.ctypes.data, self.tricks.ctypes.data, self.legal.ctypes.data, self.words.ctypes.data,
        )  # fmt: skip
