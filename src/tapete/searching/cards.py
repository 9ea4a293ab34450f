"""Which card to play: what each brings in many worlds, by playouts and, nearer to the end, by an exact search."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import numpy as np

from tapete.cards import Card
from tapete.fast import Tables, playouts
from tapete.fast.solver import Search
from tapete.fast.tables import Words
from tapete.fast.weights import POLICY, weights
from tapete.searching.hands import rows
from tapete.solving import MEMORY
from tapete.solving.masks import seen
from tapete.solving.solver import Solving, kept
from tapete.table.aim import Aim
from tapete.table.mind import Mind
from tapete.table.stakes import stakes
from tapete.table.tricks import TrickState

Numbers = np.ndarray[Any, np.dtype[np.float64]]

NODES = 300_000
"""So many in each world; where they do not suffice the middle of what is left open is taken."""


@dataclass(frozen=True, slots=True)
class Looked:
    """The cards that were looked at, and what each brings in each world (a row) to the side that plays."""

    cards: tuple[Card, ...]
    payments: Numbers

    @property
    def means(self) -> dict[Card, float]:
        """What each card brings on average."""
        return dict(zip(self.cards, map(float, self.payments.mean(axis=0)), strict=True))


def looked(state: TrickState, others: Iterator[TrickState], mind: Mind, seed: int) -> Looked:
    """Every card in worlds in which the one to play might be; this state is one of them, and so are the `others`.

    At an open table too all are taken to play what is lawful. Where a search is cut short what it finds hangs on what
    was kept before: each look is set apart, so that the same seed sees the same.
    """
    solving = Solving(state, MEMORY, replace(state.play, exact=True), seed)
    exact = max(sum(map(len, state.stacks(seat))) for seat in state.play.seats) <= mind.exact_from
    number = mind.searched if exact else mind.worlds
    if state.play.piled:
        values, found = _in_piles(solving, islice(others, number), mind, exact, seed), solving.here.hands[None, :]
    else:
        found = rows(state, solving.tables, others, mind, number, seed)
        values = _searched(solving, found) if exact else _played_out(solving, found, mind, seed)
    cards = solving.tables.of_mask(solving.here.lawful(solving.tables))[::-1]
    paid = stakes(state, solving.aim, mind)
    if paid is None and exact:
        paid = _settled(solving, found, values, cards)
    return Looked(cards, _paid(values, paid, 1 if solving.first else -1))


def _in_piles(solving: Solving, worlds: Iterator[TrickState], mind: Mind, exact: bool, seed: int) -> Numbers:
    """The same where cards lie under others: what lies where differs from world to world, so each is a position."""
    found = []
    for number, world in enumerate(worlds):
        own = copy(solving)
        own.here = seen(solving.tables, world)
        hands = own.here.hands[None, :]
        if exact:
            own.search = Search(solving.tables, solving.aim, kept(MEMORY), seed + number + 1)
            found.append(_searched(own, hands))
        else:
            found.append(_played_out(own, hands, mind, seed + number))
    return np.vstack(found)


def _searched(solving: Solving, worlds: Words) -> Numbers:
    """What is searched, by world and card."""
    found: Numbers = solving.search.values_in(solving.here, worlds, NODES).mean(axis=2)
    return found


def _played_out(solving: Solving, worlds: Words, mind: Mind, seed: int) -> Numbers:
    """What is searched, as it comes out when all play on by the policy."""
    own = mind.learned or mind.policy
    policy = weights(own) if own else POLICY
    played = playouts(solving.tables, solving.here, worlds, policy=policy, noise=mind.noise, seed=seed)
    return _valued(solving.aim, solving.tables, played.points, played.tricks)


def _valued(aim: Aim, tables: Tables, points: Words, tricks: Words) -> Numbers:
    """The value of the aim by what each has taken from here on."""
    found = np.zeros(points.shape[:2])
    if aim.points:
        own = [tables.seat[seat] for seat in tables.play.seats if seat in aim.most]
        found += points[:, :, own].sum(axis=2) * (2 if aim.doubled else 1)
        if aim.doubled:
            found += tricks[:, :, own].sum(axis=2)
    if aim.final:
        counts = [
            made + tricks[:, :, [tables.seat[seat] for seat in pile if seat in tables.seat]].sum(axis=2)
            for pile, made in zip(aim.piles, aim.made, strict=True)
        ]
        level = np.zeros((aim.total + 1,) * len(counts))
        for ends, value in aim.final.items():
            level[ends] = value
        found += level[tuple(counts)]
    return found


def _settled(solving: Solving, worlds: Words, values: Numbers, cards: Sequence[Card]) -> Mapping[int, float]:
    """By value what a hand brings that comes out so: of each a line is played in one of the worlds, and settled."""
    found: dict[int, float] = {}
    made = solving.tables
    for (world, card), value in np.ndenumerate(values):
        exact = int(value)
        if exact == value and exact not in found:
            here = replace(solving.here, hands=worlds[world])
            line = solving.search.line(here, exact, cards[card], NODES)
            hands = {seat: made.of_mask(int(worlds[world, number])) for seat, number in made.seat.items()}
            found[exact] = solving.worth(line, hands)
    return found


def _paid(values: Numbers, paid: Mapping[int, float] | None, sign: int) -> Numbers:
    if paid is None:
        return sign * values
    known = sorted(paid)
    found: Numbers = np.interp(values, known, [paid[value] for value in known])
    return found
