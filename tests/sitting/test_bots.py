"""Bots that think where the table is see what happens, though they look only in their turn."""

from __future__ import annotations

from random import Random

import pytest

import tapete
from tapete.sitting.bots import Bots
from tapete.table.chance import TABLE, Seeded
from tapete.table.player import Choice, Sight


class Listener:
    """Does anything, and remembers which cards it heard of."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def choose(self, sight: Sight) -> Choice:
        """Anything that is offered."""
        view = sight.view
        self.heard += [f"play {event.get('card')}" for event in view.events if event.key == "plays"]
        assert view.prompt is not None
        return Choice(view.prompt.any(Random(1)))

    def notice(self, sight: Sight) -> Choice | None:
        """Nothing at all."""
        return None


@pytest.mark.law("mal.93")
def test_one_who_looks_only_in_his_turn_has_heard_every_card() -> None:
    match, chance, listener = tapete.Match(tapete.game("malilla", rounds=1)), Seeded(b"ears"), Listener()
    bots = Bots({3: listener})
    played: list[str] = []
    while len(played) < 24:
        state = match.state
        if state.chance is not None:
            match.do(TABLE, chance.outcome(state.chance))
            continue
        assert state.turn is not None
        prompt = state.prompt(state.turn)
        assert prompt is not None
        his = state.players[state.turn] == 3
        match.do(state.turn, bots.choice(state, 3).action if his else prompt.any(Random(1)))
        assert listener.heard == played if his else True
        played = [str(move.action) for move in match.moves if move.action.word == "play"]
    assert len(listener.heard) > 12
