"""Trains the strong player's table: `python -m tapete.games.mus.training`.

Hands are dealt and talked out as the book's player talks; in every lance each seat that learns tries all it may say
while the others draw (external sampling), and regrets and averages are discounted linearly. In a share of the games one
pair is the book's player. With `--responder` the table that is shipped is not trained but answered, as far as single
decisions show.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tapete.games.mus.mixes import LEARNED
from tapete.games.mus.training import responder, trained

SHIPPED = Path(__file__).parents[1] / LEARNED


def main(arguments: Sequence[str] | None = None) -> int:
    """Train, and write what was learned after every block of hands; or answer it."""
    parser = argparse.ArgumentParser(prog="python -m tapete.games.mus.training", description=__doc__)
    parser.add_argument("--hands", type=int, default=trained.HANDS)
    parser.add_argument("--block", type=int, default=trained.BLOCK)
    parser.add_argument("--seed", type=int, default=trained.SEED)
    parser.add_argument("--book", type=float, default=trained.BOOK_SHARE, help="the share of games against the book")
    parser.add_argument("--trust", type=float, default=trained.TRUST, help="how much the book's word counts at first")
    parser.add_argument("--contest", type=int, default=4_000, help="games that are then played")
    parser.add_argument("--no-talk", dest="talk", action="store_false", help="everybody cuts at once")
    parser.add_argument("--to", type=Path, default=SHIPPED)
    parser.add_argument("--responder", action="store_true", help="answer the table instead, as well as it can be")
    asked = parser.parse_args(arguments)
    if asked.responder:
        responder.answer(asked.to, asked.hands, asked.seed, asked.contest)
    else:
        trained.train(asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
