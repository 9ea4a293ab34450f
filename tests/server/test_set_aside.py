"""A table that the rules of today cannot follow is set aside: its own people are told, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from random import Random

import pytest
import websockets
from sqlalchemy import select, update

import tapete
from tapete.commands import tables as command
from tapete.server import schema
from tapete.table.game import game_class
from tests.server.visitors import SHORT, TWO, Message, Served, Visitor, play_out

OLD = '{"golden_rule": true}'


async def spoil_options(server: Served, table: str) -> None:
    """As if an option of the table had been taken out of the game."""
    await _change(server, update(schema.tables).where(schema.tables.c.id == table).values(options=OLD))


async def spoil_move(server: Served, table: str, action: str = "sing 20") -> None:
    """As if the rules now refused what was once played."""
    this = (schema.moves.c.table_id == table) & (schema.moves.c.number == 1)
    await _change(server, update(schema.moves).where(this).values(action=action))


async def _change(server: Served, change: object) -> None:
    await server.house.storage.keep(lambda connection: connection.execute(change))  # type: ignore[call-overload]
    for live in list(server.house.live.values()):
        server.house._forget(live)
        await live.close()


async def told_at_the_door(visitor: Visitor, table: str) -> tuple[Message, int | None]:
    """The last thing a socket is told before it is shown out, and with which code."""
    async with visitor.socket(f"{table}/socket") as socket:
        told = json.loads(await socket.recv())
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
        return told, socket.close_code


async def begun(server: Served, visitor: Visitor) -> str:
    """A table at which something has been played, and nobody else is about to play."""
    table: str = (await visitor.open("malilla-coja", options=SHORT))["id"]
    async with visitor.at(table) as chair:
        await chair.play(Random(1))
        await chair.my_turn()
    return table


async def test_a_waiting_table_that_cannot_be_read_is_in_nobodys_way(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        good = await ana.open("malilla-vistas", places=TWO, public=True)
        bad = [await ana.open("malilla-vistas", places=TWO, public=True) for _ in range(2)]
        for table in bad:
            await spoil_options(server, table["id"])
        assert [table["id"] for table in (await eva.get("/api/tables"))["open"]] == [good["id"]]
        assert [table["id"] for table in (await ana.enter())["tables"]] == [good["id"]]
        for path in ("", "/record"):
            answer = await ana.http.get(f"/api/tables/{bad[0]['id']}{path}")
            assert (answer.status_code, answer.json()["key"]) == (410, "unreadable-table")
        told, code = await told_at_the_door(ana, bad[0]["id"])
        assert (told["type"], told["problem"]["key"], code) == ("refused", "unreadable-table", 4410)


async def test_many_bad_tables_do_not_fill_the_lobby(server: Served) -> None:
    async with server.visitor() as ana:
        good = await ana.open("malilla-vistas", places=TWO, public=True)
        row = await server.house.storage.row(select(schema.tables))
        assert row is not None
        many = [{**row, "id": f"bad{n}", "options": OLD, "opened": row["opened"] + 1} for n in range(120)]
        await server.house.storage.keep(lambda connection: connection.execute(schema.tables.insert(), many))
        assert [table["id"] for table in (await ana.get("/api/tables"))["open"]] == [good["id"]]


async def test_a_move_that_is_refused_today_is_told_instead_of_tried_for_ever(server: Served) -> None:
    async with server.visitor() as ana:
        table = await begun(server, ana)
        await spoil_move(server, table)
        told, code = await told_at_the_door(ana, table)
        assert (told["problem"]["key"], code) == ("unreadable-table", 4410)
        assert told["problem"]["args"]["version"] == tapete.__version__
        answer = await ana.http.get(f"/api/tables/{table}/deals")
        assert (answer.status_code, answer.json()["key"]) == (410, "unreadable-table")


async def test_the_past_of_a_table_that_cannot_be_followed_is_refused(server: Served) -> None:
    async with server.visitor() as ana:
        table = (await ana.open("malilla-vistas", options=SHORT))["id"]
        async with ana.at(table) as chair:
            await play_out(chair, Random(1))
        await spoil_move(server, table)
        for path in ("record", "replay", "deals"):
            answer = await ana.http.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["key"]) == (410, "unreadable-table")
        assert [past["table"] for past in await ana.get("/api/history")] == [table]


async def test_the_version_of_the_rules_is_kept_with_a_match(server: Served) -> None:
    async with server.visitor() as ana:
        table = (await ana.open("malilla-vistas", places=TWO, options=SHORT))["id"]
        await _change(server, update(schema.tables).values(version="0.0.1", edition=0))
        await ana.post(f"/api/tables/{table}/place", {"place": 1, "level": "random"})
        row = await server.house.storage.row(select(schema.tables.c.version, schema.tables.c.edition))
        assert row is not None
        assert (row["version"], row["edition"]) == (tapete.__version__, game_class("malilla-vistas").edition)


async def of_edition(server: Served, edition: int | None) -> None:
    """As if every match had been begun by this edition of its rules."""
    await _change(server, update(schema.tables).values(edition=edition, version="0.0.1"))


async def test_a_match_does_not_go_on_by_another_edition_of_its_rules(server: Served) -> None:
    today = game_class("malilla-coja").edition
    async with server.visitor() as ana:
        table = await begun(server, ana)
        await of_edition(server, today + 1)
        told, code = await told_at_the_door(ana, table)
        assert (told["problem"]["key"], code) == ("other-edition", 4410)
        assert told["problem"]["args"] == {"version": "0.0.1", "edition": today + 1, "today": today}
        answer = await ana.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["key"]) == (410, "other-edition")
        assert (await ana.enter())["tables"] == []
        # A Tapete that has these rules goes on with it, where it was left.
        await of_edition(server, today)
        async with ana.at(table) as chair:
            assert (await chair.play(Random(1)))["type"] == "done"


async def test_a_match_from_before_editions_were_kept_goes_on(server: Served) -> None:
    async with server.visitor() as ana:
        table = await begun(server, ana)
        await of_edition(server, None)
        async with ana.at(table) as chair:
            assert (await chair.play(Random(1)))["type"] == "done"


async def test_a_table_that_only_waits_is_of_no_edition_yet(server: Served) -> None:
    async with server.visitor() as ana:
        table = (await ana.open("malilla-vistas", places=TWO, options=SHORT))["id"]
        await of_edition(server, 99)
        await ana.post(f"/api/tables/{table}/place", {"place": 1, "level": "random"})
        async with ana.at(table) as chair:
            assert (await chair.play(Random(1)))["type"] == "done"


async def test_a_match_that_is_over_is_shown_by_other_rules_if_it_comes_out_the_same_and_this_is_said(
    server: Served,
) -> None:
    async with server.visitor() as ana:
        table = (await ana.open("malilla-vistas", options=SHORT))["id"]
        async with ana.at(table) as chair:
            await play_out(chair, Random(1))
        assert (await ana.get(f"/api/tables/{table}/replay"))["table"]["edition"] is None
        await of_edition(server, 99)
        assert (await ana.get(f"/api/tables/{table}/replay"))["table"]["edition"] == 99
        this = (schema.places.c.table_id == table) & (schema.places.c.place == 0)
        await _change(server, update(schema.places).where(this).values(total=schema.places.c.total + 1))
        for path in ("record", "replay", "moves", "deals"):
            answer = await ana.http.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["key"]) == (410, "other-edition"), path
        assert [past["table"] for past in await ana.get("/api/history")] == [table]


async def test_the_operator_is_told_which_edition_a_match_is_of(
    server: Served, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server.visitor() as ana:
        table = await begun(server, ana)
        await of_edition(server, 99)
        assert await asyncio.to_thread(command.run, Namespace(database=database, lang="en")) == 1
        out = capsys.readouterr().out
        assert out.startswith(f"{table}  malilla-coja  playing  Tapete 0.0.1") and "edition 99 of the rules" in out


async def test_the_operator_is_told_which_and_why(
    server: Served, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server.visitor() as ana:
        good, bad = await begun(server, ana), await begun(server, ana)
        waiting = (await ana.open("malilla-vistas", places=TWO))["id"]

        async def listed() -> tuple[int, str]:
            asked = Namespace(database=database, lang="en")
            return await asyncio.to_thread(command.run, asked), capsys.readouterr().out

        assert await listed() == (0, "Every table can be read.\n")
        await spoil_move(server, bad)
        await spoil_options(server, waiting)
        code, out = await listed()
        assert code == 1 and good not in out and out.endswith("2 tables are set aside.\n")
        assert {line.split()[0] for line in out.splitlines()[:-1]} == {bad, waiting}
        assert "golden_rule" in out


def test_where_nothing_is_kept_the_operator_is_told_so(database: str) -> None:
    with pytest.raises(tapete.BadOption, match="serve once first"):
        command.run(Namespace(database=database, lang="en"))
