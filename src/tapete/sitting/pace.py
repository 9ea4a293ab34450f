"""How long a table waits for those who look, in seconds."""

from __future__ import annotations

from typing import Literal

Pace = Literal["calm", "brisk", "instant"]
CALM: Pace = "calm"
INSTANT: Pace = "instant"
PAUSES: dict[str, float] = {CALM: 0.9, "brisk": 0.35, INSTANT: 0.05}
"""How long a bot waits before it acts, so that people can follow, by how the table was agreed."""

REST = 60.0
"""How long all look at most at a hand that is over: whoever has seen enough says so before."""
