"""How long a table waits for those who look, in seconds."""

from __future__ import annotations

CALM, BRISK, INSTANT = "calm", "brisk", "instant"
PAUSES = {CALM: 0.9, BRISK: 0.35, INSTANT: 0.05}
"""How long a bot waits before it acts, so that people can follow, by how the table was agreed."""

REST = 60.0
"""How long all look at most at a hand that is over: whoever has seen enough says so before."""
