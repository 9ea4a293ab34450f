"""The seats of a Voltarete: who deals, cuts and gets cards, and who plays against whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tapete.games.voltarete.kinds import TREZE
from tapete.laws.mark import law
from tapete.table.tricks import TrickState
from tapete.table.zones import of_match

if TYPE_CHECKING:
    from tapete.games.voltarete.game import VoltareteGame


@dataclass(frozen=True, kw_only=True)
class Seats(TrickState):
    """Three or four at a table, of whom three get cards."""

    if TYPE_CHECKING:
        game: VoltareteGame

    gone: int | None = of_match(None)
    """Who of four has got up for good, so that the other three go on without him."""
    seated: tuple[int, ...] = ()
    """Mão, contra-pé and pé of this hand; between two hands, of the last one."""
    feito: int | None = None
    kind: str = ""
    granted: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    pursuer: int | None = None
    """Who has taken the hand over from a feito who gave it up in the play, where that is the custom."""

    @property
    @law("vol.II.19.14")
    def present(self) -> tuple[int, ...]:
        """The seats of those who have not got up for good."""
        return tuple(seat for seat in range(self.game.seats) if seat != self.gone)

    @property
    def has_quarto(self) -> bool:
        """Whether four sit at the table, so that the dealer gets no cards."""
        return len(self.present) == 4

    def right_of(self, seat: int, steps: int = 1) -> int:
        """The seat so many places to the right; whoever has got up is passed over."""
        if self.gone is None:
            return (seat + steps) % self.game.seats
        around = [other for other in self.present if other > seat] + [other for other in self.present if other <= seat]
        return around[(steps - 1) % len(around)]

    @law("vol.I.5.1", "vol.I.5.2")
    def three_of(self, dealer: int) -> tuple[int, ...]:
        """The three who get cards when this seat deals, the mão first."""
        return tuple([self.right_of(dealer, step) for step in (1, 2, 3)])

    @property
    @law("vol.I.5.1", "vol.I.5.2", "vol.I.13.21", "vol.II.10.1")
    def three(self) -> tuple[int, ...]:
        """Mão, contra-pé and pé: the three who get cards, from the dealer's right on."""
        return self.seated or self.three_of(self.deals_cards)

    @property
    @law("vol.II.15.12")
    def active(self) -> tuple[int, ...]:
        """Those who play, in the order of play; with the thirteen the quarto plays last."""
        return (*self.three, self.quarto) if self.kind == TREZE else self.three

    @property
    def mao(self) -> int:
        """The player at the dealer's right."""
        return self.three[0]

    @property
    def pe(self) -> int:
        """The last of the three to speak; with three players the dealer."""
        return self.three[-1]

    @property
    def quarto(self) -> int:
        """With four players the dealer, who sits at the right of the pé."""
        return self.right_of(self.pe)

    @property
    @law("vol.I.4.5", "vol.II.15.1")
    def cutter(self) -> int:
        """The player at the dealer's left cuts."""
        return self.right_of(self.deals_cards, -1)

    @property
    @law("vol.I.4.6", "vol.I.4.10", "vol.I.6.29", "vol.II.15.1")
    def shuffler(self) -> int:
        """Who cut the last hand, or with four sat opposite its dealer: it is the one at this dealer's right."""
        return self.mao

    @property
    def maker(self) -> int:
        """The feito, once there is one."""
        assert self.feito is not None
        return self.feito

    @property
    @law("vol.I.6.5", "vol.II.15.8")
    def opponents(self) -> tuple[int, ...]:
        """Those who play against the feito, from his right on."""
        seats = self.active
        place = seats.index(self.maker)
        return (*seats[place + 1 :], *seats[:place])

    @property
    @law("vol.II.9.3")
    def lone(self) -> int:
        """Against whom the others play: the feito; or who alone refused his reposta, or took over what he gave up."""
        if self.pursuer is not None:
            return self.pursuer
        return self.refused[0] if self.granted and self.refused else self.maker


def also(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """These seats, and this one with them."""
    return seats if seat in seats else (*seats, seat)
