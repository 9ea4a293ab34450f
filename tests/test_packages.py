"""What is built to be given away is whole."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]


def test_the_sources_are_given_away_whole(tmp_path: Path) -> None:
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if kept.returncode:
        pytest.skip("this is no work tree: what is kept is not known")
    (built,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with tarfile.open(built) as sources:
        held = {name.partition("/")[2] for name in sources.getnames()}
    assert {file for file in kept.stdout.splitlines() if (ROOT / file).is_file()} <= held
    # What came of the laws' tests goes along, once they have run.
    made = [name for name in held if "node_modules" in name or name.startswith((".venv", "build/"))]
    assert set(made) <= {"build/laws.json"}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """As much of the project as a wheel needs to be made, without the page."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "checks/built_whole.py", "src/tapete/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def built(root: Path, version: str) -> list[str]:
    return list(WheelBuilder(str(root)).build(directory=str(root / "dist"), versions=[version]))


def test_a_wheel_without_its_page_is_not_made(small: Path) -> None:
    with pytest.raises(FileNotFoundError, match="run `make web` before a wheel is made"):
        built(small, "standard")
    page = small / "src/tapete/server/static/index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>")
    assert len(built(small, "standard")) == 1


def test_the_proofs_of_the_laws_go_along_also_by_way_of_the_sources(small: Path) -> None:
    page, proofs = small / "src/tapete/server/static/index.html", small / "build/laws.json"
    for file in (page, proofs):
        file.parent.mkdir(parents=True)
        file.write_text("{}")
    (wheel,) = built(small, "standard")
    assert "tapete/laws/proofs.json" in zipfile.ZipFile(wheel).namelist()
    (sources,) = SdistBuilder(str(small)).build(directory=str(small / "dist"), versions=["standard"])
    with tarfile.open(sources) as held:
        assert [name for name in held.getnames() if name.endswith("/build/laws.json")]
    proofs.unlink()
    assert "tapete/laws/proofs.json" not in zipfile.ZipFile(built(small, "standard")[0]).namelist()


def test_the_work_tree_itself_is_installed_without_it(small: Path) -> None:
    assert len(built(small, "editable")) == 1
