"""What an open table of the Revesino keeps besides the cards."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Self

from tapete.cards import Card
from tapete.games.revesino import exchange
from tapete.games.revesino.dues import Faults
from tapete.games.revesino.pack import EACH, SEATS
from tapete.games.revesino.state import EXCHANGE, TURNS, RevesinoState
from tapete.laws.mark import law
from tapete.table.floor import FloorState, Slip, without_slips
from tapete.table.row import replaced
from tapete.table.view import Played
from tapete.table.zones import Cards, Zones, heap

REVOKE, HEARD, TURN, CARDS, STOCK, FACED, LOOK, CHANGE, TWICE, ONCE, SEVERAL = (
    "revoke", "heard", "turn", "cards", "stock", "faced", "look", "change", "twice", "shuffle", "several",
)  # fmt: skip
"""What can be claimed against somebody, besides a deal out of turn, and what is in doubt when he has mixed his cards.

A revoke is `heard` of when one has it from an onlooker.
"""

FORGOT, CARELESS = "forgot", "careless"
"""Slips that come out as a wrong number of cards: a draw forgotten, two cards thrown or none played."""

TWO_CARDS, NO_CARD = "two-cards", "no-card"
"""In which way somebody was careless."""

DRAW, FALL, CHOOSE, COUNT = "draw", "fall", "choose", "count"


@dataclass(frozen=True, slots=True)
class Scatter:
    """Cards that came out of a hand together: how many of them were seen, whether it is known which touched the table
    first, and which must be played by that. Until he says how they fell `cards` are all of them, then those seen."""

    seat: int
    cards: Cards
    seen: str = ""
    order: str = "known"
    first: Card | None = None


@dataclass(frozen=True, kw_only=True)
class OpenRevesino(RevesinoState, FloorState):
    """A Revesino at the open table.

    `misdealt` got a wrong number of cards from the dealer, of the stock too when it is `stock_misdealt`; `acted` are
    done with their exchange, `drawing` is how many the one in turn has laid away, and `late` forgot to draw and may do
    so yet; whoever has `passed_on` the stock was the last to touch it; `reaching`, the dealer has taken a card that he
    has not seen. `lost` fell from the pack to the floor. `peeked` are cards of the stock and who saw them. `fallen` lie
    on the table and can be demanded, `floored` on the floor; `demanded` must be played. `scattered` came out together,
    and `votes` say which of them is to be played. Once a card was `led` the play has begun, though it be taken back;
    `omitted` have passed over the trick, and the first `sealed` tricks can't be mended any more. `revokers`, `too_many`
    and `too_few` pay for everybody; of him who has `mixed` the cards the others had what was in doubt: the `doubted`
    cards, and the partida, if it was `granted`: to whom, by whom.
    """

    misdealt: tuple[int, ...] = ()
    stock_misdealt: bool = False
    acted: tuple[int, ...] = ()
    drawing: int = 0
    late: int | None = None
    passed_on: int | None = None
    reaching: bool = False
    lost: Cards = heap("lost")
    peeked: tuple[tuple[int, Card], ...] = ()
    fallen: tuple[Played, ...] = ()
    floored: tuple[Played, ...] = ()
    demanded: tuple[Played, ...] = ()
    scattered: Scatter | None = None
    votes: Cards = ()
    omitted: tuple[int, ...] = ()
    led: bool = False
    sealed: int = 0
    revokers: tuple[int, ...] = ()
    too_many: tuple[int, ...] = ()
    too_few: tuple[int, ...] = ()
    mixed: int | None = None
    doubted: Cards = ()
    granted: tuple[int, int] | None = None

    @property
    def exchanged(self) -> int:
        """How many have had their exchange."""
        return len(self.acted)

    @property
    @law("rev.68", "rev.69")
    def deals_again(self) -> int:
        """He whose deal it was, though another took the pack."""
        return self.deals_cards if self.rightful is None else self.rightful

    @property
    def deals_next(self) -> int:
        """The rotation goes on as if the right player had dealt."""
        return TURNS[self.deals_again][0]

    @property
    def faults(self) -> Faults:
        """Who pays for everybody in this hand."""
        return Faults(
            frozenset(self.revokers),
            frozenset(self.too_many),
            frozenset(self.too_few),
            frozenset(self.doubted),
            self.granted,
        )

    def exchange_done(self, seat: int) -> Self:
        """The next has the stock; after the dealer the play begins."""
        return exchange.passed_on(
            self.but(acted=(*self.acted, seat), drawing=0, passed_on=seat, reaching=False, phase=EXCHANGE)
        )

    # The number of cards.

    @law("rev.74", "rev.84")
    def miscount(self, seat: int) -> str:
        """Whether the seat has had cards too many, `over`, or too few, `short`; else nothing."""
        if not self.hands:
            return ""
        had = len(self.hands[seat]) + sum(played.seat == seat for played in self.plays)
        had += sum(played.seat == seat for _, played in self.thrown)
        due = EACH + (seat == self.dealer and seat not in self.acted)
        laying = self.drawing if self.exchanged < SEATS and seat == self.in_turn[self.exchanged] else 0
        return "over" if had + laying > due else "short" if had + laying < due else ""

    # Cards on the table.

    @law("rev.82", "rev.84")
    def due(self) -> list[int]:
        """Those who have still to play to the trick, in order; a hand without cards plays no more, and leads none."""
        first = self.trick[0].seat if self.trick else self.leader
        played = [card.seat for card in self.trick]
        in_turn = [(first + step) % SEATS for step in range(SEATS)]
        return [s for s in in_turn if s not in played and s not in self.omitted and self.hands[s]]

    def on_trick(self) -> list[Card]:
        """The cards that lie in the trick besides those played to it."""
        return [played.card for number, played in self.thrown if number == len(self.taken)]

    def zones(self) -> Zones:
        """A card that was thrown along with another lies in the trick too."""
        return {**super().zones(), "thrown": tuple(self.on_trick())}

    def as_seen(self, seat: int | None, chance: Random) -> Self:
        """What others have peeked at they keep to themselves."""
        return super().as_seen(seat, chance).but(peeked=tuple(each for each in self.peeked if each[0] == seat))

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what all know: cards thrown along, what he saw of the stock, and at the end what lay on the floor."""
        seen = [card for place, card in self.peeked if place == seat]
        return super().known(seat).union(seen, self.on_trick(), self.lost if self.shown else ())

    def rewound(self, plays: int) -> Self:
        """What was wrong about a card that goes back is undone with it, and what was thrown along goes back too; who
        passed over the trick after it may play to it. What was ruled on stands."""
        gone = {played.seat for played in self.plays[plays:]}
        back = super().rewound(plays)
        number = len(back.taken)
        led, first = (*back.trick, self.plays[plays])[0].seat, self.plays[plays].seat

        def undone(slip: Slip) -> bool:
            if slip.what not in ON_CARDS or slip.moment != number or (slip.what == CARELESS and slip.ruled):
                return False
            after = (slip.seat - led) % SEATS > (first - led) % SEATS
            return after if slip.kind == NO_CARD else slip.seat in gone

        back = without_slips(back, undone)
        careless = [slip for slip in back.slips if slip.what == CARELESS and slip.moment == number]
        stay = {slip.seat for slip in careless}
        again = [extra for extra in back.thrown if extra[0] >= number and extra[1].seat in gone - stay]
        for _, played in again:
            hands = replaced(back.hands, played.seat, (*back.hands[played.seat], played.card))
            back = back.but(hands=hands, returned=(*back.returned, played.card))
        return back.but(
            thrown=tuple(extra for extra in back.thrown if extra not in again),
            omitted=tuple(slip.seat for slip in careless if slip.kind == NO_CARD),
            scattered=None,
        )

    def cards_up(self, seat: int) -> Self:
        """What he let fall is in his hand again, or played."""

        def others(lying: tuple[Played, ...]) -> tuple[Played, ...]:
            return tuple(played for played in lying if played.seat != seat)

        scattered = None if self.scattered is None or self.scattered.seat == seat else self.scattered
        return self.but(
            fallen=others(self.fallen),
            floored=others(self.floored),
            demanded=others(self.demanded),
            scattered=scattered,
        )

    def last_revoke(self, seat: int) -> Slip | None:
        """His latest revoke, if it can still be mended."""
        return next((s for s in self.slips if s.what == REVOKE and s.seat == seat and s.moment >= self.sealed), None)


ON_CARDS = (REVOKE, TURN, CARELESS)
"""Slips that are about a card in a trick."""

Floor = OpenRevesino
