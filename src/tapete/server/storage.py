"""Where tables are kept. One writer commits the work of many tables at once; whoever asked is answered afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, create_engine, event, insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tapete.server.claim import Claim
from tapete.server.migrations import upgrade
from tapete.server.schema import moves

Row = RowMapping
NewRow = Mapping[str, Any]
Work = Callable[[AsyncConnection], Awaitable[Any]]
MOST_AT_ONCE = 256


@dataclass(frozen=True, slots=True)
class Job:
    """Moves to be added and more work of the same table; all of it is kept, or nothing."""

    moves: Sequence[NewRow]
    work: Work | None
    answer: asyncio.Future[Any]


class Storage:
    """The one way to the database."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.claim = Claim(self.engine.url)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None

    async def open(self) -> None:
        """Make it ours alone, bring it up to date and begin to write."""
        await self.take()
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write())

    async def take(self) -> None:
        """Make it ours alone."""
        await self.claim.take(self.engine)

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()
        await self.claim.release()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads."""
        async with self.engine.connect() as connection:
            yield connection

    async def rows(self, query: Any) -> Sequence[Row]:
        """What a query finds."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def row(self, query: Any) -> Row | None:
        """The first row that a query finds, if any."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().first()

    async def keep(self, work: Work | None = None, moves: Sequence[NewRow] = ()) -> Any:
        """Have this written; it is safe when this returns."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(moves, work, answer))
        return await answer

    async def _write(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._jobs.task_done()

    async def _commit(self, batch: Sequence[Job]) -> None:
        try:
            results = await self._transaction(batch)
        except Exception as error:
            if len(batch) > 1:
                # One of them cannot be kept: the others must not suffer for it.
                for job in batch:
                    await self._commit([job])
            elif not batch[0].answer.done():
                batch[0].answer.set_exception(error)
            return
        for job, result in zip(batch, results, strict=True):
            if not job.answer.done():
                job.answer.set_result(result)

    async def _transaction(self, batch: Sequence[Job]) -> list[Any]:
        rows = [row for job in batch for row in job.moves]
        connection = await self._own_connection()
        try:
            async with connection.begin():
                if rows:
                    await connection.execute(insert(moves), rows)
                return [None if job.work is None else await job.work(connection) for job in batch]
        except BaseException:
            # Whatever is wrong with it, the next one is fresh.
            self._connection = None
            await connection.close()
            raise

    async def _own_connection(self) -> AsyncConnection:
        """The writer's own: to borrow one for every transaction would cost as much as the transaction."""
        if self._connection is None:
            self._connection = await self.engine.connect()
        return self._connection


async def reach(url: str) -> None:
    """Try whether the storage can be reached and written to, and is nobody else's."""
    storage = Storage(url)
    try:
        if storage.engine.dialect.name == "sqlite":
            # Without a thread of its own, which would still complain when the loop is closed.
            with create_engine(storage.engine.url.set(drivername="sqlite")).connect() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            await storage.claim.take(storage.engine)
    finally:
        await storage.close()


def _engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    # FULL: what was acknowledged survives a power cut too, not only the end of the process.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
