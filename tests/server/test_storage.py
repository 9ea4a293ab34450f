"""One writer for all: many tables' moves in one transaction, and a bad one spoils nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.server import schema
from tapete.server.config import database_url
from tapete.server.storage import Storage


@pytest.fixture
async def storage(empty_storage: Storage) -> Storage:
    await empty_storage.keep(prepare)
    return empty_storage


async def prepare(connection: AsyncConnection) -> None:
    """A person and two tables."""
    person = {"id": "p", "name": "Ana", "settings": "{}", "created": 0}
    await connection.execute(insert(schema.people), [person])
    table = {
        "game": "malilla", "kind": "guided", "options": "{}", "public": False, "chat": False, "pace": "calm",
        "status": "playing", "host": "p", "undone": 0, "opened": 0,
    }  # fmt: skip
    await connection.execute(insert(schema.tables), [{"id": name, **table} for name in ("one", "two")])


def move(table: str, number: int) -> dict[str, object]:
    return {"table_id": table, "number": number, "seat": 0, "action": "cut 8", "at": 0}


async def count(storage: Storage) -> int:
    row = await storage.row(select(func.count().label("moves")).select_from(schema.moves))
    assert row is not None
    return int(row["moves"])


async def test_many_moves_are_kept_at_once(storage: Storage) -> None:
    await asyncio.gather(*(storage.keep(None, [move(table, n)]) for n in range(200) for table in ("one", "two")))
    assert await count(storage) == 400


async def test_a_move_written_twice_is_refused_and_the_others_are_kept(storage: Storage) -> None:
    jobs = [storage.keep(None, [move("one", number)]) for number in (0, 1, 1, 2)]
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(answer, IntegrityError) for answer in answers] == [False, False, True, False]
    assert await count(storage) == 3


async def test_what_belongs_together_is_kept_together_or_not_at_all(storage: Storage) -> None:
    async def fails(connection: AsyncConnection) -> None:
        raise RuntimeError("the disk is full")

    with pytest.raises(RuntimeError):
        await storage.keep(fails, [move("one", 0)])
    assert await count(storage) == 0


async def test_what_is_asked_last_is_still_written_before_the_end(tmp_path: Path) -> None:
    kept = Storage(database_url(str(tmp_path / "kept.db")))
    await kept.open()
    jobs = [asyncio.create_task(kept.keep(prepare)), asyncio.create_task(kept.keep(None, [move("one", 0)]))]
    await asyncio.sleep(0)
    assert not any(job.done() for job in jobs)
    async with asyncio.timeout(10):
        await kept.close()
        await asyncio.gather(*jobs)
    again = Storage(database_url(str(tmp_path / "kept.db")))
    await again.open()
    assert await count(again) == 1
    await again.close()


async def test_the_migrations_lead_to_the_schema(storage: Storage) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with storage.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_sqlite_writes_ahead_and_to_the_disk(storage: Storage) -> None:
    async with storage.reading() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("postgresql://a@b/c", "postgresql+asyncpg://"),
        ("sqlite:///x.db", "sqlite+aiosqlite:///"),
        ("x.db", "sqlite+aiosqlite:///"),
        ("postgresql+psycopg://a@b/c", "postgresql+psycopg://"),
    ],
)
def test_a_url_finds_its_driver(url: str, driver: str) -> None:
    assert database_url(url).startswith(driver)
