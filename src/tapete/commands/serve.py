"""`tapete serve`: the table in the browser."""

from __future__ import annotations

from argparse import Namespace

from tapete.errors import BadOption


def run(args: Namespace) -> int:
    """Serve until somebody stops it."""
    from tapete.server.config import Config, database_url
    from tapete.server.run import prepared

    _check_host(args.host)
    config = Config(
        database=database_url(args.database),
        secure=args.secure,
        away_after=args.away_after,
        nonce_wait=args.nonce_wait,
        drop_after=args.drop_after,
        bot_processes=args.bot_processes,
        limits=not args.no_limits,
    )
    print(f"Tapete: http://{_written(args.host)}:{args.port}/", flush=True)
    server = prepared(config, args.host, args.port)
    server.run()
    return 0 if server.started else 1


def _check_host(host: str) -> None:
    if not host or any(letter.isspace() for letter in host):
        raise BadOption("bad-host", "{host!r} is no address to serve at, as in 127.0.0.1.", host=host[:60])


def _written(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
