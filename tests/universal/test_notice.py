"""Every player of every game looks out for faults at the open table, whenever it may speak out of turn."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from tapete import REGISTRY
from tapete.bots import Bot, bot
from tapete.soak import Plan
from tapete.soak.trial import decider
from tapete.table.game import OPEN, game_class
from tapete.table.match import Match
from tapete.table.player import Ear

MOVES = 400
IN_A_ROW = 20
"""More claims than anybody can have at one moment."""


LEVELS = [(name, level) for name in REGISTRY if OPEN in game_class(name).tables for level in game_class(name).levels]


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_every_player_answers_out_of_turn(name: str, level: str) -> None:
    asked, moves = 0, 0
    for seed in count(1):
        plan = Plan(name, OPEN, seed)
        match = Match(plan.rules())
        decide, bots = decider(plan, match.game), [bot(level, match.game, seat) for seat in range(match.game.seats)]
        ears = [Ear(person) for person in range(match.game.seats)]
        while not match.state.over and moves + len(match.moves) < MOVES:
            match.do(*decide(match.state))
            asked += all_noticed(match, bots, ears)
        moves += len(match.moves)
        if moves >= MOVES:
            break
    assert asked > MOVES / 10, "hardly anybody could speak out of turn"


def all_noticed(match: Match, bots: list[Bot], ears: list[Ear]) -> int:
    """Whatever anybody claims is done, and the others look again; how often somebody was asked is given back."""
    asked = 0
    for _ in range(IN_A_ROW):
        state, claim = match.state, None
        for seat in state.acting():
            if seat != state.turn and claim is None:
                asked += 1
                person = state.players[seat]
                claim = bots[person].notice(ears[person].sight(state, Random(len(match.moves))))
                claimant = seat
        if claim is None:
            return asked
        prompt = state.prompt(claimant)
        assert prompt is not None and prompt.allows(claim.action)
        match.do(claimant, claim.action)
    raise AssertionError("there is no end of claims")
