"""Where one player of the Cientos stands on the way to a hundred."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tapete.laws.mark import law
from tapete.table.ledger import BANK, Account, Entry

NOT_LOST_AGAIN = ("lost", "cleared")


@dataclass(frozen=True, slots=True)
class Tally:
    """Where one player stands.

    `mark` is what was marked before this hand, `half` and `hundred` what he lacks to them; `points` are those of this
    hand, of which `announced` came before the play and `marked` are marked already.
    """

    mark: int = 0
    half: int = 0
    hundred: int = 0
    points: int = 0
    announced: int = 0
    marked: int = 0

    def plus(self, points: int, announced: bool) -> Tally:
        """The tally with so many more points of this hand."""
        before = self.announced + points if announced else self.announced
        return Tally(self.mark, self.half, self.hundred, self.points + points, before, self.marked)

    @property
    @law("cie.ad.4.1", "cie.ad.4.3")
    def race(self) -> int:
        """His points on the way to a hundred: rounding never wins the game."""
        return self.mark - self.hundred + self.points

    @property
    @law("cie.ad.4.2", "cie.154")
    def real(self) -> int:
        """His points for escaping the double: what he lacks to the half is not his yet."""
        return self.race - self.half

    @property
    @law("cie.ad.3.2", "cie.ad.5.11")
    def count(self) -> int:
        """What he says aloud: the points that are not yet marked."""
        return self.points - self.marked


def made(account: str, entries: Sequence[Entry]) -> int:
    """What was counted, less what a judge took back."""
    return had(BANK, account, [entry for entry in entries if entry.reason not in NOT_LOST_AGAIN])


def had(payer: Account, payee: Account, entries: Sequence[Entry]) -> int:
    """What the one has had from the other, less what went back."""
    both = (payer, payee)
    return sum(
        entry.amount * (((entry.payer, entry.payee) == both) - ((entry.payee, entry.payer) == both))
        for entry in entries
    )
