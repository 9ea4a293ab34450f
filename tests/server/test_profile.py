"""What somebody has played, how his rating went, and with whom: told to him alone, and they can be invited again."""

from __future__ import annotations

from random import Random
from typing import Any

from sqlalchemy import update

from tapete.server import schema
from tests.server.visitors import SHORT, Served, Visitor, next_to_play

OPEN = [{"kind": "you"}, {"kind": "open"}]


async def played(host: Visitor, guest: Visitor) -> str:
    """A whole short match of two people."""
    table = (await host.open("malilla-cubiertas", options=SHORT, places=OPEN))["id"]
    await guest.post(f"/api/tables/{table}/sit", {})
    chance = Random(3)
    async with host.at(table) as one, guest.at(table) as other:
        while True:
            chair = await next_to_play([one, other])
            if (await chair.view())["view"]["winners"] is not None:
                return str(table)
            await chair.play(chance)


async def account(visitor: Visitor, login: str) -> None:
    await visitor.become("/api/account", {"login": login, "password": "una contraseña larga"})


async def test_nobody_has_played_nothing(server: Served) -> None:
    async with server.visitor() as ana:
        assert await ana.get("/api/profile") == {"games": [], "people": []}


async def test_results_ratings_and_companions(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        await account(ana, "ana")
        await account(eva, "eva")
        tables = [await played(ana, eva), await played(ana, eva)]
        # Two that end within the same second would have no order.
        earlier = update(schema.tables).where(schema.tables.c.id == tables[0])
        await server.house.storage.keep(
            lambda connection: connection.execute(earlier.values(finished=schema.tables.c.finished - 60))
        )
        told = await ana.get("/api/profile")
        (results,) = told["games"]
        history = await ana.get("/api/history")
        won = [any(player["you"] and player["won"] for player in match["players"]) for match in history]
        assert (results["game"], results["matches"], results["won"]) == ("malilla-cubiertas", 2, sum(won))
        assert len(results["ratings"]) == 2
        now = {rating["name"]: rating["rating"] for rating in await ana.get("/api/ratings?game=malilla-cubiertas")}
        assert results["ratings"][-1]["rating"] == now["ana"]
        (companion,) = told["people"]
        assert (companion["matches"], companion["game"]) == (2, "malilla-cubiertas")
        assert companion["at"]["table"] in tables
        for asked, wanted in (("true", True), ("false", False)):
            found = await ana.get(f"/api/history?won={asked}")
            assert [match["table"] for match in found] == [
                match["table"] for match, mine in zip(history, won, strict=True) if mine is wanted
            ]


async def invited(host: Visitor, at: dict[str, Any]) -> str:
    places = [{"kind": "you"}, {"kind": "open", "invites": at}]
    return str((await host.open("malilla-cubiertas", places=places, starts="host"))["id"])


async def test_whoever_is_invited_finds_it_among_his_tables(server: Served) -> None:
    """Given a match with somebody, when he is invited again, then it waits for him: he comes or declines."""
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as luz:
        await played(ana, eva)
        (companion,) = (await ana.get("/api/profile"))["people"]
        table = await invited(ana, companion["at"])
        (waiting,) = (await eva.get("/api/me"))["tables"]
        assert (waiting["id"], waiting["kept"], waiting["place"]) == (table, 1, None)
        refused = await luz.send("POST", f"/api/tables/{table}/sit", {"place": 1})
        assert refused.json()["key"] == "place-taken"
        assert (await eva.post(f"/api/tables/{table}/sit", {}))["place"] == 1
        other = await invited(ana, companion["at"])
        declined = await eva.post(f"/api/tables/{other}/leave")
        assert declined["kept"] is None and not declined["places"][1]["kept"]
        assert [one["id"] for one in (await eva.get("/api/me"))["tables"]] == [table]


async def test_nobody_is_invited_by_a_stranger(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as luz:
        table = await played(ana, eva)
        for at in ({"table": table, "place": 0}, {"table": "none", "place": 0}):
            places = [{"kind": "you"}, {"kind": "open", "invites": at}]
            refused = await luz.send("POST", "/api/tables", {"game": "malilla-cubiertas", "places": places})
            assert (refused.status_code, refused.json()["key"]) == (404, "no-companion")


async def test_whoever_deletes_his_account_is_nobodys_companion_any_more(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        await account(eva, "eva")
        await played(ana, eva)
        await eva.become("/api/account/delete", {"password": "una contraseña larga"})
        assert (await ana.get("/api/profile"))["people"] == []
