"""Runs of the bench are kept by commit, found again and compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.clock import times
from bench.compare import compared
from bench.kept import Results, every, named
from bench.rivals import installed
from tapete.errors import TapeteError


def run(commit: str, when: str, moves: float) -> Results:
    """A run that has measured little."""
    return Results(commit, when, "a machine", rates={"engine": moves}, solved={"malilla 8, value": times([1.0, 3.0])})


def test_what_was_kept_is_found_by_the_first_letters_of_its_commit(tmp_path: Path) -> None:
    first, second = run("aaaa1111", "2026-01-02", 10.0), run("bbbb2222", "2026-01-01", 20.0)
    for each in (first, second):
        each.keep(tmp_path)
    assert every(tmp_path) == [second, first]
    assert named("aaaa", tmp_path) == first
    assert named(str(tmp_path / "bbbb2222.json")) == second
    with pytest.raises(TapeteError, match="aaaa1111"):
        named("cccc", tmp_path)


def test_two_runs_are_compared_in_what_both_have_measured() -> None:
    before, after = run("a", "1", 10.0), run("b", "2", 25.0)
    after.rates["kernels"] = 1.0
    found = {name: ratio for name, _, _, ratio in compared(before, after)}
    assert found == {"engine (moves/s)": 2.5, "malilla 8, value (median ms)": 1.0, "malilla 8, value (p95 ms)": 1.0}


def test_the_median_and_the_slow_end() -> None:
    found = times([float(number) for number in range(100)], [7, 9, 11], over_budget=2)
    assert (found.deals, found.median, found.p95, found.nodes, found.over_budget) == (100, 49.5, 95.0, 9, 2)


def test_a_rival_that_is_not_installed_is_none() -> None:
    assert installed("no_such_rival") is None
    assert installed("json") is not None
