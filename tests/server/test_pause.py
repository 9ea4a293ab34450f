"""A bot at a server thinks while all wait for it: its pause is drawn before it is known what it does, or how soon."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tapete.server.driver import Driver
from tapete.sitting.holder import Holder
from tapete.table.action import Action
from tapete.table.game import game

RULES = game("malilla")
BREATHE = asyncio.sleep


def played(monkeypatch: pytest.MonkeyPatch, action: Action, steps: int) -> tuple[list[str], list[float], list[Action]]:
    """What happens in which order, the pauses, and what is answered, if a thought takes so many steps."""
    order: list[str] = []
    pauses: list[float] = []
    answered: list[Action] = []

    async def pause(seconds: float) -> None:
        order.append("pause begins")
        pauses.append(seconds)
        await BREATHE(0)
        order.append("pause ends")

    async def ask(*_: object) -> Action:
        order.append("thought begins")
        for _step in range(steps):
            await BREATHE(0)
        order.append("thought ends")
        return action

    async def answer(state: object, seat: int, said: Action) -> None:
        answered.append(said)

    monkeypatch.setattr(asyncio, "sleep", pause)
    holders = [Holder("bot", "Inés", level="treatise") for _ in range(4)]
    sheet = SimpleNamespace(pace="calm", holders=holders, rules=RULES, id="t", undone=0)
    table: Any = SimpleNamespace(sheet=sheet, answer=answer)
    thinking: Any = SimpleNamespace(ask=ask)
    config: Any = SimpleNamespace(pause=lambda pace: 0.9)
    nothing: Any = None
    drives = Driver(table, thinking, config, nothing, nothing)
    drives._lot = Random(5)
    asyncio.run(drives._bot_plays(RULES.start(), 0))
    return order, pauses, answered


def test_the_pause_does_not_hang_on_what_is_decided_or_how_long_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    cut, play = Action("cut", (3,)), Action("play")
    quick, slow = played(monkeypatch, cut, 0), played(monkeypatch, play, 9)
    assert quick[1] == slow[1] and quick[1][0] > 0
    assert quick[2] == [cut] and slow[2] == [play]


def test_the_thought_begins_before_the_pause_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    order, _, _ = played(monkeypatch, Action("play"), 3)
    assert order.index("thought begins") < order.index("pause ends")
