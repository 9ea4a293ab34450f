"""Invitations: nobody is locked out by them, nobody sends or gets too many, and they do not wait for ever."""

from __future__ import annotations

from typing import Any

from sqlalchemy import update

from tapete.server import schema
from tapete.server.house import MOST_OWN
from tapete.server.invitations import MOST_RECEIVED, MOST_SENT, MOST_TO_ONE
from tapete.server.sheet import KEPT
from tests.server.test_profile import invited, played
from tests.server.visitors import TWO, Message, Served, Visitor

GAME = "malilla-cubiertas"


async def seat_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """How the other one of a match of two is invited again."""
    place = (await visitor.get(f"/api/tables/{table}"))["place"]
    return {"table": table, "place": 1 - place}


async def refused(host: Visitor, at: dict[str, Any]) -> tuple[int, Message]:
    places = [{"kind": "you"}, {"kind": "open", "invites": at}]
    answer = await host.send("POST", "/api/tables", {"game": GAME, "places": places, "starts": "host"})
    return answer.status_code, answer.json()


async def copied(server: Served, of: str, times: int) -> list[str]:
    """So many more tables like this one, of the same host, each with a place kept for the same guest."""
    storage = server.house.storage
    table = dict((await storage.rows(schema.tables.select().where(schema.tables.c.id == of)))[0])
    held = await storage.rows(schema.places.select().where(schema.places.c.table_id == of))

    names = [f"copy-{of[:4]}-{number}" for number in range(times)]

    async def work(connection: Any) -> None:
        for name in names:
            await connection.execute(schema.tables.insert(), [{**table, "id": name}])
            await connection.execute(schema.places.insert(), [{**dict(row), "table_id": name} for row in held])

    await storage.keep(work)
    return names


async def grown_old(server: Served, table: str) -> None:
    """This table was opened longer ago than a place is kept."""
    change = update(schema.tables).where(schema.tables.c.id == table)
    await server.house.storage.keep(
        lambda connection: connection.execute(change.values(opened=schema.tables.c.opened - KEPT - 60))
    )
    if table in server.house.live:
        server.house.live[table].sheet.opened -= KEPT + 60


async def test_invitations_never_count_against_the_invited(server: Served) -> None:
    """Given more invitations than anybody may have tables, then whoever got them still opens and sits down."""
    async with server.visitor() as ana, server.visitor() as eva:
        at = await seat_of(ana, await played(ana, eva))
        copies = await copied(server, await invited(ana, at), MOST_OWN + 5)
        assert len((await eva.enter())["tables"]) > MOST_OWN
        own = await eva.open(GAME, places=TWO)
        told = (await eva.enter())["tables"]
        assert told[0]["id"] == own["id"], "what is one's own comes before what others ask for"
        assert (await eva.post(f"/api/tables/{copies[0]}/sit", {}))["place"] == 1


async def test_one_sender_has_so_many_unanswered_and_so_many_for_one(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as luz:
        to_eva, to_luz = [await seat_of(ana, await played(ana, other)) for other in (eva, luz)]
        first = [await invited(ana, to_eva) for _ in range(MOST_TO_ONE)]
        status, told = await refused(ana, to_eva)
        assert (status, told["key"]) == (429, "invited-already")
        # Whoever answers, be it with no, makes room for another.
        await eva.post(f"/api/tables/{first[0]}/leave")
        again = await invited(ana, to_eva)
        await copied(server, again, MOST_SENT - MOST_TO_ONE)
        assert (await refused(ana, to_luz))[1]["key"] == "many-invitations"
        assert (await ana.open(GAME, places=TWO))["status"] == "waiting", "a table without an invitation is no matter"


async def test_one_receiver_is_not_buried_by_many(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as luz:
        from_ana = await seat_of(ana, await played(ana, eva))
        from_luz = await seat_of(luz, await played(luz, eva))
        await copied(server, await invited(ana, from_ana), MOST_RECEIVED - 1)
        status, told = await refused(luz, from_luz)
        assert (status, told["key"], "name" in told["args"]) == (429, "invited-by-many", True)


async def test_who_only_waited_at_the_same_table_is_nobodys_companion(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        places = [{"kind": "you"}, *[{"kind": "open"}] * 3]
        table = (await ana.open("malilla", places=places, starts="host"))["id"]
        await eva.post(f"/api/tables/{table}/sit", {})
        for _ in ("while it waits", "when it was given up"):
            status, told = await refused(ana, {"table": table, "place": 1})
            assert (status, told["key"]) == (404, "no-companion")
            await ana.send("POST", f"/api/tables/{table}/give-up")


async def test_an_invitation_ends_by_itself_and_the_place_is_anybodys(server: Served) -> None:
    """Given one that nobody answers, when a day is over, then its guest sees it no more and others may sit there."""
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as luz:
        at = await seat_of(ana, await played(ana, eva))
        asleep, awake = await invited(ana, at), await invited(ana, at)
        told = await ana.get(f"/api/tables/{awake}")
        assert told["kept_until"] == told["opened"] + KEPT
        await server.house.free_kept_places()
        assert (await ana.get(f"/api/tables/{awake}"))["places"][1]["kept"], "not before its time"
        server.house.live[asleep].abandon()
        async with ana.at(awake) as chair:
            for table in (asleep, awake):
                await grown_old(server, table)
            assert (await eva.enter())["tables"] == []
            assert (await refused(ana, at))[0] == 201, "those that have ended make room"
            await server.house.free_kept_places()
            await chair.until(lambda news: news["type"] == "table" and not news["table"]["places"][1]["kept"])
        for table in (asleep, awake):
            seen = await luz.get(f"/api/tables/{table}")
            assert (seen["places"][1]["name"], seen["kept_until"]) == ("", None)
            assert (await luz.post(f"/api/tables/{table}/sit", {}))["place"] == 1
