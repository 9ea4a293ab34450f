"""`tapete duel`: which of two players is the stronger."""

from __future__ import annotations

import sys
from argparse import Namespace

from tapete.arena.duel import Duel, Result, compare
from tapete.bots import bot
from tapete.commands import table_of
from tapete.errors import BadOption


def run(args: Namespace) -> int:
    """Play the duplicate matches, telling how it stands, and print the mean with its interval."""
    rules = table_of(args.game, args.option)
    for level in (args.first, args.second):
        bot(level, rules)
    if min(args.matches, args.jobs) < 1:
        raise BadOption("at-least-one", "There must be at least one match, and one job.")
    duel = Duel(rules.name, tuple(rules.chosen.items()), (args.first, args.second), args.seed)
    result = compare(duel, args.matches, args.jobs, _tell)
    print(f"{rules.name}: {args.first} / {args.second}: {result}")
    return 0


def _tell(so_far: Result) -> None:
    print(so_far, file=sys.stderr, flush=True)
