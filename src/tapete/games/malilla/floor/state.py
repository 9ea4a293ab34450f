"""What an open table of the Malilla keeps besides the cards."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Self

from tapete.cards import Card
from tapete.games.malilla.state import MalillaState
from tapete.table.floor import FloorState, Slip, without_slips
from tapete.table.ledger import Entry
from tapete.table.row import replaced

REVOKE, LEAD, TURN, TRICK, TALK, SHOW, CARDS, PEEK = (
    "revoke", "lead", "turn", "trick", "talk", "show", "cards", "peek",
)  # fmt: skip
"""What can be claimed against somebody, besides a deal out of turn."""

ASIDE = "aside"
"""The stage in which a card too many is drawn from a hand and put aside."""


@dataclass(frozen=True, kw_only=True)
class OpenMalilla(MalillaState, FloorState):
    """A Malilla at the open table.

    `over_dealt` and `short_dealt` got a card too many and too few, `counted_over` and `counted_short` were found with
    them in play; `silent` do not count. `origins` says from which pile each card played came; `menders` may still
    change their card after one was mended.
    """

    over_dealt: tuple[int, ...] = ()
    short_dealt: tuple[int, ...] = ()
    counted_over: tuple[int, ...] = ()
    counted_short: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()
    drawing: int = 0
    warned: tuple[tuple[int, int], ...] = ()
    shown: tuple[int, ...] = ()
    dropped: tuple[tuple[int, Card], ...] = ()
    peeked: tuple[tuple[int, Card], ...] = ()
    origins: tuple[tuple[Card, int], ...] = ()
    menders: tuple[int, ...] = ()

    @property
    def led(self) -> bool:
        """Whether a card has been led in this hand, though it was taken back: the play has begun."""
        return bool(self.trick or self.taken or self.returned)

    @property
    def laid_open(self) -> tuple[int, ...]:
        """The seats whose hands lie face up."""
        return self.shown

    def without(self, seat: int, card: Card, **also: Any) -> Self:
        """It is kept in mind from which pile the card came."""
        if self.piles:
            pile = next(number for number, pile in enumerate(self.piles[seat]) if pile and pile[0] is card)
            also["origins"] = (*self.origins, (card, pile))
        return super().without(seat, card, **also)

    def given_back(self, seat: int, card: Card) -> Self:
        """The card returns to the hand, or to the pile it came from when it was last played."""
        if not self.piles:
            return super().given_back(seat, card)
        piles, pile = self.piles[seat], dict(self.origins)[card]
        return self.but(piles=replaced(self.piles, seat, replaced(piles, pile, (card, *piles[pile]))))

    def rewound(self, plays: int) -> Self:
        """What was wrong about a card that goes back is undone with it."""
        gone = [played.seat for played in self.plays[plays:]]
        return without_slips(super().rewound(plays), lambda slip: slip.seat in gone and self.lies(slip))

    def lies(self, slip: Slip) -> bool:
        """Whether it is a revoke in the trick that lies on the table."""
        return slip.what == REVOKE and slip.moment == len(self.taken)

    def revoke_of(self, seat: int) -> Slip | None:
        """The seat's revoke in the trick on the table, if there is one."""
        return next((slip for slip in self.slips if slip.seat == seat and self.lies(slip)), None)

    @property
    def debts(self) -> list[Entry]:
        """What rulings make people pay when the hand is settled, with the laws by which it is multiplied."""
        return [
            Entry(self.hand, debt.payer, debt.payee, debt.amount, debt.reason, self.with_rate_laws(*debt.laws))
            for debt in self.owed
        ]

    def as_seen(self, seat: int | None, chance: Random) -> Self:
        """What others have peeked at they keep to themselves."""
        return super().as_seen(seat, chance).but(peeked=tuple(each for each in self.peeked if each[0] == seat))

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what all know: hands shown, cards dropped, and for him who peeked what he saw."""
        return (
            super()
            .known(seat)
            .union(
                (card for place in self.shown for card in self.hands[place]),
                (card for _, card in self.dropped),
                (card for place, card in self.peeked if place == seat),
            )
        )


Floor = OpenMalilla
