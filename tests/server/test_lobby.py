"""Who waits for company: everybody is shown, and nobody is passed over for ever."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server import schema
from tapete.server.lobby import AT_ONCE
from tests.server.visitors import TWO, Served, Visitor


async def waiting(server: Served, host: Visitor, game: str, count: int, first: int) -> list[str]:
    """So many public tables of this game that wait, each opened a second after the one before; `first` of an hour."""
    first += int(time.time()) - 3600
    own = (await host.open(game, places=TWO, public=True))["id"]
    storage = server.house.storage
    table = dict((await storage.rows(schema.tables.select().where(schema.tables.c.id == own)))[0])
    held = await storage.rows(schema.places.select().where(schema.places.c.table_id == own))
    await host.post(f"/api/tables/{own}/give-up")
    names = [f"{game[-5:]}-{number:03}" for number in range(count)]

    async def work(connection: AsyncConnection) -> None:
        for number, name in enumerate(names):
            await connection.execute(
                schema.tables.insert(), [{**table, "id": name, "opened": first + number, "status": "waiting"}]
            )
            await connection.execute(schema.places.insert(), [{**dict(row), "table_id": name} for row in held])

    await storage.keep(work)
    return names


async def shown(visitor: Visitor, **asked: Any) -> tuple[list[str], int | None]:
    query = "&".join(f"{key}={value}" for key, value in asked.items())
    told = await visitor.get(f"/api/tables?{query}")
    return [table["id"] for table in told["open"]], told["next"]


async def test_who_waits_longest_and_who_came_last_are_shown_before_the_others(server: Served) -> None:
    """Given more who wait than are told at once, then both ends of the row are on the first page."""
    async with server.visitor() as ana, server.visitor() as eva:
        names = await waiting(server, ana, "malilla-vistas", 120, 0)
        found, following = await shown(eva)
        assert (len(found), following) == (AT_ONCE, AT_ONCE)
        assert found[:4] == [names[0], names[-1], names[1], names[-2]]


async def test_every_table_that_waits_is_on_one_page(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as luz, server.visitor() as eva:
        names = await waiting(server, ana, "malilla-vistas", 120, 0)
        names += await waiting(server, luz, "malilla-cubiertas", 7, 500)
        found: list[str] = []
        start: int | None = 0
        while start is not None:
            page, start = await shown(eva, start=start)
            found += page
        assert sorted(found) == sorted(names) and len(found) == 127


async def test_a_crowd_at_one_game_does_not_hide_those_of_another(server: Served) -> None:
    """Given a hundred newer tables of one game, then all of the other, which are few, are on the first page."""
    async with server.visitor() as ana, server.visitor() as eva:
        few = await waiting(server, ana, "malilla-cubiertas", 7, 0)
        await waiting(server, ana, "malilla-vistas", 100, 10)
        found, _ = await shown(eva)
        assert set(few) <= set(found)
        assert (await shown(eva, game="malilla-cubiertas")) == (
            [few[0], few[6], few[1], few[5], few[2], few[4], few[3]],
            None,
        )


async def test_who_waits_comes_to_the_top_however_many_come_after_him(server: Served) -> None:
    """Given one in the midst, when those before him have found company, then the newcomers do not push him down."""
    async with server.visitor() as ana, server.visitor() as eva:
        names = await waiting(server, ana, "malilla-vistas", 120, 0)
        assert names[60] not in (await shown(eva))[0]
        for name in names[:60]:
            await ana.post(f"/api/tables/{name}/give-up")
        assert (await shown(eva))[0][0] == names[60]


async def test_a_table_whose_free_places_are_all_kept_or_taken_is_not_shown(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        full = await ana.open("malilla-vistas", places=TWO, public=True, starts="host")
        assert (await shown(eva)) == ([full["id"]], None)
        await eva.post(f"/api/tables/{full['id']}/sit", {})
        assert (await shown(ana)) == ([], None)
