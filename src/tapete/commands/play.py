"""`tapete` and `tapete play`: the table in the terminal."""

from __future__ import annotations

import sys
from argparse import Namespace

from tapete.bots import check_level
from tapete.commands import table_of
from tapete.errors import BadOption
from tapete.table.game import Game
from tapete.words import preferred_language


def run(args: Namespace) -> int:
    """Open the menu, or sit down at once."""
    rules = None if args.game is None else table_for(args)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadOption(
            "no-terminal", "The table needs an interactive terminal; or play in the browser with tapete serve --open."
        )
    from tapete.terminal.app import TapeteApp

    lang = args.lang and preferred_language(args.lang)
    if rules is None:
        TapeteApp(lang=lang).run()
    else:
        TapeteApp(lang=lang, game=rules, level=args.bots, seat=args.seat, seed=args.seed).run()
    return 0


def table_for(args: Namespace) -> Game:
    """The game with what the command line agrees on."""
    rules = table_of(args.game, args.rules, args.option, args.table)
    check_level(rules, args.bots)
    if not 0 <= args.seat < rules.seats:
        raise BadOption("no-such-player", "{game} has the players 0 to {last}.", game=rules.name, last=rules.seats - 1)
    return rules
