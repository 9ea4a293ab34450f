"""One open socket: what it still has to be told, and up to where it has been."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tapete.server.wire import encode
from tapete.sitting.told import FromServer

MOST_WAITING = 256
TOO_SLOW, RESTART, NO_SESSION, SET_ASIDE = 4408, 1012, 4401, 4410


class CannotShow(Exception):
    """The table cannot be shown as it is: the fault is the table's, and not the connection's."""

    def __init__(self, why: Exception) -> None:
        super().__init__(str(why))
        self.why = why


@dataclass(frozen=True, slots=True)
class Shown:
    """A view as it is sent, and up to where it tells."""

    news: bytes
    next_event: int
    entries: int


Showing = Callable[[str | None, int, int, bool], Shown]
"""The table as this person may see it, who was told up to this event and has so many entries of the ledger; and whether
he has been there since."""


class Connection:
    """Messages wait here until the socket takes them. A view is made when its turn comes, so that a slow connection
    gets the latest one and not a hundred old ones."""

    __slots__ = ("_outbox", "_seen", "_showing", "_wake", "close_code", "kept", "person", "session", "since")

    def __init__(self, showing: Showing, person: str | None, session: str, since: int) -> None:
        self._showing, self.person, self.session = showing, person, session
        self.since, self.kept = since, 0
        self._seen = False
        self.close_code: int | None = None
        self._outbox: deque[bytes | None] = deque()
        self._wake = asyncio.Event()

    def tell(self, message: FromServer) -> None:
        """Have this message sent."""
        self._put(encode(message))

    def pass_on(self, encoded: bytes) -> None:
        """Have a message sent that others are sent too."""
        self._put(encoded)

    def show(self) -> None:
        """Have the table sent as it is."""
        if not self._outbox or self._outbox[-1] is not None:
            self._put(None)

    def close(self, code: int) -> None:
        """Have the socket closed."""
        self.close_code = code
        self._wake.set()

    def _put(self, item: bytes | None) -> None:
        if self.close_code is not None:
            return
        self._outbox.append(item)
        if len(self._outbox) > MOST_WAITING:
            self._outbox.clear()
            self.close_code = TOO_SLOW
        self._wake.set()

    async def send_all(self, send: Callable[[bytes], Awaitable[None]]) -> int:
        """Send what there is to send until the connection is to be closed; the code to close it with."""
        while self.close_code is None:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                item = self._outbox.popleft()
                await send(self._view() if item is None else item)
        return self.close_code

    def sits_down(self, next_event: int) -> None:
        """From now on he is told what his place is told, and nothing that it was told before him."""
        self.since = next_event

    def rewind(self, next_event: int, entries: int) -> None:
        """Moves were taken back: what came of them is to be forgotten."""
        self.since, self.kept = min(self.since, next_event), min(self.kept, entries)

    def _view(self) -> bytes:
        try:
            shown = self._showing(self.person, self.since, self.kept, self._seen)
        except Exception as error:
            raise CannotShow(error) from error
        # From now on nothing escapes him, however slowly he is told; before it he is told what a latecomer is.
        self.since, self.kept, self._seen = shown.next_event, shown.entries, True
        return shown.news
