"""Between two hands: the last one can be looked at, until all have seen enough of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from tests.server.visitors import TWO, Chair, Message, Served, Visitor, config_for, mine, next_to_play, serving

GAME, OPTIONS = "malilla-cubiertas", {"rounds": 4, "favourite": "none"}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Served]:
    async with serving(config_for(tmp_path, pauses=True)) as served:
        yield served


def is_rest(told: Message) -> bool:
    return bool(told["type"] == "rest")


@asynccontextmanager
async def two_at_a_table(server: Served, pace: str) -> AsyncIterator[tuple[str, list[Visitor], list[Chair]]]:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.visitor()) for _ in range(2)]
        table = (await people[0].open(GAME, places=TWO, options=OPTIONS, pace=pace))["id"]
        await people[1].post(f"/api/tables/{table}/sit", {})
        yield table, people, [await stack.enter_async_context(person.at(table)) for person in people]


async def play_a_hand(chairs: list[Chair]) -> None:
    """Both play until the first hand is over."""
    chance = Random(3)
    while True:
        chair = await next_to_play(chairs)
        answer = await chair.play(chance)
        assert answer["type"] == "done"
        # Whatever follows from it is told before the answer to this.
        await chair.ask({"type": "ping"})
        views = [(await other.view()) for other in chairs]
        if any(map(is_rest, chair.heard)) or any(news["view"]["hand"] > 1 for news in views):
            return
        if not any(map(mine, views)):
            await chairs[0].until(lambda told: is_rest(told) or (told["type"] == "view" and mine(told)))


async def test_the_next_hand_waits_until_all_have_seen_enough(server: Served) -> None:
    """Given a hand that is over, when one has seen enough, then the other is awaited; when both have, it goes on."""
    async with two_at_a_table(server, "brisk") as (_, _, (ana, blas)):
        await play_a_hand([ana, blas])
        for chair in (ana, blas):
            assert (await chair.until(is_rest)) == {"type": "rest", "hand": 1, "awaited": [0, 1]}
        dealt = len(ana.all("shuffled"))
        await ana.socket.send('{"type": "on", "hand": 1}')
        assert (await blas.until(lambda told: is_rest(told) and told["awaited"] == [1]))["hand"] == 1
        # A touch of the last hand's button that comes twice, or for another hand, is nothing.
        await ana.socket.send('{"type": "on", "hand": 1}')
        await blas.socket.send('{"type": "on", "hand": 2}')
        await blas.ask({"type": "ping"})
        assert len(ana.all("shuffled")) == dealt
        assert (await blas.view())["view"]["hand"] == 1
        await blas.socket.send('{"type": "on", "hand": 1}')
        assert (await ana.view(lambda news: news["view"]["hand"] == 2))["view"]["hand"] == 2


async def test_who_comes_late_hears_of_it_and_who_watches_is_not_awaited(server: Served) -> None:
    """Given a hand that is over, when others come in, then they hear who is awaited; who is gone is awaited no more."""
    async with two_at_a_table(server, "brisk") as (table, people, (ana, blas)):
        await play_a_hand([ana, blas])
        await blas.until(is_rest)
        async with server.visitor() as passer, passer.at(table) as watching, people[0].at(table) as again:
            for chair in (watching, again):
                assert (await chair.until(is_rest))["awaited"] == [0, 1]
            await watching.socket.send('{"type": "on", "hand": 1}')
            await watching.ask({"type": "ping"})
            assert not [told for told in blas.all("rest") if told["awaited"] != [0, 1]]
            await blas.socket.close()
            assert (await ana.until(lambda told: is_rest(told) and told["awaited"] == [0]))["hand"] == 1
            await again.socket.send('{"type": "on", "hand": 1}')
            assert (await ana.view(lambda news: news["view"]["hand"] == 2))["view"]["hand"] == 2


async def test_a_table_that_wastes_no_time_does_not_wait(server: Served) -> None:
    """Given a table at the quickest pace, when a hand is over, then the next one is dealt at once."""
    async with two_at_a_table(server, "instant") as (_, _, chairs):
        await play_a_hand(chairs)
        assert (await chairs[0].view(lambda news: news["view"]["hand"] == 2))["view"]["hand"] == 2
        assert not any(is_rest(told) for chair in chairs for told in chair.heard)
