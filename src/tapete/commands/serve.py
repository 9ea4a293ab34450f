"""`tapete serve`: the table in the browser."""

from __future__ import annotations

import sys
from argparse import Namespace

from tapete.errors import BadOption


def run(args: Namespace) -> int:
    """Serve until somebody stops it."""
    import uvicorn

    from tapete.server.app import create_app
    from tapete.server.config import Config, database_url

    # Bots think in threads: whoever waits for the event loop must not wait five milliseconds for each of them.
    sys.setswitchinterval(0.001)
    _check_host(args.host)
    config = Config(
        database=database_url(args.database),
        secure=args.secure,
        away_after=args.away_after,
        nonce_wait=args.nonce_wait,
        limits=not args.no_limits,
    )
    print(f"Tapete: http://{_written(args.host)}:{args.port}/", flush=True)
    uvicorn.run(
        create_app(config),
        host=args.host,
        port=args.port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=16_384,
        # Each compressed connection would hold a quarter of a megabyte.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    return 0


def _check_host(host: str) -> None:
    if not host or any(letter.isspace() for letter in host):
        raise BadOption("bad-host", "{host!r} is no address to serve at, as in 127.0.0.1.", host=host[:60])


def _written(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
