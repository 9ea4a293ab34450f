"""Where given hands are reckoned: in a process that gives way to everything else, so that no table waits."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from tapete.server.bots import room
from tapete.server.limits import too_fast
from tapete.sitting.odds import GivenHand, GivenOdds, Remembered, Rows, further

log = logging.getLogger(__name__)
DEALS = 15
"""So many deals are played for one question: whoever waits hears of them, and the next one has his turn."""
MOST_OWN = 2
"""So many questions of one visitor may be under way or wait; a page asks one at a time."""
GIVES_WAY = 10


class OddsRoom:
    """One question after another; what was found is remembered. Without processes of its own it has a thread."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._worker: Executor | None = None
        self._turn = asyncio.Semaphore(1)
        self._own: Counter[str] = Counter()
        self._remembered = Remembered()

    async def after(self, own: GivenHand, deals: int, visitor: str) -> GivenOdds:
        """How a hand stands, when more than so many deals of it have been played."""
        found = self._remembered.after(own, deals)
        if found is not None:
            return found
        if self._own[visitor] >= MOST_OWN:
            raise too_fast()
        self._own[visitor] += 1
        try:
            async with self._turn:
                # Another may have asked the same meanwhile.
                return self._remembered.after(own, deals) or await self._further(own)
        finally:
            self._own[visitor] -= 1
            if not self._own[visitor]:
                del self._own[visitor]

    async def _further(self, own: GivenHand) -> GivenOdds:
        return self._remembered.keep(own, *await self._worked_out(own, self._remembered.rows(own)))

    async def _worked_out(self, own: GivenHand, rows: Rows) -> tuple[Rows, GivenOdds]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), further, own, rows, DEALS)
        except BrokenProcessPool:
            log.error("the room of odds has broken down, and is opened again")
            self.close()
            return await loop.run_in_executor(self._open(), further, own, rows, DEALS)

    def _open(self) -> Executor:
        """It is opened when somebody first asks."""
        if self._worker is None:
            self._worker = room(give_way) if self._processes else ThreadPoolExecutor(1, thread_name_prefix="odds")
        return self._worker

    def close(self) -> None:
        """Whoever still waits is not waited for."""
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)
            self._worker = None


def give_way() -> None:
    """Let all other processes go first."""
    with suppress(AttributeError, OSError):
        os.nice(GIVES_WAY)
