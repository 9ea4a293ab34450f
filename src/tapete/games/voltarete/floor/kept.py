"""What an open table keeps in mind until it is settled."""

from __future__ import annotations

from dataclasses import dataclass


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
