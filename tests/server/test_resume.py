"""The server may be killed at any moment: what was acknowledged is there when it comes back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import websockets

from tests.patience import GLANCE, PATIENCE, patiently, until
from tests.ports import free_port
from tests.server.visitors import Message, Visitor, any_action

LONG = {"rounds": 50}


@asynccontextmanager
async def process(database: str, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    """A server of its own, ended without mercy."""
    program = [sys.executable, "-m", "tapete.cli", "serve", "--no-limits", "--port", str(port)]
    running = await asyncio.create_subprocess_exec(*program, "--database", database)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            for _ in patiently():
                if await answers(http):
                    break
                await asyncio.sleep(GLANCE)
        yield running
    finally:
        if running.returncode is None:
            os.kill(running.pid, signal.SIGKILL)
        await running.wait()


async def answers(http: httpx.AsyncClient) -> bool:
    """Whether there is a server."""
    with contextlib.suppress(httpx.TransportError):
        await http.get("/api/me")
        return True
    return False


async def play_until_killed(visitor: Visitor, table: str, chance: Random, seen: list[Message]) -> None:
    """Play on; keep every answer, until the connection breaks."""
    with contextlib.suppress(websockets.ConnectionClosed, OSError, TimeoutError):
        async with visitor.at(table) as chair:
            while True:
                news = await chair.my_turn()
                if news["view"]["winners"] is not None:
                    return
                seen.append({"type": "view", "at": news["at"]})
                seen.append(await chair.act(news["at"], any_action(news["view"]["prompt"], chance)))


async def test_a_killed_server_comes_back_with_everything_it_acknowledged(database: str) -> None:
    port, chance = free_port(), Random(1)
    tables: list[str] = []
    seen: dict[str, list[Message]] = {}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        ana = Visitor(http, port)
        for round_of_kills in range(3):
            async with process(database, port) as running:
                await ana.enter()
                if round_of_kills == 0:
                    for game in ("malilla-vistas", "malilla-cubiertas", "malilla"):
                        tables.append((await ana.open(game, options=LONG))["id"])
                else:
                    await assert_all_there(ana, tables, seen)
                seen = {table: [] for table in tables}
                playing = [asyncio.create_task(play_until_killed(ana, t, Random(1), seen[t])) for t in tables]
                await all_acknowledged(seen)
                await asyncio.sleep(chance.random() / 2)
                bots = children(running.pid)
                os.kill(running.pid, signal.SIGKILL)
                await asyncio.gather(*playing)
                await assert_gone(bots)
                assert any(answer["type"] == "done" for answers in seen.values() for answer in answers)


async def all_acknowledged(seen: dict[str, list[Message]]) -> None:
    """Until something was acknowledged at every table."""
    await until(lambda: all(any(answer["type"] == "done" for answer in answers) for answers in seen.values()))


def children(pid: int) -> list[int]:
    """The processes in which the bots of a server think, where the system tells."""
    told = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in told.read_text().split()] if told.exists() else []


async def assert_gone(bots: list[int]) -> None:
    """A killed server leaves nobody behind."""
    await until(lambda: not any(Path(f"/proc/{bot}").exists() for bot in bots))


async def assert_all_there(ana: Visitor, tables: list[str], seen: dict[str, list[Message]]) -> None:
    """Nothing that was told or acknowledged is missing, and the match goes on."""
    for table in tables:
        told = max([message["at"] for message in seen[table] if "at" in message], default=0)
        async with ana.at(table) as chair:
            news = await chair.view()
            assert news["at"] >= told, json.dumps(seen[table][-3:])
            assert (await chair.my_turn())["view"]["prompt"]
