"""Where matches of the past are followed again: beside the tables, so that no table ever waits for a reader."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from tapete.server.refusal import Refusal

T = TypeVar("T")
MOST_OWN = 4
"""So many one reader may have under way or wait for; a page asks for one at a time."""


class ReadingRoom:
    """One reader after another: their moves are fetched when their turn comes, so that a crowd of them holds neither
    memory nor connections to the storage."""

    def __init__(self) -> None:
        # One thread: more would only take the interpreter from those who play.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reading")
        self._turn = asyncio.Semaphore(1)
        self._own: Counter[str] = Counter()

    @asynccontextmanager
    async def place(self, reader: str) -> AsyncIterator[None]:
        """The reader's turn, when it has come; nobody may wait for too many at once."""
        if self._own[reader] >= MOST_OWN:
            raise Refusal("many-replays", "You are reading {most} matches already: wait for one.", 429, most=MOST_OWN)
        self._own[reader] += 1
        try:
            async with self._turn:
                yield
        finally:
            self._own[reader] -= 1
            if not self._own[reader]:
                del self._own[reader]

    async def run(self, work: Callable[[], T]) -> T:
        """Do this without holding up the others."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Whoever still reads is not waited for."""
        self._thread.shutdown(wait=False, cancel_futures=True)
