"""A table that cannot go on is tried again and then set aside: its people are told, and nobody else notices."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

import tapete
from tapete.commands import tables as command
from tapete.server import audience, schema
from tapete.server.driver import Driver
from tapete.server.surroundings import MOST_FAILURES
from tests.server.test_set_aside import told_at_the_door
from tests.server.visitors import SHORT, Message, Served, Visitor


def breaks(monkeypatch: pytest.MonkeyPatch, table: str, error: Callable[[], Exception]) -> None:
    """What drives this table fails from now on."""
    really = Driver._step

    async def broken(driver: Driver) -> None:
        if driver._table.sheet.id == table:
            raise error()
        await really(driver)

    monkeypatch.setattr(Driver, "_step", broken)


async def comes_again(visitor: Visitor, table: str, times: int) -> tuple[list[int | None], list[Message]]:
    """With which codes a page that always connects again is shown out, until it is told not to; what it heard last."""
    codes: list[int | None] = []
    heard: list[Message] = []
    while len(codes) < times and 4410 not in codes:
        async with visitor.at(table) as chair:
            with pytest.raises(ConnectionError):
                await chair.until(lambda _: False)
            codes.append(chair.socket.close_code)
            heard = chair.heard
    return codes, heard


async def test_a_table_whose_driver_always_fails_is_set_aside(
    server: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        bad, good = [(await ana.open("malilla-coja", options=SHORT))["id"] for _ in range(2)]
        breaks(monkeypatch, bad, lambda: RuntimeError("two jacks of cups"))
        codes, heard = await comes_again(ana, bad, 2 * MOST_FAILURES)
        assert codes == [1012] * (MOST_FAILURES - 1) + [4410]
        assert (heard[-1]["type"], heard[-1]["problem"]["key"]) == ("refused", "stuck-table")
        told, code = await told_at_the_door(eva, bad)
        assert (told["problem"]["key"], code) == ("stuck-table", 4410)
        assert "jacks" not in str([told, heard])
        assert [found["id"] for found in (await ana.enter())["tables"]] == [good]
        async with ana.at(good) as chair:
            assert (await chair.play(Random(1)))["type"] == "done"
        asked = Namespace(database=server.house.config.database, lang="en")
        assert await asyncio.to_thread(command.run, asked) == 1
        assert f"{bad}  malilla-coja" in (out := capsys.readouterr().out) and "two jacks of cups" in out


async def test_another_version_tries_a_table_again_that_stood_still(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.visitor() as ana:
        table = (await ana.open("malilla-coja", options=SHORT))["id"]
        with monkeypatch.context() as broken:
            breaks(broken, table, lambda: RuntimeError("wrong"))
            assert 4410 in (await comes_again(ana, table, 9))[0]
        assert (await ana.http.get(f"/api/tables/{table}")).json()["key"] == "stuck-table"
        older = update(schema.tables).values(stuck_in=f"{tapete.__version__}.dev0")
        await server.house.storage.keep(lambda connection: connection.execute(older))
        async with ana.at(table) as chair:
            assert (await chair.play(Random(1)))["type"] == "done"


async def test_storage_that_fails_for_a_while_sets_no_table_aside(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.visitor() as ana:
        table = (await ana.open("malilla-coja", options=SHORT))["id"]
        with monkeypatch.context() as broken:
            breaks(broken, table, lambda: OperationalError("INSERT", {}, OSError("the disk is full")))
            assert (await comes_again(ana, table, 2 * MOST_FAILURES))[0] == [1012] * 2 * MOST_FAILURES
        async with ana.at(table) as chair:
            assert (await chair.play(Random(1)))["type"] == "done"


async def test_a_table_that_cannot_be_shown_is_set_aside(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.visitor() as ana:
        table = (await ana.open("malilla-coja", options=SHORT))["id"]
        async with ana.at(table) as chair:
            await chair.play(Random(1))

        def broken(*_: Any) -> Any:
            raise RuntimeError("no such seat")

        monkeypatch.setattr(audience, "shown_to", broken)
        codes, _ = await comes_again(ana, table, 3 * MOST_FAILURES)
        assert codes[-1] == 4410
        assert (await ana.http.get(f"/api/tables/{table}")).json()["key"] == "stuck-table"
