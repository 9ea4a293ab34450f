"""The clock of a table: whoever is there and does nothing is played for, and gets his place back by a touch."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tapete.server.clock import Clock
from tests.server.visitors import TWO, Chair, Message, Served, Visitor, config_for, next_to_play, serving
from tests.server.watches import StoppedWatch

GAME, LONG = "malilla-vistas", {"rounds": 4, "favourite": "none"}


@pytest.fixture
def watch() -> StoppedWatch:
    return StoppedWatch()


@pytest.fixture
async def server(tmp_path: Path, watch: StoppedWatch) -> AsyncIterator[Served]:
    async with serving(config_for(tmp_path, away_after=1000.0), watch) as served:
        yield served


# The clock alone.


def test_a_turn_has_its_time_and_then_some_of_the_matchs(watch: StoppedWatch) -> None:
    """Given a brisk clock, then a turn ends after 20 seconds and 10 more, as long as the match has any left."""
    clock = Clock("brisk", watch)
    clock.count((0, 7))
    watch.turn(25)
    assert (clock.left(0.0), clock.left(115.0), clock.left(120.0)) == (5.0, 0.0, -5.0)
    assert (clock.overtime, clock.told(50.0).match) == (5.0, 65.0)


def test_what_changes_nothing_for_all_does_not_wind_it_up(watch: StoppedWatch) -> None:
    """Given a turn that is counted, when it is the same turn still, then it goes on; another begins anew."""
    clock = Clock("brisk", watch)
    assert clock.count((0, 7))
    watch.turn(15)
    assert not clock.count((0, 7)) and clock.used == 15
    assert clock.count((1, 8)) and clock.used == 0
    assert clock.count(None) and clock.left(0.0) is None and clock.overtime == 0


def test_it_stands_still_while_nobody_is_there(watch: StoppedWatch) -> None:
    """Given that all are gone, when one comes back, then it goes on where it stood."""
    clock = Clock("relaxed", watch)
    clock.count((0, 7))
    watch.turn(10)
    clock.pause()
    watch.turn(1000)
    assert clock.used == 10
    clock.go_on()
    watch.turn(1)
    assert clock.used == 11


def test_no_clock_counts_nothing(watch: StoppedWatch) -> None:
    """Given a table without a clock, then nobody's time is up."""
    clock = Clock("none", watch)
    assert not clock.count((0, 7))
    watch.turn(10_000)
    assert clock.left(0.0) is None and clock.told(0.0).place is None


# At a table.


def counted(place: int) -> Callable[[Message], bool]:
    return lambda told: told["type"] == "clock" and told["place"] == place


def place_is(place: int, **wanted: bool) -> Callable[[Message], bool]:
    return lambda told: (
        told["type"] == "table" and all(told["table"]["places"][place][key] is value for key, value in wanted.items())
    )


@asynccontextmanager
async def two(server: Served, game: str = GAME, **wish: Any) -> AsyncIterator[tuple[str, list[Visitor], list[Chair]]]:
    """Ana and Blas at a table with a clock, both there."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.visitor()) for _ in range(2)]
        wish = {"places": TWO, "options": LONG, "clock": "brisk", **wish}
        table = (await people[0].open(game, **wish))["id"]
        chairs = [await stack.enter_async_context(person.at(table)) for person in people]
        await people[1].post(f"/api/tables/{table}/sit", {})
        yield table, people, chairs


async def awaited(chairs: list[Chair]) -> tuple[int, Chair, Chair]:
    """Whose time is counted, by his place, with his chair first."""
    chair = await next_to_play(chairs)
    place = chairs.index(chair)
    await chair.until(counted(place))
    return place, chair, chairs[1 - place]


async def test_who_does_nothing_is_played_for_until_he_touches_something(server: Served, watch: StoppedWatch) -> None:
    """Given a brisk clock, when 30 seconds pass, then a bot plays for him, all see it, and a touch ends it."""
    async with two(server) as (_, _, chairs):
        place, idle, other = await awaited(chairs)
        news = await other.until(counted(place))
        assert (news["left"], news["of"], news["grace"], news["match"]) == (30.0, 30.0, 10.0, 120.0)
        watch.turn(29)
        at = (await idle.view())["at"]
        await idle.ask({"type": "ping"})
        assert not other.all("table")[-1]["table"]["places"][place]["bot_plays"]
        watch.turn(1)
        for chair in chairs:
            told = await chair.until(place_is(place, idle=True))
            assert told["table"]["places"][place]["bot_plays"] and told["table"]["places"][place]["present"]
        await other.view(lambda news: news["at"] > at)
        await idle.socket.send('{"type": "here"}')
        await other.until(lambda told: told is other.all("table")[-1] and place_is(place, idle=False)(told))
        chance = Random(4)
        while await next_to_play(chairs) is not idle:
            assert (await other.play(chance))["type"] == "done"
        assert (await idle.until(lambda told: counted(place)(told) and told["match"] < 120))["match"] == 110.0


async def test_who_is_slow_spends_the_matchs_time_and_an_act_is_a_touch(server: Served, watch: StoppedWatch) -> None:
    """Given one who takes 24 seconds for a turn of 20, then 4 are gone of the match; who acts is idle no more."""
    async with two(server) as (_, _, chairs):
        place, slow, other = await awaited(chairs)
        watch.turn(24)
        assert (await slow.play(Random(1)))["type"] == "done"
        chance = Random(2)
        while True:
            chair = await next_to_play(chairs)
            if chair is slow:
                break
            assert (await other.play(chance))["type"] == "done"
        assert (await slow.until(lambda told: counted(place)(told) and told["match"] < 120))["match"] == 116.0
        watch.turn(30)
        await slow.until(place_is(place, idle=True))


async def test_coming_again_is_no_touch_and_winds_nothing_up(server: Served, watch: StoppedWatch) -> None:
    """Given 12 seconds of a turn, when his page connects again, then 18 are left; idle he stays until he touches."""
    async with two(server) as (table, people, chairs):
        place, leaves, other = await awaited(chairs)
        watch.turn(12)
        await leaves.socket.close()
        await other.until(place_is(place, present=False))
        async with people[place].at(table) as back:
            assert (await back.until(counted(place)))["left"] == 18.0
            watch.turn(18)
            await other.until(place_is(place, idle=True))
        async with people[place].at(table) as again:
            assert (await again.until(lambda told: told["type"] == "table"))["table"]["places"][place]["idle"]


async def test_who_is_away_when_his_time_is_up_is_not_called_idle(server: Served, watch: StoppedWatch) -> None:
    """Given one whose connection is lost, when his time is up, then a bot stands in until he is back."""
    async with two(server) as (table, people, chairs):
        place, leaves, other = await awaited(chairs)
        await leaves.socket.close()
        await other.until(place_is(place, present=False))
        watch.turn(30)
        told = await other.until(place_is(place, bot_plays=True))
        assert not told["table"]["places"][place]["idle"]
        async with people[place].at(table) as back:
            told = await back.until(lambda told: told["type"] == "table")
            assert not told["table"]["places"][place]["bot_plays"]


THREE = [*TWO, {"kind": "bot", "level": "random"}]


async def leaving(chairs: list[Chair]) -> tuple[int, Chair, int]:
    """The one who is awaited goes: his place, who is still there, and after how many moves."""
    leaves = await next_to_play(chairs)
    place = chairs.index(leaves)
    at = (await leaves.view())["at"]
    await leaves.socket.close()
    other = chairs[1 - place]
    await other.until(lambda told: told is other.all("table")[-1] and place_is(place, present=False)(told))
    return place, other, at


@pytest.mark.law("vol.II.19.3")
async def test_where_nobody_plays_for_another_all_wait_for_him(server: Served, watch: StoppedWatch) -> None:
    """Given two tables, when both wait for one who is away, then a bot stands in only where it is so agreed."""
    async with (
        two(server, "voltarete", places=THREE, options={"stand_in": "bot"}) as (_, _, replaced),
        two(server, "voltarete", places=THREE, options={"stand_in": "none"}) as (table, people, waited_for),
    ):
        gone, stays, before = await leaving(replaced)
        place, waits, at = await leaving(waited_for)
        watch.turn(5000)
        await stays.until(place_is(gone, bot_plays=True))
        await stays.view(lambda news: news["at"] > before)
        await waits.ask({"type": "ping"})
        assert place_is(place, bot_plays=False, present=False)(waits.all("table")[-1])
        async with people[place].at(table) as back:
            assert (await back.my_turn())["at"] == at
            assert (await back.play(Random(3)))["type"] == "done"
            await waits.view(lambda news: news["at"] > at)


async def test_a_clock_survives_a_restart(tmp_path: Path, watch: StoppedWatch) -> None:
    """Given 15 seconds of a turn and 5 spent of the match, when the server was down for an hour, then the turn is over,
    its grace is left, and the 5 are gone."""
    config = config_for(tmp_path, away_after=10_000.0)
    async with serving(config, watch) as before, two(before) as (table, people, chairs):
        _, slow, _ = await awaited(chairs)
        watch.turn(25)
        await slow.play(Random(1))
        while (chair := await next_to_play(chairs)) is not slow:
            await chair.play(Random(2))
        place, _, _ = await awaited(chairs)
        watch.turn(15)
        cookies = [person.http.cookies for person in people]
    watch.turn(3600)
    async with serving(config, watch) as after, after.visitor() as again:
        again.http.cookies = cookies[place]
        async with again.at(table) as back:
            told = await back.until(counted(place))
            assert (told["left"], told["match"]) == (10.0, 115.0)
