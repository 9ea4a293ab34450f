"""Where given hands are reckoned, a few deals for each question."""

from __future__ import annotations

from functools import partial

from tapete.server.quiet_room import QuietRoom
from tapete.sitting.odds import GivenHand, GivenOdds, Remembered, further

DEALS = 15
"""So many deals are played for one question: whoever waits hears of them, and the next one has his turn."""


class OddsRoom(QuietRoom):
    """What was found is remembered."""

    what = "odds"

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self._remembered = Remembered()

    async def after(self, own: GivenHand, deals: int, visitor: str) -> GivenOdds:
        """How a hand stands, when more than so many deals of it have been played."""
        found = self._remembered.after(own, deals)
        if found is not None:
            return found
        async with self._place(visitor):
            # Another may have asked the same meanwhile.
            return self._remembered.after(own, deals) or await self._further(own)

    async def _further(self, own: GivenHand) -> GivenOdds:
        work = partial(further, own, self._remembered.rows(own), DEALS)
        return self._remembered.keep(own, *await self._worked_out(work))
