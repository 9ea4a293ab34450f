"""Every point, stone or tanto that moves, why, and by which law. The score is the sum of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

Account = int | str
"""A side or seat by its number; or a place by its name: the middle of the table, the pot, the bank."""

BANK = "bank"
"""Where points come from in the games that only mark them."""

MIDDLE = "middle"
"""The middle of the table, through which those who lost pay those who won; it is level after every settlement."""


Who = TypeVar("Who", int, str)


@dataclass(frozen=True, slots=True)
class Payment(Generic[Who]):
    """What one owes another, why, and by which laws, before it is written: players by their seats, parties by name."""

    payer: Who
    payee: Who
    amount: int
    reason: str
    laws: tuple[str, ...]


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


@dataclass(frozen=True)
class Ledger:
    """All payments of a match, in order."""

    entries: tuple[Entry, ...] = ()

    @cached_property
    def balances(self) -> Mapping[Account, int]:
        """What every account that has paid or been paid stands at."""
        return _moved({}, self.entries)

    def plus(self, entries: Iterable[Entry]) -> Ledger:
        """The ledger with more payments; payments of nothing are not written."""
        new = tuple([entry for entry in entries if entry.amount])
        after = Ledger(self.entries + new)
        # What stood before need not be added up again.
        after.__dict__["balances"] = _moved(self.balances, new)
        return after

    def balance(self, account: Account) -> int:
        """What the account stands at."""
        return self.balances.get(account, 0)

    def reversal(self, entries: Iterable[Entry], hand: int, reason: str, *laws: str) -> tuple[Entry, ...]:
        """The payments that take these back."""
        return tuple(Entry(hand, entry.payee, entry.payer, entry.amount, reason, laws) for entry in entries)

    def of_hand(self, hand: int) -> tuple[Entry, ...]:
        """The payments of one hand."""
        return tuple(entry for entry in self.entries if entry.hand == hand)


def _moved(balances: Mapping[Account, int], entries: Iterable[Entry]) -> dict[Account, int]:
    """The balances after these payments."""
    after = dict(balances)
    for entry in entries:
        after[entry.payer] = after.get(entry.payer, 0) - entry.amount
        after[entry.payee] = after.get(entry.payee, 0) + entry.amount
    return after


EMPTY = Ledger()
