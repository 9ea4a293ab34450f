"""What goes on beside the answers never fails in silence, and never leaves the loop to complain of it."""

from __future__ import annotations

import asyncio
import gc
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tapete.server.background import begin, uncut
from tapete.server.driver import Driver
from tapete.server.refusal import Refusal
from tests.patience import until
from tests.server.visitors import SHORT, Served


async def fails(error: Exception) -> None:
    raise error


@pytest.fixture
async def complaints() -> list[dict[str, Any]]:
    """What the event loop has to say of tasks for whose end nobody cared."""
    heard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: heard.append(context))
    return heard


async def test_what_fails_beside_the_answers_is_told_to_the_log(
    complaints: list[dict[str, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    task = begin(fails(RuntimeError("two jacks")), "the lamplighter")
    await asyncio.wait({task})
    del task
    gc.collect()
    await asyncio.sleep(0)
    assert "the lamplighter failed" in caplog.text and "two jacks" in caplog.text
    assert complaints == []


async def test_whoever_asks_and_goes_leaves_the_work_and_its_failure_to_the_log(
    complaints: list[dict[str, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    go_on, ended = asyncio.Event(), asyncio.Event()

    async def work(error: Exception) -> None:
        await go_on.wait()
        ended.set()
        raise error

    asking = [
        asyncio.create_task(uncut(work(error), "a move"))
        for error in (RuntimeError("two jacks"), Refusal("stale", "The table has moved on."))
    ]
    await asyncio.sleep(0)
    for asker in asking:
        asker.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    go_on.set()
    await ended.wait()
    await until(lambda: "two jacks" in caplog.text)
    del asking
    gc.collect()
    await asyncio.sleep(0)
    assert "moved on" not in caplog.text
    assert complaints == []


async def test_whoever_waits_hears_of_it_himself(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(RuntimeError, match="two jacks"):
        await uncut(fails(RuntimeError("two jacks")), "a move")
    assert not caplog.records


async def test_a_table_that_cannot_even_be_set_aside_says_so_in_the_log(
    server: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, complaints: list[dict[str, Any]]
) -> None:
    async with server.visitor() as ana:
        table = (await ana.open("malilla-coja", options=SHORT))["id"]
        async with ana.at(table) as chair:
            await chair.play(Random(1))
        live = await server.house.table(table)
        await live.close()

        async def no_step(driver: Driver) -> None:
            raise RuntimeError("two jacks")

        async def full(*_: object) -> None:
            raise OperationalError("UPDATE", {}, OSError("the disk is full"))

        monkeypatch.setattr(Driver, "_step", no_step)
        monkeypatch.setattr(server.house._troubles, "again", lambda *_: True)
        monkeypatch.setattr(server.house.storage, "keep", full)
        async with ana.at(table):
            await until(lambda: f"what drives table {table} failed" in caplog.text)
        await live.close()
        del live
        gc.collect()
        await asyncio.sleep(0)
        assert [context["message"] for context in complaints] == []
