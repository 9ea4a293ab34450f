"""What a run has measured: kept as JSON by the commit it was measured at, so that two can be compared."""

from __future__ import annotations

import json
import platform
import subprocess
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from bench.clock import Times
from tapete.errors import TapeteError

KEPT = Path(__file__).parent / "results"


@dataclass
class Results:
    """The numbers of a run: ratios, moves a second, and milliseconds of searches; `missing` are absent rivals."""

    commit: str
    when: str
    machine: str
    missing: list[str] = field(default_factory=list)
    ratios: dict[str, float] = field(default_factory=dict)
    rates: dict[str, float] = field(default_factory=dict)
    solved: dict[str, Times] = field(default_factory=dict)

    @staticmethod
    def begun() -> Results:
        """Nothing is measured yet."""
        machine = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
        return Results(commit(), datetime.now(UTC).isoformat(timespec="seconds"), machine)

    @staticmethod
    def read(text: str) -> Results:
        """What was written."""
        found = json.loads(text)
        found["solved"] = {name: Times(**each) for name, each in found["solved"].items()}
        return Results(**found)

    def written(self) -> str:
        """All numbers as JSON, with as many digits as mean something."""
        data = asdict(self)
        for part in ("ratios", "rates"):
            data[part] = {name: _rounded(number) for name, number in data[part].items()}
        for each in data["solved"].values():
            each.update(median=_rounded(each["median"]), p95=_rounded(each["p95"]))
        return json.dumps(data, indent=1) + "\n"

    def keep(self, folder: Path = KEPT) -> Path:
        """The run in its file, in the place of an earlier one at the same commit."""
        folder.mkdir(exist_ok=True)
        path = folder / f"{self.commit}.json"
        path.write_text(self.written(), encoding="utf-8")
        return path

    @property
    def numbers(self) -> dict[str, float]:
        """Every number under a name of its own."""
        times: dict[str, float] = {}
        for name, each in self.solved.items():
            times |= {f"{name} (median ms)": each.median, f"{name} (p95 ms)": each.p95}
        return {**self.ratios, **{f"{name} (moves/s)": each for name, each in self.rates.items()}, **times}


def _rounded(number: float) -> float:
    return float(f"{number:.4g}")


def commit() -> str:
    """The commit that is measured; what is not committed yet is said to be `changed`."""
    asked = ["git", "describe", "--always", "--abbrev=8", "--dirty=-changed", "--exclude=*"]
    try:
        return subprocess.run(asked, cwd=KEPT.parent, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def every(folder: Path = KEPT) -> list[Results]:
    """All runs that were kept, the oldest first."""
    found = [Results.read(path.read_text(encoding="utf-8")) for path in folder.glob("*.json")]
    return sorted(found, key=lambda each: each.when)


def named(name: str, folder: Path = KEPT) -> Results:
    """The run that was kept at a commit, by the first letters of its name; or in a file."""
    if Path(name).is_file():
        return Results.read(Path(name).read_text(encoding="utf-8"))
    found = [each for each in every(folder) if each.commit.startswith(name)]
    if not found:
        kept = ", ".join(each.commit for each in every(folder)) or "none"
        raise TapeteError("no-such-run", "No run was kept at {name}. Kept: {kept}.", name=name, kept=kept)
    return found[-1]
