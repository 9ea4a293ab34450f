"""Who plays the duplicates: this process, several of this machine, or those of a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any

from tapete.arena.contest import Contest, Pair
from tapete.arena.outside import dismiss
from tapete.arena.playing import Duplicate, duplicate
from tapete.errors import BadOption

AHEAD = 2
"""So many duplicates wait for each who plays."""


@dataclass(frozen=True, slots=True)
class Crew:
    """`begin` has a duplicate begun and gives what waits for its end; so many are begun `ahead`."""

    begin: Callable[[Pair, int], Callable[[], Duplicate]]
    ahead: int


@contextmanager
def crew(contest: Contest, jobs: int, ray: str = "") -> Iterator[Crew]:
    """So many processes of this machine, or all of the cluster at this address."""
    with _cluster(contest, ray) if ray else _processes(contest, jobs) if jobs > 1 else _alone(contest) as found:
        yield found


@contextmanager
def _alone(contest: Contest) -> Iterator[Crew]:
    try:
        yield Crew(lambda pair, number: partial(duplicate, contest, pair, number), 1)
    finally:
        dismiss()


@contextmanager
def _processes(contest: Contest, jobs: int) -> Iterator[Crew]:
    # What has been tried here would else be held open by all who are started now.
    dismiss()
    pool = ProcessPoolExecutor(jobs)
    try:
        yield Crew(lambda pair, number: pool.submit(duplicate, contest, pair, number).result, jobs * AHEAD)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _cluster(contest: Contest, address: str) -> Iterator[Crew]:
    """`local` is a cluster of this machine alone, for as long as the contest; any other stands already."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadOption("needs-ray", "This needs Ray: pip install 'tapete[ray]'.") from None
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", include_dashboard=False)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise BadOption("no-cluster", f"No Ray cluster answers at {address}.", at=address) from error
    dismiss()
    try:
        far, shared = ray.remote(duplicate), ray.put(contest)
        yield Crew(
            lambda pair, number: partial(ray.get, far.remote(shared, pair, number)),
            max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD,
        )
    finally:
        ray.shutdown()
