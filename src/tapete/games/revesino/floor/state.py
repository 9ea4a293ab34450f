"""What an open table of the Revesino keeps besides the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from tapete.cards import Card
from tapete.games.revesino.pack import EACH, SEATS
from tapete.games.revesino.reckon import Faults
from tapete.games.revesino.state import TURNS, RevesinoState
from tapete.laws.mark import law
from tapete.table.floor import FloorState, Slip, without_slips
from tapete.table.row import replaced
from tapete.table.view import Played
from tapete.table.zones import Zones

REVOKE, TURN, CARDS, STOCK, FACED, LOOK, CHANGE, TWICE = (
    "revoke", "turn", "cards", "stock", "faced", "look", "change", "twice",
)  # fmt: skip
"""What can be claimed against somebody, besides a deal out of turn."""

FORGOT, CARELESS = "forgot", "careless"
"""Slips that come out as a wrong number of cards: a draw forgotten, two cards thrown or none played."""

DRAW = "draw"


@dataclass(frozen=True, kw_only=True)
class OpenRevesino(RevesinoState, FloorState):
    """A Revesino at the open table.

    `misdealt` got a wrong number of cards from the dealer, of the stock too when it is `stock_misdealt`; `acted` are
    done with their exchange, `drawing` is how many the one in turn has laid away, and `late` forgot to draw and may do
    so yet. `peeked` are cards of the stock and who saw them. `fallen` lie on the table and can be demanded; `demanded`
    must be played. `omitted` have passed over the trick, and the first `sealed` tricks can't be mended any more.
    `revokers`, `too_many` and `too_few` pay for everybody; when the cards are `mixed` nothing can be proved by them.
    """

    misdealt: tuple[int, ...] = ()
    stock_misdealt: bool = False
    acted: tuple[int, ...] = ()
    drawing: int = 0
    late: int | None = None
    peeked: tuple[tuple[int, Card], ...] = ()
    fallen: tuple[Played, ...] = ()
    demanded: tuple[Played, ...] = ()
    omitted: tuple[int, ...] = ()
    sealed: int = 0
    revokers: tuple[int, ...] = ()
    too_many: tuple[int, ...] = ()
    too_few: tuple[int, ...] = ()
    mixed: bool = False

    @property
    def exchanged(self) -> int:
        """How many have had their exchange."""
        return len(self.acted)

    @property
    def deals_next(self) -> int:
        """The rotation goes on as if the right player had dealt."""
        return self.mano if self.rightful is None else TURNS[self.rightful][0]

    @property
    def faults(self) -> Faults:
        """Who pays for everybody in this hand."""
        return Faults(frozenset(self.revokers), frozenset(self.too_many), frozenset(self.too_few))

    @property
    def begun(self) -> bool:
        """Whether a card has been led in this hand, though it was taken back: the play has begun."""
        return bool(self.trick or self.taken or self.sealed) or bool(self.returned and self.exchanged == SEATS)

    # The number of cards.

    @law("rev.74", "rev.84")
    def surplus(self, seat: int) -> int:
        """How many cards too many the seat has had; less than nothing when too few."""
        if not self.hands:
            return 0
        had = len(self.hands[seat]) + sum(played.seat == seat for played in self.plays)
        had += sum(played.seat == seat for _, played in self.thrown)
        due = EACH + (seat == self.dealer and seat not in self.acted)
        laying = self.drawing if self.exchanged < SEATS and seat == self.in_turn[self.exchanged] else 0
        return had + laying - due

    # Cards on the table.

    def on_trick(self) -> list[Card]:
        """The cards that lie in the trick besides those played to it."""
        return [played.card for number, played in self.thrown if number == len(self.taken)]

    def zones(self) -> Zones:
        """A card that was thrown along with another lies in the trick too."""
        return {**super().zones(), "thrown": tuple(self.on_trick())}

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what all know: cards thrown along, and what somebody saw of the stock."""
        seen = [card for place, card in self.peeked if place == seat]
        return super().known(seat).union(seen, self.on_trick())

    def rewound(self, plays: int) -> Self:
        """What was wrong about a card that goes back is undone with it, and what was thrown along goes back too."""
        gone = {played.seat for played in self.plays[plays:]}
        back = super().rewound(plays)
        number = len(back.taken)
        back = without_slips(back, lambda slip: slip.moment == number and slip.seat in gone and slip.what in ON_CARDS)
        again = [extra for extra in back.thrown if extra[0] >= number and extra[1].seat in gone]
        for _, played in again:
            hands = replaced(back.hands, played.seat, (*back.hands[played.seat], played.card))
            back = back.but(hands=hands, returned=(*back.returned, played.card))
        return back.but(thrown=tuple(extra for extra in back.thrown if extra not in again), omitted=())

    def last_revoke(self, seat: int) -> Slip | None:
        """His latest revoke, if it can still be mended."""
        found = [
            s for s in self.slips if s.what == REVOKE and s.seat == seat and not s.ruled and s.moment >= self.sealed
        ]
        return found[-1] if found else None


ON_CARDS = (REVOKE, TURN, CARELESS)
"""Slips that are about a card in a trick."""

Floor = OpenRevesino
