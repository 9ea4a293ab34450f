"""`tapete odds`: how often a hand is what it is, counted by the game itself."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from tapete.cards import cards
from tapete.commands import decimal, table_of
from tapete.errors import BadOption
from tapete.words import Words, folder_of, preferred_language

Table = Mapping[str, "int | str | float | Table | None"]


def run(args: Namespace) -> int:
    """Print all that is counted; or, if a hand is given, only what it may hope for. Programs get both."""
    rules = table_of(args.game, args.option)
    report = import_module(_module(args.game)).report
    found = report(rules, cards(" ".join(args.cards)))
    if args.json:
        print(json.dumps({"game": rules.name, **found}, ensure_ascii=False))
    else:
        general = report(rules, ()) if args.cards else {}
        found = {title: rows for title, rows in found.items() if title not in general}
        _print(found, Words(preferred_language(args.lang), folder_of(args.game), "cli"))
    return 0


def _module(name: str) -> str:
    module = f"tapete.games.{folder_of(name)}.odds"
    if find_spec(module) is None:
        raise BadOption("no-odds", "Nothing is counted for {game}.", game=name)
    return module


def _print(found: Table, words: Words) -> None:
    for title, rows in found.items():
        label = words.text(f"odds-{title}")
        if not isinstance(rows, Mapping):
            print(f"{label}: {rows}")
            continue
        print(f"\n{label}")
        for name, value in rows.items():
            told = words.text(f"odds-{title}-{name}") if words.has(f"odds-{title}-{name}") else name
            print(f"  {told:>8}  {_cell(value, words)}")


def _cell(value: object, words: Words) -> str:
    if isinstance(value, Mapping):
        return "  ".join(f"{words.text(f'odds-seat-{name}')} {_cell(part, words)}" for name, part in value.items())
    if value is None:
        return words.text("cli-not-played")
    return decimal(f"{value:7.2%}", words.lang) if isinstance(value, float) else f"{value:>6}"
