"""What became of the tests of each law in the last run: `build/laws.json`."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

RESULTS = Path("build/laws.json")
"""Where they are kept, seen from the folder of the project."""


@dataclass(frozen=True, slots=True)
class Result:
    """One test, the laws it proves, and its outcome: passed, failed or skipped."""

    test: str
    laws: tuple[str, ...]
    outcome: str


def read_results(file: Path = RESULTS) -> tuple[Result, ...] | None:
    """The last results, or None where the tests have not been run."""
    if not file.is_file():
        return None
    entries = json.loads(file.read_text(encoding="utf-8"))
    return tuple(Result(test, tuple(entry["laws"]), entry["outcome"]) for test, entry in entries.items())


def write_results(results: Iterable[Result], file: Path = RESULTS) -> None:
    """Write these results and no others."""
    entries = {r.test: {"laws": list(r.laws), "outcome": r.outcome} for r in results}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(entries, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def update_results(results: Iterable[Result], file: Path = RESULTS) -> None:
    """Write these results over the older ones of the same tests, and keep the rest whose files still exist."""
    project = file.parents[len(RESULTS.parts) - 1]
    kept = (r for r in read_results(file) or () if (project / r.test.partition("::")[0]).is_file())
    merged = {r.test: r for r in (*kept, *results)}
    write_results(merged.values(), file)


def outcomes(results: Iterable[Result]) -> Mapping[str, Mapping[str, str]]:
    """For each law its tests with their outcomes."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for result in results:
        for law_id in result.laws:
            found[law_id][result.test] = result.outcome
    return found
