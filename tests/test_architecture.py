"""Whatever stands lower in the picture of docs/architecture.md may know what stands higher, and nothing else."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tapete"
PICTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
PLAIN = (
    "errors", "cards", "laws", "table", "looking", "games", "bots", "lessons", "practice", "sitting", "review", "alone",
)  # fmt: skip
"""What needs nothing but Python."""


def parts() -> set[str]:
    """The packages and modules that stand directly in the source."""
    return {path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or any(path.glob("*.py"))}


def rows() -> dict[str, int]:
    """At which height of the picture each part stands."""
    drawn = {
        name: row for row, line in enumerate(PICTURE.splitlines()) for name in re.findall(r"\b(\w+)(?:/|\.py)", line)
    }
    return {name: row for name, row in drawn.items() if name in parts()}


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports, at its head, inside a function or for the type checker alone."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module="tapete", names=names):
                yield from (f"tapete.{alias.name}" if alias.name in parts() else "tapete" for alias in names)
            case ast.ImportFrom(module=str(module)):
                yield module


def files_of(part: str) -> list[Path]:
    return sorted((SOURCE / part).rglob("*.py")) or [SOURCE / f"{part}.py"]


def part_of(module: str) -> str:
    return [*module.split("."), "__init__"][1]


def test_every_part_is_drawn() -> None:
    assert set(rows()) == parts()


@pytest.mark.parametrize("part", sorted(parts()))
def test_a_part_knows_only_what_stands_higher(part: str) -> None:
    known = {part_of(module) for file in files_of(part) for module in imports(file) if module.split(".")[0] == "tapete"}
    assert {other for other in known - {part} if rows()[other] >= rows()[part]} == set()


def test_no_game_knows_another_and_nothing_else_knows_any() -> None:
    for file in SOURCE.rglob("*.py"):
        folders = {module.split(".")[2] for module in imports(file) if module.startswith("tapete.games.")}
        within = file.relative_to(SOURCE).parts[:2]
        assert folders <= ({within[1]} if within[0] == "games" else set()), file


@pytest.mark.parametrize("part", PLAIN)
def test_the_core_needs_nothing_but_python(part: str) -> None:
    needed = {module.split(".")[0] for file in files_of(part) for module in imports(file)}
    assert needed - sys.stdlib_module_names - {"tapete"} == set()
