"""`tapete duel`: which of two players is the stronger."""

from __future__ import annotations

import sys
from argparse import Namespace

from tapete.arena.duel import Duel, Result, compare
from tapete.bots import bot
from tapete.commands import decimal, table_of
from tapete.errors import BadOption
from tapete.words import Words, preferred_language


def run(args: Namespace) -> int:
    """Play the duplicate matches, telling how it stands, and print the mean with its interval."""
    rules = table_of(args.game, args.rules, args.option)
    for level in (args.first, args.second):
        bot(level, rules)
    if min(args.matches, args.jobs) < 1:
        raise BadOption("at-least-one", "There must be at least one match, and one job.")
    duel = Duel(rules.name, tuple(rules.chosen.items()), (args.first, args.second), args.seed)
    words = Words(preferred_language(args.lang), rules.folder, "cli")

    def tell(so_far: Result) -> None:
        print(_told(so_far, words), file=sys.stderr, flush=True)

    result = compare(duel, args.matches, args.jobs, tell)
    print(f"{words.game(rules.name)}: {args.first} / {args.second}: {_told(result, words)}")
    return 0


def _told(result: Result, words: Words) -> str:
    def signed(number: float) -> str:
        return decimal(f"{number:+.2f}", words.lang)

    return words.text(
        "cli-duel",
        mean=signed(result.mean),
        unit=words.text(f"cli-unit-{result.unit}"),
        low=signed(result.mean - result.margin),
        high=signed(result.mean + result.margin),
        count=len(result.differences),
    )
