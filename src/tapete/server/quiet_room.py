"""A room for what takes long: a process that gives way to everything else, so that no table waits for it."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from typing import ClassVar, TypeVar

from tapete.server.bots import room
from tapete.server.limits import too_fast

T = TypeVar("T")
log = logging.getLogger(__name__)
MOST_OWN = 2
"""So many questions of one visitor may be under way or wait; a page asks one at a time."""
GIVES_WAY = 10


class QuietRoom:
    """One question after another. Without processes of its own it has a thread."""

    what: ClassVar[str]
    """What is asked there, for the log."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._worker: Executor | None = None
        self._turn = asyncio.Semaphore(1)
        self._own: Counter[str] = Counter()

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

    async def _worked_out(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), work)
        except BrokenProcessPool:
            log.error("the room of %s has broken down, and is opened again", self.what)
            self.close()
            return await loop.run_in_executor(self._open(), work)

    def _open(self) -> Executor:
        """It is opened when somebody first asks."""
        if self._worker is None:
            self._worker = room(_give_way) if self._processes else ThreadPoolExecutor(1, thread_name_prefix=self.what)
        return self._worker

    def close(self) -> None:
        """Whoever still waits is not waited for."""
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)
            self._worker = None


def _give_way() -> None:
    """Let all other processes go first."""
    with suppress(AttributeError, OSError):
        os.nice(GIVES_WAY)
