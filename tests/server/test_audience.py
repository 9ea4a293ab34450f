"""Those who watch all see the same: it is made once for all of them, however many they are."""

from __future__ import annotations

import asyncio
import json

import pytest

from tapete.server import audience, connection
from tapete.server.connection import Connection
from tapete.server.tables import LiveTable
from tapete.sitting.next import PersonsTurn
from tests.patience import until
from tests.server.visitors import SHORT, TWO, Message, Served

CROWD = 100


class Encodings:
    """Counts what is made ready to be sent."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.count = 0
        for module in (audience, connection):
            patch.setattr(module, "encode", self._counted(module.encode))

    def _counted(self, encode: object) -> object:
        def counted(message: object) -> bytes:
            self.count += 1
            encoded: bytes = encode(message)  # type: ignore[operator]
            return encoded

        return counted


def crowd(table: LiveTable) -> list[Connection]:
    return [Connection(table.audience.showing, None, "session", 0) for _ in range(CROWD)]


async def heard(one: Connection) -> list[Message]:
    """What waits to be sent to somebody."""
    sent: list[bytes] = []

    async def send(data: bytes) -> None:
        sent.append(data)

    one.close(1000)
    one.close_code = None
    sending = asyncio.create_task(one.send_all(send))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    sending.cancel()
    return [json.loads(data) for data in sent]


async def test_a_crowd_that_comes_talks_and_goes_costs_as_much_as_its_moments(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.visitor() as ana:
        table = await server.house.table((await ana.open("malilla-vistas", options=SHORT))["id"])
        first, *others = watching = crowd(table)
        table.enter(first)
        # Its shuffles and bots tell something too: from here on it stands still until Ana comes.
        await until(lambda: isinstance(table.sitting.due(), PersonsTurn) and table.audience._coming is None)
        made = Encodings(monkeypatch)
        for each in others:
            table.enter(each)
        await until(lambda: table.audience._coming is None)
        # The commitment for whoever comes; the table for all who came, and for all of them after it.
        assert made.count == len(others) + 2
        made.count = 0
        table.audience.tell_said(0, "hello", None)
        table.audience.tell_table()
        assert made.count == 2
        made.count = 0
        views = [each._view() for each in watching]
        assert made.count == 1 and len(set(views)) == 1
        made.count = 0
        for each in others:
            table.leave(each)
        await until(lambda: table.audience._coming is None)
        assert made.count == 1
        table.leave(first)


async def test_everybody_is_told_the_table_first_and_in_the_end_how_many_watch(server: Served) -> None:
    async with server.visitor() as ana:
        table = await server.house.table((await ana.open("malilla-vistas", places=TWO))["id"])
        watching = crowd(table)
        for each in watching:
            table.enter(each)
        await until(lambda: table.audience._coming is None)
        for each in watching:
            told = await heard(each)
            assert told[0]["type"] == "table" and told[-1]["table"]["watching"] == CROWD
            assert len(told) <= 4
        for each in watching:
            table.leave(each)


async def test_who_sits_and_who_is_host_are_told_what_is_theirs(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as lia:
        table = (await ana.open("malilla-vistas", places=TWO))["id"]
        await eva.post(f"/api/tables/{table}/sit", {})
        async with ana.at(table) as host, eva.at(table) as guest, lia.at(table) as watching:
            for chair, place, hosts in ((host, 0, True), (guest, 1, False), (watching, None, False)):
                told = await chair.until(
                    lambda message: message["type"] == "table" and message["table"]["watching"] == 1
                )
                assert (told["table"]["place"], told["table"]["host"]) == (place, hosts)
                assert all(place["present"] for place in told["table"]["places"])
