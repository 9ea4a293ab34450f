"""What `import tapete` reads, and what it leaves for those who ask for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tapete

HEAVY = {"asyncio", "difflib", "hashlib", "importlib.resources", "json", "random", "tomllib", "unicodedata"}
"""What costs time at the first import, and is wanted only by some."""


def run(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_the_first_import_reads_no_game_and_nothing_heavy() -> None:
    loaded = set(run("import sys, tapete; print(*sys.modules)").split())
    assert "tapete.table.game" in loaded
    assert loaded & HEAVY == set()
    assert {name for name in loaded if name.startswith("tapete.games.")} == set()


def test_every_name_is_there_for_who_asks_and_is_the_same_each_time() -> None:
    assert run("import tapete\nfor name in tapete.__all__: assert getattr(tapete, name) is getattr(tapete, name)") == ""
    assert set(tapete.__all__) <= set(dir(tapete))


def test_a_name_that_is_not_there_is_refused_as_usual() -> None:
    with pytest.raises(AttributeError, match="module 'tapete' has no attribute 'mus'"):
        tapete.mus  # type: ignore[attr-defined] # noqa: B018
