"""Worlds on masks: nobody holds what he lacks, every hand has its cards, and each is as likely as was said."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from tapete.cards import PACK_48, cards
from tapete.errors import TapeteError
from tapete.fast import hidden, playouts, position, tables, worlds
from tapete.fast.weights import POLICY
from tapete.table.play import Duties, Play, opposite, plain_order

RANKS = (9, 1, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2)
ALL = (0, 1, 2, 3)
PLAY = Play(ALL, plain_order(RANKS, PACK_48, PACK_48[0].suit), Duties(beat=True, ruff=True), opposite(ALL), trick=1)
TABLES = tables(PLAY)


def test_every_world_has_the_cards_that_are_wanted_where_they_may_lie() -> None:
    own, rest = PACK_48[:12], PACK_48[12:]
    lacking = {1: frozenset(rest[:10]), 2: frozenset(rest[5:8])}
    found = worlds(TABLES, hidden(TABLES, rest, {1: 12, 2: 12, 3: 10}, {0: own}, lacking), 500)
    assert found.shape == (500, 4)
    for row in found.tolist():
        assert row[0] == TABLES.mask(own)
        assert [mask.bit_count() for mask in row] == [12, 12, 12, 10]
        assert sum(mask.bit_count() for mask in row) == (row[0] | row[1] | row[2] | row[3]).bit_count()
        assert not row[1] & TABLES.mask(lacking[1]) and not row[2] & TABLES.mask(lacking[2])


def test_all_worlds_are_as_likely() -> None:
    """Five cards, two with 1, who lacks one of them, two with 2, one out of the play: eighteen ways."""
    five = cards("2O 3O 4O 5O 6O")
    found = worlds(TABLES, hidden(TABLES, five, {1: 2, 2: 2}, {}, {1: frozenset(five[:1])}), 36_000, seed=3)
    seen = Counter(map(tuple, found.tolist()))
    ways = {
        (0, TABLES.mask(order[:2]), TABLES.mask(order[2:4]), 0)
        for order in permutations(five)
        if five[0] not in order[:2]
    }
    assert seen.keys() == ways
    chi = sum((number - 36_000 / len(ways)) ** 2 / (36_000 / len(ways)) for number in seen.values())
    assert chi < 45, "with 17 degrees of freedom once in five thousand"


def test_what_is_stated_weighs() -> None:
    two = cards("2O 3O")
    found = worlds(TABLES, hidden(TABLES, two, {1: 1, 2: 1}, {}, {}, {1: {two[0]: 3.0}}), 8_000)
    share = np.mean(found[:, 1] == TABLES.mask(two[:1]))
    assert share == pytest.approx(0.75, abs=0.02)


def test_worlds_that_cannot_be_are_refused() -> None:
    two = cards("2O 3O")
    for room, lacking in (({1: 3}, {}), ({1: 1, 2: 1}, {1: frozenset(two), 2: frozenset(two[:1])})):
        with pytest.raises(TapeteError, match="There are no such worlds"):
            worlds(TABLES, hidden(TABLES, two, room, {}, lacking), 1)


def test_playouts_give_every_point_to_somebody_in_every_world() -> None:
    own, rest = PACK_48[:12], PACK_48[12:]
    found = worlds(TABLES, hidden(TABLES, rest, {1: 12, 2: 12, 3: 12}, {0: own}, {}), 50)
    here = position(TABLES, {seat: PACK_48[12 * seat : 12 * seat + 12] for seat in ALL}, 0)
    for policy in (None, POLICY):
        played = playouts(TABLES, here, found, policy=policy, noise=20)
        assert set(played.cards) == set(own)
        assert played.tricks.shape == (50, 12, 4)
        assert (played.tricks.sum(axis=2) == 12).all() and (played.points == played.tricks).all()
    again = playouts(TABLES, here, found, policy=POLICY, noise=20)
    assert (again.points == played.points).all(), "the same seed plays the same"
