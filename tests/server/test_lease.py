"""One server writes: whoever takes a storage over raises its epoch, and nothing of the one before him is kept."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

import tapete
from tapete.server import schema
from tapete.server.config import database_url
from tapete.server.lease import LeaseLost
from tapete.server.run import prepared
from tapete.server.storage import Storage
from tests.patience import patiently, until
from tests.server.postgres import Cluster
from tests.server.test_storage import count, move, prepare
from tests.server.visitors import SHORT, Message, Served, Visitor, any_action, config_for, serving
from tests.server.watches import StoppedWatch

AT_ONCE = 0.0
"""Whoever waits so long for another takes his place at once."""

VERY_LONG = 3600.0


def lock_is_lost(request: pytest.FixtureRequest, database: str) -> None:
    """What happens to the lock of a server that lives: its database is started again, or its file is deleted."""
    if "://" in database:
        own: Cluster = request.getfixturevalue("postgres")
        own.restart()
    else:
        Path(f"{database}.lock").unlink()


async def refused_as(visitor: Visitor, table: str, key: str) -> list[Message]:
    """What is said to somebody who tries the same move again until it is refused for this reason."""
    heard: list[Message] = []
    async with visitor.at(table) as chair:
        news = await chair.my_turn()
        action = any_action(news["view"]["prompt"], Random(1))
        with suppress(ConnectionError):
            # A connection to a database that was started again may be the reason once.
            for _ in range(3):
                heard.append(await chair.act(news["at"], action))
        assert key in {told["problem"]["key"] for told in heard if told["type"] == "refused"}
        return [*heard, *chair.all("done")]


async def test_a_server_that_was_replaced_acknowledges_nothing_and_stops(
    request: pytest.FixtureRequest, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    # Its watch stands still: it is not heard of any more, though it lives.
    replaced = pytest.raises(tapete.BadOption, match="Another server has taken over")
    with replaced:
        async with serving(config_for(database), StoppedWatch()) as first, first.visitor() as ana:
            table = (await ana.open("malilla-coja", options=SHORT))["id"]
            async with ana.at(table) as chair:
                before = (await chair.my_turn())["at"]
            lock_is_lost(request, database)
            async with serving(config_for(database, lease=AT_ONCE)) as second:
                heard = await refused_as(ana, table, "taken-over")
                assert {told["type"] for told in heard} == {"refused"}
                await assert_played_on(second, ana, table, before)
                await until(lambda: not serves(first))
    assert caplog.text.count("another server has taken over") == 1


def serves(served: Served) -> bool:
    return served.house.storage.lease.held


async def assert_played_on(second: Served, ana: Visitor, table: str, before: int) -> None:
    """At the server that took over the table is as it was before, and goes on."""
    async with second.visitor() as there:
        there.http.cookies = ana.http.cookies
        async with there.at(table) as chair:
            assert (await chair.my_turn())["at"] == before
            assert (await chair.play(Random(2)))["type"] == "done"


async def test_a_server_that_was_replaced_refuses_requests_too(request: pytest.FixtureRequest, database: str) -> None:
    with pytest.raises(tapete.BadOption, match="Another server has taken over"):
        async with serving(config_for(database), StoppedWatch()) as first, first.visitor() as ana:
            await ana.open("malilla-coja", options=SHORT)
            lock_is_lost(request, database)
            second = Storage(database_url(database), lasts=AT_ONCE)
            await second.open()
            answers = [await ana.send("POST", "/api/tables", {"game": "malilla-coja"}) for _ in range(2)]
            assert [answer.status_code for answer in answers][-1] == 503
            assert answers[-1].json()["key"] == "taken-over"
            rows = await second.rows(schema.tables.select())
            assert len(rows) == 1
            await second.close()


async def test_a_server_lives_on_when_its_database_is_started_again(
    request: pytest.FixtureRequest, database: str
) -> None:
    if "://" not in database:
        pytest.skip("a file is not started again")
    async with serving(config_for(database, lease=0.3)) as first, first.visitor() as ana:
        table = (await ana.open("malilla-coja", options=SHORT))["id"]
        async with ana.at(table) as chair:
            await chair.my_turn()
            lock_is_lost(request, database)
            with pytest.raises(tapete.BadOption, match="Another server keeps"):
                await prepared(config_for(database, lease=VERY_LONG), "127.0.0.1", 0).serve()
            # The other has seen it write: so it does.
            assert (await chair.play(Random(1)))["type"] == "done"


async def opened(database: str, watch: StoppedWatch) -> Storage:
    storage = Storage(database_url(database), watch)
    await storage.open()
    await storage.keep(prepare)
    return storage


async def test_whoever_is_heard_of_while_another_waits_is_not_replaced(database: str) -> None:
    first, watch = await opened(database, StoppedWatch()), StoppedWatch()
    second = Storage(database_url(database), watch, lasts=VERY_LONG)
    coming = asyncio.create_task(second.lease.take(second.engine, certain=False))
    await until(lambda: watch.waiting)
    watch.turn(1)
    await until(lambda: watch.waiting)
    assert not coming.done()
    await first.keep(first.lease.renew)
    watch.turn(1)
    assert await coming is False
    assert not second.lease.held
    await first.keep(None, [move("one", 0)])
    assert await count(first) == 1
    for storage in (second, first):
        await storage.close()


async def test_after_a_restart_the_second_waits_for_the_first_though_the_lock_is_free(
    request: pytest.FixtureRequest, database: str
) -> None:
    """Given a database that was started again, when another server comes before the first has its lock once more, then
    it does not take the storage, for the first is heard of."""
    if "://" not in database:
        pytest.skip("a file is not started again")
    his, watch = StoppedWatch(), StoppedWatch()
    first = await opened(database, his)
    # The database was down for long: nobody could be heard of meanwhile.
    long_ago = update(schema.leases).values(renewed=schema.leases.c.renewed - 2 * VERY_LONG)
    await first.keep(lambda connection: connection.execute(long_ago))
    lock_is_lost(request, database)
    second = Storage(database_url(database), watch, lasts=VERY_LONG)
    coming = asyncio.create_task(second.open())
    await until(lambda: watch.waiting or coming.done())
    assert not coming.done()
    for _ in patiently():
        # A connection that was lost with the database may cost a beat.
        his.turn(first.lease.beat)
        await until(lambda: his.waiting)
        watch.turn(1)
        await until(lambda: watch.waiting or coming.done())
        if coming.done():
            break
    with pytest.raises(tapete.BadOption, match="Another server keeps"):
        await coming
    await first.keep(None, [move("one", 0)])
    assert await count(first) == 1
    for storage in (second, first):
        await storage.close()


async def test_whoever_lets_go_while_another_waits_is_replaced(database: str) -> None:
    first, watch = await opened(database, StoppedWatch()), StoppedWatch()
    second = Storage(database_url(database), watch, lasts=VERY_LONG)
    coming = asyncio.create_task(second.lease.take(second.engine, certain=False))
    await until(lambda: watch.waiting)
    await first.close()
    watch.turn(1)
    assert await coming is True and second.lease.held
    await second.close()


async def test_the_epoch_is_compared_when_all_is_written_and_not_before(database: str) -> None:
    first = await opened(database, StoppedWatch())
    second = Storage(database_url(database), lasts=AT_ONCE)

    async def work(connection: AsyncConnection) -> None:
        assert await second.lease.take(second.engine, certain=True)
        await connection.execute(insert(schema.moves), [move("one", 0)])

    with pytest.raises(LeaseLost):
        await first.keep(work)
    assert await count(second) == 0
    for storage in (first, second):
        await storage.close()


async def test_what_is_written_with_others_is_refused_with_them(database: str) -> None:
    first = await opened(database, StoppedWatch())
    second = Storage(database_url(database), lasts=AT_ONCE)
    assert await second.lease.take(second.engine, certain=True)
    jobs = [first.keep(None, [move("one", number)]) for number in range(3)]
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(answer) for answer in answers] == [LeaseLost] * 3
    assert await count(second) == 0
    for storage in (first, second):
        await storage.close()


async def test_of_two_who_find_it_free_one_gets_it(database: str) -> None:
    first = await opened(database, StoppedWatch())
    await first.close()
    both = [Storage(database_url(database)) for _ in range(2)]
    found = [await storage.lease._awaited(storage.engine, False) for storage in both]
    assert None not in found
    taken = [await storage.lease._taken(storage.engine, one) for storage, one in zip(both, found, strict=True) if one]
    assert taken == [True, False]
    for storage in both:
        await storage.close()
