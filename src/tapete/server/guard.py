"""What the connections themselves are held to, below every request: nobody keeps one open for nothing."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TAKES_NOTHING = 20.0
"""After so many seconds in which nothing that was sent is taken, a connection is cut off."""


class Taking:
    """A protocol whose client must take what it is sent: one that does not would never be closed, for closing waits
    until everything is sent."""

    transport: Any
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More was sent than is taken."""
        super().pause_writing()  # type: ignore[misc]
        if self._stuck is None:
            self._stuck = asyncio.get_running_loop().call_later(TAKES_NOTHING, self.transport.abort)

    def resume_writing(self) -> None:
        """It was taken."""
        super().resume_writing()  # type: ignore[misc]
        self._taken()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._taken()
        super().connection_lost(exc)  # type: ignore[misc]

    def _taken(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


class GuardedSocket(Taking, WebSocketsSansIOProtocol):
    """A socket of the server."""
