"""The type checker knows the fields of every State, so that a misspelled one is found before anybody plays."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
USES = """
from tapete.games.mus.state import MusState

def changed(state: MusState) -> MusState:
    return state.but({change})
"""


def found(tmp_path: Path, change: str) -> str:
    """What mypy says of a state changed so."""
    file = tmp_path / "uses.py"
    file.write_text(USES.format(change=change))
    config = f"--config-file={ROOT / 'pyproject.toml'}"
    return api.run([config, f"--cache-dir={ROOT / '.mypy_cache'}", str(file)])[0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("hand=2, mano=1", "Success"),
        ("dek=()", 'Unexpected keyword argument "dek"'),
        ("mano='one'", 'incompatible type "str"; expected "int"'),
    ],
)
def test_a_change_that_no_state_can_take_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str, said: str
) -> None:
    monkeypatch.chdir(ROOT)
    assert said in found(tmp_path, change)
