"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tapete.server import bots, guard
from tapete.server.config import database_url
from tapete.server.storage import Storage
from tests.patience import PATIENCE
from tests.server.postgres import WITHOUT, Cluster, cluster, programs
from tests.server.visitors import Served, config_for, serving

BOTH = {
    "test_accounts", "test_endings", "test_fields", "test_handed", "test_health", "test_invitations", "test_lease",
    "test_lobby", "test_past", "test_rating", "test_resume", "test_set_aside", "test_standing_still", "test_storage",
    "test_tables",
}  # fmt: skip
"""What is tested with every database we know: it is kept, found again or refused there."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in BOTH:
        metafunc.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is shown out because the machine is busy; tests of that say how long it takes."""
    for module, name in ((guard, "TAKES_NOTHING"), (guard, "SAYS_NOTHING"), (bots, "PATIENCE")):
        monkeypatch.setattr(module, name, PATIENCE)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this process, where it can be had."""
    pytest.importorskip("asyncpg", reason="PostgreSQL needs asyncpg: pip install 'tapete[postgres]'")
    found = programs()
    if found is None:
        pytest.skip(WITHOUT)
    with cluster(found) as own:
        yield own


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where this test keeps what it keeps: a file, or a URL; nothing is there yet."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield str(tmp_path / "tapete.db")
        return
    own: Cluster = request.getfixturevalue("postgres")
    with own.database() as url:
        yield url


@pytest.fixture
async def server(database: str) -> AsyncIterator[Served]:
    """A quick server without limits."""
    async with serving(config_for(database)) as served:
        yield served


@pytest.fixture
async def empty_storage(database: str) -> AsyncIterator[Storage]:
    """Storage in which nothing has been kept yet."""
    kept = Storage(database_url(database))
    await kept.open()
    yield kept
    await kept.close()
