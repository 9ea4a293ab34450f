"""Buckets fill at a steady rate."""

from __future__ import annotations

import pytest

from tapete.server.limits import LIMITS, MOST_BUCKETS, Limits
from tapete.server.refusal import Refusal


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_then_a_steady_rate() -> None:
    clock, limit = Clock(), LIMITS["password"]
    limits = Limits(clock=clock)
    assert all(limits.allows("password", "ana") for _ in range(int(limit.burst)))
    assert not limits.allows("password", "ana")
    assert limits.allows("password", "eva")
    clock.now += 1 / limit.rate
    assert limits.allows("password", "ana")
    assert not limits.allows("password", "ana")


def test_what_is_too_much_is_refused() -> None:
    limits = Limits(clock=Clock())
    for _ in range(int(LIMITS["talk"].burst)):
        limits.check("talk", "ana")
    with pytest.raises(Refusal, match="Too fast"):
        limits.check("talk", "ana")
    Limits(on=False).check("talk", "ana")


def test_a_crowd_does_not_fill_the_memory() -> None:
    limits = Limits(clock=Clock())
    for visitor in range(MOST_BUCKETS + 100):
        limits.allows("read", str(visitor))
    assert len(limits._buckets) == MOST_BUCKETS
