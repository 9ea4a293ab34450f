"""Files that nobody but the server may read: they hold the cards of hands being played, and the key of the cookies."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy import URL

log = logging.getLogger(__name__)
OWNERS = 0o600
COMPANIONS = ("-wal", "-shm", "-journal", ".lock")
"""What lies beside a SQLite file, by how its name ends. SQLite itself gives those it makes the mode of the file."""


def file_at(url: URL) -> Path | None:
    """The file of a SQLite database that has one."""
    path = url.database
    if url.get_backend_name() != "sqlite" or not path or ":memory:" in path or path.startswith("file:"):
        return None
    return Path(path)


def keep_private(file: Path) -> None:
    """Make the file, if there is none, and take from others what they could do with it and its companions."""
    # One that is there is not opened: to close it would end the locks that SQLite has on it in this process. What
    # cannot be made here SQLite cannot make either, and says why.
    with suppress(OSError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, OWNERS))
    for one in (file, *(Path(f"{file}{end}") for end in COMPANIONS)):
        try:
            mode = one.stat().st_mode & 0o777
            if mode & ~OWNERS:
                one.chmod(mode & OWNERS)
        except FileNotFoundError:
            continue
        except PermissionError:
            log.warning("others may read %s, and its rights are not ours to change", one)
