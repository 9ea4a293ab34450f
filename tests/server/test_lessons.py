"""Lessons over HTTP, and what an account has learned."""

from __future__ import annotations

from sqlalchemy import select

from tapete.server import schema
from tests.server.visitors import Served

WRITTEN = {"login": "Ana.1", "password": "a long password"}


async def test_a_course_is_read_in_every_language(server: Served) -> None:
    async with server.visitor() as ana:
        for language, title in (("es", "La grande"), ("pt", "A grande"), ("en", "Grande")):
            lessons = await ana.get(f"/api/games/mus/lessons?language={language}")
            assert (len(lessons), lessons[0]["name"], lessons[0]["title"]) == (12, "mus-01", title)


async def test_a_lesson_comes_with_its_tables_and_an_answer_with_what_comes_of_it(server: Served) -> None:
    async with server.visitor() as ana:
        page = await ana.get("/api/lessons/mus-08?language=en")
        assert page["next"] == "mus-09" and page["steps"][0]["kind"] == "move"
        assert page["steps"][0]["view"]["prompt"]["offers"]
        wrong = await ana.get("/api/lessons/mus-08/0?said=mus&language=en")
        assert not wrong["right"] and [each["action"] for each in wrong["moments"]] == ["mus"] * 4
        right = await ana.get("/api/lessons/mus-08/0?said=no-hay-mus&language=pt")
        assert right["right"] and right["laws"] == ["mus.39"] and "Melhor" in right["text"]
        unheard = await ana.get("/api/lessons/mus-08/0?said=envido&language=en")
        assert (unheard["right"], unheard["text"], unheard["moments"]) == (False, "", [])


async def test_what_is_not_there_is_refused(server: Served) -> None:
    async with server.visitor() as ana:
        for path in ("/api/lessons/mus-99", "/api/lessons/mus-01/7?said=1", "/api/games/chess/lessons"):
            assert (await ana.http.get(path)).status_code in (400, 404)


async def test_an_account_keeps_what_was_learned_and_loses_nothing(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as elsewhere:
        guest = await ana.send("PUT", "/api/me/learned", {"lessons": {"mus-01": 1}})
        assert (guest.status_code, guest.json()["key"]) == (403, "no-account")
        assert (await ana.become("/api/account", WRITTEN))["learned"] == {}
        await ana.become("/api/me/learned", {"lessons": {"mus-01": 1, "mus-03": 1, "mus-99": 1}}, "PUT")
        assert (await elsewhere.become("/api/login", WRITTEN))["learned"] == {"mus-01": 1, "mus-03": 1}
        me = await elsewhere.become("/api/me/learned", {"lessons": {"mus-01": 0, "mus-03": 9}}, "PUT")
        assert me["learned"] == {"mus-01": 1, "mus-03": 2}


async def test_who_deletes_the_account_leaves_nothing_learned_behind(server: Served) -> None:
    async with server.visitor() as ana:
        await ana.become("/api/account", WRITTEN)
        await ana.become("/api/me/learned", {"lessons": {"mus-01": 1}}, "PUT")
        await ana.become("/api/account/delete", {"password": WRITTEN["password"]})
        assert await server.house.storage.rows(select(schema.learned)) == []
