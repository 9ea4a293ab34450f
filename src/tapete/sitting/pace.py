"""How long a table waits for those who look, in seconds."""

from __future__ import annotations

from random import Random
from typing import Literal

Pace = Literal["calm", "brisk", "instant"]
CALM: Pace = "calm"
INSTANT: Pace = "instant"
PAUSES: dict[str, float] = {CALM: 0.9, "brisk": 0.35, INSTANT: 0.05}
"""How long a bot waits before it acts, so that people can follow, by how the table was agreed."""

REST = 60.0
"""How long all look at most at a hand that is over: whoever has seen enough says so before."""

LEAST, MOST = 0.75, 1.25
"""So much of its pause a bot waits at least, and at most."""


def drawn(pause: float, chance: Random) -> float:
    """How long a bot waits this time: the lot alone decides, and so the wait tells nothing of its cards.

    It thinks meanwhile. Only who thinks longer than that acts later.
    """
    return pause * chance.uniform(LEAST, MOST)
