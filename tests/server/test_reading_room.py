"""Whoever reads matches of the past waits for other readers; nobody who plays waits for any of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from threading import Event
from typing import Any

import httpx
import pytest

from tapete.server import past
from tapete.server.reading_room import MOST_OWN
from tests.patience import PATIENCE, until
from tests.server.visitors import SHORT, TWO, Served, Visitor, play_out


class Held:
    """Every replay stops here until it is let go."""

    def __init__(self, really: Any) -> None:
        self._really, self._go, self.begun = really, Event(), 0

    def __call__(self, *args: Any) -> Any:
        self.begun += 1
        assert self._go.wait(PATIENCE), "nobody let go"
        return self._really(*args)

    def let_go(self) -> None:
        self._go.set()


@contextmanager
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    holding = Held(past._replay)
    monkeypatch.setattr(past, "_replay", holding)
    try:
        yield holding
    finally:
        holding.let_go()


async def finished(visitor: Visitor) -> str:
    table: str = (await visitor.open("malilla-vistas", options=SHORT))["id"]
    async with visitor.at(table) as chair:
        await play_out(chair, Random(1))
    return table


@asynccontextmanager
async def readers(visitors: list[Visitor], table: str, each: int) -> AsyncIterator[list[asyncio.Task[httpx.Response]]]:
    """So many replays for each, all asked for."""
    path = f"/api/tables/{table}/replay"
    reading = [asyncio.create_task(visitor.http.get(path)) for visitor in visitors for _ in range(each)]
    try:
        yield reading
    finally:
        await asyncio.gather(*reading, return_exceptions=True)


async def test_while_replays_are_read_a_table_comes_back_and_is_played_at(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as luz:
        old = await finished(ana)
        await luz.open("malilla-vistas", places=TWO)
        kept = (await eva.open("malilla-vistas", options={"rounds": 50}))["id"]
        async with eva.at(kept) as chair:
            await chair.play(Random(1))
        await _dropped(server)
        with held(monkeypatch) as holding:
            async with readers([ana, luz], old, MOST_OWN) as reading:
                await until(lambda: holding.begun and len(server.house.reading_room._own) == 2)
                async with eva.at(kept) as chair:
                    assert (await chair.play(Random(2)))["type"] == "done"
                assert (await eva.get("/api/tables"))["open"] == []
                assert not any(task.done() for task in reading)
                holding.let_go()
        assert {task.result().status_code for task in reading} == {200}


async def test_one_reader_has_only_so_many_under_way(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        old = await finished(ana)
        await eva.open("malilla-vistas", places=TWO)
        with held(monkeypatch) as holding:
            async with readers([ana], old, MOST_OWN) as reading:
                await until(lambda: sum(server.house.reading_room._own.values()) == MOST_OWN)
                refused = await ana.http.get(f"/api/tables/{old}/record")
                assert (refused.status_code, refused.json()["key"]) == (429, "many-replays")
                async with readers([eva], old, 1) as other:
                    await until(lambda: sum(server.house.reading_room._own.values()) == MOST_OWN + 1)
                    holding.let_go()
        assert {task.result().status_code for task in [*reading, *other]} == {200}
        assert not server.house.reading_room._own
        assert (await ana.http.get(f"/api/tables/{old}/record")).status_code == 200


async def _dropped(server: Served) -> None:
    for live in list(server.house.live.values()):
        server.house._forget(live)
        await live.close()
