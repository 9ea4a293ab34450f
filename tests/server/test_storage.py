"""One writer for all: many tables' moves in one transaction, and a bad one spoils nothing."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import tapete
from tapete.server import migrations, schema
from tapete.server.config import database_url
from tapete.server.run import prepared
from tapete.server.sessions import Door, digest
from tapete.server.sheet import read_sheets
from tapete.server.storage import Storage
from tapete.sitting.names import NAMES
from tests.patience import PATIENCE, until_so
from tests.ports import free_port
from tests.server.visitors import config_for

MATCHES = {
    "rated": ["ana", "eva"], "guest": ["ana", "luz"], "alone": ["ana", "bot"], "newcomers": ["ana", "eva", "bot"],
}  # fmt: skip
"""Who played before it was kept whether a match is rated, by what became of it."""


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


async def test_what_is_asked_last_is_still_written_before_the_end(database: str) -> None:
    kept = Storage(database_url(database))
    await kept.open()
    jobs = [asyncio.create_task(kept.keep(prepare)), asyncio.create_task(kept.keep(None, [move("one", 0)]))]
    await asyncio.sleep(0)
    assert not any(job.done() for job in jobs)
    async with asyncio.timeout(PATIENCE):
        await kept.close()
        await asyncio.gather(*jobs)
    again = Storage(database_url(database))
    await again.open()
    assert await count(again) == 1
    await again.close()


async def test_a_storage_has_one_server(storage: Storage, database: str) -> None:
    second = Storage(database_url(database))
    with pytest.raises(tapete.BadOption, match="Another server"):
        await second.open()
    await storage.close()
    await second.open()
    assert await count(second) == 0
    await second.close()


async def test_a_server_that_comes_second_is_told_so_before_it_starts(storage: Storage, database: str) -> None:
    with pytest.raises(tapete.BadOption, match="Another server"):
        await prepared(config_for(database), "127.0.0.1", 0).serve()
    assert await count(storage) == 0


def test_of_two_servers_that_start_at_once_one_serves_and_the_other_says_why(database: str) -> None:
    program = [sys.executable, "-m", "tapete.cli", "--lang", "en", "serve", "--database", database]
    both = [
        subprocess.Popen(
            [*program, "--port", str(free_port())], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    try:
        refused = first_to_end(both)
        assert refused.returncode == 2
        assert refused.stderr is not None and refused.stderr.read().count("\n") == 1
        other = next(server for server in both if server is not refused)
        assert other.stdout is not None and other.stdout.readline().startswith("Tapete: http")
        assert other.poll() is None
    finally:
        for server in both:
            server.kill()
            server.communicate()


def first_to_end(servers: list[subprocess.Popen[str]]) -> subprocess.Popen[str]:
    until_so(lambda: any(server.poll() is not None for server in servers))
    return next(server for server in servers if server.poll() is not None)


async def test_the_migrations_lead_to_the_schema(storage: Storage) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with storage.reading() as connection:
        assert await connection.run_sync(differences) == []


def upgraded(connection: Connection, revision: str) -> None:
    """The storage as an older Tapete left it."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def test_an_upgrade_throws_nobody_out_and_loses_nothing(database: str) -> None:
    def as_it_was(connection: Connection) -> None:
        upgraded(connection, "0002")
        connection.exec_driver_sql("INSERT INTO people (id, name, settings, created) VALUES ('p', 'Ana', '{}', 0)")
        session = f"INSERT INTO sessions (id, person, created, revoked) VALUES ('{digest('s')}', 'p', 0, false)"
        connection.exec_driver_sql(session)
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, kind, options, public, chat, pace, status, host, undone, opened) "
            "VALUES ('one', 'malilla', 'guided', '{}', false, false, 'calm', 'playing', 'p', 0, 0)"
        )
        connection.exec_driver_sql("INSERT INTO moves VALUES ('one', 0, 0, 'cut 8', 0)")

    storage = Storage(database_url(database))
    async with storage.engine.begin() as connection:
        await connection.run_sync(as_it_was)
    await storage.open()
    door = Door(storage)
    await door.open()
    visitor = await door.visitor(door.cookie("s"))
    await door.forget_ended()
    again = await door.visitor(door.cookie("s"))
    assert visitor is not None and visitor == again and visitor.id == "p"
    assert await count(storage) == 1
    await storage.close()


async def test_an_upgrade_keeps_every_account_and_calls_nobody_as_if_he_were_gone(database: str) -> None:
    def as_it_was(connection: Connection) -> None:
        upgraded(connection, "0008")
        for number, (login, name) in enumerate([("Ana", "Ana"), ("Аna", "* 2"), ("Eva", "***"), (None, "*Luz")]):
            row = {"id": f"p{number}", "name": name, "shown_login": login, "settings": "{}", "created": number}
            row["login"] = login and login.casefold()
            connection.execute(schema.people.insert().values(row))

    storage = Storage(database_url(database))
    async with storage.engine.begin() as connection:
        await connection.run_sync(as_it_was)
    await storage.open()
    rows = await storage.rows(select(schema.people).where(schema.people.c.id.like("p%")).order_by(schema.people.c.id))
    assert [row["likeness"] for row in rows] == ["ana", None, "eva", None]
    assert [row["login"] for row in rows] == ["ana", "аna", "eva", None]
    names = [row["name"] for row in rows]
    assert names[0:2] == ["Ana", "2"] and names[2] in NAMES and names[3] == "Luz"
    await storage.close()


async def test_an_upgrade_knows_which_matches_were_handed_over(database: str) -> None:
    def as_it_was(connection: Connection) -> None:
        upgraded(connection, "0008")
        connection.exec_driver_sql("INSERT INTO people (id, name, settings, created) VALUES ('p', 'Ana', '{}', 0)")
        for name, status in (("here", "over"), ("elsewhere", "over"), ("waits", "waiting")):
            connection.exec_driver_sql(
                "INSERT INTO tables (id, game, kind, options, public, chat, pace, status, host, undone, opened) "
                f"VALUES ('{name}', 'malilla', 'guided', '{{}}', false, false, 'calm', '{status}', 'p', 0, 0)"
            )
        connection.exec_driver_sql("INSERT INTO deals (table_id, number, secret) VALUES ('here', 1, 's')")

    storage = Storage(database_url(database))
    async with storage.engine.begin() as connection:
        await connection.run_sync(as_it_was)
    await storage.open()
    rows = await storage.rows(select(schema.tables.c.id).where(schema.tables.c.handed.is_(True)))
    assert [row["id"] for row in rows] == ["elsewhere"]
    await storage.close()


async def test_an_upgrade_settles_whether_matches_that_go_on_are_rated(database: str) -> None:
    def as_it_was(connection: Connection) -> None:
        upgraded(connection, "0008")
        for person, login in (("ana", "ana"), ("eva", "eva"), ("luz", None)):
            row = {"id": person, "name": person, "login": login, "settings": "{}", "created": 0}
            connection.execute(insert(schema.people).values(row))
        for name, seated in MATCHES.items():
            connection.exec_driver_sql(
                "INSERT INTO tables "
                "(id, game, kind, options, public, chat, pace, status, host, undone, opened, newcomers) "
                f"VALUES ('{name}', 'malilla', 'guided', '{{}}', false, false, 'calm', 'playing', 'ana', 0, 0, true)"
            )
            for place, person in enumerate(seated):
                kind, held = ("bot", "NULL") if person == "bot" else ("person", f"'{person}'")
                connection.exec_driver_sql(
                    "INSERT INTO places (table_id, place, kind, person, name, resigned) "
                    f"VALUES ('{name}', {place}, '{kind}', {held}, 'x', false)"
                )

    storage = Storage(database_url(database))
    async with storage.engine.begin() as connection:
        await connection.run_sync(as_it_was)
    await storage.open()
    rows = await storage.rows(select(schema.tables))
    assert {row["id"]: row["rating"] for row in rows} == {name: name for name in MATCHES}
    assert {row["id"] for row in rows if not row["newcomers"]} == {"rated"}
    await storage.close()


async def test_an_upgrade_leaves_matches_of_no_known_edition_as_they_are(database: str) -> None:
    def as_it_was(connection: Connection) -> None:
        upgraded(connection, "0012")
        connection.execute(insert(schema.people).values(id="ana", name="ana", settings="{}", created=0))
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, kind, options, public, chat, pace, status, host, undone, opened, version) "
            "VALUES ('old', 'malilla-vistas', 'guided', '{}', false, false, 'calm', 'playing', 'ana', 0, 0, '0.1.0')"
        )
        for place in (0, 1):
            connection.exec_driver_sql(
                f"INSERT INTO places (table_id, place, kind, name, resigned) VALUES ('old', {place}, 'bot', 'x', false)"
            )

    storage = Storage(database_url(database))
    async with storage.engine.begin() as connection:
        await connection.run_sync(as_it_was)
    await storage.open()
    (sheet,) = await read_sheets(storage)
    assert (sheet.id, sheet.version, sheet.edition, sheet.other_edition) == ("old", "0.1.0", None, None)
    await storage.close()


async def test_sqlite_writes_ahead_and_to_the_disk(storage: Storage) -> None:
    if storage.engine.dialect.name != "sqlite":
        pytest.skip("what PostgreSQL does is said in its own settings")
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
