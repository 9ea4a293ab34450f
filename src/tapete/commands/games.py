"""`tapete games`: what can be played, and on what a table may agree."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from textwrap import fill

from tapete.table.game import REGISTRY, game_class, regulations
from tapete.table.option import Option, Value, choices, runs, value_text
from tapete.table.regulation import Regulation
from tapete.words import Words, folder_of, preferred_language

WIDTH = 100


def run(args: Namespace) -> int:
    """List the games with their options and regulations."""
    for name in REGISTRY:
        words = Words(preferred_language(args.lang), folder_of(name), "cli")
        print(f"{name}: {words.game(name)}")
        print(fill(words.about(name), WIDTH, initial_indent="  ", subsequent_indent="  "))
        for option in game_class(name).options:
            print(fill(_told(option, words), WIDTH, initial_indent="    ", subsequent_indent="        "))
        for regulation in regulations(name).values():
            told = _regulation(regulation, words)
            print(fill(told, WIDTH, initial_indent="    ", subsequent_indent="        ", break_on_hyphens=False))
        print()
    return 0


def _told(option: Option, words: Words) -> str:
    default = value_text(option.default)
    values = "; ".join(_value(option, run, words) for run in runs(option.values))
    return f"{option.name}={default}  {words.option(option)}. [{values}] ({option.law})"


def _regulation(regulation: Regulation, words: Words) -> str:
    lang = words.lang
    chosen = "; ".join(f"{name}={value_text(value)}" for name, value in regulation.options.items())
    source = words.text("regulation-source", source=f"{regulation.source} {regulation.address}".strip())
    told = (f"--rules {regulation.name}  {regulation.title(lang)}.", regulation.about(lang), f"[{chosen}]")
    return " ".join(filter(None, (*told, regulation.doubt(lang), source)))


def _value(option: Option, run: Sequence[Value], words: Words) -> str:
    """A value as it is written, with what it means; a run of numbers by its ends."""
    if len(run) > 1:
        return words.choices(choices(run))
    written, meant = value_text(run[0]), words.value("option", option.name, run[0])
    return written if written == meant else f"{written}: {meant}"
