"""What time it is, and how one waits for it to pass: the one place where the server looks at a watch while it plays."""

from __future__ import annotations

import asyncio
import time


class Watch:
    """The watch of this machine; a test has one that it sets by hand."""

    def now(self) -> float:
        """Seconds from some moment on, which only ever grow."""
        return time.monotonic()

    def date(self) -> int:
        """The time of day, in seconds since 1970: what is stored, and still means something after a restart."""
        return int(time.time())

    async def wait(self, fact: asyncio.Event, seconds: float | None) -> None:
        """Until this is so, or the time is up."""
        try:
            await asyncio.wait_for(fact.wait(), seconds)
        except TimeoutError:
            return
