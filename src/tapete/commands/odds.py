"""`tapete odds`: how often a hand is what it is, counted by the game itself."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from textwrap import fill

from tapete.cards import cards
from tapete.commands import decimal, table_of
from tapete.errors import BadOption
from tapete.words import Words, folder_of, preferred_language

WIDTH = 80
Table = Mapping[str, "int | str | float | Table | None"]


def run(args: Namespace) -> int:
    """Print all that is counted; or, if a hand is given, only what it may hope for. Programs get both."""
    rules = table_of(args.game, args.rules, args.option)
    report = import_module(_module(args.game)).report
    found = report(rules, cards(" ".join(args.cards).upper()))
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
        raise BadOption("no-odds", "There are no odds for {game} yet, only for mus.", game=name)
    return module


def _print(found: Table, words: Words) -> None:
    for title, rows in found.items():
        label = words.text(f"odds-{title}")
        if not isinstance(rows, Mapping):
            print(f"{label}: {rows}")
            continue
        print(f"\n{label}")
        whole = found.get("hands")
        for name, value in {**rows, **_total(rows)}.items():
            told = words.text(f"odds-{title}-{name}") if words.has(f"odds-{title}-{name}") else name
            print(f"  {told:>10}  {_cell(value, words)}{_share(value, whole, words)}")
        for name in rows:
            if rows[name] is not None and words.has(f"odds-{title}-{name}-note"):
                print(fill(words.text(f"odds-{title}-{name}-note"), WIDTH, initial_indent="  ", subsequent_indent="  "))


def _total(rows: Table) -> Table:
    """All hands of a table that have what it counts, where it counts hands."""
    counted = [value for name, value in rows.items() if name != "none" and isinstance(value, int)]
    return {"total": sum(counted)} if counted else {}


def _share(value: object, whole: object, words: Words) -> str:
    """Of how many hands in a hundred it is true."""
    if not isinstance(value, int) or not isinstance(whole, int):
        return ""
    return decimal(f"  {value / whole:7.2%}", words.lang)


def _cell(value: object, words: Words) -> str:
    if isinstance(value, Mapping):
        return "  ".join(f"{words.text(f'odds-seat-{name}')} {_cell(part, words)}" for name, part in value.items())
    if value is None:
        return words.text("cli-not-played")
    return decimal(f"{value:7.2%}", words.lang) if isinstance(value, float) else f"{value:>6}"
