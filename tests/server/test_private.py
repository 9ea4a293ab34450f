"""What the server keeps in files nobody else may read, from their first moment on."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapete.server import private
from tapete.server.config import database_url, default_file
from tapete.server.storage import Storage, reach
from tests.server.test_storage import prepare
from tests.server.visitors import config_for, serving

ALL = {"tapete.db", "tapete.db-wal", "tapete.db-shm", "tapete.db.lock"}


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """Whatever is made is made for everybody, unless somebody takes care."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.is_file()}


async def test_all_files_of_a_server_are_its_own(tmp_path: Path) -> None:
    async with serving(config_for(tmp_path)) as server, server.visitor() as ana:
        await ana.open("malilla-coja")
        assert modes(tmp_path) == dict.fromkeys(ALL, 0o600)


async def test_files_that_others_could_read_are_mended_when_the_server_starts(tmp_path: Path) -> None:
    storage = Storage(database_url(str(tmp_path / "tapete.db")))
    await storage.open()
    await storage.keep(prepare)
    # As a crash leaves them: with a log of what was written.
    for name in ALL:
        (tmp_path / name).chmod(0o666)
    left = {name: (tmp_path / name).read_bytes() for name in ALL}
    await storage.close()
    for name, body in left.items():
        (tmp_path / name).write_bytes(body)
        (tmp_path / name).chmod(0o666)
    again = Storage(database_url(str(tmp_path / "tapete.db")))
    await again.open()
    assert modes(tmp_path) == dict.fromkeys(ALL, 0o600)
    await again.close()


def test_a_file_is_private_before_anything_is_written_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    really = os.open

    def watched(path: str | Path, flags: int, mode: int = 0o777) -> int:
        opened = really(path, flags, mode)
        seen.append(stat.S_IMODE(os.fstat(opened).st_mode))
        return opened

    monkeypatch.setattr(os, "open", watched)
    private.keep_private(tmp_path / "tapete.db")
    # Never again while it is used: whoever closes it ends the locks that SQLite has on it.
    private.keep_private(tmp_path / "tapete.db")
    assert seen == [0o600]


def test_whoever_only_tries_a_database_leaves_no_open_file_behind(tmp_path: Path) -> None:
    asyncio.run(reach(database_url(str(tmp_path / "tapete.db"))))
    assert set(modes(tmp_path).values()) == {0o600}


def test_the_folder_that_the_server_makes_is_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_DATA", str(tmp_path / "kept" / "tapete"))
    assert stat.S_IMODE(default_file().parent.stat().st_mode) == 0o700


def test_a_mode_narrower_than_ours_stays(tmp_path: Path) -> None:
    (tmp_path / "tapete.db-wal").touch(0o600)
    (tmp_path / "tapete.db-wal").chmod(0o400)
    private.keep_private(tmp_path / "tapete.db")
    assert modes(tmp_path)["tapete.db-wal"] == 0o400
