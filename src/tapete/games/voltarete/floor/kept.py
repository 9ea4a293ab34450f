"""What an open table keeps in mind until it is settled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tapete.laws.mark import law
from tapete.table.ledger import Payment

Key = tuple[int, int, str]
"""Who pays whom, and for what."""


@dataclass(frozen=True, slots=True)
class Thrown:
    """Cards thrown down: by whom, what lay in the pot then, and whether those before him had passed."""

    seat: int
    pot: int
    in_time: bool


@dataclass(frozen=True, slots=True)
class Blind:
    """One card that goes over by a ruling: drawn blindly from `giver`, or his from his own discards, or from the top.

    Without a `taker` it goes to the giver's discards.
    """

    how: str
    giver: int
    taker: int | None = None


@dataclass(frozen=True, slots=True)
class Unmet:
    """What was asked in time and not paid: by whom, to whom, for what, how much, and in which Recambó it fell due."""

    payer: int
    payee: int
    reason: str
    amount: int
    recambo: int = 0


def key(each: Payment[int] | Unmet) -> Key:
    """Between whom it is, and for what."""
    return each.payer, each.payee, each.reason


@law("vol.II.17.3")
def owes_alike(each: Payment[int] | Unmet, honoured: Sequence[Key]) -> bool:
    """Whether the feito has been paid all by another, or has paid another all; of a codilho nobody owes alike."""
    sides = [(payer, payee) for payer, payee, reason in honoured if reason == each.reason]
    return each.reason != "codilho" and any(payer == each.payer or payee == each.payee for payer, payee in sides)


@law("vol.II.17.3", "vol.II.17.5")
def raised(pending: Sequence[Unmet], dues: Sequence[Payment[int]], honoured: Sequence[Key]) -> tuple[Unmet, ...]:
    """What was put off: so much as was asked, but all that is due where another was paid all, though it was later."""

    def owed(each: Unmet) -> int:
        return sum(due.amount for due in dues if key(due) == key(each))

    return tuple(replace(each, amount=owed(each)) if owes_alike(each, honoured) else each for each in pending)
