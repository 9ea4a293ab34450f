"""A run of the tests leaves the outcome of each law's tests behind, in one process or in several."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tapete.laws.results import RESULTS, Result, read_results, write_results
from tests.conftest import names

CONFTEST = Path(__file__).parents[1] / "conftest.py"

PYPROJECT = """
[tool.pytest.ini_options]
testpaths = ["tests"]
markers = ["law(*ids): the laws that the test proves"]
"""

TESTS = """
import pytest

@pytest.mark.law("mal.1")
@pytest.mark.law("mal.2", "mal.3")
def test_good(): pass

@pytest.mark.law("mal.4")
def test_bad(): assert False

@pytest.fixture
def broken(): assert False

@pytest.mark.law("mal.5")
def test_broken(broken): pass

def test_without_law(): pass
"""

MADE = """
import pytest

@pytest.mark.parametrize("number", [pytest.param(n, marks=pytest.mark.law(f"mal.{n}")) for n in (7, 8)])
def test_made_up(number): pass
"""

GOOD = Result("tests/test_play.py::test_good", ("mal.2", "mal.3", "mal.1"), "passed")
BAD = Result("tests/test_play.py::test_bad", ("mal.4",), "failed")
BROKEN = Result("tests/test_play.py::test_broken", ("mal.5",), "failed")
MADE_UP = Result("tests/test_made.py::test_made_up[8]", ("mal.8",), "passed")
OLD = Result("tests/test_old.py::test_old", ("mal.6",), "passed")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    (tmp_path / "tests/conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "tests/test_play.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "tests/test_old.py").touch()
    write_results([OLD], tmp_path / RESULTS)
    return tmp_path


def results_of_a_run(project: Path, *options: str) -> set[Result]:
    # Other plugins would only make the start slow.
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options]
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    subprocess.run(command, cwd=project, env=environment, check=False, capture_output=True)
    return set(read_results(project / RESULTS) or ())


@pytest.mark.parametrize("processes", [(), ("-p", "xdist", "-n", "2")], ids=["one", "several"])
def test_a_whole_run_leaves_its_own_results_only(project: Path, processes: tuple[str, ...]) -> None:
    assert results_of_a_run(project, *processes) == {GOOD, BAD, BROKEN}


@pytest.mark.parametrize(
    "picked", [("-k", "good"), ("tests/test_play.py::test_good",), ("--law", "mal.2")], ids=["word", "path", "law"]
)
def test_a_partial_run_keeps_the_rest(project: Path, picked: tuple[str, ...]) -> None:
    assert results_of_a_run(project, *picked) == {GOOD, OLD}


def test_the_tests_of_several_laws_can_be_picked_out(project: Path) -> None:
    assert results_of_a_run(project, "--law", "mal.4", "--law", "mal.5") == {BAD, BROKEN, OLD}


def test_of_one_law_only_the_files_that_name_it_are_read(project: Path) -> None:
    (project / "tests/test_old.py").write_text("raise RuntimeError('this file is read')", encoding="utf-8")
    (project / "tests/test_made.py").write_text(MADE, encoding="utf-8")
    assert results_of_a_run(project, "--law", "mal.2") == {GOOD, OLD}
    assert results_of_a_run(project, "--law", "mal.8") == {GOOD, MADE_UP, OLD}


def test_no_file_that_proves_a_law_is_passed_over(request: pytest.FixtureRequest) -> None:
    proofs = {
        (item.path, law) for item in request.session.items for mark in item.iter_markers("law") for law in mark.args
    }
    assert [f"{file}: {law}" for file, law in proofs if not names(file, [law])] == []


def test_a_run_without_laws_leaves_the_results_alone(project: Path) -> None:
    assert results_of_a_run(project, "-k", "without_law") == {OLD}
