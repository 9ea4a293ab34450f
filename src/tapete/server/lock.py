"""A lock on a storage that ends with its server: a second one is told at once that the first is there.

It is the quick word and no more. A database that is started again has forgotten its locks, and files can be deleted:
that nothing is kept of two servers is seen to by the lease.
"""

from __future__ import annotations

import os
from contextlib import suppress

from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tapete.errors import BadOption
from tapete.server.private import OWNERS, file_at

try:
    import fcntl
except ImportError:  # Where files cannot be locked like this, the lease alone tells who is there.
    fcntl = None  # type: ignore[assignment]

OURS = 0x746170657465
"""The number of our lock in a PostgreSQL database: the letters of our name."""


class Lock:
    """Holds a storage for one process: by a locked file beside SQLite's own, by an advisory lock of PostgreSQL.

    Both end with the process, however it ends.
    """

    def __init__(self, url: URL) -> None:
        self._url = url
        self._file: int | None = None
        self._connection: AsyncConnection | None = None

    @property
    def certain(self) -> bool:
        """Whether whoever had it before is gone for certain, and it lasts as long as we do: a file is locked by the
        system itself, a database's lock is lost with the connection."""
        return self._file is not None

    def take_file(self) -> None:
        """Take the file beside a SQLite database, if that is what it is."""
        path = file_at(self._url)
        if self._file is not None or path is None or fcntl is None:
            return
        file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNERS)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            raise self.taken() from None
        self._file = file

    async def take(self, engine: AsyncEngine) -> None:
        """Take the storage, of whatever kind it is."""
        self.take_file()
        if engine.dialect.name == "postgresql" and self._connection is None and not await self._lock(engine):
            raise self.taken()

    async def hold(self, engine: AsyncEngine) -> None:
        """Take it again if it was lost with the connection; whoever just looks who is here may have it for a moment."""
        if self._connection is not None:
            try:
                await self._connection.execute(text("SELECT 1"))
                await self._connection.commit()
                return
            except (SQLAlchemyError, OSError):
                await self._let_go()
        if engine.dialect.name == "postgresql":
            await self._lock(engine)

    async def release(self) -> None:
        """Leave it to others."""
        if self._connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await self._connection.execute(text("SELECT pg_advisory_unlock(:ours)"), {"ours": OURS})
            await self._let_go()
        if self._file is not None:
            os.close(self._file)
            self._file = None

    async def _lock(self, engine: AsyncEngine) -> bool:
        connection = await engine.connect()
        if not await connection.scalar(text("SELECT pg_try_advisory_lock(:ours)"), {"ours": OURS}):
            await connection.close()
            return False
        # The lock is the session's; a transaction left open would hold back what others have deleted.
        await connection.commit()
        self._connection = connection
        return True

    async def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.close()

    def taken(self) -> BadOption:
        """That it is another's."""
        return BadOption(
            "already-served",
            "Another server keeps its matches in {where}: stop it first, or name another with --database.",
            where=self._url.database,
        )

    def taken_over(self) -> BadOption:
        """That it is another's now."""
        return BadOption(
            "replaced",
            "Another server has taken over the matches in {where}: this one has stopped. Nothing is lost that it had "
            "acknowledged.",
            where=self._url.database,
        )
