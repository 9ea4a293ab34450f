"""How fast the kernels play hands out, at random and by a policy; with and without the dealing of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import numpy as np

from bench.rivals import PlayOne
from tapete.fast import POLICY, Position, Tables, hidden, playouts, tables, worlds
from tapete.soak.hands import hands
from tapete.solving.masks import seen
from tapete.table.tricks import TrickState

GAMES = ("malilla", "cientos", "voltarete", "zanga", "revesino")
WORLDS = 4000


def begun(name: str) -> TrickState:
    """A hand of this game at its first card, by the usual options."""
    for hand in hands(name, 1, **({"match": "partie", "younger": "with"} if name == "cientos" else {})):
        if not hand.begun.plays and (name != "voltarete" or not getattr(hand.begun, "granted", ())):
            return hand.begun
    raise AssertionError(name)


def cards_alone(name: str, policy: bool = False) -> PlayOne:
    """Hands that are dealt already: every first card, many times over."""
    state, made, here, seeds = *_ready(name), _seeds()
    rows = np.repeat(here.hands.reshape(1, 4), WORLDS, axis=0)
    chosen = POLICY if policy else None

    def play(chance: Random) -> int:
        points = playouts(made, here, rows, policy=chosen, seed=next(seeds)).points
        return int(points.shape[0] * points.shape[1]) * _dealt(state)

    return play


def dealt_and_played(name: str) -> PlayOne:
    """As one who plays does it: what the others hold is dealt anew for every hand that is played out."""
    state, made, here, seeds = *_ready(name), _seeds()
    seat = state.to_play()
    others = [each for each in state.play.seats if each != seat]
    unseen = [card for each in others for card in state.holding(each)]
    unknown = hidden(made, unseen, {each: len(state.holding(each)) for each in others}, {seat: state.holding(seat)}, {})
    first = state.holding(seat)[:1]

    def play(chance: Random) -> int:
        seed = next(seeds)
        playouts(made, here, worlds(made, unknown, WORLDS, seed), cards=first, seed=seed)
        return WORLDS * _dealt(state)

    return play


def _ready(name: str) -> tuple[TrickState, Tables, Position]:
    state = begun(name)
    made = tables(state.play)
    return state, made, seen(made, state)


def _dealt(state: TrickState) -> int:
    return sum(len(stack) for seat in state.play.seats for stack in state.stacks(seat))


def _seeds() -> Iterator[int]:
    return count(2)
