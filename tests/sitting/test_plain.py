"""What is told as plain data is read back as it was."""

from __future__ import annotations

import json
from random import Random

import pytest

import tapete
from tapete.sitting.plain import made, plain
from tapete.sitting.turns import awaited
from tapete.table.chance import TABLE
from tapete.table.game import GUIDED, OPEN, REGISTRY, Kind
from tapete.table.view import View

MOVES = 250


@pytest.mark.parametrize("name", sorted(REGISTRY))
@pytest.mark.parametrize("table", [GUIDED, OPEN])
def test_a_view_that_was_told_is_read_back_as_it_was(name: str, table: Kind) -> None:
    chance, state = Random(7), tapete.game(name, table).start()
    for number in range(MOVES):
        if state.over:
            break
        if state.chance is not None:
            state = state.apply(TABLE, state.chance.outcome(chance.randbytes(8)))
            continue
        seat = awaited(state)
        for view in (state.view(seat), state.view(None) if number % 10 == 0 else None):
            if view is not None:
                assert made(View, json.loads(json.dumps(plain(view)))) == view
        prompt = state.prompt(seat)
        assert prompt is not None
        state = state.apply(seat, prompt.any(chance))
    assert state.hand > 0
