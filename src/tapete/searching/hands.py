"""Worlds as rows of hands on masks: drawn by weight, gone through where there is one other, else drawn one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from math import comb
from random import Random

import numpy as np

from tapete.cards import Card
from tapete.errors import TapeteError
from tapete.fast import Tables, worlds
from tapete.fast.tables import Words
from tapete.solving.worlds import hidden_from
from tapete.table.mind import Mind
from tapete.table.tricks import TrickState

MOST = 20_000
"""So many hands of one other are gone through."""


def rows(state: TrickState, tables: Tables, others: Iterator[TrickState], mind: Mind, number: int, seed: int) -> Words:
    """So many worlds in which the one to play might be, as likely as is believed."""
    seat = state.to_play()
    try:
        return worlds(tables, hidden_from(state, tables, seat, mind.belief(state, seat)), number, seed)
    except TapeteError as error:
        if error.key != "no-masks":
            raise
    hands = _of_one_other(state, seat, number, seed)
    if hands is not None:
        return _packed(tables, [{seat: state.holding(seat), **hand} for hand in hands])
    found = islice(others, number)
    return _packed(tables, [{each: world.holding(each) for each in tables.play.seats} for world in found])


def _packed(tables: Tables, found: list[dict[int, tuple[Card, ...]]]) -> Words:
    made = np.zeros((len(found), 4), dtype=np.int64)
    for number, hands in enumerate(found):
        for seat, cards in hands.items():
            made[number, tables.seat[seat]] = tables.mask(cards)
    return made


def _of_one_other(state: TrickState, seat: int, number: int, seed: int) -> list[dict[int, tuple[Card, ...]]] | None:
    """Hands that the other may hold, for all that was seen and said; None if there are too many, or more than one."""
    others = [each for each in state.play.seats if each != seat]
    if len(others) != 1 or state.play.piled:
        return None
    (other,), known = others, state.known(seat)
    held = state.holding(other)
    sure = tuple([card for card in held if card in known])
    hidden = sorted({card for cards in state.zones().values() for card in cards if card not in known})
    if comb(len(hidden), len(held) - len(sure)) > MOST:
        return None
    every = list(combinations(hidden, len(held) - len(sure)))
    Random(seed).shuffle(every)
    able = (hand for more in every if _may_be(state, seat, other, hand := (*sure, *more)))
    return [{other: hand} for hand in islice(able, number)] or None


def _may_be(state: TrickState, seat: int, other: int, hand: tuple[Card, ...]) -> bool:
    agrees = state.game.contents.agrees
    gone = [way.get(f"hand {other}", frozenset()) for way in state.ruled_out(seat)]
    return any(each.isdisjoint(hand) for each in gone) and (agrees is None or agrees(state, seat, other, hand))
