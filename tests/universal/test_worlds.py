"""Worlds of every game at every table: they tell nothing of the truth, and every state can be sent."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tapete import REGISTRY
from tapete.bots import bot
from tapete.games.mus.state import MusState
from tapete.soak import Plan
from tapete.soak.trial import CARELESS, RANDOM, TREATISE, decider
from tapete.table.floor import FloorState
from tapete.table.game import GUIDED, contents_of
from tapete.table.match import Match
from tapete.table.option import Value
from tapete.table.player import sight
from tapete.table.state import State
from tapete.table.worlds import world
from tests.universal.contradicted import contradicted
from tests.universal.tables import ALL_TABLES, short

MOVES, LOOKED_AT = 400, 0.15
COVERT: dict[str, tuple[tuple[str, Value], ...]] = {"mus": (("signals", "covert"),)}
"""What a table agrees on that tells some things to few."""

TELL_SOME_ALONE = ("mus", "revesino", "cientos", "malilla-cubiertas", "voltarete", "voltarete-four")
KEEP_SECRETS = (("mus", "open"), ("malilla", "open"), ("revesino", "open"), ("voltarete", "open"))


def moments(name: str, table: str, seed: int, player: str = RANDOM) -> Iterator[State]:
    """The states of a match that is played by lot."""
    plan = Plan(name, table, seed, player, (*short(name), *COVERT.get(name, ())))
    match = Match(plan.rules())
    decide = decider(plan, match.game)
    while not match.state.over and len(match.moves) < MOVES:
        match.do(*decide(match.state))
        yield match.state


def played_well(table: str) -> str:
    """At an open table those who do anything never come far in a hand."""
    return RANDOM if table == GUIDED else CARELESS


@ALL_TABLES
def test_in_a_world_nobody_was_told_anything_alone_but_its_seat(name: str, table: str) -> None:
    lot, told_alone = Random(name), 0
    for seed in range(2):
        for state in moments(name, table, seed, played_well(table)):
            seat = lot.choice((None, *range(state.game.seats)))
            inside = world(state, seat, lot)
            assert all(event.to in (None, (seat,)) for event in inside.events)
            assert inside.view(seat) == state.view(seat)
            assert inside.witnessed(seat, 0) == state.witnessed(seat, 0)
            told_alone += len(state.events) - len(inside.events)
    assert told_alone or name not in TELL_SOME_ALONE


@ALL_TABLES
def test_in_a_world_nothing_is_kept_that_its_seat_has_not_seen(name: str, table: str) -> None:
    lot, secrets, keeps = Random(name), 0, (name, table) in KEEP_SECRETS
    for seed in range(4, 24 if keeps else 5):
        for state in moments(name, table, seed, played_well(table)):
            seat = lot.choice((None, *range(state.game.seats)))
            kept = list(_secrets(world(state, seat, lot), seat))
            assert not kept
            secrets += len(list(_secrets(state, seat)))
        if secrets:
            break
    assert secrets or not keeps


def _secrets(state: State, seat: int | None) -> Iterator[object]:
    """Signs that the seat did not see, revokes that nobody has proved, and what others have peeked at."""
    if isinstance(state, MusState) and state.game.signals != "open":
        yield from (sign for sign in state.signs if seat not in (sign.seat, *sign.seen))
    if isinstance(state, FloorState):
        yield from (slip for slip in state.slips if slip.what == "revoke" and slip.seat != seat and not slip.ruled)
        yield from (each for each in getattr(state, "peeked", ()) if each[0] != seat)


@ALL_TABLES
def test_a_world_is_the_same_whatever_the_truth_is(name: str, table: str) -> None:
    lot = Random(name)
    for number, state in enumerate(moments(name, table, 3, played_well(table))):
        seat = lot.choice((None, *range(state.game.seats)))
        other = world(state, seat, lot)
        assert world(state, seat, Random(number)) == world(other, seat, Random(number))


@ALL_TABLES
def test_every_state_can_be_sent(name: str, table: str) -> None:
    for state in moments(name, table, 5, played_well(table)):
        there = pickle.loads(pickle.dumps(state))
        assert there == state
        assert there.view(0) == state.view(0)


@pytest.mark.parametrize("name", REGISTRY)
def test_the_truth_contradicts_nothing_and_no_more_does_any_world(name: str) -> None:
    """At the open table anything may have been done or said: there nothing is inferred from it."""
    lot = Random(name)
    for seed, player in enumerate((CARELESS, TREATISE, RANDOM)):
        for state in moments(name, GUIDED, 20 + seed, player):
            if lot.random() < LOOKED_AT:
                seat = lot.choice((None, *range(state.game.seats)))
                assert not contradicted(state, seat)
                inside = world(state, seat, lot)
                assert not contradicted(inside, seat)
                assert inside.view(seat) == state.view(seat)
                assert inside.known(seat) == state.known(seat)


@pytest.mark.parametrize("name", sorted({module: name for name, module in reversed(REGISTRY.items())}.values()))
def test_cards_that_are_merely_mixed_contradict_what_was_seen(name: str) -> None:
    lot, found = Random(name), 0
    for state in moments(name, GUIDED, 21, TREATISE):
        known, zones = state.known(0), state.zones()
        hidden = [card for cards in zones.values() for card in cards if card not in known]
        mixed = iter(lot.sample(hidden, len(hidden)))
        dealt = {zone: tuple(card if card in known else next(mixed) for card in own) for zone, own in zones.items()}
        found += bool(contradicted(state.with_zones(dealt), 0))
    assert found > 5


@pytest.mark.parametrize("level", ["random", "treatise", "club", "strong"])
@ALL_TABLES
def test_who_sees_the_same_does_the_same_whatever_world_he_is_shown(name: str, table: str, level: str) -> None:
    """Those who look ahead do so in the world: they are asked whether the truth tells them anything (`tests/looking`,
    `tests/searching`)."""
    if level not in ("random", "treatise", *contents_of(name).own_bots):
        pytest.skip(f"in {name} this player looks ahead")
    lot, chosen = Random(name), 0
    for number, state in enumerate(moments(name, table, 7, played_well(table))):
        if state.turn is None or lot.random() > 2 * LOOKED_AT:
            continue
        one, other = (sight(state, state.turn, Random(f"{number} {side}")) for side in "ab")
        assert one.view == other.view
        choices = [bot(level, state.game, number).choose(each) for each in (one, other)]
        assert choices[0] == choices[1]
        chosen += 1
    assert chosen


def test_from_one_world_any_number_of_others_is_drawn() -> None:
    state = next(each for each in moments("malilla", GUIDED, 1) if each.phase == "play")
    assert state.turn is not None
    seen = sight(state, state.turn, Random(1))
    worlds = list(islice(seen.worlds(Random(2)), 20))
    assert len({each.zones()["hand 0"] + each.zones()["hand 1"] for each in worlds}) > 10
    assert all(each.view(state.turn) == state.view(state.turn) for each in worlds)
