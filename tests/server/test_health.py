"""Whether the server is well, for those who look after it; and what it writes down for them."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text, update

import tapete
from tapete.server import schema
from tapete.server.config import database_url
from tapete.server.storage import Storage
from tests.server.postgres import Cluster
from tests.server.visitors import Served, config_for, serving
from tests.server.watches import StoppedWatch

WELL = {"ok": True, "version": tapete.__version__, "database": True, "lease": True}


async def test_a_server_that_is_well_says_so_and_nothing_else(server: Served) -> None:
    async with server.visitor() as ana:
        ana.http.cookies.clear()
        answer = await ana.http.get("/health")
        assert (answer.status_code, answer.json()) == (200, WELL)
        assert answer.headers["cache-control"] == "no-store" and "set-cookie" not in answer.headers


async def test_a_server_that_was_replaced_says_so(database: str) -> None:
    with pytest.raises(tapete.BadOption):
        async with serving(config_for(database), StoppedWatch()) as server, server.visitor() as ana:
            another = update(schema.leases).values(epoch=schema.leases.c.epoch + 1)
            async with server.house.storage.engine.begin() as connection:
                await connection.execute(another)
            answer = await ana.http.get("/health")
            assert (answer.status_code, answer.json()) == (503, {**WELL, "ok": False, "lease": False})
            assert (await ana.send("PUT", "/api/me", {"name": "Ana"})).status_code == 503


async def test_a_database_that_does_not_answer_is_told(request: pytest.FixtureRequest, database: str) -> None:
    if "://" not in database:
        pytest.skip("a file always answers")
    own: Cluster = request.getfixturevalue("postgres")
    async with serving(config_for(database), StoppedWatch()) as server, server.visitor() as ana:
        with own.stopped():
            answer = await ana.http.get("/health")
            assert (answer.status_code, answer.json()) == (
                503,
                {**WELL, "ok": False, "database": False, "lease": False},
            )
        assert (await ana.http.get("/health")).status_code == 200


async def as_of_a_later_version(database: str) -> None:
    """A database that a later Tapete has brought up to date and served."""
    storage = Storage(database_url(database))
    await storage.open()
    await storage.close()
    async with storage.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0042'"))
        await connection.execute(update(schema.leases).values(version="7.3.1"))
    await storage.engine.dispose()


@pytest.mark.parametrize("command", ["serve", "tables"])
async def test_an_older_version_says_which_is_which_and_stops(database: str, command: str) -> None:
    await as_of_a_later_version(database)
    program = [sys.executable, "-m", "tapete.cli", "--lang", "en", command, "--database", database]
    process = await asyncio.create_subprocess_exec(
        *program, *(["--port", "0"] if command == "serve" else []),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, err = (part.decode() for part in await process.communicate())
    assert (process.returncode, out) == (2, "")
    known = max(path.name[:4] for path in (Path(tapete.__file__).parent / "server/migrations/versions").glob("0*.py"))
    assert err.count("\n") == 1 and "Traceback" not in err
    for said in ("0042", "7.3.1", tapete.__version__, known):
        assert said in err


SERVES = """
import argparse
from tapete.commands import serve
serve._check_host = lambda _: tell()
serve.run(argparse.Namespace(host=""))
"""
THINKS = """
from tapete.server import bots
bots._leave_with_the_server = lambda: None
bots._live_with_the_server(lambda: None)
tell()
"""
TELL = """
import logging
def tell():
    logging.getLogger('tapete.server.house').warning('a table is set aside')
    logging.getLogger('uvicorn.error').error('no port')
    raise SystemExit
"""


@pytest.mark.parametrize("begun", [SERVES, THINKS], ids=["the server", "its bots"])
async def test_every_line_of_the_log_has_its_time(begun: str) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", TELL + begun, stderr=asyncio.subprocess.PIPE, env={**os.environ, "TZ": "Asia/Kathmandu"}
    )
    before = datetime.now(UTC)
    _, err = await process.communicate()
    lines = [line.split(" ", 1) for line in err.decode().splitlines()]
    assert [said for _, said in lines] == [
        "WARNING tapete.server.house: a table is set aside", "ERROR uvicorn.error: no port",
    ]  # fmt: skip
    for time, _ in lines:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", time)
        assert before - timedelta(seconds=1) <= datetime.fromisoformat(time) <= datetime.now(UTC)
