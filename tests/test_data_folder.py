"""Matches, settings and the server's storage are kept in one folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tapete.data_folder import data_folder
from tapete.server.config import database_url
from tapete.terminal.archive import new_match


def test_the_folder_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own" / "things"
    monkeypatch.setenv("TAPETE_DATA", str(own))
    assert data_folder() == own
    assert database_url(None) == f"sqlite+aiosqlite:///{own / 'tapete.db'}"
    assert own.is_dir() and own in new_match("mus").file.parents


@pytest.mark.skipif(sys.platform != "linux", reason="every system has its own place")
def test_else_it_is_where_the_system_keeps_such_things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_DATA", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "tapete"
