"""As many hands as one likes, played in as many processes, and what was seen in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice

from tapete.sitting.sample import Sample, observed, observing
from tapete.table.odds import Row, Sections, Tally, seen, tallied

BATCH = 4
"""So many matches are sent to each process at a time."""

Tell = Callable[[int], None]
"""Who is told how many hands have been played."""


def sampled(sample: Sample, number: int, jobs: int = 1, tell: Tell = lambda done: None) -> Sections:
    """What so many hands showed; the same whatever the number of processes."""
    return seen(sample.looks, counted(sample, number, jobs, tell))


def counted(sample: Sample, number: int, jobs: int = 1, tell: Tell = lambda done: None) -> tuple[Tally, ...]:
    """The sums of what so many hands showed."""
    sample.check()
    return tallied(sample.looks, _told(islice(_rows(sample, jobs), number), tell))


def _told(rows: Iterator[Row], tell: Tell) -> Iterator[Row]:
    for done, row in enumerate(rows, 1):
        yield row
        tell(done)


def _rows(sample: Sample, jobs: int) -> Iterator[Row]:
    """What was seen in one hand after another, match by match."""
    if jobs == 1:
        for number in count():
            yield from observing(sample, number)
    with ProcessPoolExecutor(jobs) as pool:
        for first in count(0, BATCH * jobs):
            numbers = range(first, first + BATCH * jobs)
            for rows in pool.map(observed, [sample] * len(numbers), numbers):
                yield from rows
