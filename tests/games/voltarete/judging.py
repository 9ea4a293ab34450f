"""What the judge of Voltarete says, for tests: the ruling on some facts, and who pays whom by it."""

from __future__ import annotations

from typing import Any

from tapete.table.game import game
from tapete.table.ruling import Ruling

VOID = ("hand-void", "same-dealer", "passes-back")


def judged(incident: str, of: str = "voltarete", /, **facts: Any) -> Ruling:
    """The ruling of a table of this game on an incident."""
    return game(of).incident(incident).ruling(facts)


def paid(ruling: Ruling) -> list[tuple[str, str, int]]:
    """Payer, payee and amount of each payment of a ruling."""
    return [(payment.payer, payment.payee, payment.amount) for payment in ruling.payments]
