"""One server for all tests of a process, and one browser for those of a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="the browser tests need playwright: make test installs it")

from playwright.sync_api import Browser

from tests.web.browser import CHROMIUM, Server, Visitor, a_browser

STATIC = Path(__file__).parents[2] / "src/tapete/server/static/index.html"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, started once for a file: while it lasts no test with an event loop of its own can run."""
    if not CHROMIUM:
        pytest.skip("there is no Chromium here: apt-get install chromium-headless-shell")
    if not STATIC.exists():
        pytest.skip("the page has not been built: make web")
    with a_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lasts for all tests of this process."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Let visitors come; at the end none of them may have had cause to complain."""
    came: list[Visitor] = []

    def enter(**more: Any) -> Visitor:
        came.append(Visitor(browser, server.url, **more))
        return came[-1]

    yield enter
    complaints = [complaint for visitor in came for complaint in visitor.complaints]
    for visitor in came:
        visitor.close()
    assert complaints == []
