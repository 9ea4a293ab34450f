"""Bots think elsewhere, and one that fails does not stop the match."""

from __future__ import annotations

import asyncio
import gc
import os
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from threading import Event

import pytest

import tapete
from tapete.bots import Bot
from tapete.server import bots
from tapete.server.bots import MINDS, MOST_MINDS, Minds, Player, Thinking, choose, notice
from tapete.server.refusal import Refusal
from tapete.table.player import Sight, sight
from tapete.table.state import State
from tests.patience import PATIENCE, until
from tests.scene import Scene
from tests.server.visitors import SHORT, config_for, serving

RULES = tapete.game("malilla-vistas")


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    made = Thinking(1, 1)
    yield made
    await made.close()


def to_cut() -> State:
    return Scene("malilla-vistas", dealer="ana").falls().state


def sight_of(state: State) -> Sight:
    assert state.turn is not None
    return sight(state, state.turn, Random(1))


def player(level: str = "random", key: str = "a table 0") -> Player:
    return Player.of(RULES, key, level)


def which_process(_: Player, __: Sight) -> int:
    return os.getpid()


async def test_bots_think_in_another_process(thinking: Thinking) -> None:
    state = to_cut()
    own, seat = player(RULES.levels[-1]), sight_of(state).view.turn
    assert seat is not None
    assert await thinking.ask(which_process, own, state, seat) != os.getpid()
    choice, prompt = await thinking.ask(choose, own, state, seat), state.prompt(seat)
    assert prompt is not None and prompt.allows(choice.action)


def what_is_shown(_: Player, seen: Sight) -> Sight:
    return seen


async def test_what_is_sent_there_is_never_the_truth(thinking: Thinking) -> None:
    """In a deal of forty-eight cards a world is never what is, if it is not drawn from what is."""
    state = to_cut()
    assert state.turn is not None
    seen = [await thinking.ask(what_is_shown, player("treatise"), state, state.turn) for _ in range(3)]
    assert all(isinstance(each.world, type(state)) for each in seen)
    assert all(each.world.zones() != state.zones() for each in seen)
    assert all(each.world.view(state.turn) == state.view(state.turn) for each in seen)


async def test_nobody_waits_while_a_bot_thinks() -> None:
    thinking, begun, enough = Thinking(1, 0), Event(), Event()

    def slowly(_: Player, __: Sight) -> bool:
        begun.set()
        return enough.wait(PATIENCE)

    asked = asyncio.create_task(thinking.ask(slowly, player(), to_cut(), 0))
    await until(begun.is_set)
    enough.set()
    assert await asked
    await thinking.close()


@pytest.mark.parametrize("ask", [choose, notice])
def test_a_bot_that_fails_is_helped_out(ask: object, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Bot:
        raise RuntimeError("no idea")

    monkeypatch.setattr(bots, "bot", broken)
    seen = sight_of(to_cut())
    if ask is notice:
        assert notice(player(key="new"), seen) is None
    else:
        prompt = seen.view.prompt
        assert prompt is not None and prompt.allows(choose(player(key="new"), seen).action)


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
    assert bots.check_level(RULES, None) == RULES.levels[-1]


async def test_a_table_that_leaves_the_memory_leaves_that_of_its_bots_too(tmp_path: Path) -> None:
    async with serving(config_for(tmp_path, drop_after=0.0)) as server, server.visitor() as ana:
        table = (await ana.open("malilla", options=SHORT))["id"]
        async with ana.at(table) as chair:
            while not remembered(table):
                await chair.play(Random(1))
        # It leaves the house first, and when it is closed its bots forget it.
        await until(lambda: table not in server.house.live and not remembered(table))


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
        await until(lambda: gc.collect() >= 0 and not any(reference() for reference in gone))
        house = server.house
        assert not (house.live or house._loading or house.thinking._asked or house._troubles._known or house.sockets)


def remembered(table: str) -> list[str]:
    return [key for key in MINDS._bots if key.startswith(table)]
