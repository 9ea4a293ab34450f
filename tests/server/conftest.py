"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.visitors import Served, config_for, serving


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Served]:
    """A quick server without limits."""
    async with serving(config_for(tmp_path)) as served:
        yield served
