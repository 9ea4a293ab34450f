"""Matches played without a server are taken over by one: followed again, kept once, and rated nowhere."""

from __future__ import annotations

from typing import Any

from tests.alone.test_house import Player, wish
from tests.server.visitors import Served, Visitor


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
        assert await refused(ana, {**match, "holders": match["holders"][:2]}) == "not-alone"
        assert await refused(ana, {**match, "options": {"kings": 7}}) == "bad-value"
        assert await refused(ana, {**match, "id": "../etc"}) == "bad-message"
        assert await ana.get("/api/history") == []
