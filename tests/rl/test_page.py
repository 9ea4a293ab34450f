"""What the page for researchers shows runs, and learns what it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import tapete
from tapete.rl.observation import observation
from tapete.table.game import game_class

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")


def said(code: str) -> str:
    """What a process of its own prints that runs this."""
    alone = {**os.environ, **ONE_THREAD}
    return subprocess.run([sys.executable, "-c", code], env=alone, capture_output=True, text=True, check=True).stdout


def test_what_is_shown_of_pettingzoo_and_openspiel_runs() -> None:
    assert len(SHOWN) == 3
    assert said(f"{SHOWN[0]}\nprint(len(table.agents))") == "0\n"
    assert said(f"{SHOWN[1]}\nprint(state.is_chance_node())") == "True\n"


def test_the_policy_that_is_trained_beats_one_that_plays_at_random() -> None:
    at_random, trained = map(float, re.findall(r"[\d.]+(?= points|(?: trained))", said(SHOWN[2])))
    assert trained > at_random + 2


def test_rows_are_as_long_as_the_page_says() -> None:
    kinds = [game_class(name) for name in tapete.REGISTRY]
    sizes = [observation(kind.make(table)).size for kind in kinds for table in kind.tables]
    assert f"({min(sizes):,} to {max(sizes):,})" in PAGE


def test_every_part_of_what_is_seen_is_told() -> None:
    parts = observation(tapete.game("mus")).parts
    assert [name for name in parts if f"`{name}`" not in PAGE] == []
