"""`tapete games`: what can be played, and on what a table may agree."""

from __future__ import annotations

from argparse import Namespace
from textwrap import fill

from tapete.table.game import REGISTRY, game_class
from tapete.table.option import Option, choices, value_text
from tapete.words import Words, folder_of, preferred_language

WIDTH = 100


def run(args: Namespace) -> int:
    """List the games with their options."""
    for name in REGISTRY:
        words = Words(preferred_language(args.lang), folder_of(name), "cli")
        print(f"{name}: {words.game(name)}")
        print(fill(words.about(name), WIDTH, initial_indent="  ", subsequent_indent="  "))
        for option in game_class(name).options:
            print(fill(_told(option, words), WIDTH, initial_indent="    ", subsequent_indent="        "))
        print()
    return 0


def _told(option: Option, words: Words) -> str:
    default = value_text(option.default)
    values = words.choices(choices(option.values))
    return f"{option.name}={default}  {words.option(option.name)}. [{values}] ({option.law})"
