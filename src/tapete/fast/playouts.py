"""A position played out many times: in every world every card, and then at random or by a policy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tapete.cards import Card
from tapete.fast.compiled import compiled, count, highest, peek, poke
from tapete.fast.layout import (
    FORFEIT,
    FRIENDS,
    HAS_TRUMPS,
    LAST,
    LEAD,
    LOW,
    OWN,
    SEATS,
    TRICK,
    UNDER,
    WEIGHTS,
    WORTH,
)
from tapete.fast.position import Position
from tapete.fast.ready import ready
from tapete.fast.rules import above, beats, drawn, lawful, row_of, suit_of, weighed
from tapete.fast.tables import LARGEST, Tables, Words, refused
from tapete.fast.weights import Weights


@compiled
def stirred(seed: int) -> int:
    """The next number of a row that looks random."""
    seed ^= seed << 13
    seed ^= (seed >> 7) & 0x01FFFFFFFFFFFFFF
    return seed ^ (seed << 17)


@compiled
def chosen(hand: int, others: int, legal: int, place: int, led: int, best: int, friend: bool, pot: int, words: int,
           noise: int, seed: int) -> int:  # fmt: skip
    """The card that a policy plays: the heaviest, with so much noise; it looks at its own hand and the trick."""
    left, top, most = legal, -1, 0
    seats = peek(words, SEATS)
    while left:
        card = highest(left)
        left ^= 1 << card
        if place == 0:
            taker = 0 if others & suit_of(card) & above(card) == 0 else 2
        else:
            taker = 0 if beats(card, best, words) else 1 if friend else 2
        score = weighed(card, hand, others, row_of(place, seats, taker), pot, WEIGHTS, words)
        if noise > 0:
            seed = stirred(seed)
            score = score * 256 + ((seed >> 20) & 0xFFFF) * noise // 256
        if top < 0 or score > most:
            top, most = card, score
    return top


@compiled
def played_out(h0: int, h1: int, h2: int, h3: int, seat: int, place: int, led: int, best: int, holder: int, pot: int,
               free: int, leader: int, card: int, by_policy: bool, noise: int, seed: int, words: int, points: int,
               tricks: int) -> int:  # fmt: skip
    """One hand played to its end, this card first; what each takes is put into `points` and `tricks`."""
    seats, trumps = peek(words, SEATS), peek(words, HAS_TRUMPS)
    while True:
        hand = h0 if seat == 0 else h1 if seat == 1 else h2 if seat == 2 else h3
        if card < 0:
            friend = place > 0 and (peek(words, FRIENDS + seat) >> holder) & 1 != 0
            legal = lawful(hand, led, best, friend, (free >> seat) & 1 != 0, words)
            seed = stirred(seed)
            if by_policy:
                others = (h0 | h1 | h2 | h3) ^ hand
                card = chosen(hand, others, legal, place, led, best, friend, pot, words, noise, seed)
            else:
                card = drawn(legal, ((seed >> 33) & 0x3FFFFFFF) * count(legal) >> 30)
        hand = (hand ^ (1 << card)) | peek(words, UNDER + card)
        if seat == 0:
            h0 = hand
        elif seat == 1:
            h1 = hand
        elif seat == 2:
            h2 = hand
        else:
            h3 = hand
        if place == 0:
            led, best, holder, leader = card, card, seat, seat
            poke(points, seat, peek(points, seat) + peek(words, LEAD))
        elif card > best and (card >> 4 == best >> 4 or (card >> 4 == 3 and trumps != 0)):
            best, holder = card, seat
        pot += peek(words, WORTH + card)
        card = -1
        place += 1
        if place < seats:
            seat = seat + 1 if seat + 1 < seats else 0
            continue
        gain = pot + peek(words, TRICK) - (peek(words, OWN) if holder == leader else 0)
        over = h0 | h1 | h2 | h3 == 0
        if over and (peek(words, LOW) >> best) & 1 == 0:
            gain += peek(words, LAST)
        poke(points, holder, peek(points, holder) + gain)
        poke(tricks, holder, peek(tricks, holder) + 1)
        if over:
            return seed
        if peek(words, FORFEIT):
            free &= ~(1 << holder)
        seat, place, led, best, pot = holder, 0, -1, -1, 0


@compiled
def all_played_out(worlds: int, number: int, position: int, cards: int, by_policy: bool, noise: int, seed: int,
                   words: int, points: int, tricks: int) -> int:  # fmt: skip
    """In every world every card of the mask, each to the end of the hand."""
    seats, wide = peek(words, SEATS), count(cards)
    for world in range(number):
        left = cards
        for which in range(wide):
            card = highest(left)
            left ^= 1 << card
            here = (world * wide + which) * seats * 8
            seed = played_out(
                peek(worlds, world * 4), peek(worlds, world * 4 + 1), peek(worlds, world * 4 + 2),
                peek(worlds, world * 4 + 3), peek(position, 0), peek(position, 1), peek(position, 2),
                peek(position, 3), peek(position, 4), peek(position, 5), peek(position, 6), peek(position, 7),
                card, by_policy, noise, seed, words, points + here, tricks + here,
            )  # fmt: skip
    return seed


@dataclass(frozen=True)
class Played:
    """What was taken from here on: by world, card and seat (in the order of `play.seats`) the points and the tricks."""

    cards: tuple[Card, ...]
    points: np.ndarray[Any, np.dtype[np.int64]]
    tricks: np.ndarray[Any, np.dtype[np.int64]]


def playouts(
    tables: Tables,
    position: Position,
    worlds: Words | None = None,
    *,
    cards: Sequence[Card] = (),
    policy: Weights | None = None,
    noise: int = 0,
    seed: int = 1,
) -> Played:
    """Every card (else all that may be played) in every world, played out at random or by a policy.

    A row of `worlds` holds the hands, in the order of `play.seats`; the hand of the one to play is the same in all.
    """
    ready()
    rows = np.ascontiguousarray(position.hands.reshape(1, 4) if worlds is None else worlds, dtype=np.int64)
    words = tables.words.copy()
    if policy is not None:
        words[WEIGHTS : WEIGHTS + len(policy)] = policy
    words[UNDER : UNDER + 64] = position.under
    mask = tables.mask(cards) if cards else position.lawful(tables)
    if (rows[:, position.seat] & mask != mask).any():
        raise refused("not-held", "Only what is in the hand of the one to play can be played out.")
    shape = (len(rows), mask.bit_count(), len(tables.play.seats))
    points, tricks = np.zeros(shape, dtype=np.int64), np.zeros(shape, dtype=np.int64)
    begun = position.begun
    all_played_out(
        rows.ctypes.data, len(rows), begun.ctypes.data, mask, policy is not None, noise,
        (seed * 2654435761 + 1) & LARGEST, words.ctypes.data, points.ctypes.data, tricks.ctypes.data,
    )  # fmt: skip
    return Played(tables.of_mask(mask)[::-1], points, tricks)
