"""What all tests share: those of one law can be picked out, and the outcome of each is kept for `laws --coverage`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings

from tapete.laws.results import RESULTS, Result, update_results, write_results

LAWS = "laws"
LONGEST = ("tests/web", "tests/server", "tests/terminal", "tests/universal")
"""What takes long, and waits for others meanwhile, first."""

# The same examples every time, and however long they take: a busy machine fails nothing.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--law", action="append", default=[], metavar="ID", help="only the tests of this law, as mal.24")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Of the tests of one law only the files that name it are read."""
    ids = config.getoption("law")
    return True if ids and collection_path.is_file() and not names(collection_path, ids) else None


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def names(file: Path, ids: Iterable[str]) -> bool:
    """Whether a file names one of these laws: whole, with its number left to be filled in, or its chapter without its
    book."""
    return any(way in text_of(file) for law in ids for way in _ways(law))


def _ways(law: str) -> list[str]:
    chapter = law.partition(".")[2]
    return [law, f"{law.rpartition('.')[0]}.{{", *([chapter] if "." in chapter else [])]


def pytest_configure(config: pytest.Config) -> None:
    # Where the tests run in several processes, only the one that gathers the reports may write.
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(LawResults())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        ids = [law_id for mark in item.iter_markers("law") for law_id in mark.args]
        # A property travels with the report, also from another process.
        item.user_properties += [(LAWS, law_id) for law_id in ids]
    if hasattr(config, "workerinput"):
        # Of several who run the tests one begins with these, and the others take them off him: none waits at the end.
        items.sort(key=_turn)
    if wanted := {(LAWS, law_id) for law_id in config.getoption("law")}:
        config.hook.pytest_deselected(items=[item for item in items if not wanted & {*item.user_properties}])
        items[:] = [item for item in items if wanted & {*item.user_properties}]


def _turn(item: pytest.Item) -> int:
    folder = "/".join(item.nodeid.split("/")[:2])
    return LONGEST.index(folder) if folder in LONGEST else len(LONGEST)


class LawResults:
    """Gathers the outcomes of the tests marked with laws."""

    def __init__(self) -> None:
        self.results: dict[str, Result] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = tuple(str(value) for name, value in report.user_properties if name == LAWS)
        # A test is reported for setup, call and teardown: it passed if its call did and nothing failed.
        if ids and (report.when == "call" or not report.passed):
            self.results[report.nodeid] = Result(report.nodeid, ids, report.outcome)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.results:
            write = write_results if ran_everything(session) else update_results
            write(self.results.values(), session.config.rootpath / RESULTS)


def ran_everything(session: pytest.Session) -> bool:
    """Whether nothing was picked out and the run came to its end."""
    config = session.config
    picked = any(config.getoption(name, default=None) for name in ("keyword", "markexpr", "lf", "deselect", "law"))
    by_default = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    return by_default and not picked and not session.shouldstop and not session.shouldfail
