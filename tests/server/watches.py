"""A watch that stands still until a test turns it on."""

from __future__ import annotations

import asyncio

from tapete.server.watch import Watch


class StoppedWatch(Watch):
    """Time passes when it is told to; whoever waited long enough wakes then."""

    def __init__(self) -> None:
        self._passed = 1000.0
        self._waiting: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self._passed

    def date(self) -> int:
        return 1_800_000_000 + int(self._passed)

    async def wait(self, fact: asyncio.Event, seconds: float | None) -> None:
        one = (float("inf") if seconds is None else self._passed + seconds, fact)
        self._waiting.append(one)
        try:
            await fact.wait()
        finally:
            self._waiting.remove(one)

    @property
    def waiting(self) -> bool:
        """Whether anybody waits for time to pass."""
        return any(not fact.is_set() for _, fact in self._waiting)

    def turn(self, seconds: float) -> None:
        """So much time passes at once."""
        self._passed += seconds
        for end, fact in self._waiting:
            if end <= self._passed:
                fact.set()
