"""No test depends on how busy the machine is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import patience
from tests.patience import until, until_so

FOLDER = Path(__file__).parent
IMPATIENT = re.compile(
    r"""timeout=\d | timeout\(\d | wait_for\(.*,\ \d[\d.]*\) | \.wait\(\d | pause\(\d | perf_counter
    | \bsleep\((?!0\)|GLANCE\))""",
    re.VERBOSE,
)
"""Ways to wait for a length of time of one's own, to give up after one, or to measure how long something took."""
NO_WAITS = {
    "server/test_resume.py": "await asyncio.sleep(chance.random() / 2)",  # A server is killed at any moment.
    "terminal/test_settled.py": "await asyncio.sleep(0.05)",  # What is looked at there is slow.
    "web/screenshots.py": "visitor.page.wait_for_timeout(700)",  # Pictures, and no test.
}


def test_no_test_gives_up_but_by_the_one_patience_that_all_share() -> None:
    for written in (
        "wait(timeout=60)", "asyncio.timeout(3.5)", "wait_for(reader.read(1), 0.2)", "served.wait(30)",
        "page.wait_for_timeout(150)", "pilot.pause(0.1)", "time.sleep(2)", "asyncio.sleep(0.001)",
    ):  # fmt: skip
        assert IMPATIENT.search(written), written
    for written in (
        "asyncio.timeout(PATIENCE)", "wait_for(fact.wait(), PATIENCE)", "pilot.pause()", "asyncio.sleep(0)",
        "asyncio.sleep(GLANCE)",
    ):  # fmt: skip
        assert not IMPATIENT.search(written), written
    lines = [
        (file.relative_to(FOLDER).as_posix(), line.strip())
        for file in FOLDER.rglob("*.py")
        for line in file.read_text(encoding="utf-8").splitlines()
        if file != Path(__file__) and IMPATIENT.search(line)
    ]
    assert sorted(lines) == sorted(NO_WAITS.items())


async def test_a_fact_is_waited_for() -> None:
    looks = iter([False, False, True])
    await until(lambda: next(looks))
    assert list(looks) == []


async def test_what_never_comes_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.0)
    with pytest.raises(AssertionError, match="never came"):
        await until(lambda: False)
    with pytest.raises(AssertionError, match="never came"):
        until_so(lambda: False)
