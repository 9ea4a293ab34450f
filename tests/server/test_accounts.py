"""What is somebody's own: his password, his sessions, what he has played; and what is left when he goes."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select, update

from tapete.server import schema
from tapete.server.connection import Connection
from tapete.server.refusal import Refusal
from tapete.server.sessions import DAY, LASTS, digest
from tapete.table.record import read_record
from tests.patience import until
from tests.server.visitors import SHORT, TWO, Chair, Served, Visitor, next_to_play, play_out

WRITTEN = {"login": "Ana.1", "password": "a long password"}
OTHER = "another password"


async def key_of(visitor: Visitor, method: str, path: str, body: object) -> tuple[int, str]:
    """With what a request is refused."""
    answer = await visitor.send(method, path, body)
    return answer.status_code, answer.json()["key"]


async def shown_out(chair: Chair) -> int | None:
    """With which code the server closes this socket."""
    with pytest.raises(ConnectionError):
        await chair.until(lambda _: False)
    code: int | None = chair.socket.close_code
    return code


async def count(server: Served, table: Any, *conditions: Any) -> int:
    row = await server.house.storage.row(select(func.count().label("rows")).select_from(table).where(*conditions))
    assert row is not None
    return int(row["rows"])


async def played_by_two(one: Visitor, two: Visitor) -> str:
    """A match of two people that is over."""
    table: str = (await one.open("malilla-vistas", places=TWO, options=SHORT))["id"]
    await two.post(f"/api/tables/{table}/sit", {})
    async with one.at(table) as first, two.at(table) as second:
        chance = Random(1)
        while (await first.view())["view"]["winners"] is None:
            await (await next_to_play([first, second])).play(chance)
            await next_to_play([first, second])
    return table


# The login.


@pytest.mark.parametrize("login", ["Аnа.1", "ＡＮＡ.1", "ana.I", "АΝА.1"])
async def test_nobody_takes_a_login_that_looks_like_anothers(server: Served, login: str) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        await ana.become("/api/account", WRITTEN)
        status, key = await key_of(eva, "POST", "/api/account", {**WRITTEN, "login": login})
        assert (status, key) in ((409, "login-taken"), (400, "mixed-login"))
        assert (await eva.enter())["account"] is None


async def test_letters_of_two_alphabets_make_no_login_and_those_of_any_one_do(server: Served) -> None:
    async with server.visitor() as ana:
        assert await key_of(ana, "POST", "/api/account", {**WRITTEN, "login": "Jоse"}) == (400, "mixed-login")
        assert (await ana.become("/api/account", {**WRITTEN, "login": "Вася"}))["account"] == "Вася"
        assert (await ana.become("/api/login", {**WRITTEN, "login": "ВАСЯ"}))["account"] == "Вася"


async def test_accounts_that_were_alike_before_both_keep_working(server: Served) -> None:
    """Given two of before, one of which looks like the other, then each is entered by its own name and password."""
    async with server.visitor() as ana, server.visitor() as eva:
        await ana.become("/api/account", WRITTEN)
        await eva.become("/api/account", {**WRITTEN, "login": "Eva.2", "password": OTHER})
        as_before = update(schema.people).where(schema.people.c.login == "eva.2")
        older = as_before.values(login="аna.1", shown_login="Аna.1", likeness=None)
        await server.house.storage.keep(lambda connection: connection.execute(older))
        assert (await eva.become("/api/login", {"login": "АNA.1", "password": OTHER}))["account"] == "Аna.1"
        assert (await ana.become("/api/login", WRITTEN))["account"] == "Ana.1"
        assert await key_of(eva, "POST", "/api/login", {**WRITTEN, "password": OTHER}) == (403, "wrong-password")


# The password.


async def test_another_password_asks_for_the_old_one_and_ends_the_other_sessions(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as elsewhere:
        await ana.become("/api/account", WRITTEN)
        await elsewhere.become("/api/login", WRITTEN)
        table = await ana.open("malilla-coja", options=SHORT)
        wrong = {"old": "not this one", "new": OTHER}
        assert await key_of(ana, "PUT", "/api/account/password", wrong) == (403, "not-your-password")
        assert await key_of(ana, "PUT", "/api/account/password", {"old": "x", "new": "short"}) == (400, "bad-message")
        before = ana.http.cookies["tapete"]
        async with elsewhere.at(table["id"]) as chair:
            await chair.view()
            change = {"old": WRITTEN["password"], "new": OTHER}
            assert (await ana.become("/api/account/password", change, "PUT"))["account"] == "Ana.1"
            assert await shown_out(chair) == 4401
        assert ana.http.cookies["tapete"] != before
        assert [found["id"] for found in (await ana.enter())["tables"]] == [table["id"]]
        assert (await elsewhere.send("PUT", "/api/me", {"name": "still"})).status_code == 401
        await elsewhere.enter()
        assert await key_of(elsewhere, "POST", "/api/login", WRITTEN) == (403, "wrong-password")
        assert (await elsewhere.become("/api/login", {**WRITTEN, "password": OTHER}))["account"] == "Ana.1"


async def test_a_guest_has_no_password_to_change_and_no_account_to_delete(server: Served) -> None:
    async with server.visitor() as eva:
        change = {"old": WRITTEN["password"], "new": OTHER}
        assert await key_of(eva, "PUT", "/api/account/password", change) == (403, "no-account")
        assert await key_of(eva, "POST", "/api/account/delete", {"password": OTHER}) == (403, "no-account")


# Sessions.


async def grow_old(server: Served, visitor: Visitor, seconds: int) -> None:
    """As if this session had not been used for so long."""
    session = visitor.http.cookies["tapete"].partition(".")[0]
    this = update(schema.sessions).where(schema.sessions.c.id == digest(session))
    aged = this.values(seen=schema.sessions.c.seen - seconds)
    await server.house.storage.keep(lambda connection: connection.execute(aged))


async def finished_long_ago(server: Served, table: str) -> None:
    """As if this match had ended a day before: two that end within a second have no order of their own."""
    this = update(schema.tables).where(schema.tables.c.id == table)
    aged = this.values(finished=schema.tables.c.finished - DAY)
    await server.house.storage.keep(lambda connection: connection.execute(aged))


async def test_a_session_that_is_not_used_ends_and_one_that_is_does_not(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        for visitor, login in ((ana, "Ana.1"), (eva, "Eva.1")):
            await visitor.become("/api/account", {**WRITTEN, "login": login})
            await grow_old(server, visitor, LASTS - DAY)
        assert (await ana.enter())["account"] == "Ana.1"
        for visitor in (ana, eva):
            await grow_old(server, visitor, 2 * DAY)
        assert (await ana.enter())["account"] == "Ana.1"
        assert await key_of(eva, "PUT", "/api/me", {"name": "Eva"}) == (401, "no-session")
        assert (await eva.enter())["account"] is None


async def test_what_has_ended_is_removed_with_the_guests_who_never_sat_anywhere(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as guest, server.visitor() as idle:
        await ana.become("/api/account", WRITTEN)
        await guest.open("malilla-coja", options=SHORT)
        await idle.become("/api/me", {"name": "Idle"}, "PUT")
        await idle.send("POST", "/api/games/mus/practice", {"task": "total-1-5", "said": "1"})
        sessions, people = await count(server, schema.sessions), await count(server, schema.people)
        await server.house.door.forget_ended()
        assert (await count(server, schema.sessions), await count(server, schema.people)) == (sessions, people)
        for visitor in (ana, guest, idle):
            await grow_old(server, visitor, LASTS + DAY)
        await server.house.door.forget_ended()
        # What is left is the session that ended when the account was opened: its cookie may still be shown.
        assert await count(server, schema.sessions, schema.sessions.c.revoked.is_(False)) == 0
        assert await count(server, schema.people) == people - 1
        assert await count(server, schema.practised) == 0
        assert (await ana.enter())["account"] is None


# A guest who logs in.


async def test_a_guest_who_logs_in_keeps_his_table_and_his_history(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as elsewhere, server.visitor() as eva:
        await elsewhere.become("/api/account", WRITTEN)
        earlier = await played_by_two(elsewhere, eva)
        await finished_long_ago(server, earlier)
        over = await played_by_two(ana, eva)
        running = (await ana.open("malilla-coja", options={"rounds": 50}))["id"]
        waiting = (await ana.open("malilla-vistas", places=TWO))["id"]
        async with ana.at(running) as chair:
            await chair.play(Random(1))
            me = await ana.become("/api/login", WRITTEN)
            assert await shown_out(chair) == 4401
        # Whoever does not come back to his table is away from it, and not forgotten at it.
        await until(lambda: server.house.live[running].sheet.holders[0].away_since is not None)
        assert {found["id"]: found["host"] for found in me["tables"]} == {running: True, waiting: True}
        assert [past["table"] for past in await ana.get("/api/history")] == [over, earlier]
        async with ana.at(running) as chair:
            assert (await chair.play(Random(2)))["type"] == "done"
        await ana.post(f"/api/tables/{waiting}/give-up")


async def test_who_logs_in_where_he_sits_already_keeps_the_place_of_his_account(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as elsewhere:
        await elsewhere.become("/api/account", WRITTEN)
        table = (await elsewhere.open("malilla-vistas", places=TWO, options={"rounds": 50}))["id"]
        await ana.post(f"/api/tables/{table}/sit", {})
        await ana.become("/api/login", WRITTEN)
        told = await ana.get(f"/api/tables/{table}")
        assert told["place"] == 0 and [place["resigned"] for place in told["places"]] == [False, True]


async def test_one_account_takes_nothing_from_another(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        await ana.become("/api/account", WRITTEN)
        await eva.become("/api/account", {**WRITTEN, "login": "Eva.1"})
        table = (await ana.open("malilla-coja", options=SHORT))["id"]
        assert (await ana.become("/api/login", {**WRITTEN, "login": "Eva.1"}))["tables"] == []
        assert [found["id"] for found in (await ana.become("/api/login", WRITTEN))["tables"]] == [table]


# An account that is deleted.


async def test_a_deleted_account_leaves_nothing_of_its_own_and_the_others_keep_their_matches(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as elsewhere:
        await ana.become("/api/me", {"name": "Anita"}, "PUT")
        await ana.become("/api/account", WRITTEN)
        await eva.become("/api/account", {**WRITTEN, "login": "Eva.1"})
        over = await played_by_two(ana, eva)
        await elsewhere.become("/api/login", WRITTEN)
        assert await key_of(ana, "POST", "/api/account/delete", {"password": OTHER}) == (403, "not-your-password")
        me = await ana.become("/api/account/delete", {"password": WRITTEN["password"]})
        assert (me["account"], me["name"], me["tables"]) == (None, "", [])
        assert await key_of(elsewhere, "POST", "/api/login", WRITTEN) == (403, "wrong-password")
        assert (await elsewhere.enter())["account"] is None
        [past] = await eva.get("/api/history")
        assert [player["name"] == "*" for player in past["players"]] == [True, False]
        assert [rating["name"] for rating in await eva.get("/api/ratings?game=malilla-vistas")] == ["Eva.1"]
        for language, word in (("es", "alguien que se fue"), ("en", "former player")):
            record = read_record((await eva.http.get(f"/api/tables/{over}/record?language={language}")).text)
            assert record.names[0] == word
        assert "Anita" not in str(await everything(server)) and "Ana.1" not in str(await everything(server))


async def everything(server: Served) -> list[Any]:
    """All that is stored of people and their places."""
    kept = (schema.people, schema.sessions, schema.places, schema.ratings, schema.tables)
    return [dict(row) for table in kept for row in await server.house.storage.rows(select(table))]


async def test_who_takes_the_name_of_a_deleted_account_gets_none_of_its_history(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva, server.visitor() as other:
        await ana.become("/api/account", WRITTEN)
        await played_by_two(ana, eva)
        await ana.become("/api/account/delete", {"password": WRITTEN["password"]})
        assert (await other.become("/api/account", WRITTEN))["tables"] == []
        assert await other.get("/api/history") == []
        assert await other.get("/api/ratings?game=malilla-vistas") == []


async def test_who_deletes_his_account_leaves_his_tables_by_the_usual_way(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        await ana.become("/api/me", {"name": "Anita"}, "PUT")
        await ana.become("/api/account", WRITTEN)
        running = (await ana.open("malilla-vistas", places=TWO, options={"rounds": 50}))["id"]
        shared = (await ana.open("malilla-coja", places=[{"kind": "you"}, *[{"kind": "open"}] * 2]))["id"]
        alone = (await ana.open("malilla-vistas", places=TWO))["id"]
        for table in (running, shared):
            await eva.post(f"/api/tables/{table}/sit", {})
        async with eva.at(running) as chair:
            assert "Anita" in str(await chair.view())
            await ana.become("/api/account/delete", {"password": WRITTEN["password"]})
            assert await shown_out(chair) == 1012
        async with eva.at(running) as chair:
            assert (await chair.my_turn())["view"]["prompt"] and "Anita" not in str(chair.heard)
            assert (await chair.play(Random(1)))["type"] == "done"
        told = {table: await eva.get(f"/api/tables/{table}") for table in (running, shared, alone)}
        assert (told[running]["places"][0]["resigned"], told[running]["places"][0]["name"]) == (True, "*")
        assert (told[shared]["status"], told[shared]["host"]) == ("waiting", True)
        assert [place["kind"] for place in told[shared]["places"]] == ["open", "person", "open"]
        assert told[alone]["status"] == "abandoned"


async def test_two_who_are_gone_from_one_table_are_told_apart(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        await ana.become("/api/account", WRITTEN)
        await eva.become("/api/account", {**WRITTEN, "login": "Eva.1"})
        over = await played_by_two(ana, eva)
        for visitor in (ana, eva):
            await visitor.become("/api/account/delete", {"password": WRITTEN["password"]})
        assert [place["name"] for place in (await eva.get(f"/api/tables/{over}"))["places"]] == ["*", "* 2"]
        record = read_record((await eva.http.get(f"/api/tables/{over}/record")).text)
        assert record.names == ("former player", "former player 2")


async def test_a_move_made_while_an_account_is_deleted_is_played_once(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        await ana.become("/api/account", WRITTEN)
        table = (await ana.open("malilla-vistas", places=TWO, options={"rounds": 50}))["id"]
        await eva.post(f"/api/tables/{table}/sit", {})
        async with eva.at(table) as chair:
            await chair.view()
            old = await server.house.table(table)
            deleting = asyncio.create_task(
                ana.become("/api/account/delete", {"password": WRITTEN["password"]})
            )  # fmt: skip
            await shown_out(chair)
            await deleting
        assert await server.house.table(table) is not old
        # The table that was let go moves no more, whoever still holds it, and nobody stays at it.
        with pytest.raises(Refusal, match="moved on"):
            await old.draw_lots()
        late = Connection(old.audience.showing, None, "late", 0)
        old.enter(late)
        assert late.close_code == 1012 and not old.audience.connections
        async with eva.at(table) as chair:
            assert (await chair.play(Random(1)))["type"] == "done"


# A table its host gives up.


async def test_a_host_gives_up_a_table_that_waits(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as eva:
        table = (await ana.open("malilla-coja", places=[{"kind": "you"}, *[{"kind": "open"}] * 2], public=True))["id"]
        await eva.post(f"/api/tables/{table}/sit", {})
        assert await key_of(eva, "POST", f"/api/tables/{table}/give-up", {}) == (403, "not-host")
        async with eva.at(table) as chair:
            assert (await ana.post(f"/api/tables/{table}/give-up"))["status"] == "abandoned"
            await chair.until(lambda told: told["type"] == "table" and told["table"]["status"] == "abandoned")
        assert (await eva.get("/api/tables"))["open"] == [] and (await eva.enter())["tables"] == []
        assert await key_of(eva, "POST", f"/api/tables/{table}/sit", {}) == (409, "given-up")
        playing = (await ana.open("malilla-coja", options=SHORT))["id"]
        assert await key_of(ana, "POST", f"/api/tables/{playing}/give-up", {}) == (409, "begun")
        async with ana.at(playing) as chair:
            await play_out(chair, Random(1))
        assert await key_of(ana, "POST", f"/api/tables/{playing}/give-up", {}) == (409, "match-over")
