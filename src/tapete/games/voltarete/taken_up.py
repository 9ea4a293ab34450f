"""A sitting that is taken up again: what it begins with is read, and what cannot have come of any play is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapete.errors import BadOption
from tapete.games.voltarete.finished import shares
from tapete.games.voltarete.state import BOX, POT, Remissa
from tapete.laws.mark import law
from tapete.table.ledger import MIDDLE, Account, Entry
from tapete.table.option import one_of
from tapete.table.written import LARGEST, Facts

if TYPE_CHECKING:
    from tapete.games.voltarete.game import VoltareteGame

STARTS = ("dealer", "pot", "box", "score", "marker", "remissas", "recambos", "stood", "ten", "tento", "again")
MARKS = ("carried", "halved")
AT_FIRST = {"pot": 0, "box": 0, "ten": False, "tento": True, "again": False}
"""How it is when nothing has been played."""
UNDER_WAY = (POT, BOX, "marker", "stood", "ten", "tento", "again")
"""What there is only after a deal, so that it is known who deals next."""
OF_POT = ("stood", "ten", "tento", "again")
"""What is said of a pot."""
OF_RECAMBO = (BOX, "ten", "stood")
"""What there is no more after the last Recambó."""


class TakenUp(Facts):
    """The facts with which a sitting begins."""

    if TYPE_CHECKING:
        game: VoltareteGame

    @property
    def is_tail(self) -> bool:
        """Whether all Recambós are over, so that only what waits is played out."""
        return self.given.get("recambos") == self.game.recambos

    def flag(self, name: str) -> bool:
        """Whether it is so."""
        return bool(one_of(name, (True, False), self.given.get(name, AT_FIRST[name])))

    @law("vol.II.19.1", "vol.II.19.6")
    def lying(self, account: str) -> int:
        """What lies in the pot; or in the box, which never has more than enter the pot together."""
        most = self.game.recambo + 1 if account == BOX else LARGEST
        return self.number(account, range(most)) or 0

    def remissas(self) -> tuple[Remissa, ...]:
        """Those that wait, each written as `[seat, amount]` with its marks, the oldest first."""
        given = self.given.get("remissas", ())
        if not isinstance(given, list | tuple) or not all(map(self._is_remissa, given)):
            raise BadOption("not-remissas", "remissas must be a list of [seat, amount].")
        return tuple(
            Remissa(seat, amount, number, **dict.fromkeys(marks, True))
            for number, (seat, amount, *marks) in enumerate(given, 1)
        )

    def _is_remissa(self, item: object) -> bool:
        return (
            isinstance(item, list | tuple)
            and len(item) >= 2
            and all(type(part) is int for part in item[:2])
            and item[0] in range(self.game.seats)
            and 0 < item[1] < LARGEST
            and all(mark in MARKS for mark in item[2:])
        )

    # What there can be together.

    def checked(self) -> None:
        """Refuse facts that cannot be, each alone or with the others."""
        self._dealt_before()
        self._of_pot()
        self._of_box()
        self._of_list()
        if self.is_tail:
            self._after_last()

    def _said(self, *names: str) -> list[str]:
        """Those of these facts that tell of something."""
        return [name for name in names if name in self.given and self.given[name] != AT_FIRST.get(name)]

    @law("vol.II.3.25", "vol.II.19.4", "vol.II.19.5")
    def _dealt_before(self) -> None:
        """Lots are drawn only for a new Recambó, with nothing on the table, and where no seats are kept."""
        if self.given.get("dealer") is not None:
            return
        kept = ["recambos"] if self.given.get("recambos") and (self.is_tail or self.game.keep_seats) else []
        if said := [*self._said(*UNDER_WAY), *kept]:
            raise BadOption(
                "start-needs-dealer", "Where there is {name} it is known who deals: say dealer.", name=said[0]
            )

    @law("vol.II.3.25", "vol.II.18.1", "vol.II.19.6", "vol.II.19.7")
    def _of_pot(self) -> None:
        """Of no pot nothing can be said; one that was formed always gives its tento."""
        if not self.lying(POT) and (said := self._said(*OF_POT)):
            raise BadOption("start-needs-pot", "{name} is said of a pot, and there is none.", name=said[0])
        if "stood" in self.given and not self.flag("tento"):
            raise BadOption(
                "formed-gives",
                "A pot that Medalhão and entry formed gives a tento: {one} and {other} cannot both be.",
                one="stood",
                other="tento = false",
            )

    @law("vol.II.19.6")
    def _of_box(self) -> None:
        """The tentos of the Recambó lie in the box or in the pot."""
        least = self.game.recambo
        if not self.flag("ten"):
            return
        if self.lying(BOX):
            raise BadOption("ten-and-box", "With ten the tentos of the Recambó lie in the pot: the box is empty.")
        if self.lying(POT) < least:
            raise BadOption("ten-in-pot", "With ten there are at least {least} tentos in the pot.", least=least)

    @law("vol.II.19.21")
    def _of_list(self) -> None:
        if any(each.halved for each in self.remissas()) and not self.game.split_remissa:
            raise BadOption("not-halved", "No remissa can be halved where split_remissa is not agreed on.")

    @law("vol.II.19.6", "vol.II.19.7", "vol.II.19.15", "vol.II.19.16")
    def _after_last(self) -> None:
        """Only a pot or carried remissas are left, and only where they are played out."""
        if said := self._said(*OF_RECAMBO):
            raise BadOption("after-last", "After the last Recambó there is no {name} any more.", name=said[0])
        if not all(each.carried for each in self.remissas()):
            raise BadOption("all-carried", "After the last Recambó every remissa that waits is carried.")
        if self.game.remissas_end == "divide" or not (self.lying(POT) or self.remissas()):
            raise BadOption("nothing-left", "After the last Recambó nothing is left to play for: the sitting is over.")

    # The money.

    def brought_forward(self) -> list[Entry]:
        """What lies in pot and box, and what each has won; together it comes to nothing."""
        lying = {account: self.lying(account) for account in (POT, BOX)}
        won = self._won(sum(lying.values()))
        moves: list[tuple[Account, Account, int]] = [
            (MIDDLE, seat, total) if total > 0 else (seat, MIDDLE, -total) for seat, total in enumerate(won)
        ]
        moves += [(MIDDLE, account, amount) for account, amount in lying.items()]
        return [Entry(0, payer, payee, amount, "brought-forward", ("vol.I.8.5",)) for payer, payee, amount in moves]

    def _won(self, table: int) -> Sequence[int]:
        """Where it is not said who has put in what lies on the table, all have, alike."""
        seats = range(self.game.seats)
        if "score" not in self.given:
            return [-amount for _, amount in shares(table, seats)]
        given = self.given["score"]
        if not isinstance(given, list | tuple) or not all(type(item) is int and abs(item) < LARGEST for item in given):
            raise BadOption("not-a-score", "score must be a list of whole numbers.")
        if len(given) != len(seats) or sum(given) + table != 0:
            raise BadOption(
                "bad-score-with-pot",
                "score must give {sides} numbers that with pot and box add up to zero.",
                sides=len(seats),
            )
        return given
