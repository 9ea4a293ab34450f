"""Who owes whom what by a hand, and how those at fault share it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tapete.cards import Card
from tapete.games.revesino.course import Course, Fate
from tapete.laws.mark import law
from tapete.table.ledger import Payment

PARTIDA_WON, BY_FAULTS = "partida", "partida-by-faults"
ACES_WON, ACES_LOST = "four-aces-won", "four-aces-lost"
MADE, CUT, LOST = "revesino", "cuts", "revesino-lost"
"""How a hand may end: with the partida, also if those at fault pay it; the four aces; a Revesino made, cut or lost."""


@dataclass(frozen=True, slots=True)
class Customs:
    """What the table has agreed on about paying."""

    napolitana: str
    duty: str
    credit: str
    sleeping: bool


@dataclass(frozen=True, slots=True)
class Faults:
    """Who pays for everybody in this hand: by revoking, with a card too many, or with one too few.

    When somebody has mixed his cards the `doubted` ones are paid already, and the `partida`: who had it, and who paid.
    """

    revoked: frozenset[int] = frozenset()
    over: frozenset[int] = frozenset()
    short: frozenset[int] = frozenset()
    doubted: frozenset[Card] = frozenset()
    partida: tuple[int, int] | None = None

    @property
    def offenders(self) -> frozenset[int]:
        """All of them."""
        return self.revoked | self.over | self.short

    def laws(self) -> tuple[str, ...]:
        """The laws that make them pay."""
        revoked = ("rev.124",) if self.revoked else ()
        counts = ("rev.74",) if self.over | self.short else ()
        return revoked + counts


NO_FAULTS = Faults()


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How the hand ended, what is owed in it, and whom it is about.

    `by` is who won the partida, followed the four aces, or made, cut or lost the Revesino; `of` is who lost the
    partida, or whose Revesino was cut. In an ordinary hand `fates` are those of the payment cards.
    """

    end: str
    flows: tuple[Payment[int], ...]
    """At the single rate."""
    by: int
    of: int | None = None
    fates: tuple[Fate, ...] = ()

    @property
    def ordinary(self) -> bool:
        """Whether it was neither a hand of Revesino nor of four aces."""
        return self.end in (PARTIDA_WON, BY_FAULTS)


# Sharing.


@law("rev.75", "rev.77", "rev.129")
def paid_by(course: Course, faults: Faults, flows: Sequence[Payment[int]]) -> list[Payment[int]]:
    """The offenders pay all of it in equal shares, whoever owed it; an odd tanto falls on the worst seated."""
    payers = [seat for seat in course.seats if seat in faults.offenders]
    left = dict(parts(sum(flow.amount for flow in flows), payers))
    paid: list[Payment[int]] = []
    for flow in flows:
        due = flow.amount
        for payer in payers:
            share = min(due, left[payer])
            left[payer] -= share
            due -= share
            paid += [replace(flow, payer=payer, amount=share)] if share else []
    return paid


def parts(total: int, seats: Sequence[int]) -> list[tuple[int, int]]:
    """Equal parts, the odd tantos to the first."""
    return [(seat, total // len(seats) + (place < total % len(seats))) for place, seat in enumerate(seats)]
