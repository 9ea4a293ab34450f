"""What an open table keeps of the payments that must be asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from tapete.laws.mark import law
from tapete.table.ledger import Payment

Key = tuple[int, int, str]
"""Who pays whom, and for what."""


@dataclass(frozen=True, slots=True)
class Unmet:
    """What was asked in time and not paid: by whom, to whom, for what, how much, and in which Recambó it fell due."""

    payer: int
    payee: int
    reason: str
    amount: int
    recambo: int = 0


P = TypeVar("P", Payment[int], Unmet)


def key(each: Payment[int] | Unmet) -> Key:
    """Between whom it is, and for what."""
    return each.payer, each.payee, each.reason


@dataclass(frozen=True, slots=True)
class Owing:
    """What players have won of one another in the last hand and must still ask for; whether it was won in copas.

    Who has `honoured` what he owed of a kind; what is `wanted` just now; what was asked and not paid, `pending` while
    there is still time to ask, `unmet` since the cards were dealt; what was `overpaid`.
    """

    dues: tuple[Payment[int], ...] = ()
    favorita: bool = False
    honoured: tuple[Key, ...] = ()
    wanted: tuple[Payment[int], ...] = ()
    pending: tuple[Unmet, ...] = ()
    unmet: tuple[Unmet, ...] = ()
    overpaid: tuple[Payment[int], ...] = ()

    @law("vol.II.17.3")
    def alike(self, each: Payment[int] | Unmet) -> bool:
        """Whether the feito has been paid all by another, or has paid another all; of a codilho nobody owes alike."""
        sides = [(payer, payee) for payer, payee, reason in self.honoured if reason == each.reason]
        return each.reason != "codilho" and any(payer == each.payer or payee == each.payee for payer, payee in sides)

    @law("vol.II.17.3", "vol.II.17.5")
    def put_off(self, recambo: int = 0) -> tuple[Unmet, ...]:
        """What was put off: so much as was asked, but all that is due where another was paid all, though later."""

        def owed(each: Unmet) -> int:
            whole = sum(due.amount for due in self.dues if key(due) == key(each))
            return whole if self.alike(each) else each.amount

        return tuple(replace(each, amount=owed(each), recambo=recambo) for each in self.pending)

    def following(self, new: Mapping[int, int]) -> Owing:
        """What was asked for, or paid too much, is between the same people still."""

        def moved(rows: Iterable[P]) -> tuple[P, ...]:
            return tuple(replace(each, payer=new[each.payer], payee=new[each.payee]) for each in rows)

        return replace(
            self,
            dues=moved(self.dues),
            honoured=tuple((new[payer], new[payee], reason) for payer, payee, reason in self.honoured),
            pending=moved(self.pending),
            unmet=moved(self.unmet),
            overpaid=moved(self.overpaid),
        )
