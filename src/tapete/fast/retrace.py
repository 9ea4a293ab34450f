"""A hand that was played, followed card by card on masks: who had to play, what he could, and who took what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tapete.cards import Card
from tapete.fast.compiled import compiled, peek, poke
from tapete.fast.layout import FORFEIT, FRIENDS, LAST, LEAD, LOW, OWN, SEATS, TRICK, UNDER, WORTH
from tapete.fast.position import Position
from tapete.fast.ready import ready
from tapete.fast.rules import beats, lawful
from tapete.fast.tables import Tables


@compiled
def retraced(hands: int, begun: int, cards: int, number: int, turns: int, legal: int, points: int, tricks: int,
             words: int) -> int:  # fmt: skip
    """Follow the cards; how many could be followed before one of them could not be played."""
    seats = peek(words, SEATS)
    seat, place, led, best = peek(begun, 0), peek(begun, 1), peek(begun, 2), peek(begun, 3)
    holder, pot, free, leader = peek(begun, 4), peek(begun, 5), peek(begun, 6), peek(begun, 7)
    for done in range(number):
        card, hand = peek(cards, done), peek(hands, seat)
        spared = place > 0 and (peek(words, FRIENDS + seat) >> holder) & 1 != 0
        able = lawful(hand, led, best, spared, (free >> seat) & 1 != 0, words)
        poke(turns, done, seat)
        poke(legal, done, able)
        if (able >> card) & 1 == 0:
            return done
        poke(hands, seat, (hand ^ (1 << card)) | peek(words, UNDER + card))
        if place == 0:
            led, best, holder, leader = card, card, seat, seat
            poke(points, seat, peek(points, seat) + peek(words, LEAD))
        elif beats(card, best, words):
            best, holder = card, seat
        pot += peek(words, WORTH + card)
        place += 1
        if place < seats:
            seat = (seat + 1) % seats
            continue
        gain = pot + peek(words, TRICK) - (peek(words, OWN) if holder == leader else 0)
        if done + 1 == number and (peek(words, LOW) >> best) & 1 == 0:
            gain += peek(words, LAST)
        poke(points, holder, peek(points, holder) + gain)
        poke(tricks, holder, peek(tricks, holder) + 1)
        if peek(words, FORFEIT):
            free &= ~(1 << holder)
        seat, place, led, best, pot = holder, 0, -1, -1, 0
    return number


@dataclass(frozen=True)
class Retraced:
    """Who had to play each card, and what he could have played; by seat the points and tricks of the rest of it."""

    turns: tuple[int, ...]
    legal: tuple[frozenset[Card], ...]
    points: dict[int, int]
    tricks: dict[int, int]


def retrace(tables: Tables, position: Position, cards: Sequence[Card]) -> Retraced:
    """The rest of a hand as the kernels see it, if these cards are played to its end.

    Where one of them cannot be played it ends before it.
    """
    ready()
    words = tables.words.copy()
    words[UNDER : UNDER + 64] = position.under
    hands, begun = position.hands.copy(), position.begun
    bits = np.array([tables.bit[card] for card in cards], dtype=np.int64)
    turns, legal = np.zeros(len(cards), dtype=np.int64), np.zeros(len(cards), dtype=np.int64)
    points, tricks = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
    done = retraced(
        hands.ctypes.data, begun.ctypes.data, bits.ctypes.data, len(cards), turns.ctypes.data, legal.ctypes.data,
        points.ctypes.data, tricks.ctypes.data, words.ctypes.data,
    )  # fmt: skip
    seats = tables.play.seats
    seen = min(done + 1, len(cards))
    return Retraced(
        tuple([seats[turn] for turn in turns[:seen]]),
        tuple([frozenset(tables.of_mask(int(mask))) for mask in legal[:seen]]),
        {seat: int(points[number]) for number, seat in enumerate(seats)},
        {seat: int(tricks[number]) for number, seat in enumerate(seats)},
    )
