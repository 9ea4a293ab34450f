"""How long a bot of the house waits tells nothing: the lot alone decides, and it thinks meanwhile."""

from __future__ import annotations

from random import Random

import pytest

from tapete.sitting.next import BotsTurn
from tapete.sitting.pace import LEAST, MOST, PAUSES, drawn
from tapete.table.player import Choice
from tapete.table.state import State
from tests.alone.test_house import Player, wish


def acted_after(thinking: float) -> list[float]:
    """After how many seconds each of the first bots acts that play after another, if each takes so long to think."""
    player, chance = Player(), Random(3)
    table = player.ask("POST", "/tables", wish("malilla", pace="calm"))["id"]
    player.house.enter(table, player.hear, 0)
    at = player.house.table(table)
    at._lot = chance
    choice = at._bots.choice

    def slow(state: State, place: int) -> Choice:
        player.now += thinking
        return choice(state, place)

    at._bots.choice = slow  # type: ignore[method-assign]
    found: list[float] = []
    since: float | None = None
    while len(found) < 6:
        state, now, waits = at.sitting.state, player.now, isinstance(at.sitting.due(), BotsTurn)
        player.answer(table)
        if at.sitting.state is state:
            continue
        if waits and since is not None:
            found.append(now - since)
        since = now if isinstance(at.sitting.due(), BotsTurn) else None
    return found


def test_however_long_a_bot_thinks_it_acts_after_its_pause() -> None:
    quick, slow = acted_after(0.0), acted_after(0.5 * PAUSES["calm"])
    assert quick == pytest.approx(slow, abs=0.01)
    assert len({round(each, 3) for each in quick}) > 3


def test_a_pause_is_drawn_around_what_was_agreed() -> None:
    chance = Random(1)
    found = [drawn(0.9, chance) for _ in range(200)]
    assert LEAST * 0.9 <= min(found) < 0.75 < 1.05 < max(found) <= MOST * 0.9
    assert drawn(0.0, chance) == 0.0
