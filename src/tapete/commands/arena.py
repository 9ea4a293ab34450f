"""`tapete arena`: which of some players is the stronger, by the same deals played in all seatings."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from typing import Any

from tapete.arena import Comparison, Contest, Result, contest
from tapete.arena import run as play
from tapete.arena.kept import heading
from tapete.arena.running import Tell
from tapete.commands import table_of
from tapete.commands.arena_words import Page
from tapete.sitting.plain import plain
from tapete.words import Words, preferred_language

TIMES = 20
"""So often it is told how things stand, where there is no terminal to draw a bar in."""


def run(args: Namespace) -> int:
    """Play the duplicates, telling how it stands, and print what they show."""
    asked = contest_of(args)
    page = Page(Words(preferred_language(args.lang), asked.rules.folder, "cli"), asked, always=args.until_significant)
    with _progress(args.matches * len(asked.pairs), args.matches, page) as tell:
        result = play(
            asked,
            args.matches,
            jobs=args.jobs,
            ray=args.ray,
            keep=Path(args.keep) if args.keep else None,
            until_significant=args.until_significant,
            tell=tell,
        )
    if args.plots:
        draw(result, Path(args.plots), page)
    print(json.dumps(data(result), ensure_ascii=False) if args.json else "\n".join(page.told(result)))
    return 0


def contest_of(args: Namespace) -> Contest:
    """What the command line asks for; the options are read as they stand there."""
    written = table_of(args.game, args.rules, args.option, args.table)
    said = {text.partition("=")[0] for text in args.option}
    options = {name: value for name, value in written.chosen.items() if name in said}
    return contest(
        args.game,
        *args.players,
        seed=args.seed,
        hands=args.hands,
        among=args.among,
        worth=args.worth,
        table=args.table,
        regulation=args.rules,
        seconds=args.seconds,
        **options,
    )


@contextmanager
def _progress(total: int, matches: int, page: Page) -> Iterator[Tell]:
    """A bar for whoever waits at a terminal, with how the first two stand; elsewhere a line from time to time."""
    if not sys.stderr.isatty():
        yield lambda result: _line(result, max(1, total // TIMES), total, page)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda result: bar.update(
            task, completed=len(result.duplicates), description=page.short(result.comparisons[0])
        )


def _line(result: Result, every: int, total: int, page: Page) -> None:
    done = len(result.duplicates)
    if done % every == 0 or done == total:
        for each in result.comparisons:
            print(page.heading(each), file=sys.stderr, flush=True)


def draw(result: Result, folder: Path, page: Page) -> None:
    """Three pictures of each two: the mean as it went, the spread, and what was said."""
    folder.mkdir(parents=True, exist_ok=True)
    for each in result.comparisons:
        for name, picture in page.pictures(each):
            (folder / name).write_text(picture, encoding="utf-8")


def data(result: Result) -> dict[str, Any]:
    """All that was found out, for programs."""
    return {**heading(result.contest), "comparisons": [_comparison(each) for each in result.comparisons]}


def _comparison(each: Comparison) -> dict[str, Any]:
    won, drawn, lost = each.matches
    return {
        "players": list(each.names),
        "unit": each.unit,
        "duplicates": len(each.duplicates),
        "mean": each.mean,
        "margin": _number(each.margin),
        "margin_always": _number(each.margin_always),
        "significant": each.significant,
        "won": won,
        "drawn": drawn,
        "lost": lost,
        "forfeited": list(each.forfeited),
        "forfeit_counts": each.worst,
        "differences": list(each.differences),
        "tallies": [plain(tally) for tally in each.tallies],
    }


def _number(value: float) -> float | None:
    return value if isfinite(value) else None
