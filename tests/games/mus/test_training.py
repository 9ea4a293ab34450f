"""The training, on a setting so small that nothing has to be compiled for it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from subprocess import run

import pytest

from tapete.games.mus.mixes import unpacked

pytest.importorskip("numpy")
PLAIN = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
ROOT = Path(__file__).parents[3]


def trained(to: Path, *asked: str) -> str:
    """What the training says when it is run as a command."""
    command = [
        sys.executable,
        "-m",
        "tapete.games.mus.training",
        "--no-talk",
        "--trust",
        "0",
        "--contest",
        "0",
        "--to",
        str(to),
        *asked,
    ]
    return run(command, env=PLAIN, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_it_learns_the_same_from_the_same_seed(tmp_path: Path) -> None:
    for name in ("one", "other"):
        assert "6 hands" in trained(tmp_path / name, "--hands", "6", "--block", "3", "--seed", "5")
    one, other = ((tmp_path / name).read_bytes() for name in ("one", "other"))
    assert one == other
    found = unpacked(one)
    assert (
        found.head["command"]
        == "python -m tapete.games.mus.training --hands 6 --block 3 --seed 5 --contest 0 --book 0.6 --trust 0"
    )


def test_player_and_training_read_the_same_rows() -> None:
    done = run(
        [sys.executable, "-m", "tests.games.mus.alike"], env=PLAIN, cwd=ROOT, capture_output=True, text=True, check=True
    )
    alike, unlike = map(int, done.stdout.split())
    assert unlike == 0
    assert alike > 20
