"""One server for one storage: a second one would seat two people in one place."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tapete.errors import BadOption

try:
    import fcntl
except ImportError:  # Where files cannot be locked like this, whoever runs the server must see to it himself.
    fcntl = None  # type: ignore[assignment]

OURS = 0x746170657465
"""The number of our lock in a PostgreSQL database: the letters of our name."""


class Claim:
    """Holds a storage for one process: by a locked file beside SQLite's own, by an advisory lock of PostgreSQL.

    Both end with the process, however it ends.
    """

    def __init__(self, url: URL) -> None:
        self._url = url
        self._file: int | None = None
        self._connection: AsyncConnection | None = None

    def take_file(self) -> None:
        """Take the file beside a SQLite database, if that is what it is."""
        path = self._url.database
        if self._file is not None or self._url.get_backend_name() != "sqlite" or fcntl is None:
            return
        if not path or ":memory:" in path or path.startswith("file:"):
            return
        file = os.open(Path(f"{path}.lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            raise self._taken() from None
        self._file = file

    async def take(self, engine: AsyncEngine) -> None:
        """Take the storage, of whatever kind it is."""
        self.take_file()
        if engine.dialect.name == "postgresql" and self._connection is None:
            connection = await engine.connect()
            if not await connection.scalar(text("SELECT pg_try_advisory_lock(:ours)"), {"ours": OURS}):
                await connection.close()
                raise self._taken()
            # The lock is the session's; a transaction left open would hold back what others have deleted.
            await connection.commit()
            self._connection = connection

    async def release(self) -> None:
        """Leave it to others."""
        if self._connection is not None:
            await self._connection.execute(text("SELECT pg_advisory_unlock(:ours)"), {"ours": OURS})
            await self._connection.close()
            self._connection = None
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _taken(self) -> BadOption:
        return BadOption(
            "already-served",
            "Another server keeps its matches in {where}: stop it first, or name another with --database.",
            where=self._url.database,
        )
