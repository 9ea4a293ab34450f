"""Practice over HTTP: what is asked, what is answered, and what is remembered of guests and of accounts."""

from __future__ import annotations

import threading

import pytest

from tapete.practice import page
from tapete.practice.drawing import Name, exercise
from tapete.server import practice, schema
from tapete.server.messages.me import Settings
from tapete.server.sessions import Person
from tests.server.visitors import Served, Visitor

WRITTEN = {"login": "Ana.1", "password": "a long password"}
TASK = Name("mus", "total", 1, 5)


async def answered(visitor: Visitor, said: str, status: int = 200) -> dict[str, object]:
    found = await visitor.send("POST", "/api/games/mus/practice", {"task": str(TASK), "said": said})
    assert found.status_code == status, found.text
    told: dict[str, object] = found.json()
    return told


async def test_an_exercise_is_asked_without_its_answer(server: Served) -> None:
    async with server.visitor() as ana:
        task = await ana.get(f"/api/games/mus/practice/task?wish={TASK}")
        assert (task["kind"], task["answer"], len(task["shown"])) == ("total", "number", 4)
        assert not {"right", "why", "laws", "truth", "line"} & set(task)
        lance = await ana.get("/api/games/mus/practice/task?wish=lance-1-2")
        assert len(lance["view"]["seats"]) == 4 and lance["view"]["prompt"] is None


async def test_what_a_guest_answers_is_remembered(server: Served) -> None:
    async with server.visitor() as ana:
        wrong = await answered(ana, "1")
        assert wrong["reply"]["right"] is False and wrong["reply"]["solution"] == exercise(TASK).right  # type: ignore[index]
        sheet = await ana.get("/api/games/mus/practice")
        assert (sheet["due"], sheet["kept"]) == (1, 1)
        right = await answered(ana, exercise(TASK).right)
        assert right["sheet"]["due"] == 0 and right["sheet"]["skills"][0] == {  # type: ignore[index]
            "kind": "total", "level": 1, "right": 1, "asked": 2
        }  # fmt: skip


async def test_a_guest_takes_it_along_to_his_account_and_it_goes_with_the_account(server: Served) -> None:
    async with server.visitor() as ana, server.visitor() as elsewhere:
        await answered(ana, "1")
        await ana.become("/api/account", WRITTEN)
        assert (await ana.get("/api/games/mus/practice"))["kept"] == 1
        await answered(elsewhere, exercise(TASK).right)
        await elsewhere.become("/api/login", WRITTEN)
        assert (await elsewhere.get("/api/games/mus/practice"))["skills"][0]["right"] == 0
        assert len(await server.house.storage.rows(schema.practised.select())) == 1
        await elsewhere.send("POST", "/api/account/delete", {"password": WRITTEN["password"]})
        assert await server.house.storage.rows(schema.practised.select()) == []


async def test_what_is_not_there_is_refused(server: Served) -> None:
    async with server.visitor() as ana:
        for path in ("mus/practice/task?wish=nothing", "mus/practice/task?wish=total-9-1", "chess/practice"):
            assert (await ana.http.get(f"/api/games/{path}")).status_code in (400, 404)


async def test_the_ten_of_the_day_come_one_after_the_other(server: Served) -> None:
    async with server.visitor() as ana:
        first = await ana.get("/api/games/zanga/practice/task?wish=day")
        assert first["number"] == 1
        await ana.send("POST", "/api/games/zanga/practice", {"task": first["name"], "said": "nothing"})
        second = await ana.get("/api/games/zanga/practice/task?wish=day")
        assert second["number"] == 2 and second["name"] != first["name"]
        assert (await ana.get("/api/games/zanga/practice"))["daily"] == [False]


async def test_exercises_are_made_where_matches_are_read(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """One at a time, whoever asks: a crowd of them must not take the interpreter from the tables."""
    made: list[str] = []

    def making(*asked: object) -> page.PracticeTask:
        made.append(threading.current_thread().name.partition("_")[0])
        return page.next_task(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(practice, "next_task", making)
    async with server.visitor() as ana:
        await ana.get(f"/api/games/mus/practice/task?wish={TASK}")
    assert made == ["reading"]


async def test_whoever_is_gone_meanwhile_is_told_and_nothing_is_kept(server: Served) -> None:
    """Given a guest who logs in elsewhere while his answer is on its way, then it is no error."""
    house, gone = server.house, Person("gone", "Ana", None, Settings())
    found = await practice.practice_answer(house.storage, house.reading_room, gone, "mus", str(TASK), "1")
    assert found.sheet.kept == 1 and not found.reply.right
    assert await house.storage.rows(schema.practised.select()) == []
