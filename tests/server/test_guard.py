"""Limits that cannot be got round: by asking twice at once, by more sockets, by more addresses, by taking nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import websockets

from tapete.server import guard, run
from tapete.server.house import MOST_OWN
from tapete.server.limits import LIMITS
from tapete.server.lobby import lobby_of
from tapete.server.routes import tables
from tests.patience import GLANCE, PATIENCE, patiently, until
from tests.server.visitors import SHORT, TWO, Served, Visitor, config_for, serving
from tests.server.watches import StoppedWatch

OPEN = [{"kind": "open"}, {"kind": "open"}]


def cookies(visitor: Visitor) -> str:
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.http.cookies.jar)


async def opened(visitor: Visitor, places: list[dict[str, str]]) -> int:
    body = {"game": "malilla-vistas", "places": places}
    answer = await visitor.send("POST", "/api/tables", body)
    assert answer.status_code == 201 or answer.json()["key"] == "too-many-tables", answer.text
    return answer.status_code


@pytest.mark.parametrize("places", [OPEN, TWO, [{"kind": "bot"}, {"kind": "bot"}]])
async def test_nobody_opens_more_tables_than_he_may(server: Served, places: list[dict[str, str]]) -> None:
    async with server.visitor() as ana:
        await ana.send("PUT", "/api/me", {"name": "Ana"})
        codes = await asyncio.gather(*(opened(ana, places) for _ in range(MOST_OWN + 5)))
        assert codes.count(201) == MOST_OWN


async def test_nobody_sits_at_more_tables_than_he_may(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        tables = [await ana.open("malilla-vistas", places=TWO) for _ in range(2)]
        for _ in range(MOST_OWN - 1):
            assert await opened(eva, OPEN) == 201
        answers = [await eva.send("POST", f"/api/tables/{table['id']}/sit", {}) for table in tables]
        assert [answer.status_code for answer in answers] == [200, 409]
        assert answers[1].json()["key"] == "too-many-tables"


async def test_a_host_who_does_not_sit_sees_his_tables_and_can_give_them_up(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        tables = [(await ana.open("malilla-vistas", places=OPEN))["id"] for _ in range(MOST_OWN)]
        assert {table["id"] for table in (await ana.enter())["tables"]} == set(tables)
        assert await opened(ana, OPEN) == 409
        assert (await eva.send("POST", f"/api/tables/{tables[0]}/leave")).status_code == 403
        assert (await ana.post(f"/api/tables/{tables[0]}/leave"))["status"] == "abandoned"
        assert await opened(ana, OPEN) == 201


async def test_a_socket_beyond_the_limit_is_told_so_by_its_code(tmp_path: Path) -> None:
    async with serving(config_for(tmp_path, limits=True), StoppedWatch()) as server, server.visitor() as ana:
        table = await ana.open("malilla-vistas", options=SHORT)
        server.house.limits._buckets["read", "127.0.0.1"].left = -100
        async with ana.socket(f"{table['id']}/socket") as late:
            with pytest.raises(websockets.ConnectionClosed):
                await late.recv()
            assert late.close_code == 4429


async def test_who_talks_too_much_is_not_heard_through_another_socket(tmp_path: Path) -> None:
    async with serving(config_for(tmp_path, limits=True), StoppedWatch()) as server, server.visitor() as ana:
        table = await ana.open("malilla-vistas", options=SHORT)
        async with ana.at(table["id"]) as one, ana.at(table["id"]) as two:
            burst = int(LIMITS["talk"].burst)
            said = [await chair.ask({"type": "phrase", "phrase": "hello"}) for chair in [one] * burst + [two] * burst]
            assert [told["type"] for told in said[:burst]] == ["done"] * burst
            assert [told["type"] for told in said[burst:]] == ["refused"] * burst


async def test_one_network_has_one_limit_for_passwords(tmp_path: Path) -> None:
    async with serving(config_for(tmp_path, limits=True), StoppedWatch()) as server, server.visitor() as ana:
        codes = []
        for number in range(12):
            headers = {
                "x-csrf-token": ana.csrf, "content-type": "application/json",
                "x-forwarded-for": f"2001:db8:1:2::{number + 1:x}",
            }  # fmt: skip
            body = json.dumps({"login": "nobody", "password": "a password"})
            codes.append((await ana.http.post("/api/login", content=body, headers=headers)).status_code)
        assert codes[0] == 403 and codes[-1] == 429


class Timers:
    """Those of the guard; they ring when a test lets them."""

    def __init__(self) -> None:
        self._set: list[tuple[asyncio.TimerHandle, Callable[[], object]]] = []

    def call_later(self, seconds: float, do: Callable[[], object]) -> asyncio.TimerHandle:
        self._set.append((asyncio.get_running_loop().call_later(PATIENCE, do), do))
        return self._set[-1][0]

    @property
    def count(self) -> int:
        """How many were ever set."""
        return len(self._set)

    def ring(self) -> None:
        for handle, do in self._set:
            if not handle.cancelled():
                handle.cancel()
                do()


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    own = Timers()
    monkeypatch.setattr(guard, "asyncio", SimpleNamespace(get_running_loop=lambda: own))
    return own


async def test_a_socket_that_takes_nothing_is_cut_off(server: Served, timers: Timers) -> None:
    async with server.visitor() as ana:
        table = await server.house.table((await ana.open("malilla-vistas", options=SHORT))["id"])
        deaf = deaf_socket(server, ana, table.sheet.id)
        await until(lambda: bool(table.audience.connections))
        before = timers.count
        for _ in patiently():
            table.audience.tell_said(0, None, "x" * 50_000)
            await asyncio.sleep(GLANCE)
            if timers.count > before:
                break
        assert table.audience.connections, "it has its time"
        timers.ring()
        await until(lambda: not table.audience.connections)
        deaf.close()


def grown(heard: bytearray, before: int) -> bool:
    return len(heard) > before


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: here\r\n",
        b"POST /api/login HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
        b"GET /assets/none.js HTTP/1.1\r\nHost: here\r\n\r\nGET /api",
    ],
)
async def test_a_request_that_does_not_come_whole_is_not_waited_for(
    server: Served, said: bytes, timers: Timers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever says a little now and then gets no more time for it."""
    heard = bytearray()
    receive = guard.GuardedRequests.data_received

    def hearing(requests: guard.GuardedRequests, data: bytes) -> None:
        receive(requests, data)
        heard.extend(data)

    monkeypatch.setattr(guard.GuardedRequests, "data_received", hearing)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(said)
    await until(lambda: timers.count and len(heard) == len(said))
    counts = []
    for _ in range(4 if said else 0):
        before = len(heard)
        writer.write(b"x")
        await until(partial(grown, heard, before))
        counts.append(timers.count)
    # After an answer the time begins with the first byte that follows it.
    assert len(set(counts)) < 2
    timers.ring()
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            while await reader.read(10_000):
                pass
    writer.close()


async def test_whoever_waits_for_his_answer_is_left_alone(
    server: Served, timers: Timers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(*asked: Any) -> Any:
        timers.ring()
        return await lobby_of(*asked)

    monkeypatch.setattr(tables, "lobby_of", slow)
    async with server.visitor() as ana:
        assert await ana.get("/api/tables") == {"open": [], "next": None, "playing": []}
        table = await ana.open("malilla-vistas", options=SHORT)
        async with ana.at(table["id"]) as chair:
            await chair.view()
            timers.ring()
            assert (await chair.ask({"type": "ping"}))["type"] == "pong"


async def test_one_address_has_so_many_connections_and_a_proxy_as_many_as_it_likes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "MOST_CONNECTIONS", 4)
    for proxies, open_at_last in (("192.0.2.1", 4), ("127.0.0.0/8", 7)):
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
        async with serving(config_for(tmp_path, limits=True)) as server:
            found = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(7)]
            assert sum([await answered(*one) for one in found]) == open_at_last
            for _, writer in found:
                writer.close()
            for _ in patiently():
                if await answered(*await asyncio.open_connection("127.0.0.1", server.port)):
                    break


async def answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    """Whether a request through this connection is answered, or it is closed."""
    with contextlib.suppress(ConnectionError):
        writer.write(b"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n")
        return bool(await reader.read(1))
    return False


def test_connections_are_counted_by_network_and_forgotten_when_they_are_gone() -> None:
    crowd = guard.Crowd(1, "")
    assert crowd.come("2001:db8::1") and not crowd.come("2001:db8::2") and crowd.come("192.0.2.1")
    crowd.go("2001:db8::1")
    crowd.go("2001:db8::2")
    assert crowd.come("2001:db8::3")


def deaf_socket(server: Served, visitor: Visitor, table: str) -> socket.socket:
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", server.port))
    deaf.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: {cookies(visitor)}\r\n\r\n".encode()
    )
    return deaf
