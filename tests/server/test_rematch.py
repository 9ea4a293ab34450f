"""Another match: all who played meet at one table again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from tests.server.visitors import SHORT, TWO, Chair, Served, Visitor, play_out

GAME = "malilla-vistas"


@asynccontextmanager
async def played(server: Served) -> AsyncIterator[tuple[str, Visitor, Visitor, Chair]]:
    """Ana and Blas have played a match to its end; Blas still looks at the table."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.visitor()) for _ in range(2)]
        table = (await people[0].open(GAME, places=TWO, options=SHORT))["id"]
        await people[1].post(f"/api/tables/{table}/sit", {})
        chairs = [await stack.enter_async_context(person.at(table)) for person in people]
        await asyncio.gather(*(play_out(chair, Random(seed)) for seed, chair in enumerate(chairs)))
        yield table, *people, chairs[1]


async def test_who_asks_first_opens_a_table_that_keeps_the_others_place(server: Served) -> None:
    """Given a match that is over, when both ask for another, then they meet at one table, one place further on."""
    async with played(server) as (table, ana, blas, looking), server.visitor() as eva:
        names = [place["name"] for place in (await ana.get(f"/api/tables/{table}"))["places"]]
        asked = await ana.post(f"/api/tables/{table}/again")
        assert (asked["status"], asked["place"], asked["host"]) == ("waiting", 1, True)
        assert [(place["kind"], place["name"], place["kept"]) for place in asked["places"]] == [
            ("open", names[1], True),
            ("person", names[0], False),
        ]
        news = await looking.until(lambda told: told["type"] == "table" and told["table"]["next"] is not None)
        assert news["table"]["next"] == asked["id"]
        refused = await eva.send("POST", f"/api/tables/{asked['id']}/sit", {})
        assert (refused.status_code, refused.json()["key"]) == (409, "place-taken")
        joined = await blas.post(f"/api/tables/{table}/again")
        assert (joined["id"], joined["place"], joined["status"]) == (asked["id"], 0, "playing")
        assert [place["name"] for place in joined["places"]] == names[::-1]
        assert (await ana.post(f"/api/tables/{table}/again"))["id"] == asked["id"]


async def test_a_table_brought_back_from_storage_still_keeps_the_place(server: Served) -> None:
    """Given that one has asked, when the server has forgotten both tables, then the other finds his place kept."""
    async with played(server) as (table, ana, blas, _):
        asked = await ana.post(f"/api/tables/{table}/again")
        for live in list(server.house.live.values()):
            live.abandon()
        joined = await blas.post(f"/api/tables/{table}/again")
        assert (joined["id"], joined["place"], joined["status"]) == (asked["id"], 0, "playing")


async def test_after_a_table_that_was_given_up_another_is_opened(server: Served) -> None:
    """Given a next table that its host gave up, when the other asks, then there is a new one."""
    async with played(server) as (table, ana, blas, _):
        first = await ana.post(f"/api/tables/{table}/again")
        await ana.post(f"/api/tables/{first['id']}/give-up")
        second = await blas.post(f"/api/tables/{table}/again")
        assert second["id"] != first["id"]
        assert (second["status"], second["place"], second["places"][1]["kept"]) == ("waiting", 0, True)


async def test_the_host_gives_a_kept_place_to_a_bot_or_to_anybody(server: Served) -> None:
    """Given one who does not answer, when the host frees his place, then another may sit there."""
    async with played(server) as (table, ana, _, _), server.visitor() as eva:
        asked = await ana.post(f"/api/tables/{table}/again")
        freed = await ana.post(f"/api/tables/{asked['id']}/place", {"place": 0, "level": None})
        assert (freed["places"][0]["kind"], freed["places"][0]["kept"]) == ("open", False)
        assert (await eva.post(f"/api/tables/{asked['id']}/sit", {}))["status"] == "playing"


async def test_who_only_watched_gets_a_table_of_his_own(server: Served) -> None:
    """Given somebody who has not played, when he asks for a match like it, then nobody is bound by it."""
    async with played(server) as (table, ana, _, _), server.visitor() as eva:
        own = await eva.post(f"/api/tables/{table}/again")
        assert (own["place"], [place["kept"] for place in own["places"]]) == (None, [False, False])
        assert (await ana.get(f"/api/tables/{table}"))["next"] is None


async def test_against_bots_it_begins_at_once(server: Served) -> None:
    """Given a match against a bot, when another is asked for, then it begins at once with a bot as strong."""
    async with server.visitor() as ana:
        places = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
        table = (await ana.open(GAME, places=places, options=SHORT))["id"]
        async with ana.at(table) as chair:
            await play_out(chair, Random(1))
        again = await ana.post(f"/api/tables/{table}/again")
        assert (again["status"], again["place"], again["options"]["rounds"]) == ("playing", 1, 1)
        assert again["places"][0]["level"] == "random"
        before = await ana.get(f"/api/tables/{table}")
        assert again["places"][0]["name"] == before["places"][1]["name"], "the bot is called as before"
