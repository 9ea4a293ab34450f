"""Every Python that we name plays the same matches, with nothing installed but itself."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.universal.golden import FILE, plans

ROOT = Path(__file__).parents[1]
NAMED = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PLAYED = """
from tests.universal.golden import digest, plans
for plan in plans(seeds=1):
    print(digest(*plan))
"""


def test_those_named_are_those_allowed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={NAMED[0]}"
    assert len(NAMED) > 3


def interpreter(version: str) -> str | None:
    """One of this version that runs: on the path, or among those that pyenv keeps aside."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [shutil.which(f"python{version}"), *map(str, sorted(kept.glob(f"{version}.*/bin/python{version}")))]
    return next(
        (each for each in found if each and not subprocess.run([each, "-V"], capture_output=True).returncode), None
    )


@pytest.mark.parametrize("version", NAMED)
def test_it_plays_what_was_kept(version: str) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"Python {version} is not installed here")
    alone = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    played = subprocess.run([python, "-S", "-c", PLAYED], cwd=ROOT, env=alone, capture_output=True, text=True)
    assert (played.returncode, played.stderr) == (0, "")
    kept = tomllib.loads(FILE.read_text(encoding="utf-8"))
    assert played.stdout.split("\n")[:-1] == [kept[f"{name}-{table}-{seed:02}"] for name, table, seed in plans(seeds=1)]
