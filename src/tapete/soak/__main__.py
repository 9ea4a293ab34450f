"""Play many matches at once: `python -m tapete.soak --matches 10000 --games all --jobs 4`."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tapete.errors import BadOption
from tapete.games import REGISTRY
from tapete.soak.trial import CARELESS, RANDOM, TREATISE, Outcome, Plan, tried
from tapete.table.game import GUIDED, OPEN, game_class

FAILURES = Path("soak-failures")
TABLES = {"both": (GUIDED, OPEN), GUIDED: (GUIDED,), OPEN: (OPEN,)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, tell how it went, and return 1 if a match failed."""
    asked = _arguments(arguments)
    try:
        names = sorted(REGISTRY) if asked.games == "all" else asked.games.split(",")
        tables = [(name, table) for name in names for table in game_class(name).tables if table in TABLES[asked.tables]]
    except BadOption as error:
        print(error, file=sys.stderr)
        return 2
    plans = islice(_plans(tables, asked.seed, asked.bots), asked.matches)
    failures = _soak(plans, asked.matches, asked.jobs, (asked.often, asked.again))
    return 1 if failures else 0


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tapete.soak", description=__doc__)
    parser.add_argument("--matches", type=_count, default=1000, help="how many matches")
    parser.add_argument("--games", default="all", help="all, or names with commas between them")
    parser.add_argument("--tables", choices=TABLES, default="both", help="at which tables")
    parser.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help="how many processes")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match; the next has the next seed")
    parser.add_argument("--often", type=float, default=0.05, help="the share of the moments at which all is checked")
    parser.add_argument("--again", type=float, default=1.0, help="the share of the matches that is played again")
    parser.add_argument("--bots", type=float, default=0.2, help="the share of the matches by the book, half with slips")
    return parser.parse_args(arguments)


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _plans(tables: Sequence[tuple[str, str]], seed: int, bots: float) -> Iterator[Plan]:
    """One match after another, round the games and tables; each can be played again from its own seed."""
    while tables:
        for name, table in tables:
            plan = Plan(name, table, seed)
            drawn = plan.lot("player").random() if TREATISE in game_class(name).levels else 1.0
            yield Plan(name, table, seed, TREATISE if drawn < bots / 2 else CARELESS if drawn < bots else RANDOM)
            seed += 1


def _soak(plans: Iterator[Plan], matches: int, jobs: int, care: tuple[float, float]) -> int:
    console, played, failures, actions = Console(), 0, Counter[str](), 0
    with _progress(console) as progress, ProcessPoolExecutor(jobs, initializer=_leave_interrupts) as pool:
        bar = progress.add_task("matches", total=matches, rate="")
        try:
            for outcome in _outcomes(pool, plans, jobs, care):
                played, actions = played + 1, actions + outcome.actions
                if outcome.reason:
                    failures[outcome.plan.game] += 1
                    console.print(f"{outcome.plan}: {outcome.reason}\n  {_kept(outcome)}", markup=False, soft_wrap=True)
                progress.update(bar, advance=1, rate=f"{progress.tasks[0].speed or 0:.1f}/s, {failures.total()} failed")
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    summary = ", ".join(f"{count} of {name}" for name, count in failures.items()) or "none"
    console.print(f"{played} matches, {actions:,} actions; failed: {summary}.")
    return failures.total()


def _leave_interrupts() -> None:
    """Ctrl-C is for the one who counts, who then lets the others finish their match."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _progress(console: Console) -> Progress:
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description} {task.fields[rate]}"))
    return Progress(*columns, TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn(), console=console)


def _outcomes(
    pool: ProcessPoolExecutor, plans: Iterator[Plan], jobs: int, care: tuple[float, float]
) -> Iterator[Outcome]:
    """As they come; only a few wait in the queue, however many there are."""
    waiting: set[Future[Outcome]] = {pool.submit(tried, plan, *care) for plan in islice(plans, 4 * jobs)}
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= {pool.submit(tried, plan, *care) for plan in islice(plans, len(done))}
        yield from (future.result() for future in done)


def _kept(outcome: Outcome) -> Path:
    FAILURES.mkdir(exist_ok=True)
    path = FAILURES / f"{outcome.plan.game}-{outcome.plan.seed}.toml"
    path.write_text(outcome.record, encoding="utf-8")
    return path


if __name__ == "__main__":
    sys.exit(main())
