"""`tapete maxims`: the book on trial, played as far as is wanted, told, kept beside the game and written as a page."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from math import isfinite
from pathlib import Path
from textwrap import indent
from time import monotonic
from typing import Any

from tapete.arena.trials import Inquiry, anew, tried, weighed
from tapete.commands.maxims_page import page, picture
from tapete.errors import BadOption
from tapete.table.trial import BOOK, Estimate, Laws, Trial, file_of, kept, written
from tapete.words import Words, folder_of, preferred_language
from tapete.words.trial import Told, in_order

SECONDS = 10.0
"""So often what was found is kept while it is played."""


def run(args: Namespace) -> int:
    """Play what is wanted, and print what is known; or write it as a page."""
    if args.deals < 0 or min(args.jobs, args.most) < 1:
        raise BadOption("at-least-one", "There must be at least one match, and one job.")
    inquiry = Inquiry(args.game, args.seed, BOOK if args.regret else args.against)
    words = Words(preferred_language(args.lang), folder_of(inquiry.rules.name), "cli", "trial")
    known = None if args.anew else kept(args.game)
    if args.deals:
        known = _found(inquiry, known if args.keep else None, args, words)
    if args.page:
        _write(known, words, Path(args.page))
    if args.json:
        print(json.dumps(data(known or anew(inquiry)), ensure_ascii=False))
    else:
        print("\n".join(_told(known, words) if known else [words.text("trial-none")]))
    return 0


def _found(inquiry: Inquiry, known: Trial | None, args: Namespace, words: Words) -> Trial:
    """What is known when all is played; if it is kept, on the way too, so that nothing is lost."""
    with _progress(args.deals, words) as show:
        last = monotonic()

        def tell(trial: Trial) -> None:
            nonlocal last
            show(trial.looked.deals if args.regret else trial.asked[inquiry.against].deals)
            if args.keep and monotonic() - last > SECONDS:
                _keep(trial)
                last = monotonic()

        begun = known or anew(inquiry)
        if args.regret:
            found = weighed(inquiry, begun, args.deals, args.most, args.jobs, tell)
        else:
            found = tried(inquiry, begun, args.deals, args.jobs, tell)
    if args.keep:
        _keep(found)
    return found


def _keep(trial: Trial) -> None:
    """The old file stays whole until the new one is."""
    file = file_of(trial.game)
    file.parent.mkdir(exist_ok=True)
    new = file.with_suffix(".new")
    new.write_text(written(trial), encoding="utf-8")
    new.replace(file)


@contextmanager
def _progress(number: int, words: Words) -> Iterator[Callable[[int], None]]:
    """A bar for whoever waits at a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(words.text("trial-playing"), total=number)
        yield lambda done: bar.update(task, completed=done)


def _told(trial: Trial, words: Words) -> Iterator[str]:
    """Each maxim with its verdict."""
    told = Told(trial, words)
    for laws in in_order(trial):
        lines = "\n".join(told.of(laws[0], alone=True))
        yield f"{', '.join(laws)}\n{indent(lines, '  ')}"


def _write(trial: Trial | None, words: Words, folder: Path) -> None:
    """The page and its picture."""
    if trial is None or BOOK not in trial.asked:
        raise BadOption("no-trial", "Nothing was played among players of the book yet: add -n 1000.")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{trial.game}.md").write_text(page(trial, words), encoding="utf-8")
    (folder / f"{trial.game}.svg").write_text(picture(trial, words), encoding="utf-8")


def data(trial: Trial) -> dict[str, Any]:
    """All that was found out, for programs."""
    heading = {name: getattr(trial, name) for name in ("game", "edition", "unit", "sides", "whole", "alpha")}
    return {
        **heading,
        "asked": {level: asdict(asked) for level, asked in trial.asked.items()},
        "looked": asdict(trial.looked) if trial.weighed else None,
        "maxims": [_maxim(trial, laws) for laws in trial.groups],
    }


def _maxim(trial: Trial, laws: Laws) -> dict[str, Any]:
    opinion = trial.opinion(laws)
    return {
        "laws": laws,
        "tried": {level: _tried(trial, laws, level) for level in trial.asked},
        "strong": None if opinion is None else {**_numbers(opinion), "moments": trial.weighed[laws].count},
    }


def _tried(trial: Trial, laws: Laws, level: str) -> dict[str, Any]:
    own = {**asdict(trial.told(laws, level)), **_numbers(trial.estimate(laws, level))}
    return {**own, "margin_alone": _finite(trial.alone(laws, level)), "share": trial.share(laws, level)}


def _numbers(found: Estimate) -> dict[str, Any]:
    bounds = {name: _finite(getattr(found, name)) for name in ("mean", "low", "high")}
    return {**bounds, "finding": found.finding}


def _finite(value: float) -> float | None:
    return value if isfinite(value) else None
