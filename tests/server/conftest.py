"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tapete.server.config import database_url
from tapete.server.storage import Storage
from tests.server.visitors import Served, config_for, serving


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Served]:
    """A quick server without limits."""
    async with serving(config_for(tmp_path)) as served:
        yield served


@pytest.fixture
async def empty_storage(tmp_path: Path) -> AsyncIterator[Storage]:
    """Storage in which nothing has been kept yet."""
    kept = Storage(database_url(str(tmp_path / "kept.db")))
    await kept.open()
    yield kept
    await kept.close()
