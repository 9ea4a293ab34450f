"""What an open table keeps of the payments that must be asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Self, TypeVar

from tapete.games.voltarete.floor.kept import Unmet, raised
from tapete.games.voltarete.state import VoltareteState
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.floor import FloorState
from tapete.table.ledger import Entry, Payment
from tapete.table.zones import of_match

P = TypeVar("P", Payment[int], Unmet)


@dataclass(frozen=True, kw_only=True)
class Owing(VoltareteState, FloorState):
    """A table at which nothing may be paid before it is asked for."""

    honoured: tuple[tuple[int, int, str], ...] = of_match(())
    """Who has paid whom in full what he owed of this kind for the last hand."""
    favorita: bool = of_match(False)
    """Whether what is asked for was won in copas."""
    wanted: tuple[Payment[int], ...] = ()
    """What is being asked for just now."""
    pending: tuple[Unmet, ...] = of_match(())
    """What was asked for and not paid, while there is still time to ask."""
    unmet: tuple[Unmet, ...] = of_match(())
    """What was asked for in time and not paid, since the cards were dealt."""
    overpaid: tuple[Payment[int], ...] = of_match(())
    """What was paid too much for the last hand."""

    @law("vol.II.17.1", "vol.II.17.2")
    def settling(self, payments: Iterable[Payment[int]]) -> Self:
        """Where it is so agreed nothing is paid before it is asked for."""
        if self.game.payments == "automatic":
            return super().settling(payments)
        dues = tuple(each for each in payments if each.amount)
        return self.but(dues=dues, favorita=self.trump is self.game.favorita, honoured=(), done=())

    @law("vol.II.17.5")
    def evened(self) -> Self:
        """What was asked for in time and not paid is paid before all get up, even if that ends its Recambó."""
        put_off = raised(self.pending, self.dues, self.honoured)
        unmet = (*put_off, *[each for each in self.unmet if each.recambo == self.recambos - self.ends])
        paid = [Entry(self.hand, each.payer, each.payee, each.amount, "payment", ("vol.II.17.5",)) for each in unmet]
        told = [event("pays-up", each.payer, number=each.amount) for each in unmet]
        return self.paying(paid).but(pending=(), unmet=()).telling(*told)

    def following(self, new: Mapping[int, int]) -> Self:
        """What was asked for, or paid too much, is between the same people still."""

        def moved(rows: Iterable[P]) -> tuple[P, ...]:
            return tuple(replace(each, payer=new[each.payer], payee=new[each.payee]) for each in rows)

        return (
            super()
            .following(new)
            .but(
                honoured=tuple((new[payer], new[payee], reason) for payer, payee, reason in self.honoured),
                pending=moved(self.pending),
                unmet=moved(self.unmet),
                overpaid=moved(self.overpaid),
            )
        )
