"""Worlds on masks: hidden cards dealt to those who may hold them, as likely as was said.

How likely a deal is, is the product of a weight for each card in each place; a weight of nothing says that it cannot
lie there. The sums over all deals are worked out once, from the last card to the first, and then each deal is drawn
exactly by them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tapete.cards import Card
from tapete.fast.compiled import compiled
from tapete.fast.ready import ready
from tapete.fast.tables import LARGEST, Tables, Words, refused

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@compiled
def summed(weights: Numbers, sizes: Words, steps: Words, sums: Numbers) -> None:
    """For every card and every room that is left the sum over all deals of it and the cards after it."""
    cards, places = weights.shape
    sums[cards, 0] = 1.0
    total = 1
    for place in range(places):
        total *= sizes[place] + 1
    for card in range(cards - 1, -1, -1):
        most = 0.0
        for room in range(total):
            found = 0.0
            for place in range(places):
                if (room // steps[place]) % (sizes[place] + 1) > 0:
                    found += weights[card, place] * sums[card + 1, room - steps[place]]
            sums[card, room] = found
            most = max(most, found)
        if most > 0.0:
            # Only how they compare matters, and so they never grow too large.
            for room in range(total):
                sums[card, room] /= most


@compiled
def dealt(weights: Numbers, sizes: Words, steps: Words, sums: Numbers, bits: Words, known: Words, seed: int,
          worlds: Words) -> int:  # fmt: skip
    """So many worlds, each card put where the sums say how likely it is."""
    cards, places = weights.shape
    full = 0
    for place in range(places):
        full += steps[place] * sizes[place]
    for world in range(worlds.shape[0]):
        for place in range(places):
            worlds[world, place] = known[place]
        room = full
        for card in range(cards):
            seed ^= seed << 13
            seed ^= (seed >> 7) & 0x01FFFFFFFFFFFFFF
            seed ^= seed << 17
            drawn = ((seed >> 10) & 0xFFFFFFFFFFFF) / 281474976710656.0
            whole = 0.0
            for place in range(places):
                if (room // steps[place]) % (sizes[place] + 1) > 0:
                    whole += weights[card, place] * sums[card + 1, room - steps[place]]
            drawn *= whole
            last = -1
            for place in range(places):
                if (room // steps[place]) % (sizes[place] + 1) > 0:
                    part = weights[card, place] * sums[card + 1, room - steps[place]]
                    if part > 0.0:
                        last = place
                        drawn -= part
                        if drawn < 0.0:
                            break
            worlds[world, last] |= bits[card]
            room -= steps[last]
    return seed


@dataclass(frozen=True)
class Hidden:
    """What one does not know of the cards.

    `room` says how many of the `cards` lie with each seat (in the order of `play.seats`, and then in one place more,
    out of the play); `known` are the masks of what is known to lie there; `weights` has a row for each card and a
    column for each place.
    """

    cards: tuple[Card, ...]
    room: tuple[int, ...]
    known: tuple[int, ...]
    weights: Numbers


def hidden(
    tables: Tables,
    cards: Sequence[Card],
    room: Mapping[int, int],
    known: Mapping[int, Sequence[Card]],
    lacking: Mapping[int, frozenset[Card]],
    stated: Mapping[int, Mapping[Card, float]] | None = None,
) -> Hidden:
    """What is hidden from somebody: so many of these cards with each seat, the rest out of the play.

    `known` are the cards that each surely holds, `lacking` those that each surely does not, `stated` how likely a
    seat is to hold a card as against another, where that is not all the same.
    """
    seats = tables.play.seats
    weights = np.ones((len(cards), len(seats) + 1), dtype=np.float64)
    for column, seat in enumerate(seats):
        for row, card in enumerate(cards):
            likely = (stated or {}).get(seat, {}).get(card, 1.0)
            weights[row, column] = 0.0 if card in lacking.get(seat, ()) else likely
    rooms = [room.get(seat, 0) for seat in seats]
    rooms.append(len(cards) - sum(rooms))
    if rooms[-1] < 0:
        raise refused("no-world", "There are no such worlds: the hands want more cards than are hidden.")
    masks = [tables.mask(known.get(seat, ())) for seat in seats]
    return Hidden(tuple(cards), tuple(rooms), (*masks, 0), weights)


def worlds(tables: Tables, unknown: Hidden, number: int, seed: int = 1) -> Words:
    """So many worlds, a row each: the hands in the order of `play.seats`, always four words."""
    ready()
    # Places in which nothing is hidden are left as they are, and cards with few places come first.
    open_places = [place for place, size in enumerate(unknown.room) if size]
    weights = np.ascontiguousarray(unknown.weights[:, open_places])
    sizes = np.array([unknown.room[place] for place in open_places], dtype=np.int64)
    steps = np.cumprod(np.concatenate(([1], sizes + 1)))[:-1].astype(np.int64)
    sums = np.zeros((len(unknown.cards) + 1, int(np.prod(sizes + 1))), dtype=np.float64)
    summed(weights, sizes, steps, sums)
    full = int((steps * sizes).sum())
    if not sums[0, full] > 0.0:
        raise refused("no-world", "There are no such worlds: nobody can hold one of the cards.")
    bits = np.array([1 << tables.bit[card] for card in unknown.cards], dtype=np.int64)
    known = np.array([unknown.known[place] for place in open_places], dtype=np.int64)
    found = np.zeros((number, len(open_places)), dtype=np.int64)
    dealt(weights, sizes, steps, sums, bits, known, (seed * 2654435761 + 88172645463325252) & LARGEST, found)
    rows = np.zeros((number, 4), dtype=np.int64)
    for place in range(len(tables.play.seats)):
        rows[:, place] = found[:, open_places.index(place)] if place in open_places else unknown.known[place]
    return rows
