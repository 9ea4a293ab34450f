"""`tapete vocabulary`: what can ever be said in a game, with its numbers."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence

from tapete.commands import table_of
from tapete.table.vocabulary import Vocabulary, vocabulary
from tapete.words import Words, folder_of, preferred_language

WIDTH = 100


def run(args: Namespace) -> int:
    """Print every number with what it says: for people in columns, for programs in order."""
    own = vocabulary(table_of(args.game, args.rules, args.option, args.table))
    if args.json:
        print(json.dumps(_told(own), ensure_ascii=False))
    else:
        _print(own, Words(preferred_language(args.lang), folder_of(args.game), "cli"))
    return 0


def _told(own: Vocabulary) -> dict[str, object]:
    game = own.game
    return {
        "game": game.name,
        "table": game.table,
        "options": dict(game.chosen),
        "size": len(own),
        "actions": [str(action) for action in own.actions],
    }


def _print(own: Vocabulary, words: Words) -> None:
    rows = [f"{number:>4} {action}" for number, action in enumerate(own.actions)]
    print(words.text("cli-vocabulary", game=words.game(own.game.name), table=own.game.table, count=len(own)))
    for title, part in (("pieces", rows[: own.pieces]), ("words", rows[own.pieces :])):
        print(f"\n{words.text(f'cli-vocabulary-{title}')}:")
        _columns(part)


def _columns(rows: Sequence[str]) -> None:
    """As many columns as there is room for, each read from top to bottom."""
    wide = max(map(len, rows)) + 1
    high = -(-len(rows) // (WIDTH // wide))
    for line in range(high):
        print("".join(f"{row:<{wide}}" for row in rows[line::high]).rstrip())
