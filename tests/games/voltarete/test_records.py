"""The worked Recambó as two records: what each has after every hand, chip by chip.

Hands ten and eleven of it were played with ten cards, as can happen only at an open table; the second record begins
after them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.table.ledger import Account, Ledger
from tapete.table.record import read_record
from tests.games.voltarete.test_recambo import ROWS

RECORDS = Path(__file__).parents[3] / "docs" / "records"
ACCOUNTS: tuple[Account, ...] = (2, 0, 1, "pot", "box")
"""Ana, Blas and Clara, who are A, B and C, and what lies on the table."""


def standing(ledger: Ledger, hand: int) -> tuple[int, ...]:
    """What each had after this hand was settled, with the 120 tentos he began with."""
    so_far = Ledger(tuple(entry for entry in ledger.entries if entry.hand <= hand))
    return tuple(so_far.balance(account) + (120 if isinstance(account, int) else 0) for account in ACCOUNTS)


@pytest.mark.parametrize(("name", "before"), [("voltarete-recambo", 0), ("voltarete-recambo-end", 11)])
def test_everybody_has_what_the_worked_recambo_says(name: str, before: int) -> None:
    state = read_record((RECORDS / f"{name}.toml").read_text(encoding="utf-8")).state
    rows = [row[3] for row in ROWS][before : before + state.hand]
    assert [standing(state.ledger, hand) for hand in range(1, state.hand + 1)] == rows
    assert before + state.hand in (9, 21)
