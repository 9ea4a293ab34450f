"""Where matches are looked at again, and hints are given, a few decisions for each question."""

from __future__ import annotations

from functools import partial

from tapete.review.advising import advised
from tapete.review.better import better_line
from tapete.review.remembered import Remembered
from tapete.review.reviewing import Task, further
from tapete.review.told import Advice, Line, Review
from tapete.server.quiet_room import QuietRoom
from tapete.table.player import Sight

AT_ONCE, DEEP_AT_ONCE = 4, 1
"""So many decisions are looked at for one question: whoever waits hears of them, and the next one has his turn."""


class ReviewRoom(QuietRoom):
    """What was found is remembered."""

    what = "reviews"

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
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

    async def _further(self, task: Task, done: int) -> Review:
        known, most = self._remembered.decisions(task), DEEP_AT_ONCE if task.deep else AT_ONCE
        return self._remembered.keep(task, await self._worked_out(partial(further, task, known, most)), done)
