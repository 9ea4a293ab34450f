"""How often things come, asked of a server: at once, or as it stands while a hand is played out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tapete.games import REGISTRY
from tapete.server.odds_room import DEALS, OddsRoom
from tapete.server.quiet_room import MOST_OWN
from tapete.server.refusal import Refusal
from tapete.sitting.odds import given_hand
from tests.server.visitors import Served, config_for, serving

HAND = "1E 7O 1B 12O 11O 12C 12E 3C 4B"


@pytest.mark.parametrize("name", sorted(REGISTRY))
async def test_every_game_tells_what_is_counted_and_what_was_seen(name: str, server: Served) -> None:
    async with server.visitor() as guest:
        odds = await guest.get(f"/api/games/{name}/odds")
        again = await guest.http.get(f"/api/games/{name}/odds")
        assert (await guest.http.get(again.url, headers={"if-none-match": again.headers["etag"]})).status_code == 304
    assert odds["game"] == name and odds["hands"] > 0
    assert {section["seen"] for section in odds["sections"]} == {False, True}


async def test_a_hand_of_mus_is_counted(server: Served) -> None:
    async with server.visitor() as guest:
        found = await guest.get("/api/games/mus/odds/hand?cards=12O 12C 12E 1B")
        other = await guest.get("/api/games/mus/odds/hand?cards=1B 12E 12O 12C")
    assert (found["played"], found["of"]) == (0, 0) and found == other
    (section,) = found["sections"]
    grande = {each["by"]: each["value"] for each in section["figures"] if each["key"] == "grande"}
    assert grande["mano"] > grande["postre"] > 0.5


async def test_a_discard_of_the_cientos_is_counted(server: Served) -> None:
    hand = "1O 12O 11O 10O 7O 1C 12C 1E 12E 1B 12B 7B"
    async with server.visitor() as guest:
        by_the_book = await guest.get(f"/api/games/cientos/odds/hand?cards={hand}")
        own = await guest.get(f"/api/games/cientos/odds/hand?cards={hand}&thrown=7O 7B")
    assert [section["key"] for section in by_the_book["sections"]] == ["draw-mano", "draw-pie"]
    assert own["sections"][0]["cards"] == ["7O", "7B"]


async def test_a_hand_of_voltarete_is_played_a_few_deals_at_a_time(server: Served) -> None:
    """Given a hand and a bid, when one asks what is known after some deals, then more have been played."""
    path = f"/api/games/voltarete/odds/hand?cards={HAND}&bid=licença"
    async with server.visitor() as guest:
        first = await guest.get(path)
        assert (first["played"], first["of"]) == (DEALS, 300)
        assert await guest.get(path) == first
        second = await guest.get(f"{path}&after={DEALS}")
    assert second["played"] == 2 * DEALS


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("voltarete/odds/hand?cards=1E", "bad-odds-hand"),
        ("mus/odds/hand?cards=1E 1E 1E 1E", "bad-odds-hand"),
        ("mus/odds/hand?cards=nothing", "unknown-card"),
        ("zanga/odds/hand?cards=1E", "no-odds-of-hand"),
        (f"voltarete/odds/hand?cards={HAND}&bid=casca", "unknown-bid"),
        ("tresillo/odds", "unknown-game"),
    ],
)
async def test_what_is_no_hand_is_refused(query: str, key: str, server: Served) -> None:
    async with server.visitor() as guest:
        answer = await guest.http.get(f"/api/games/{query}")
    assert (answer.status_code, answer.json()["key"]) == (400, key)


async def test_a_process_of_its_own_finds_the_same_as_a_thread() -> None:
    rooms = [OddsRoom(processes) for processes in (0, 1)]
    own = given_hand("mus", "12O 12C 12E 1B")
    try:
        first, second = [await room.after(own, 0, "ana") for room in rooms]
        assert first == second
    finally:
        for room in rooms:
            room.close()


async def test_nobody_has_many_questions_under_way_and_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given somebody whose questions wait, when he asks more, then he is refused and another is not."""
    room, held = OddsRoom(0), asyncio.Event()
    own = given_hand("mus", "12O 12C 12E 1B")
    really = room._further

    async def waits(*asked: Any) -> Any:
        await held.wait()
        return await really(*asked)

    monkeypatch.setattr(room, "_further", waits)
    waiting = [asyncio.create_task(room.after(own, 0, who)) for who in ("ana",) * MOST_OWN + ("blas",)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal):
        await room.after(own, 0, "ana")
    held.set()
    first, *others = await asyncio.gather(*waiting)
    assert all(each == first for each in others) and not room._own
    room.close()


async def test_an_address_may_not_ask_for_ever(tmp_path: Path) -> None:
    async with serving(config_for(tmp_path, limits=True)) as server, server.visitor() as guest:
        answers = [
            (await guest.http.get("/api/games/mus/odds/hand?cards=12O 12C 12E 1B")).status_code for _ in range(90)
        ]
    assert answers[0] == 200 and answers[-1] == 429
