"""`tapete serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import sys
import webbrowser
from argparse import Namespace
from contextlib import closing
from importlib.util import find_spec
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOL_SOCKET, socket
from subprocess import DEVNULL, Popen
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING

from tapete.errors import BadOption, TapeteError
from tapete.words import Words, preferred_language

if TYPE_CHECKING:
    from uvicorn import Server


def run(args: Namespace) -> int:
    """Serve until somebody stops it."""
    from tapete.server.addresses import reachable
    from tapete.server.config import Config
    from tapete.server.logbook import write_to_stderr
    from tapete.server.run import prepared

    write_to_stderr()
    _check_host(args.host)
    _check_port(args.host, args.port)
    config = Config(
        database=_reached(args.database), secure=args.secure, away_after=args.away_after, nonce_wait=args.nonce_wait,
        drop_after=args.drop_after, bot_processes=args.bot_processes, limits=not args.no_limits,
    )  # fmt: skip
    address = f"http://{_written(args.host)}:{args.port}/"
    server = prepared(config, args.host, args.port)
    words = Words(preferred_language(args.lang), "", "cli")
    print(f"Tapete: {address}", flush=True)
    for other in reachable(args.host, args.port):
        print(words.text("cli-for-others", address=f"{other}/"), flush=True)
    if args.open:
        Thread(target=_show, args=(server, address), daemon=True).start()
    _compile_beside()
    server.run()
    return 0 if server.started else 1


def _compile_beside() -> None:
    """What players that look ahead need is compiled in a process of its own, which gives way to every table."""
    if find_spec("numba") is not None:
        command = [sys.executable, "-m", "tapete", "fast", "--warm", "--beside"]
        Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)


def _check_host(host: str) -> None:
    if not host or any(letter.isspace() for letter in host):
        raise BadOption("bad-host", "{host!r} is not an address to serve at: write one like 127.0.0.1.", host=host[:60])


def _check_port(host: str, port: int) -> None:
    """A port that somebody else listens at is told of before anything is started."""
    with closing(socket(AF_INET6 if ":" in host else AF_INET)) as trial:
        trial.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, OverflowError) as error:
            raise BadOption(
                "port-taken", "Port {port} at {host} cannot be used ({why}): name another with --port.",
                port=port, host=host[:60], why=str(error)[:60],
            ) from error  # fmt: skip


def _reached(named: str | None) -> str:
    """The database, if it can be reached and written to: what it lacks is told before anything is started."""
    from tapete.server.config import database_url
    from tapete.server.storage import reach

    try:
        url = database_url(named)
        asyncio.run(reach(url))
    except ModuleNotFoundError as error:
        raise BadOption(
            "no-driver",
            "This database needs {driver}, which is not installed: pip install 'tapete[postgres]' for PostgreSQL.",
            driver=error.name,
        ) from error
    except TapeteError:
        raise
    # Whatever a driver says of itself: each has errors of its own.
    except Exception as error:
        raise BadOption(
            "no-database",
            "Nothing can be kept in this database ({why}): name another with --database.",
            why=(str(error) or type(error).__name__).partition("\n")[0][:120],
        ) from error
    return url


def _show(server: Server, address: str) -> None:
    """Open the page as soon as it is served; where there is no browser the address has been printed."""
    for _ in range(600):
        if server.started:
            webbrowser.open(address)
            return
        sleep(0.05)


def _written(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
