"""How the application is run: the one set of choices for the command, the tests and the benchmark."""

from __future__ import annotations

import asyncio
import gc
import sys
from socket import socket

import uvicorn

from tapete.server.app import create_app
from tapete.server.background import begin
from tapete.server.config import Config
from tapete.server.guard import IDLE, MOST_CONNECTIONS, Crowd, protocols
from tapete.server.house import House

LARGEST_MESSAGE = 16_384


class OneServer(uvicorn.Server):
    """A server that makes its storage its own before anything is started: that it is another's is said in one line, and
    not by a lifespan that fails."""

    def __init__(self, options: uvicorn.Config, house: House) -> None:
        super().__init__(options)
        self._house = house

    async def serve(self, sockets: list[socket] | None = None) -> None:
        """Serve until it is told to stop, or another server takes over: then nothing more is acknowledged here."""
        storage = self._house.storage
        await storage.take()
        watching = begin(self._stop_when(storage.lease.lost), "what looks out for another server")
        try:
            await super().serve(sockets)
        finally:
            watching.cancel()
        if storage.lease.lost.is_set():
            raise storage.lock.taken_over()

    async def _stop_when(self, fact: asyncio.Event) -> None:
        await fact.wait()
        self.should_exit = True


def prepared(config: Config, host: str, port: int, house: House | None = None) -> uvicorn.Server:
    """A server that is ready to run."""
    # What is here now stays: there is no need to look through it for garbage again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # Bots think in threads: the event loop must not wait five milliseconds for each of them.
    sys.setswitchinterval(0.001)
    requests, sockets = protocols(Crowd(MOST_CONNECTIONS if config.limits else None))
    own = house or House(config)
    own.bound = host
    own.storage.lock.take_file()
    options = uvicorn.Config(
        create_app(config, own),
        host=host,
        port=port,
        lifespan="on",
        # It is written down where and as everything else is.
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=requests,
        ws=sockets,
        timeout_keep_alive=IDLE,
        ws_max_size=LARGEST_MESSAGE,
        # Each compressed connection would hold a quarter of a megabyte.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    return OneServer(options, own)
