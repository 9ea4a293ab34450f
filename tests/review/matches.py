"""Matches to look at again."""

from __future__ import annotations

from functools import cache
from random import Random

import tapete
from tapete.bots import bot
from tapete.review.reviewing import Task
from tapete.sitting.bots import Bots
from tapete.table.chance import TABLE
from tapete.table.match import Match


@cache
def played(name: str, table: str = "guided", level: str = "treatise") -> Match:
    """The first hand of a match."""
    game, lot = tapete.game(name, table), Random(f"{name}/review")
    bots = Bots({place: bot(level, game, place) for place in range(game.seats)}, lot)
    match = Match(game)
    while not match.state.over and not (match.state.between_hands and match.state.hand):
        state = match.state
        if state.chance is not None:
            match.do(TABLE, state.chance.outcome(lot.randbytes(8)))
        else:
            match.do(*bots.decide(state))
    return match


def task(match: Match, place: int, compiled: bool = False, hand: int = 0) -> Task:
    """What one of them is asked to look at."""
    moves = tuple([(move.seat, str(move.action)) for move in match.moves])
    names, facts = match.game.people(match.names), tuple(match.facts.items())
    return Task(match.game, names, moves, place, hand, compiled=compiled, facts=facts)
