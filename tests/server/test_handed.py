"""Matches played without a server are taken over by one: followed again, kept once, and rated nowhere."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.server import handed
from tests.alone.test_house import Player, wish
from tests.server.visitors import SHORT, Served, Visitor, play_out


def played(name: str = "mus") -> dict[str, Any]:
    """A whole match without a server, as its page hands it over."""
    player = Player()
    player.play(player.ask("POST", "/tables", wish(name))["id"])
    (match,) = player.ask("GET", "/matches")
    return dict(match)


async def refused(visitor: Visitor, match: dict[str, Any]) -> str:
    answer = await visitor.send("POST", "/api/history", match)
    assert answer.status_code in (400, 403)
    return str(answer.json()["key"])


async def test_a_match_is_kept_once_and_can_be_followed(server: Served) -> None:
    match = played()
    async with server.visitor() as ana:
        told = await ana.post("/api/history", match)
        assert await ana.get("/api/history") == [told]
        assert (await ana.post("/api/history", match))["table"] == told["table"]
        assert len(await ana.get("/api/history")) == 1
        replay = await ana.get(f"/api/tables/{match['id']}/replay?count=1")
        assert replay["length"] == len(match["moves"]) + 1
        (results,) = (await ana.get("/api/profile"))["games"]
        assert (results["matches"], results["ratings"]) == (1, [])


async def test_nobody_takes_what_another_has_handed_over(server: Served) -> None:
    match = played()
    async with server.visitor() as ana, server.visitor() as eva:
        await ana.post("/api/history", match)
        await eva.post("/api/history", match)
        assert await eva.get("/api/history") == [] and len(await ana.get("/api/history")) == 1


async def test_what_is_no_match_is_refused_and_leaves_nothing(server: Served) -> None:
    match = played()
    async with server.visitor() as ana:
        assert await refused(ana, {**match, "moves": match["moves"][:-1]}) == "not-over"
        assert await refused(ana, {**match, "moves": [[0, "mus"], *match["moves"]]}) == "bad-match"
        assert await refused(ana, {**match, "edition": 99}) == "handed-edition"
        assert await refused(ana, {**match, "holders": match["holders"][:2]}) == "not-alone"
        assert await refused(ana, {**match, "options": {"kings": 7}}) == "bad-value"
        assert await refused(ana, {**match, "id": "../etc"}) == "bad-message"
        assert await ana.get("/api/history") == []


async def test_one_person_hands_over_so_many_and_all_together_so_many(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given no more room, then a new match is refused by name, one that is here already is not, and nothing is lost."""
    monkeypatch.setattr(handed, "MOST_OWN", 2)
    match = played()
    several = [{**match, "id": f"handed-{number}x"} for number in range(5)]
    async with server.visitor() as ana, server.visitor() as eva:
        for one in several[:2]:
            await ana.post("/api/history", one)
        answer = await ana.send("POST", "/api/history", several[2])
        assert (answer.status_code, answer.json()["key"], answer.json()["args"]) == (409, "many-handed", {"most": 2})
        assert (await ana.post("/api/history", several[0]))["table"] == several[0]["id"]
        await eva.post("/api/history", several[2])
        monkeypatch.setattr(handed, "MOST_IN_ALL", 3)
        answer = await eva.send("POST", "/api/history", several[3])
        assert (answer.status_code, answer.json()["key"]) == (507, "handed-full")
        assert len(await ana.get("/api/history")) == 2 and len(await eva.get("/api/history")) == 1


async def test_what_was_played_here_takes_no_room_of_what_is_handed_over(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handed, "MOST_OWN", 1)
    async with server.visitor() as ana:
        table = (await ana.open("malilla-vistas", options=SHORT))["id"]
        async with ana.at(table) as chair:
            await play_out(chair, Random(1))
        await ana.post("/api/history", played())
        assert len(await ana.get("/api/history")) == 2
