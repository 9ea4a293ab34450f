"""The Revesino at one moment: what every stage of it works on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self, TypeVar

from tapete.cards import Card
from tapete.games.revesino.course import Course
from tapete.games.revesino.pack import ORDER, SEATS
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.ledger import Account, Entry
from tapete.table.state import OVER
from tapete.table.tricks import Order, TrickState
from tapete.table.view import Played
from tapete.table.zones import Cards, heap, of_match

if TYPE_CHECKING:
    from tapete.games.revesino.game import RevesinoGame

SHUFFLE, CUT, EXCHANGE, PLAY, RAFFLE = "shuffle", "cut", "exchange", "play", "raffle"
PLATE, POT = "plate", "raffle"
"""The accounts of what lies on the table: the plate of the caballo, and what is raffled among those without fault."""

TURNS = tuple(tuple((dealer + step) % SEATS for step in range(1, SEATS + 1)) for dealer in range(SEATS))
"""For each dealer the seats in the order of play."""


@dataclass(frozen=True, slots=True)
class Pot:
    """What an offender paid to the table, and in which hand: it is raffled in a later one, and he has no part in it."""

    amount: int
    offender: int
    hand: int


@dataclass(frozen=True, kw_only=True)
class RevesinoState(TrickState):
    """A match of Revesino.

    `deals` counts the turns of dealing that are used up, `dotes` how often each has asked for counters; `pots` wait to
    be raffled. The last cards of the `stock` were put there by the `depositors`, in this order. Who has `laid_down` his
    cards did so before such a trick; when the hand is `shown` all may look at everything.
    """

    if TYPE_CHECKING:
        game: RevesinoGame

    deals: int = of_match(0)
    ladies: tuple[int, ...] = of_match(())
    dotes: tuple[int, ...] = of_match((1,) * SEATS)
    pots: tuple[Pot, ...] = of_match(())
    plated: bool = of_match(False)
    stock: Cards = heap("stock")
    depositors: tuple[int, ...] = ()
    asked_consent: bool = False
    laid_down: tuple[tuple[int, int], ...] = ()
    thrown: tuple[tuple[int, Played], ...] = ()
    shown: bool = False

    # The table and its seats.

    @property
    @law("rev.20")
    def deals_cards(self) -> int:
        """The seat of the dealer, the pie or postre."""
        assert self.dealer is not None
        return self.dealer

    @property
    @law("rev.38", "rev.117")
    def in_turn(self) -> tuple[int, ...]:
        """The seats from the mano, who is the worst seated, to the dealer, who is the best."""
        return TURNS[self.deals_cards]

    @property
    @law("rev.19")
    def mano(self) -> int:
        """The player at the dealer's right, who leads first."""
        return self.in_turn[0]

    @property
    @law("rev.65")
    def cutter(self) -> int:
        """The player at the dealer's left."""
        return self.in_turn[-2]

    # The hand.

    @property
    def order(self) -> Order:
        """The order of the cards, the same in every hand."""
        return ORDER

    @property
    def course(self) -> Course:
        """The hand as it was played so far."""
        return Course(self.in_turn, self.taken, self.hands, self.thrown, self.game.mano_pardon, self.game.lock_scope)

    @property
    def exchanged(self) -> int:
        """How many have had their exchange."""
        return len(self.depositors)

    # The match.

    @property
    @law("rev.40")
    def round(self) -> int:
        """The number of the round, from 1: in a round each deals once."""
        return self.deals // SEATS + 1

    @property
    @law("rev.40")
    def rate(self) -> int:
        """By how much all payments between players are multiplied: the Mari-Perez doubles the first and last round."""
        return 2 if self.game.mari_perez and self.round in (1, self.game.rounds) else 1

    def entry(self, payer: Account, payee: Account, amount: int, reason: str, *laws: str) -> Entry:
        """A payment of this hand, doubled where the round is."""
        told = (*laws, "rev.40") if self.rate > 1 else laws
        return Entry(self.hand, payer, payee, amount * self.rate, reason, tuple(dict.fromkeys(told)))

    @law("rev.50", "rev.51")
    def endowed(self) -> Self:
        """Who has lost his dote asks for another, and nobody has to leave."""
        needed = [-(self.ledger.balance(seat) // self.game.dote) for seat in range(SEATS)]
        dotes = tuple(map(max, self.dotes, needed))
        asking = [
            event("asks-dote", seat, number=dotes[seat]) for seat in range(SEATS) if dotes[seat] > self.dotes[seat]
        ]
        return self.but(dotes=dotes).telling(*asking)

    @law("rev.68", "rev.116")
    def next_deal(self) -> Self:
        """The deal passes to the right, to the one who was mano; after the last round the match is over."""
        after = self.but(deals=self.deals + 1, dealer=self.deals_next)
        if after.deals < SEATS * self.game.rounds:
            return after.but(phase=self.game.first_phase)
        return after.but(phase=RAFFLE) if after.pots else after.closed()

    @property
    def deals_next(self) -> int:
        """Whose deal is the next."""
        return self.mano

    def same_deal(self) -> Self:
        """The same dealer deals once more, and no turn is used up."""
        return self.but(phase=self.game.first_phase)

    @law("rev.52", "rev.ad.34")
    def closed(self) -> Self:
        """The plate is divided in four, and each has won what he holds above his dote."""
        share = self.ledger.balance(PLATE) // SEATS
        shared = [Entry(self.hand, PLATE, seat, share, "plate-shared", ("rev.ad.34",)) for seat in range(SEATS)]
        return self.paying(shared).but(phase=OVER).telling(event("match-over", number=self.game.rounds))

    # What can be seen.

    @law("rev.99", "rev.100", "rev.106")
    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what was played, and his own: what he himself put to sleep, and hands that were laid down."""
        seen = [card for place, _ in self.laid_down for card in self.hands[place]]
        if self.shown:
            seen += [*self.stock, *(card for hand in self.hands for card in hand)]
        elif seat is not None:
            seen += [card for place, card in self.deposits if place == seat]
        return super().known(seat).union(seen)

    @property
    def deposits(self) -> list[tuple[int, Card]]:
        """Who has put which card under the stock."""
        # Of more depositors than cards the first have had theirs drawn by others.
        return list(zip(reversed(self.depositors), reversed(self.stock), strict=False))[::-1]


R = TypeVar("R", bound=RevesinoState)
"""A Revesino at either table: what is done to it gives the same kind again."""
