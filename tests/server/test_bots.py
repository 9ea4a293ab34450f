"""Bots think elsewhere, and one that fails does not stop the match."""

from __future__ import annotations

import asyncio
import gc
import os
import time
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

import tapete
from tapete.bots import Bot
from tapete.server import bots
from tapete.server.bots import MINDS, MOST_MINDS, Minds, Player, Thinking, choose, notice
from tapete.server.refusal import Refusal
from tapete.table.state import State
from tapete.table.view import View
from tests.case import Case
from tests.server.visitors import SHORT, config_for, serving

RULES = tapete.game("malilla-vistas")


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    made = Thinking(1, 1)
    yield made
    await made.close()


def to_cut() -> State:
    return Case("malilla-vistas", dealer="ana").settle().state


def view_of(state: State) -> View:
    assert state.turn is not None
    return state.view(state.turn)


def player(level: str = "random", key: str = "a table 0") -> Player:
    return Player.of(RULES, key, level)


def which_process(_: Player, __: View) -> int:
    return os.getpid()


async def test_bots_think_in_another_process(thinking: Thinking) -> None:
    view = view_of(to_cut())
    own = player(bots.levels(RULES)[-1])
    assert await thinking.ask(which_process, own, view) != os.getpid()
    action = await thinking.ask(choose, own, view)
    assert view.prompt is not None and view.prompt.allows(action)


async def test_nobody_waits_while_a_bot_thinks() -> None:
    thinking, waited = Thinking(1, 0), []

    def slowly(_: Player, __: View) -> int:
        time.sleep(0.3)
        return 1

    asked = asyncio.create_task(thinking.ask(slowly, player(), view_of(to_cut())))
    while not asked.done():
        begun = time.perf_counter()
        await asyncio.sleep(0.005)
        waited.append(time.perf_counter() - begun)
    assert len(waited) > 5
    await thinking.close()


@pytest.mark.parametrize("ask", [choose, notice])
def test_a_bot_that_fails_is_helped_out(ask: object, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Bot:
        raise RuntimeError("no idea")

    monkeypatch.setattr(bots, "bot", broken)
    view = view_of(to_cut())
    if ask is notice:
        assert notice(player(key="new"), view) is None
    else:
        assert view.prompt is not None and view.prompt.allows(choose(player(key="new"), view))


def test_of_many_players_the_oldest_are_forgotten() -> None:
    minds = Minds()
    first = minds.of(player(key="first"))
    assert minds.of(player(key="first")) is first
    for number in range(MOST_MINDS):
        minds.of(player(key=str(number)))
    assert minds.of(player(key="first")) is not first


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Refusal, match="no level genius"):
        bots.check_level(RULES, "genius")
    assert bots.check_level(RULES, None) == bots.levels(RULES)[-1]


async def test_a_table_that_leaves_the_memory_leaves_that_of_its_bots_too(tmp_path: Path) -> None:
    async with serving(config_for(tmp_path, drop_after=0.0)) as server, server.visitor() as ana:
        table = (await ana.open("malilla", options=SHORT))["id"]
        async with ana.at(table) as chair:
            while not remembered(table):
                await chair.play(Random(1))
        for _ in range(100):
            await server.house.drop_idle()
            if table not in server.house.live:
                break
            await asyncio.sleep(0.02)
        assert remembered(table) == []


async def test_nothing_of_a_table_outlives_it_in_memory(tmp_path: Path) -> None:
    async with serving(config_for(tmp_path, drop_after=0.0)) as server, server.visitor() as ana:
        gone: list[weakref.ref[object]] = []
        for _ in range(3):
            table = (await ana.open("malilla-coja", options=SHORT))["id"]
            async with ana.at(table) as chair:
                await chair.play(Random(1))
                live = server.house.live[table]
                gone += [weakref.ref(thing) for thing in (live, live.sitting, live.audience, live._driver, live.lock)]
                del live
        for _ in range(200):
            await server.house.drop_idle()
            gc.collect()
            if not any(reference() for reference in gone):
                break
            await asyncio.sleep(0.02)
        assert [type(reference()).__name__ for reference in gone if reference() is not None] == []
        house = server.house
        assert not (house.live or house._loading or house.thinking._asked or house._troubles._known or house.sockets)


def remembered(table: str) -> list[str]:
    return [key for key in MINDS._bots if key.startswith(table)]
