"""Every match that is over says why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.games import REGISTRY
from tapete.table.action import Action
from tapete.table.chance import Seeded
from tapete.table.game import game, game_class
from tapete.table.match import Match
from tapete.table.state import State
from tapete.words import Words


def _ended(name: str) -> Match:
    chance = Random(name)

    def decided(state: State) -> tuple[int, Action]:
        seat = state.turn
        assert seat is not None
        prompt = state.prompt(seat)
        assert prompt is not None
        return seat, chance.choice(prompt.offers).any(chance)

    shortest: dict[str, Any] = dict(game_class(name).shortest)
    match = Match(game(name, **shortest))
    match.run(Seeded(name.encode()).outcome, decided)
    return match


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_the_last_thing_told_is_why_the_match_is_over(name: str) -> None:
    match = _ended(name)
    view = match.state.view(0)
    last = view.events[-1]
    assert last.key == "match-over"
    for language in ("es", "pt", "en"):
        words = Words(language, match.game.folder)
        told = words.event(last, [seat.name for seat in view.seats], 0)
        assert told != Words(language).text("event-match-over"), "it only says that it is over"
        assert any(letter.isdigit() for letter in told) or "," in told or ":" in told
        assert not words.missing
