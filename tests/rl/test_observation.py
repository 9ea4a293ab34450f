"""What is seen is told in numbers: all of the View that counts, and nothing that is hidden."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import numpy as np
import pytest

import tapete
from tapete import REGISTRY
from tapete.cards import SUITS
from tapete.rl.observation import WORDS, observation, seen_by, slot
from tapete.table.tricks import TrickState
from tapete.table.worlds import world
from tests.rl.episodes import moments
from tests.universal.tables import ALL_TABLES

LOOKED_AT = 8


@ALL_TABLES
def test_it_is_the_same_whatever_the_hidden_cards_are(name: str, table: str) -> None:
    game, lot = tapete.game(name, table), Random(name)
    seen, otherwise = observation(game), 0
    for moment in lot.sample([each for seed in range(3) for each in moments(game, seed)], LOOKED_AT):
        state, seat = moment.state, lot.randrange(game.seats)
        other = world(state, seat, lot)
        assert np.array_equal(seen.of(seen_by(state, seat)), seen.of(seen_by(other, seat)))
        otherwise += other.zones() != state.zones()
    assert otherwise


@pytest.mark.parametrize("name", REGISTRY)
def test_it_stays_within_its_bounds_and_says_something_new_at_each_moment(name: str) -> None:
    game = tapete.game(name)
    seen, before = observation(game), None
    for moment in list(moments(game, 2))[:60]:
        if moment.saying is None:
            continue
        assert moment.seat is not None
        row = seen.of(seen_by(moment.state, moment.seat), moment.saying.said)
        assert row.shape == (seen.size,) and row.dtype == np.float32
        assert np.abs(row).max() == 1
        assert before is None or not np.array_equal(row, before)
        before = row


def test_a_hand_of_tricks_is_seen_from_the_seat_that_plays() -> None:
    game = tapete.game("malilla")
    seen, cards = observation(game), len(game.pack)
    for moment in moments(game, 5, begin="play"):
        state, seat = moment.state, moment.seat
        if seat is None:
            continue
        assert isinstance(state, TrickState)
        row = seen.of(seen_by(state, seat))
        own = row[seen.parts["cards"]].reshape(4, cards)
        assert {game.pack[at] for at in np.flatnonzero(own[0])} == set(state.holding(seat))
        assert not own[1:].any()
        trick = row[seen.parts["trick"]].reshape(4, cards)
        laid = {((played.seat - seat) % 4, game.pack.index(played.card)) for played in state.trick}
        assert set(zip(*map(list, np.nonzero(trick)), strict=True)) == laid
        told = row[seen.parts["told"]].reshape(4, cards)
        assert all(told[(played.seat - seat) % 4, game.pack.index(played.card)] for played in state.plays)
        assert state.order.trump is not None
        assert row[seen.parts["trump"]].argmax() == SUITS.index(state.order.trump)


@pytest.mark.parametrize("name", REGISTRY)
def test_its_parts_fill_it_without_a_gap(name: str) -> None:
    seen = observation(tapete.game(name))
    places = [place for part in seen.parts.values() for place in range(part.start, part.stop)]
    assert places == list(range(seen.size))


def test_a_word_has_its_place_in_every_process() -> None:
    code = "from tapete.rl.observation import slot; print(slot('role mano 2'))"
    again = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert int(again) == slot("role mano 2") < WORDS
