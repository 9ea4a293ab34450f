"""No test depends on how busy the machine is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import patience
from tests.patience import until, until_so

FOLDER = Path(__file__).parent
IMPATIENT = re.compile(
    r"""timeout=\d | \b(?<!wait_for_)timeout\(\d | wait_for\(.*,\ \d[\d.]*\) | \.wait\(\d | perf_counter""", re.VERBOSE
)
"""Ways to give up after a length of time of one's own, or to measure how long something took."""


def test_no_test_gives_up_but_by_the_one_patience_that_all_share() -> None:
    for written in ("wait(timeout=60)", "asyncio.timeout(3.5)", "wait_for(reader.read(1), 0.2)", "served.wait(30)"):
        assert IMPATIENT.search(written)
    for written in ("page.wait_for_timeout(150)", "asyncio.timeout(PATIENCE)", "wait_for(fact.wait(), PATIENCE)"):
        assert not IMPATIENT.search(written)
    lines = [
        f"{file.relative_to(FOLDER)}: {line.strip()}"
        for file in FOLDER.rglob("*.py")
        for line in file.read_text(encoding="utf-8").splitlines()
        if file != Path(__file__) and IMPATIENT.search(line)
    ]
    assert lines == []


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
