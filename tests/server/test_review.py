"""A match that is over, looked at again by a server: a few decisions at a time, in a room of its own."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tapete.errors import BadOption
from tapete.review.advising import advised
from tapete.review.reviewing import Task
from tapete.server.quiet_room import MOST_OWN
from tapete.server.refusal import Refusal
from tapete.server.review_room import AT_ONCE, ReviewRoom
from tapete.table.player import sight
from tapete.table.record import read_record
from tapete.table.worlds import world
from tests.review.matches import played, task
from tests.server.visitors import Served, Visitor, next_to_play, play_out

SHORT = {"rounds": 1}


async def over(guest: Visitor) -> str:
    """A match of somebody with the house, to its end."""
    table = await guest.open("malilla-coja", options=SHORT)
    async with guest.at(table["id"]) as chair:
        await play_out(chair, Random(1))
    return str(table["id"])


async def test_a_review_comes_a_few_decisions_at_a_time(server: Served) -> None:
    """Given a match that is over, when one asks again and again, then each time only what is new is told."""
    async with server.visitor() as ana:
        table = await over(ana)
        path = f"/api/tables/{table}/review?place=0&hand=1"
        first = await ana.get(path)
        assert (first["start"], first["done"], len(first["decisions"])) == (0, AT_ONCE, AT_ONCE)
        assert await ana.get(path) == first
        second = await ana.get(f"{path}&after={AT_ONCE}")
        assert second["start"] == AT_ONCE and second["decisions"][0]["number"] > first["decisions"][-1]["number"]
        record = read_record((await ana.http.get(f"/api/tables/{table}/record")).text)
        assert first["of"] == len(task(record, 0, hand=1).decisions)


async def test_a_better_line_is_played_out_with_the_cards_as_they_lay(server: Served) -> None:
    async with server.visitor() as ana:
        table = await over(ana)
        turns = await ana.get(f"/api/tables/{table}/moves")
        number = next(turn["number"] for turn in turns if turn["trick"] == 1 and turn["seat"] >= 0)
        turn = turns[number - 1]
        line = await ana.get(f"/api/tables/{table}/line?place=0&number={number}&action={turn['action']}")
        assert [step["number"] for step in line["steps"]] == list(range(len(line["steps"])))
        assert line["steps"][1]["action"] == turn["action"] and line["would"] is not None and line["was"] is not None
        assert all(card for seat in line["steps"][0]["view"]["seats"] for card in seat["cards"])
        for wrong in (f"number={number}&action=play 1X", f"number={number}&action=paso", "number=99999&action=paso"):
            assert (await ana.http.get(f"/api/tables/{table}/line?place=0&{wrong}")).status_code == 400
        assert (await ana.http.get(f"/api/tables/{table}/review?place=9")).status_code == 404


async def test_a_match_that_goes_on_is_not_reviewed(server: Served) -> None:
    """Given a table whose match is not over, then nobody is told anything of its decisions."""
    async with server.visitor() as ana:
        table = await ana.open("malilla-coja", options=SHORT)
        for asked in ("review?place=0", "line?place=0&number=1&action=paso"):
            assert (await ana.http.get(f"/api/tables/{table['id']}/{asked}")).status_code == 403


def own(place: int = 0) -> Task:
    return task(played("zanga"), place)


async def test_nobody_asks_for_too_much_at_once() -> None:
    """Given one who asks for three at once, then the third is refused, and another is not."""
    room = ReviewRoom(0)
    try:
        asked = [asyncio.create_task(room.after(own(place), 0, "ana")) for place in range(MOST_OWN)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            await room.after(own(3), 0, "ana")
        assert (await room.after(own(3), 0, "blas")).done == AT_ONCE
        assert [each.place for each in await asyncio.gather(*asked)] == [0, 1]
    finally:
        room.close()


async def test_a_room_with_a_process_says_the_same() -> None:
    """Given a process that gives way to all others, then what it finds is what is found here."""
    room, here = ReviewRoom(1), ReviewRoom(0)
    try:
        found = [await each.after(own(), 0, "ana") for each in (room, here)]
        assert found[0] == found[1] and found[0].done == AT_ONCE
        # What was asked wrongly is told as it is here, and the process lives on.
        living = room._worker
        with pytest.raises(BadOption, match="Nobody decided anything there"):
            await room.line(own(), 99_999, "paso", "ana")
        assert room._worker is living
    finally:
        room.close()
        here.close()


async def test_a_hint_is_for_one_who_plays_with_the_house_alone(server: Served) -> None:
    """Given a table with the house, when it is one's turn, then a hint is what the book does; where another sits, or
    for somebody else, there is none."""
    async with server.visitor() as ana, server.visitor() as blas:
        table = await ana.open("zanga")
        async with ana.at(table["id"]) as chair:
            news = await chair.my_turn()
            path = f"/api/tables/{table['id']}/advice?at="
            advice = await ana.get(f"{path}{news['at']}")
            assert advice["one"]["action"] == advice["one"]["book"]["action"] and advice["at"] == news["at"]
            assert (await blas.http.get(f"{path}{news['at']}")).status_code == 400
            assert (await ana.http.get(f"{path}{news['at'] + 1}")).status_code == 400
            assert await ana.get(f"/api/tables/{table['id']}/thoughts") == []
        places = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
        shared = (await ana.open("zanga", places=places))["id"]
        await blas.post(f"/api/tables/{shared}/sit", {"place": 1})
        async with ana.at(shared) as own, blas.at(shared) as other:
            chair = await next_to_play([own, other])
            asker, at = (ana, own) if chair is own else (blas, other)
            assert at.seen is not None
            for asked in (f"advice?at={at.seen['at']}", "thoughts"):
                answer = await asker.http.get(f"/api/tables/{shared}/{asked}")
                assert (answer.status_code, answer.json()["key"]) == (400, "not-alone")


def test_a_hint_uses_nothing_that_its_seat_could_not_know() -> None:
    """Given the same sight with the truth dealt otherwise, then the same hint."""
    for place in range(4):
        for number, made in enumerate(own(place).decisions[:3]):
            otherwise = world(made.before, made.seat, Random(number))
            seen = [sight(state, made.seat, Random(9)) for state in (made.before, otherwise)]
            assert advised(seen[0], number, compiled=False) == advised(seen[1], number, compiled=False)
