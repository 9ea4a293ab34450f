"""Those who keep one company see what happens when it happens."""

from __future__ import annotations

from random import Random

import pytest

import tapete
from tapete.table.match import Match
from tapete.table.player import Choice
from tapete.table.view import View
from tapete.terminal.sitting import Sitting


class Listener:
    """Does anything, and remembers which cards it heard of."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def choose(self, view: View) -> Choice:
        """Anything that is offered."""
        self.heard += [f"play {event.get('card')}" for event in view.events if event.key == "plays"]
        assert view.prompt is not None
        return Choice(view.prompt.any(Random(1)))

    def notice(self, view: View) -> Choice | None:
        """Nothing at all."""
        return None


@pytest.mark.law("mal.93")
def test_one_who_looks_only_in_his_turn_has_heard_every_card() -> None:
    sitting = Sitting(Match(tapete.game("malilla", rounds=1)), me=0, level="random", seed=b"ears")
    listener = Listener()
    sitting._bots[3] = listener
    while len([move for move in sitting.match.moves if move.action.word == "play"]) < 9:
        if sitting.state.chance is not None:
            sitting.do(*sitting.chance())
        elif sitting.awaited == 3:
            sitting.do(*sitting.choice(3))
        else:
            seat = sitting.state.turn
            prompt = None if seat is None else sitting.state.prompt(seat)
            assert seat is not None and prompt is not None
            sitting.do(seat, prompt.any(Random(1)))
        own = [str(move.action) for move in sitting.match.moves if move.action.word == "play"]
        assert listener.heard == own[: len(listener.heard)]
    assert listener.heard
