"""`tapete verify-deal`: recompute the shuffles of a table from what its server has shown."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from tapete.errors import BadText

LARGEST = 20_000_000


def run(args: Namespace) -> int:
    """Check a file, or the table behind an address."""
    import msgspec

    from tapete.sitting.fair import Proof, check_proof

    try:
        proof = msgspec.json.decode(_read(args.source), type=Proof)
    except msgspec.DecodeError as error:
        raise BadText("not-a-proof", "This is not the proof of a deal: {why}.", why=str(error)[:160]) from error
    for deal in proof.deals:
        without = f", without the part of place {', '.join(map(str, deal.left_out))}" if deal.left_out else ""
        print(f"deal {deal.deal} (hand {deal.hand}): commitment {deal.commitment}{without}")
    count = check_proof(proof)
    followed = ", and the match was played with them" if proof.record else ""
    print(f"{proof.game}, table {proof.table}: {count} shuffles recomputed, all of them right{followed}.")
    return 0


def _read(source: str) -> bytes:
    if source == "-":
        return sys.stdin.buffer.read(LARGEST)
    if source.startswith(("http://", "https://")):
        return _fetch(source)
    try:
        return Path(source).read_bytes()
    except OSError as error:
        raise BadText("cannot-read", "{file} cannot be read: {why}.", file=source, why=error.strerror) from error


def _fetch(url: str) -> bytes:
    """From the page of a table, or from where its shuffles are shown."""
    from urllib.error import URLError
    from urllib.parse import urlsplit
    from urllib.request import urlopen

    parts = urlsplit(url)
    pages = [word for word in parts.path.split("/") if word]
    if len(pages) == 2 and pages[0] in ("table", "replay"):
        url = f"{parts.scheme}://{parts.netloc}/api/tables/{pages[1]}/deals"
    try:
        with urlopen(url, timeout=30) as answer:
            body: bytes = answer.read(LARGEST)
            return body
    except (URLError, OSError, ValueError) as error:
        raise BadText("cannot-read", "{file} cannot be read: {why}.", file=url, why=str(error)[:120]) from error
