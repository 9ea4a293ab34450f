"""Moments of hands that are played by the book."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import tapete
from tapete.bots import bot
from tapete.sitting.bots import Bots
from tapete.table.chance import TABLE
from tapete.table.game import GUIDED
from tapete.table.match import Match
from tapete.table.state import State
from tapete.table.tricks import TrickState


def moments(name: str, table: str = GUIDED, seed: int = 1) -> Iterator[State]:
    """A hand by the book, at every moment where somebody is awaited."""
    game, lot = tapete.game(name, table), Random(f"{name}/{seed}")
    bots = Bots({place: bot("treatise", game, place) for place in range(game.seats)}, lot)
    match = Match(game)
    while not match.state.over and match.state.hand < 2:
        state = match.state
        if state.chance is not None:
            match.do(TABLE, state.chance.outcome(lot.randbytes(8)))
            continue
        yield state
        match.do(*bots.decide(state))


def playing(name: str, seeds: int = 3) -> Iterator[TrickState]:
    """The moments of a few hands in which a card is due."""
    for seed in range(seeds):
        for state in moments(name, seed=seed):
            if isinstance(state, TrickState) and state.phase == "play" and state.turn == state.to_play():
                yield state
