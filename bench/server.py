"""How much one server process carries: moves a second, the time until everybody is told, and memory.

    python bench/server.py [--tables 200] [--seconds 15]

The server runs as a process of its own with SQLite on this disk; the clients run here, on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import secrets
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets

GAME, OPTIONS = "malilla-vistas", {"rounds": 50, "favourite": "none"}
PER_GUEST = 10


class Desk:
    """One table with two sockets: somebody who plays against a bot, and somebody who watches."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.told = [0, 0]
        self.view: dict[str, Any] = {}
        self.took: list[float] = []
        self.news = asyncio.Event()

    async def listen(self, place: int, client: Any) -> None:
        """Keep what comes."""
        async for text in client:
            message = json.loads(text)
            if message["type"] == "view":
                self.told[place] = message["at"]
                if place == 0:
                    self.view = message
                self.news.set()
            elif message["type"] == "committed" and place == 0:
                nonce = {"type": "nonce", "deal": message["deal"], "nonce": secrets.token_hex(16)}
                await client.send(json.dumps(nonce))

    async def until(self, at: int) -> None:
        """Until both have been told of this many moves."""
        while min(self.told) < at:
            self.news.clear()
            await self.news.wait()

    async def play(self, client: Any, think: float, chance: Random) -> None:
        """Play on, with pauses for thought; note how long it took until both were told of each move."""
        while True:
            await self.until(1)
            view = self.view["view"]
            if view["prompt"] is None or view["turn"] != view["seat"]:
                self.news.clear()
                await self.news.wait()
                continue
            await asyncio.sleep(think * (0.5 + chance.random()))
            at, begun = self.view["at"], time.perf_counter()
            action = _any(self.view["view"]["prompt"], chance)
            await client.send(json.dumps({"type": "act", "id": 1, "at": at, "action": action}))
            await self.until(at + 1)
            self.took.append(time.perf_counter() - begun)


def _any(prompt: dict[str, Any], chance: Random) -> str:
    offers = [o for o in prompt["offers"] if o.get("action", {}).get("word") != "leave"]
    offer = chance.choice(offers)
    if "action" in offer:
        return " ".join(map(str, [offer["action"]["word"], *offer["action"]["arguments"]]))
    return f"{offer['word']} {chance.randint(offer['least'], offer['most'])}"


class Guest:
    """Somebody with a cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.csrf = ""

    async def enter(self) -> None:
        self.csrf = (await self.http.get("/api/me")).json()["csrf"]

    async def open(self, pace: str, places: list[dict[str, str]] | None = None) -> str:
        wish = {"game": GAME, "options": OPTIONS, "pace": pace, "places": places}
        answer = await self.http.post("/api/tables", json=wish, headers={"x-csrf-token": self.csrf})
        answer.raise_for_status()
        table: str = answer.json()["id"]
        return table

    def connect(self, table: str) -> Any:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        cookie = {"cookie": f"tapete={self.http.cookies['tapete']}"}
        return websockets.connect(url, additional_headers=cookie, compression=None, open_timeout=60)


async def guests(port: int, count: int) -> list[Guest]:
    """So many people."""
    come = [Guest(port) for _ in range(count)]
    for guest in come:
        await guest.enter()
    return come


async def at_peoples_pace(
    port: int, process: asyncio.subprocess.Process, tables: int, seconds: float, think: float
) -> tuple[list[float], float]:
    """Tables at which people play at the pace of people: how long until everybody was told, and the server's load."""
    people, watcher = await guests(port, -(-tables // PER_GUEST)), (await guests(port, 1))[0]
    async with contextlib.AsyncExitStack() as stack:
        desks, tasks = [], []
        for number in range(tables):
            guest = people[number // PER_GUEST]
            desk = Desk(await guest.open("brisk"))
            player = await stack.enter_async_context(guest.connect(desk.table))
            watching = await stack.enter_async_context(watcher.connect(desk.table))
            tasks += [asyncio.create_task(desk.listen(0, player)), asyncio.create_task(desk.listen(1, watching))]
            tasks.append(asyncio.create_task(desk.play(player, think, Random(number))))
            desks.append(desk)
        await asyncio.sleep(2)
        for desk in desks:
            desk.took.clear()
        before = _processor(process)
        await asyncio.sleep(seconds)
        took = [time for desk in desks for time in desk.took]
        spent = _processor(process) - before
        await _end(tasks)
    return took, spent / seconds


async def bots_only(port: int, process: asyncio.subprocess.Process, tables: int, seconds: float) -> tuple[float, float]:
    """Tables of bots that play as fast as they can: moves kept in a second, and processor time for each."""
    people = await guests(port, -(-tables // PER_GUEST))
    bots = [{"kind": "bot", "level": "random"}] * 2
    async with contextlib.AsyncExitStack() as stack:
        desks, tasks = [], []
        for number in range(tables):
            guest = people[number // PER_GUEST]
            desk = Desk(await guest.open("instant", bots))
            watching = await stack.enter_async_context(guest.connect(desk.table))
            tasks.append(asyncio.create_task(desk.listen(0, watching)))
            desks.append(desk)
        await asyncio.sleep(2)
        before, begun, busy = sum(desk.told[0] for desk in desks), time.perf_counter(), _processor(process)
        await asyncio.sleep(seconds)
        done = sum(desk.told[0] for desk in desks) - before
        passed, spent = time.perf_counter() - begun, _processor(process) - busy
        await _end(tasks)
    return done / passed, spent / done


async def memory_of(port: int, process: asyncio.subprocess.Process, count: int) -> tuple[float, float, float]:
    """Kilobytes for each idle table, for each that is used with its connection, and for each that was dropped."""
    people = await guests(port, -(-count // PER_GUEST))
    before = _resident(process)
    tables = [await people[number // PER_GUEST].open("calm") for number in range(count)]
    opened = _resident(process)
    async with contextlib.AsyncExitStack() as stack:
        for number, table in enumerate(tables):
            await stack.enter_async_context(people[number // PER_GUEST].connect(table))
        await asyncio.sleep(1)
        connected = _resident(process)
    await asyncio.sleep(8)
    dropped = _resident(process)
    return (opened - before) / count, (connected - opened) / count, (dropped - before) / count


def _resident(process: asyncio.subprocess.Process) -> float:
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    raise AssertionError("the server is gone")


def _processor(process: asyncio.subprocess.Process) -> float:
    """Seconds of processor time that the server has used."""
    used = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")


async def _end(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def served(folder: str) -> tuple[asyncio.subprocess.Process, int]:
    """A server process of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    program = [sys.executable, "-m", "tapete.cli", "serve", "--no-limits", "--port", str(port)]
    process = await asyncio.create_subprocess_exec(
        *program, "--database", f"{folder}/bench.db", "--drop-after", "3", stdout=asyncio.subprocess.DEVNULL
    )
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        for _ in range(300):
            with contextlib.suppress(httpx.TransportError):
                await http.get("/api/me")
                break
            await asyncio.sleep(0.1)
    return process, port


async def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=15)
    arguments.add_argument("--think", type=float, default=2.0, help="how long people think over a move")
    args = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, port = await served(folder)
        try:
            idle, used, dropped = await memory_of(port, process, args.tables)
            print(f"memory of an idle table: {idle:.0f} kB; more when it is in use, with its connection: {used:.0f} kB")
            print(f"not yet given back when all were dropped: {max(dropped, 0):.0f} kB for each (see docs/server.md)")
            took, spent = await at_peoples_pace(port, process, args.tables, args.seconds, args.think)
            cuts = statistics.quantiles(took, n=100)
            print(f"{args.tables} tables at people's pace: {len(took) / args.seconds:.0f} moves a second by people")
            print(f"    until all are told: p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms")
            print(f"    the server kept one processor busy for {spent:.0%} of the time")
            rate, cost = await bots_only(port, process, args.tables, args.seconds)
            print(f"{args.tables} tables of bots as fast as they can: {rate:.0f} moves kept a second")
            print(f"    {cost * 1000:.2f} ms of processor time for each")
        finally:
            process.terminate()
            await process.wait()


if __name__ == "__main__":
    asyncio.run(main())
