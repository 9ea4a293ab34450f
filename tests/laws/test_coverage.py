"""Laws are followed to code and tests: here in a small project made up for the purpose."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tapete.laws import books, cite
from tapete.laws.book import Language
from tapete.laws.coverage import (
    Coverage,
    Row,
    Trace,
    coverage,
    coverage_json,
    coverage_table,
    proofs,
    trace_text,
    traced,
)
from tapete.laws.page import word
from tapete.laws.results import Result, read_results, update_results, write_results
from tapete.laws.trace import ids_in, marked_in_tests, named_in_code

ROOT = Path(__file__).parents[2]

CODE = '''
"""Follows mal.17 to the letter."""

ORDER = law("mal.33")((9, 1, 12))

@law("mal.24", "mal.26")
def beat() -> str:
    return "not mal. nor normal.24 but mal.87: a fine"
'''

TESTS = """
@pytest.mark.law("mal.24")
def test_beat(): pass

@pytest.mark.law("mal.26", "mal.98")
def test_over_ruff(): "only marks count, not mal.35"
"""


TABLE = """
LATE = {
    when(covered=True): Verdict("revoked", "mal.87 mal.161"),
    when(by="feito"): Verdict(
        "void", "mal.77", "same-dealer"
    ),
    OTHERWISE: Verdict("mended", "mal.89"),
}
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in {"code/play.py": CODE, "tests/test_play.py": TESTS}.items():
        file = tmp_path / name
        file.parent.mkdir()
        file.write_text(text, encoding="utf-8")
    return tmp_path


def follow(project: Path) -> Coverage:
    return coverage(project / "code", project / "tests", project / "laws.json")


def trace(found: Coverage, law_id: str) -> Trace:
    return next(t for row in found.rows for t in row.traces if t.law.id == law_id)


def row(found: Coverage, game: str, force: str) -> Row:
    return next(r for r in found.rows if (r.game, r.force) == (game, force))


def test_code_names_a_law_in_any_of_its_texts(project: Path) -> None:
    named = named_in_code(project / "code")
    assert sorted(named) == ["mal.17", "mal.24", "mal.26", "mal.33", "mal.87"]
    assert named["mal.33"] == (f"{(project / 'code/play.py').as_posix()}:4",)


def test_a_law_of_a_table_is_named_where_its_row_begins(tmp_path: Path) -> None:
    (tmp_path / "judge.py").write_text(TABLE, encoding="utf-8")
    lines = {
        law_id: [place.rpartition(":")[2] for place in places] for law_id, places in named_in_code(tmp_path).items()
    }
    assert lines == {"mal.87": ["3"], "mal.161": ["3"], "mal.77": ["4"], "mal.89": ["7"]}


def test_a_test_names_a_law_only_by_its_mark(project: Path) -> None:
    assert sorted(marked_in_tests(project / "tests")) == ["mal.24", "mal.26", "mal.98"]


def test_before_any_run_the_marks_count_and_the_outcomes_are_unknown(project: Path) -> None:
    found = follow(project)
    assert not found.known
    assert trace(found, "mal.24").tested and not trace(found, "mal.24").passed
    assert "results of the tests are unknown" in coverage_table(found)


@pytest.mark.parametrize(
    ("lang", "told"), [("es", "no se sabe aquí"), ("pt", "não se sabe aqui"), ("en", "not known here")]
)
def test_where_the_tests_are_not_installed_nothing_is_said_of_them(project: Path, lang: Language, told: str) -> None:
    found = coverage(project / "code", project / "nowhere", project / "nothing.json")
    text = trace_text(traced("mal.24", found), lang)
    assert told in text and "play.py" in text and "\n  -" not in text
    table = coverage_table(found, lang)
    assert told in table and word("coverage", "without-test", lang) not in table
    assert {line.split()[-2:] == ["?", "?"] for line in table.splitlines()[1 : 1 + len(found.rows)]} == {True}
    # Where they are, a law without any has none.
    assert told not in trace_text(traced("mal.1", follow(project)), lang)


def test_what_is_installed_tells_of_the_tests_that_were_run_when_it_was_built(project: Path) -> None:
    shipped = project / "proofs.json"
    write_results([Result("tests/test_play.py::test_beat[a]", ("mal.24",), "passed")], shipped)
    found = coverage(project / "code", project / "nowhere", project / "nothing.json", shipped)
    assert found.known and found.provable and trace(found, "mal.24").passed
    assert "tests/test_play.py::test_beat: passed" in trace_text(traced("mal.24", found))
    assert "mal.26" in coverage_table(found).partition("without test")[2]
    # Where the tests are at hand it is their own last run that counts.
    assert not coverage(project / "code", project / "tests", project / "nothing.json", shipped).known


def test_after_a_run_the_outcomes_count(project: Path) -> None:
    results = [
        Result("test_beat[a]", ("mal.24",), "passed"),
        Result("test_beat[b]", ("mal.24",), "passed"),
        Result("test_over_ruff", ("mal.26", "mal.98"), "failed"),
    ]
    write_results(results, project / "laws.json")
    found = follow(project)
    assert found.known
    assert trace(found, "mal.24").passed
    assert trace(found, "mal.26").failed and not trace(found, "mal.26").passed


def test_a_law_with_one_failing_test_has_not_passed(project: Path) -> None:
    outcomes = {"test_beat[a]": "passed", "test_beat[b]": "failed"}
    write_results([Result(test, ("mal.24",), o) for test, o in outcomes.items()], project / "laws.json")
    assert not trace(follow(project), "mal.24").passed


def test_a_table_counts_and_names_what_is_missing(project: Path) -> None:
    write_results([Result("test_beat", ("mal.24",), "passed")], project / "laws.json")
    found = follow(project)
    penalties = row(found, "malilla", "penalty")
    assert penalties.count(lambda t: t.coded) == 3
    assert penalties.count(lambda t: t.passed) == 1
    table = coverage_table(found)
    without_code = table[table.index("Laws without code") : table.index("Laws without test")]
    assert " mal.23 " in without_code and " mal.24 " not in without_code


def test_a_law_that_needs_no_code_is_listed_with_its_reason(project: Path) -> None:
    found = follow(project)
    assert found.no_code["mal.98"] == cite("mal.98").no_code
    assert f"mal.98: {cite('mal.98').no_code}" in coverage_table(found)
    lacking = row(found, "malilla", "etiquette").ids(lambda t: t.needs_code and not t.coded)
    assert "mal.98" not in lacking


def test_json_says_the_same_as_the_table(project: Path) -> None:
    data = json.loads(coverage_json(follow(project)))
    assert data["results known"] is False
    penalties = next(r for r in data["rows"] if (r["game"], r["force"]) == ("malilla", "penalty"))
    assert (penalties["code"], penalties["test"], penalties["passed"]) == (3, 2, 0)
    assert "mal.23" in penalties["without code"]


def test_a_partial_run_keeps_the_results_of_the_other_tests(tmp_path: Path) -> None:
    file = tmp_path / "build/laws.json"
    (tmp_path / "a.py").touch()
    write_results([Result("a.py::x", ("mal.1",), "passed"), Result("b.py::x", ("mal.2",), "failed")], file)
    update_results([Result("b.py::x", ("mal.2",), "passed")], file)
    assert read_results(file) == (Result("a.py::x", ("mal.1",), "passed"), Result("b.py::x", ("mal.2",), "passed"))


def test_the_results_of_a_file_that_is_gone_are_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "build/laws.json"
    write_results([Result("gone.py::x", ("mal.1",), "failed")], file)
    update_results([Result("b.py::x", ("mal.2",), "passed")], file)
    assert read_results(file) == (Result("b.py::x", ("mal.2",), "passed"),)


def test_the_project_is_found_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = coverage()
    monkeypatch.chdir(tmp_path)
    assert [row.count(lambda t: t.tested) for row in coverage().rows] == [
        row.count(lambda t: t.tested) for row in here.rows
    ]
    assert any(row.count(lambda t: t.tested) for row in here.rows)


@pytest.mark.parametrize(("language", "told"), [("es", "Leyes sin código"), ("pt", "Leis sem código")])
def test_the_table_speaks_the_language_of_its_reader(project: Path, language: Language, told: str) -> None:
    table = coverage_table(follow(project), language)
    assert told in table and "Laws" not in table and "tests" not in table


def test_a_whole_run_replaces_the_results(tmp_path: Path) -> None:
    file = tmp_path / "build/laws.json"
    write_results([Result("a", ("mal.1",), "passed")], file)
    write_results([Result("b", ("mal.2",), "passed")], file)
    assert read_results(file) == (Result("b", ("mal.2",), "passed"),)


def test_no_run_has_no_results(tmp_path: Path) -> None:
    assert read_results(tmp_path / "laws.json") is None


def test_ids_are_words_of_a_known_book() -> None:
    assert list(ids_in("mal.24, mal.coja.8: e.g. http.1 malilla.2 mal. mal")) == ["mal.24", "mal.coja.8"]


def test_every_law_named_in_this_project_exists() -> None:
    found = coverage()
    assert {row.game for row in found.rows} == set(books())
    known = {trace.law.id for row in found.rows for trace in row.traces}
    prefixes = {law_id.partition(".")[0] for law_id in known}
    for places in (named_in_code(ROOT / "src"), marked_in_tests(ROOT / "tests")):
        assert not {i: p for i, p in places.items() if i.partition(".")[0] in prefixes and i not in known}


def test_one_law_is_told_with_its_lines_and_what_became_of_its_tests(project: Path) -> None:
    assert set(proofs(traced("mal.24", follow(project))).values()) == {"unknown"}, "nobody has run them"
    outcomes = {"tests/test_play.py::test_beat[1]": "passed", "tests/test_play.py::test_beat[2]": "failed",
                "tests/test_play.py::test_more": "passed"}  # fmt: skip
    write_results([Result(test, ("mal.24",), outcome) for test, outcome in outcomes.items()], project / "laws.json")
    law = traced("mal.24", follow(project))
    assert proofs(law) == {"tests/test_play.py::test_beat": "failed", "tests/test_play.py::test_more": "passed"}
    told = trace_text(law, "es")
    assert "play.py:6" in told and "test_beat: falló" in told and "test_more: pasó" in told
    assert trace_text(traced("mal.35", follow(project))).endswith("Proved by\n  -")
