"""How far the laws are carried out: for each game and force, the laws with code and with a passing test."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill

from tapete.laws.book import Language, Law, books, laws
from tapete.laws.page import word
from tapete.laws.results import RESULTS, outcomes, read_results
from tapete.laws.trace import marked_in_tests, named_in_code

PACKAGE = Path(__file__).parents[1]
PROJECT = PACKAGE.parents[1]
"""Where the package is read from its source: the folder that holds its tests, and their results."""
SHIPPED = Path(__file__).with_name("proofs.json")
"""What came of the tests when the package was built, for those who install it: the tests do not come along."""
TESTS = Path("tests")
UNKNOWN = "unknown"
OUTCOMES = ("failed", UNKNOWN, "skipped", "passed")
"""The gravest first."""
WIDTH = 100


@dataclass(frozen=True, slots=True)
class Trace:
    """One law followed to the places that carry it out and to the outcomes of the tests that prove it."""

    game: str
    law: Law
    code: tuple[str, ...]
    tests: Mapping[str, str]
    provable: bool = True
    """Whether the tests are at hand, or what came of them is."""

    @property
    def places(self) -> list[str]:
        """The lines of the code that name it, seen from the folder of the project."""
        return [_in_project(place) for place in dict.fromkeys(self.code)]

    @property
    def coded(self) -> bool:
        return bool(self.code)

    @property
    def tested(self) -> bool:
        return bool(self.tests)

    @property
    def passed(self) -> bool:
        return self.tested and set(self.tests.values()) == {"passed"}

    @property
    def failed(self) -> bool:
        return "failed" in self.tests.values()

    @property
    def needs_code(self) -> bool:
        return self.law.no_code is None


@dataclass(frozen=True, slots=True)
class Row:
    """The laws of one game and force."""

    game: str
    force: str
    traces: tuple[Trace, ...]

    def count(self, quality: Callable[[Trace], bool]) -> int:
        """How many of the laws have this quality."""
        return sum(map(quality, self.traces))

    def ids(self, quality: Callable[[Trace], bool]) -> list[str]:
        """The laws that have this quality."""
        return [trace.law.id for trace in self.traces if quality(trace)]


# What a row counts, and which laws it then names.
COUNTS: dict[str, Callable[[Trace], bool]] = {
    "laws": lambda trace: True,
    "code": lambda trace: trace.coded,
    "test": lambda trace: trace.tested,
    "passed": lambda trace: trace.passed,
}
LACKS: dict[str, Callable[[Trace], bool]] = {
    "without code": lambda trace: trace.needs_code and not trace.coded,
    "without test": lambda trace: trace.needs_code and trace.provable and not trace.tested,
    "with a failed test": lambda trace: trace.failed,
}


@dataclass(frozen=True, slots=True)
class Coverage:
    """All laws traced; `known` tells whether the outcomes of the tests are."""

    rows: tuple[Row, ...]
    known: bool

    @property
    def provable(self) -> bool:
        """Whether the tests are at hand, or what came of them is."""
        return all(trace.provable for row in self.rows for trace in row.traces)

    @property
    def no_code(self) -> dict[str, str]:
        """The laws that no program has to carry out, with the reason."""
        laws = (trace.law for row in self.rows for trace in row.traces)
        return {law.id: law.no_code for law in laws if law.no_code}


def coverage(
    package: Path = PACKAGE, tests: Path = PROJECT / TESTS, results: Path = PROJECT / RESULTS, shipped: Path = SHIPPED
) -> Coverage:
    """Follow every law into the code and the tests; where these are not at hand, into what was shipped of them."""
    at_hand = tests.is_dir()
    code, marks, ran = named_in_code(package), marked_in_tests(tests), read_results(results if at_hand else shipped)
    unproved = {law_id: dict.fromkeys(places, UNKNOWN) for law_id, places in marks.items()}
    proofs = {**unproved, **outcomes(ran or ())}
    traces = (
        Trace(game, law, code.get(law.id, ()), proofs.get(law.id, {}), at_hand or ran is not None)
        for game in books()
        for law in laws(game).values()
    )
    return Coverage(_rows(traces), ran is not None)


def traced(law_id: str, found: Coverage | None = None) -> Trace:
    """One law, followed to its code and its tests."""
    found = found or coverage()
    return next(trace for row in found.rows for trace in row.traces if trace.law.id == law_id)


def trace_text(trace: Trace, language: Language = "en") -> str:
    """Where the law stands in the code, and which tests prove it, with what became of each when it last ran."""
    tests = [f"{test}: {word('outcome', outcome, language)}" for test, outcome in proofs(trace).items()]
    none = "-" if trace.provable else word("coverage", "not-here", language)
    told = {"in-code": (trace.places, "-"), "in-tests": (tests, none)}
    return "\n\n".join(
        "\n".join([word("coverage", name, language), *(f"  {line}" for line in lines or [none])])
        for name, (lines, none) in told.items()
    )


def proofs(trace: Trace) -> dict[str, str]:
    """Each test of the law once, whatever its parameters: failed if it ever did, passed if it always did."""
    found: dict[str, set[str]] = {}
    for test, outcome in trace.tests.items():
        found.setdefault(_in_project(test.partition("[")[0]), set()).add(outcome)
    return {test: next(outcome for outcome in OUTCOMES if outcome in became) for test, became in sorted(found.items())}


def _in_project(place: str) -> str:
    return place.removeprefix(f"{PROJECT.as_posix()}/")


def coverage_json(found: Coverage | None = None) -> str:
    """The coverage as JSON, for programs."""
    found = found or coverage()
    rows = [
        {"game": row.game, "force": row.force}
        | {name: row.count(quality) for name, quality in COUNTS.items()}
        | {name: row.ids(quality) for name, quality in LACKS.items()}
        for row in found.rows
    ]
    return json.dumps({"results known": found.known, "rows": rows, "no code": found.no_code}, indent=1)


def coverage_table(found: Coverage | None = None, language: Language = "en") -> str:
    """The coverage as a table, and below it the laws that lack something."""
    found = found or coverage()

    def told(name: str) -> str:
        return word("coverage", name.replace(" ", "-"), language)

    forces = {row.force: word("force", row.force, language) for row in found.rows}
    lines = [f"{told('game'):10} {told('force'):10}" + "".join(f"{told(name):>9}" for name in COUNTS)]
    lines += [f"{row.game:10} {forces[row.force]:10}" + _counts(row, found) for row in found.rows]
    if not found.provable:
        lines += ["", f"{told('test')}: {told('not-here')}"]
    elif not found.known:
        lines += ["", told("unknown")]
    for lack, quality in LACKS.items():
        named = [(row, row.ids(quality)) for row in found.rows]
        lines += _section(told(lack), {f"{row.game}, {forces[row.force]}": " ".join(ids) for row, ids in named if ids})
    lines += _section(told("no code"), found.no_code)
    return "\n".join(lines) + "\n"


def _rows(traces: Iterable[Trace]) -> tuple[Row, ...]:
    groups: dict[tuple[str, str], list[Trace]] = {}
    for trace in traces:
        groups.setdefault((trace.game, trace.law.force), []).append(trace)
    return tuple(Row(game, force, tuple(group)) for (game, force), group in groups.items())


def _counts(row: Row, found: Coverage) -> str:
    cells = {name: str(row.count(quality)) for name, quality in COUNTS.items()}
    if not found.known:
        cells["passed"] = "?"
    if not found.provable:
        cells["test"] = "?"
    return "".join(f"{cell:>9}" for cell in cells.values())


def _section(title: str, entries: Mapping[str, str]) -> list[str]:
    lines = [fill(f"  {name}: {text}", WIDTH, subsequent_indent="    ") for name, text in entries.items()]
    return ["", title, *lines] if lines else []
