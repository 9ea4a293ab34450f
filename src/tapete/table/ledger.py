"""Every point, stone or tanto that moves, why, and by which law. The score is the sum of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

Account = int | str
"""A side or seat by its number; or a place by its name: the middle of the table, the pot, the bank."""

BANK = "bank"
"""Where points come from in the games that only mark them."""

MIDDLE = "middle"
"""The middle of the table, through which those who lost pay those who won; it is level after every settlement."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One payment."""

    hand: int
    payer: Account
    payee: Account
    amount: int
    reason: str
    laws: tuple[str, ...]

    @property
    def marks(self) -> bool:
        """Whether no side pays or is paid: points that are only marked, from one place of the table to another."""
        return isinstance(self.payer, str) and isinstance(self.payee, str)


@dataclass(frozen=True, slots=True)
class Ledger:
    """All payments of a match, in order."""

    entries: tuple[Entry, ...] = ()

    def plus(self, entries: Iterable[Entry]) -> Ledger:
        """The ledger with more payments; payments of nothing are not written."""
        return Ledger((*self.entries, *(entry for entry in entries if entry.amount)))

    def balance(self, account: Account) -> int:
        """What the account stands at."""
        total = 0
        for entry in self.entries:
            if entry.payee == account:
                total += entry.amount
            if entry.payer == account:
                total -= entry.amount
        return total

    def of_hand(self, hand: int) -> tuple[Entry, ...]:
        """The payments of one hand."""
        return tuple(entry for entry in self.entries if entry.hand == hand)


EMPTY = Ledger()
