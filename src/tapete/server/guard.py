"""What the connections themselves are held to, below every request: nobody keeps one open for nothing."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tapete.server.limits import network

TAKES_NOTHING = 20.0
"""After so many seconds in which nothing that was sent is taken, a connection is cut off."""
SAYS_NOTHING = 15.0
"""So many seconds there are for a whole request, from the first moment of a connection or the first byte after it."""
IDLE = 5
"""So many seconds a connection stays open for another request."""
MOST_CONNECTIONS = 200
"""So many may come from one address."""


class Crowd:
    """How many connections there are from each address; those of a proxy, which speaks for many, are not counted."""

    def __init__(self, most: int | None, proxies: str | None = None) -> None:
        self._most = most
        named = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1") if proxies is None else proxies
        self._proxies = [proxy.strip() for proxy in named.split(",") if proxy.strip()]
        self._from: Counter[str] = Counter()

    def come(self, host: str) -> bool:
        """One more; whether there is room for it."""
        self._from[network(host)] += 1
        return self._most is None or self._from[network(host)] <= self._most or self._speaks_for_many(host)

    def go(self, host: str) -> None:
        """One less."""
        self._from[network(host)] -= 1
        if not self._from[network(host)]:
            del self._from[network(host)]

    def _speaks_for_many(self, host: str) -> bool:
        return any(proxy in ("*", host) or _within(host, proxy) for proxy in self._proxies)


def _within(host: str, proxy: str) -> bool:
    try:
        return ip_address(host) in ip_network(proxy)
    except ValueError:
        return False


class Guarded:
    """A protocol that counts where its connections come from, and whose client must take what it is sent: one that does
    not would never be closed, for closing waits until everything is sent."""

    crowd = Crowd(None)
    transport: Any
    _host: str | None = None
    _stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody connects."""
        super().connection_made(transport)  # type: ignore[misc]
        peer = transport.get_extra_info("peername")
        self._host = peer[0] if isinstance(peer, tuple) else "nowhere"
        if not self.crowd.come(self._host):
            transport.abort()

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
        self.let_go()
        super().connection_lost(exc)  # type: ignore[misc]

    def let_go(self) -> None:
        """This connection is no longer ours."""
        self._taken()
        if self._host is not None:
            self.crowd.go(self._host)
            self._host = None

    def _taken(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


class GuardedSocket(Guarded, WebSocketsSansIOProtocol):
    """A socket of the server."""


class GuardedRequests(Guarded, HttpToolsProtocol):
    """Requests, each of which must come whole in time; to an idle connection the server itself puts an end."""

    _silent: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """The first request is waited for."""
        super().connection_made(transport)
        self._await_more()

    def data_received(self, data: bytes) -> None:
        """A part of a request, or all of it."""
        super().data_received(data)
        if self._host is None:
            return
        cycle = self.cycle
        if cycle is None or cycle.response_complete or cycle.more_body:
            self._await_more()
        else:
            self._heard()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket's."""
        self.let_go()
        super().handle_websocket_upgrade()

    def let_go(self) -> None:
        """Nothing is waited for any more."""
        self._heard()
        super().let_go()

    def _await_more(self) -> None:
        # Whoever says a little now and then gets no more time for it.
        if self._silent is None:
            self._silent = asyncio.get_running_loop().call_later(SAYS_NOTHING, self.transport.abort)

    def _heard(self) -> None:
        if self._silent is not None:
            self._silent.cancel()
            self._silent = None


def protocols(crowd: Crowd) -> tuple[type[GuardedRequests], type[GuardedSocket]]:
    """The protocols of one server, which counts its own visitors."""
    requests = type("Requests", (GuardedRequests,), {"crowd": crowd})
    sockets = type("Socket", (GuardedSocket,), {"crowd": crowd})
    return requests, sockets
