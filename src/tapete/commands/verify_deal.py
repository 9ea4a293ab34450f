"""`tapete verify-deal`: recompute the shuffles of a table from what was shown of them."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from tapete.commands import visible
from tapete.errors import BadText, said_by_system
from tapete.sitting.fair import DealProof, check_proof, read_proof
from tapete.words import Words, preferred_language

LARGEST = 20_000_000


def run(args: Namespace) -> int:
    """Check a file, or the table behind an address."""
    proof = read_proof(_read(args.source))
    words = Words(preferred_language(args.lang), "", "cli")
    for deal in proof.deals:
        print(words.text("cli-deal", **_told(deal)))
    count = check_proof(proof)
    followed = "yes" if proof.record else "no"
    told = words.text("cli-deals-right", game=proof.game, table=proof.table, number=count, followed=followed)
    print(visible(told))
    return 0


def _told(deal: DealProof) -> dict[str, object]:
    places = ", ".join(map(str, deal.left_out))
    told = {"deal": str(deal.deal), "hand": str(deal.hand), "commitment": visible(deal.commitment)}
    return {**told, "count": len(deal.left_out), "places": places}


def _read(source: str) -> bytes:
    if source == "-":
        return sys.stdin.buffer.read(LARGEST)
    if source.startswith(("http://", "https://")):
        return _fetch(source)
    try:
        return Path(source).read_bytes()
    except OSError as error:
        raise BadText("cannot-read", "{file} cannot be read: {why}.", file=source, **said_by_system(error)) from error


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
        why = str(error)[:120]
        raise BadText("cannot-read", "{file} cannot be read: {why}.", file=url, why=why, errno="") from error
