"""The book on trial in many deals, played in as many processes as one likes, and gone on with where it was left."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from tapete.arena.opinions import opinions
from tapete.arena.trial import Deal, Inquiry, deal
from tapete.errors import BadOption
from tapete.table.trial import Asked, Laws, Sums, Trial, Tried

BATCH = 8
"""So many deals are sent to each process at a time."""
DIGESTED = 8
"""What so many deals show tells one book's player from another."""

T = TypeVar("T")
Tell = Callable[[Trial], None]


def anew(inquiry: Inquiry) -> Trial:
    """Nothing is known yet."""
    return Trial(
        game=inquiry.game,
        edition=inquiry.rules.edition,
        unit=inquiry.unit,
        sides=len(inquiry.sides),
        whole=not inquiry.hands,
        groups=inquiry.groups,
    )


def tried(inquiry: Inquiry, known: Trial, deals: int, jobs: int = 1, tell: Tell = lambda trial: None) -> Trial:
    """What is known when so many deals have been played; those of which it is known are not played again."""
    level = inquiry.against
    asked = _begun(inquiry, known, known.asked.get(level))
    found = dict(known.tried.get(level, {}))
    for batch in _played(lambda: partial(deal, inquiry), range(asked.deals, deals), jobs):
        for each in batch:
            for laws, own in each.items():
                found[laws] = found.get(laws, Tried()).plus(own)
        asked = replace(asked, deals=asked.deals + len(batch), commit=commit())
        known = replace(
            known, asked={**known.asked, level: asked}, tried={**known.tried, level: dict(found)}
        )  # fmt: skip
        tell(known)
    return known


def weighed(
    inquiry: Inquiry, known: Trial, deals: int, most: int, jobs: int = 1, tell: Tell = lambda trial: None
) -> Trial:
    """The same with what the strong player holds of it in so many deals: of each maxim at the first `most` moments."""
    looked = _begun(inquiry, known, known.looked if known.weighed else None)
    found = dict(known.weighed)

    def wanted() -> Callable[[int], list[tuple[Laws, float]]]:
        return partial(opinions, inquiry, frozenset(laws for laws in inquiry.groups if _few(found, laws, most)))

    for batch in _played(wanted, range(looked.deals, deals), jobs):
        for laws, value in (own for each in batch for own in each):
            if _few(found, laws, most):
                found[laws] = found.get(laws, Sums()).with_(value)
        looked = replace(looked, deals=looked.deals + len(batch), commit=commit())
        known = replace(known, looked=looked, weighed=dict(found))
        tell(known)
    return known


def _few(found: Mapping[Laws, Sums], laws: Laws, most: int) -> bool:
    return found.get(laws, Sums()).count < most


def _begun(inquiry: Inquiry, known: Trial, asked: Asked | None) -> Asked:
    """Where to go on: only with the same rules, deals and players, or two things would be thrown together."""
    inquiry.check()
    digest = _digest(inquiry)
    if asked is None:
        asked = Asked(seed=inquiry.seed, digest=digest)
    own = anew(inquiry)
    same = (known.edition, known.groups) == (own.edition, own.groups)
    if not same or (asked.seed, asked.digest) != (inquiry.seed, digest):
        raise BadOption(
            "other-trial",
            "What is kept of {game} was found with other rules, deals or players: begin anew (--anew).",
            game=inquiry.game,
        )
    return asked


@cache
def _digest(inquiry: Inquiry) -> str:
    """A digest of what the first deals show."""
    shown = [sorted((laws, repr(own)) for laws, own in deal(inquiry, number).items()) for number in range(DIGESTED)]
    return sha256(repr(shown).encode()).hexdigest()[:16]


@cache
def commit() -> str:
    """The commit of the code that plays, with a + if something was changed since; nothing where there is none."""
    here = Path(__file__).parent
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--abbrev=8", "--exclude=*", "--dirty=+"],
            cwd=here, capture_output=True, text=True, check=True,
        )  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()


def _played(make: Callable[[], Callable[[int], T]], numbers: range, jobs: int) -> Iterator[Sequence[T]]:
    """What each deal shows, batch by batch in their order, whoever is done first."""
    batches = [numbers[first : first + BATCH] for first in range(0, len(numbers), BATCH)]
    if jobs == 1:
        for batch in batches:
            shown = make()
            yield [shown(number) for number in batch]
        return
    with ProcessPoolExecutor(jobs) as pool:
        for first in range(0, len(batches), 2 * jobs):
            shown = make()
            yield from pool.map(partial(_each, shown), batches[first : first + 2 * jobs])


def _each(shown: Callable[[int], T], numbers: range) -> list[T]:
    return [shown(number) for number in numbers]


__all__ = ["Deal", "Inquiry", "anew", "commit", "tried", "weighed"]
