"""Weights for the plain player, by climbing: `python -m tapete.games.revesino.thinking.climbing --seconds 200`.

A trial changes a few weights; one player with them sits among three who go by the book, in every seat of many deals.
What gains by more than luck is kept. What is found is written as `weights.py` has it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from tapete.games.revesino.thinking import weights
from tapete.games.revesino.thinking.playing import contested
from tapete.games.revesino.thinking.policy import HOPE, MORE, SLEEPS, THREAT, WIDE

np: Any = import_module("numpy")

LIMITS = (HOPE, MORE, SLEEPS, THREAT)

DEALS, MORE_DEALS = 1500, 6000
HOPEFUL, SURE = 0.7, 1.2
"""So many standard errors must a trial gain by, and then once more on other deals."""


def gained(trial: Any, before: Any, deals: int, seed: int) -> tuple[float, float]:
    """What one player gains a hand by these weights rather than by those, and the standard error."""
    found, other = np.zeros((deals, 4), np.int64), np.zeros((deals, 4), np.int64)
    contested(found, trial, seed)
    contested(other, before, seed)
    each = (found - other).mean(axis=1)
    return float(each.mean()), float(each.std()) / sqrt(deals)


def changed(own: Any, lot: Random) -> Any:
    """A few of the weights otherwise; now and then a limit."""
    trial = own.copy()
    rows = [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11]
    for _ in range(lot.choice((1, 1, 2, 3))):
        place = lot.choice((*rows, 0, 1, 2, 3)) * WIDE + lot.randrange(WIDE)
        trial[place] += lot.gauss(0, 1) * lot.choice((0.3, 1.0, 2.5))
    if lot.random() < 0.1:
        trial[lot.choice(LIMITS)] += lot.gauss(0, 0.4)
    return trial


def climb(begun: Any, seconds: float, seed: int, to: Path) -> Any:
    """The weights after so many seconds of one core."""
    lot, own, since, trials, kept, total = Random(seed), begun, process_time(), 0, 0, 0.0
    while process_time() - since < seconds:
        trials += 1
        trial = changed(own, lot)
        mean, error = gained(trial, own, DEALS, lot.getrandbits(40) | 1)
        if mean <= HOPEFUL * error:
            continue
        mean, error = gained(trial, own, MORE_DEALS, lot.getrandbits(40) | 1)
        if mean > SURE * error:
            own, kept, total = trial, kept + 1, total + mean
            print(
                f"{trials} {kept} +{mean:.3f} {total:.2f} {process_time() - since:.0f} s", file=sys.stderr, flush=True
            )
            written(own, to)
    return own


def written(own: Any, to: Path) -> None:
    """The weights as they stand in `weights.py`."""
    rows = [f"    ({', '.join(f'{weight:.2f}' for weight in row)})," for row in own[:HOPE].reshape(-1, WIDE)]
    limits = ", ".join(f"{limit:.2f}" for limit in own[HOPE:])
    to.write_text("\n".join([*rows, f"LIMITS = ({limits})", ""]), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Climb from the weights made by hand, or from those that are shipped, and tell how much is gained."""
    parser = argparse.ArgumentParser(prog="python -m tapete.games.revesino.thinking.climbing", description=__doc__)
    parser.add_argument("--seconds", type=float, default=200.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", action="store_true", help="from the weights that are shipped")
    parser.add_argument("--to", type=Path, default=Path("weights.txt"))
    asked = parser.parse_args(arguments)
    first = weights.row(*((weights.LEARNED, weights.LIMITS) if asked.on else (weights.BEGINNING, weights.FIRST_LIMITS)))
    found = climb(np.array(first), asked.seconds, asked.seed, asked.to)
    mean, error = gained(found, np.array(first), 20_000, asked.seed)
    print(f"{mean:+.2f} ± {1.96 * error:.2f} tantos a hand over the first", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
