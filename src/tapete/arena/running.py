"""Duplicates played one after another, or on several processors or machines, always with the same result."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from tapete.arena.contest import Contest, Pair
from tapete.arena.crews import crew
from tapete.arena.kept import Kept
from tapete.arena.playing import Duplicate
from tapete.arena.result import Result
from tapete.errors import BadOption

Task = tuple[Pair, int]
Tell = Callable[[Result], None]


def run(
    contest: Contest,
    duplicates: int,
    *,
    jobs: int = 1,
    ray: str = "",
    keep: Path | None = None,
    until_significant: bool = False,
    tell: Tell = lambda result: None,
) -> Result:
    """Play so many duplicates of each pair; `tell` hears how it stands after every one.

    `ray` is the address of a cluster that plays instead of so many `jobs` of this machine, with the same result.
    What is kept in a file is not played again. `until_significant`: no more of a pair whose difference is proved.
    """
    if min(duplicates, jobs) < 1:
        raise BadOption("at-least-one", "There must be at least one match, and one job.")
    contest.check()
    kept = None if keep is None else Kept(keep, contest)
    found = (
        {} if kept is None else {(each.pair, each.number): each for each in kept.duplicates if each.number < duplicates}
    )
    decided: set[Pair] = set()
    result = Result(contest, tuple(found.values()))

    def wanted() -> Iterator[Task]:
        for number in range(duplicates):
            yield from ((pair, number) for pair in contest.pairs if pair not in decided and (pair, number) not in found)

    def look() -> None:
        if until_significant:
            decided.update(pair for pair in contest.pairs if result.of(pair).significant)

    look()
    for each in _played(contest, wanted(), jobs, ray):
        if each.pair in decided:
            continue
        if kept is not None:
            kept.add(each)
        result = Result(contest, (*result.duplicates, each))
        look()
        tell(result)
        if len(decided) == len(contest.pairs):
            break
    return result


def _played(contest: Contest, tasks: Iterator[Task], jobs: int, ray: str) -> Iterator[Duplicate]:
    """In the order of the tasks, whoever is done first."""
    with crew(contest, jobs, ray) as playing:
        waiting: deque[Callable[[], Duplicate]] = deque()
        while True:
            room = playing.ahead - len(waiting)
            waiting.extend(playing.begin(*task) for task in islice(tasks, room))
            if not waiting:
                return
            yield waiting.popleft()()
