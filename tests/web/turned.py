"""A server whose watch stands still and can be set forward from outside.

`python -m tests.web.turned PORT DATABASE` reads on its standard input how many seconds are to pass at once.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from threading import Thread

from tapete.server.config import Config, database_url
from tapete.server.house import House
from tapete.server.run import prepared
from tests.server.watches import StoppedWatch
from tests.web.browser import Server


class TurnedServer(Server):
    """Such a server in a process of its own."""

    def start(self) -> None:
        """Serve, and wait until it answers."""
        program = [sys.executable, "-m", "tests.web.turned", str(self.port), str(self.folder / "tapete.db")]
        log = (self.folder / "server.log").open("ab")
        root = Path(__file__).parents[2]
        self.process = subprocess.Popen(program, cwd=root, stdin=subprocess.PIPE, stderr=log)
        self.await_answer()

    def turn(self, seconds: float) -> None:
        """So much time passes at once."""
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n".encode())
        self.process.stdin.flush()


async def _serve(port: int, database: str) -> None:
    config, watch, loop = (
        Config(database=database_url(database), limits=False),
        StoppedWatch(),
        asyncio.get_running_loop(),
    )

    def listen() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(watch.turn, float(line))

    Thread(target=listen, daemon=True).start()
    await prepared(config, "127.0.0.1", port, House(config, watch=watch)).serve()


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1]), sys.argv[2]))
