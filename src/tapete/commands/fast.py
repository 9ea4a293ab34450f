"""`tapete fast`: whether the kernels are compiled; and compile them beforehand."""

from __future__ import annotations

import os
import sys
from argparse import Namespace

from tapete.fast import is_ready, warm
from tapete.fast.compiled import folder
from tapete.games import REGISTRY
from tapete.table.game import contents_of
from tapete.words import Words, preferred_language


def run(args: Namespace) -> int:
    """Say whether it is done and where it is kept; with `--warm` do it."""
    lang = preferred_language(args.lang)
    if args.beside and hasattr(os, "nice"):
        os.nice(19)
    if args.warm:
        warmed(lang)
        for name in REGISTRY:
            mind = contents_of(name).minds.get(name)
            if mind is not None:
                mind.ready()
    words = Words(lang, "", "cli")
    print(words.text("cli-fast-ready" if is_ready() else "cli-fast-not-ready", folder=str(folder())))
    return 0


def warmed(lang: str) -> None:
    """Compile what is not compiled yet, with a line that says how far it is."""
    if is_ready():
        return
    words = Words(lang, "", "cli")

    def told(part: str, number: int, of: int) -> None:
        print(words.text("cli-fast-compiling", part=part, number=number, count=of), file=sys.stderr, flush=True)

    warm(told)
