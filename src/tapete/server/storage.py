"""Where tables are kept. One writer commits the work of many tables at once; whoever asked is answered afterwards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import URL, Executable, RowMapping, create_engine, event, insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tapete.server.background import begin
from tapete.server.lease import LASTS, Lease, LeaseLost
from tapete.server.lock import Lock
from tapete.server.migrations import check_known, upgrade
from tapete.server.private import file_at, keep_private
from tapete.server.refusal import in_short
from tapete.server.schema import moves
from tapete.server.watch import Watch

Row = RowMapping
NewRow = Mapping[str, Any]
Work = Callable[[AsyncConnection], Awaitable[Any]]
MOST_AT_ONCE = 256
PATIENCE = 3.0
"""So many seconds a database is waited for that is asked how it is."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Job:
    """Moves to be added and more work of the same table; all of it is kept, or nothing."""

    moves: Sequence[NewRow]
    work: Work | None
    answer: asyncio.Future[Any]


class Storage:
    """The one way to the database."""

    def __init__(self, url: str, watch: Watch | None = None, lasts: float = LASTS) -> None:
        self.engine = _engine(url)
        self.lock = Lock(self.engine.url)
        self._watch = watch or Watch()
        self.lease = Lease(self._watch, lasts)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._connection: AsyncConnection | None = None

    async def open(self) -> None:
        """Make it ours alone, bring it up to date and begin to write."""
        await self.take()
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        await self.take()
        self._tasks = [begin(self._write(), "what writes to the storage"), begin(self._beat(), "what renews the lease")]

    async def take(self) -> None:
        """Make it ours alone, unless another server lives or has written there what we cannot read."""
        if self.lease.held:
            return
        await self.lock.take(self.engine)
        await self.check_known()
        if not await self.lease.take(self.engine, self.lock.certain):
            await self.lock.release()
            raise self.lock.taken()

    async def check_known(self) -> None:
        """Refuse what a later version has written."""
        async with self.engine.connect() as connection:
            await connection.run_sync(check_known)

    async def close(self) -> None:
        """Finish what is being written."""
        if self._tasks:
            await self._jobs.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()
        try:
            await self.lease.release(self.engine)
        except Exception as error:
            log.warning("the lease could not be given back: %s", in_short(error))
        await self.lock.release()
        await self.engine.dispose()

    async def health(self) -> tuple[bool, bool]:
        """Whether the database answers, and whether it is still ours."""
        try:
            async with asyncio.timeout(PATIENCE), self.reading() as connection:
                return True, await self.lease.is_ours(connection)
        except (SQLAlchemyError, OSError, TimeoutError):
            return False, False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads."""
        connection = await self._connected()
        try:
            yield connection
        finally:
            await connection.close()

    async def rows(self, query: Any) -> Sequence[Row]:
        """What a query finds."""
        async with self.reading() as connection:
            return (await connection.execute(query)).mappings().all()

    async def row(self, query: Any) -> Row | None:
        """The first row that a query finds, if any."""
        async with self.reading() as connection:
            return (await connection.execute(query)).mappings().first()

    async def keep(self, work: Work | None = None, moves: Sequence[NewRow] = ()) -> Any:
        """Have this written; it is safe when this returns."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(moves, work, answer))
        return await answer

    async def do(self, *statements: Executable) -> None:
        """Have these carried out together."""

        async def work(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self.keep(work)

    async def _write(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._jobs.task_done()

    async def _beat(self) -> None:
        """Be heard of, and see whether another has taken over."""
        while True:
            await self._watch.wait(asyncio.Event(), self.lease.beat)
            try:
                await self.lock.hold(self.engine)
                await self.keep(None if self.lock.certain else self.lease.renew)
            except LeaseLost:
                return
            except Exception as error:
                log.warning("the storage does not answer: %s", in_short(error))

    async def _commit(self, batch: Sequence[Job]) -> None:
        try:
            results = await self._transaction(batch)
        except LeaseLost as error:
            for job in batch:
                if not job.answer.done():
                    job.answer.set_exception(error)
            return
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
                results = [None if job.work is None else await job.work(connection) for job in batch]
                await self.lease.check(connection)
                return results
        except BaseException:
            # Whatever is wrong with it, the next one is fresh.
            self._connection = None
            await connection.close()
            raise

    async def _own_connection(self) -> AsyncConnection:
        """The writer's own: to borrow one for every transaction would cost as much as the transaction."""
        if self._connection is None:
            self._connection = await self._connected()
        return self._connection

    async def _connected(self) -> AsyncConnection:
        try:
            return await self.engine.connect()
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:
            # While a database starts its driver says so in a way of its own.
            raise ConnectionError(in_short(error)) from error


async def reach(url: str) -> None:
    """Try whether the storage can be reached and written to, and is nobody else's."""
    storage = Storage(url)
    try:
        if storage.engine.dialect.name == "sqlite":
            # Without a thread of its own, which would still complain when the loop is closed.
            _keep_private(storage.engine.url)
            with create_engine(storage.engine.url.set(drivername="sqlite")).connect() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                check_known(connection)
        else:
            await storage.take()
    finally:
        await storage.close()


def _engine(url: str) -> AsyncEngine:
    # A database that was started again has let all connections go: each is tried before it is used.
    engine = create_async_engine(url, pool_pre_ping=make_url(url).get_backend_name() == "postgresql")
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "do_connect", lambda *_: _keep_private(engine.url))
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _keep_private(url: URL) -> None:
    """Before SQLite opens a file: one that it makes itself anybody may read."""
    file = file_at(url)
    if file is not None:
        keep_private(file)


def _prepare_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    # FULL: what was acknowledged survives a power cut too, not only the end of the process.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
