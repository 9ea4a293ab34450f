"""Where matches are looked at again: in a process that gives way to everything else, so that no table waits."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from tapete.review.advising import advised
from tapete.review.better import better_line
from tapete.review.remembered import Remembered
from tapete.review.reviewing import Task, further
from tapete.review.told import Advice, Line, Review
from tapete.server.bots import room
from tapete.server.limits import too_fast
from tapete.server.odds_room import give_way
from tapete.table.player import Sight

T = TypeVar("T")
log = logging.getLogger(__name__)
AT_ONCE, DEEP_AT_ONCE = 4, 1
"""So many decisions are looked at for one question: whoever waits hears of them, and the next one has his turn."""
MOST_OWN = 2
"""So many questions of one visitor may be under way or wait; a page asks one at a time."""


class ReviewRoom:
    """One question after another; what was found is remembered. Without processes of its own it has a thread."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._worker: Executor | None = None
        self._turn = asyncio.Semaphore(1)
        self._own: Counter[str] = Counter()
        self._remembered = Remembered()

    async def after(self, task: Task, done: int, visitor: str) -> Review:
        """How the review stands, when more than so many decisions have been looked at."""
        found = self._remembered.after(task, done)
        if found is not None:
            return found
        async with self._place(visitor):
            # Another may have asked the same meanwhile.
            return self._remembered.after(task, done) or await self._further(task, done)

    async def line(self, task: Task, number: int, action: str, visitor: str) -> Line:
        """What would have come of another action."""
        async with self._place(visitor):
            return await self._worked_out(partial(better_line, task, number, action))

    async def advice(self, sight: Sight, at: int, visitor: str) -> Advice:
        """What to do, for one who sees this."""
        async with self._place(visitor):
            return await self._worked_out(partial(advised, sight, at))

    @asynccontextmanager
    async def _place(self, visitor: str) -> AsyncIterator[None]:
        """The visitor's turn, when it has come."""
        if self._own[visitor] >= MOST_OWN:
            raise too_fast()
        self._own[visitor] += 1
        try:
            async with self._turn:
                yield
        finally:
            self._own[visitor] -= 1
            if not self._own[visitor]:
                del self._own[visitor]

    async def _further(self, task: Task, done: int) -> Review:
        known, most = self._remembered.decisions(task), DEEP_AT_ONCE if task.deep else AT_ONCE
        return self._remembered.keep(task, await self._worked_out(partial(further, task, known, most)), done)

    async def _worked_out(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), work)
        except BrokenProcessPool:
            log.error("the room of reviews has broken down, and is opened again")
            self.close()
            return await loop.run_in_executor(self._open(), work)

    def _open(self) -> Executor:
        """It is opened when somebody first asks."""
        if self._worker is None:
            self._worker = room(give_way) if self._processes else ThreadPoolExecutor(1, thread_name_prefix="review")
        return self._worker

    def close(self) -> None:
        """Whoever still waits is not waited for."""
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)
            self._worker = None
