"""How long a table waits for those who look, in seconds."""

from __future__ import annotations

PAUSES = {"calm": 0.9, "brisk": 0.35, "instant": 0.05}
"""How long a bot waits before it acts, so that people can follow, by how the table was agreed."""

REST = 60.0
"""How long all look at most at a hand that is over: whoever has seen enough says so before."""
