"""The Malilla at one moment: what every phase of it works on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from tapete.cards import Card, Suit
from tapete.games.malilla import settle
from tapete.games.malilla.variants import Variant
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.ledger import Account, Entry
from tapete.table.row import replaced
from tapete.table.state import OVER, State
from tapete.table.view import Played
from tapete.table.zones import Cards, Zones, heap, of_match

if TYPE_CHECKING:
    from tapete.games.malilla.game import MalillaGame

PLAY, SHUFFLE, CUT, EXCHANGE = "play", "shuffle", "cut", "exchange"


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick taken up: who won it, who holds it, and what it holds besides the cards played to it."""

    winner: int
    holder: int
    plays: tuple[Played, ...]
    thrown: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All its cards."""
        return (*[played.card for played in self.plays], *self.thrown)


@dataclass(frozen=True, kw_only=True)
class MalillaState(State):
    """A match of any of the five Malillas.

    `deals` counts the deals that are used up; `deck` is the pack before it is dealt. In the open game for two `piles`
    holds each player's piles, top first, and there are no hands.
    """

    if TYPE_CHECKING:
        game: MalillaGame

    favourite: Suit | None = of_match(None)
    deals: int = of_match(0)
    chooser: int | None = of_match(None)
    ladies: tuple[int, ...] = of_match(())
    stronger: tuple[int, ...] = of_match(())
    stock: Cards = heap("stock")
    hands: tuple[Cards, ...] = heap("hand", deep=1)
    piles: tuple[tuple[Cards, ...], ...] = heap("pile", deep=2)
    discards: tuple[Cards, ...] = heap("discards", deep=1)
    exchanged: tuple[int, ...] = ()
    turned: Card | None = None
    leader: int = of_match(0)
    trick: tuple[Played, ...] = ()
    taken: tuple[Trick, ...] = ()
    said: tuple[int, ...] = ()
    leaving: int | None = None
    consents: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()

    # The table and its places.

    @property
    def variant(self) -> Variant:
        """Which of the five is played."""
        return self.game.variant

    @property
    def places(self) -> int:
        """How many sit at the table."""
        return self.game.seats

    @property
    def deals_cards(self) -> int:
        """The seat of the dealer."""
        assert self.dealer is not None
        return self.dealer

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that play this hand, mano first; an Alcalde only deals (mal.barrotada.2)."""
        return self.game.playing[self.deals_cards]

    @property
    @law("mal.13", "mal.14")
    def mano(self) -> int:
        """The player at the dealer's right, who leads first."""
        return (self.deals_cards + 1) % self.places

    @property
    @law("mal.15", "mal.barrotada.2")
    def pie(self) -> int:
        """The player who gets the last card: the dealer, or with an Alcalde the one at his left."""
        return self.active[-1]

    @property
    @law("mal.62")
    def cutter(self) -> int:
        """The player at the pie's left among those who play."""
        return self.active[-2]

    def side(self, seat: int) -> Account:
        """The side for which the seat plays."""
        return self.game.side(seat)

    @property
    @law("mal.12", "mal.barrotada.1")
    def sides(self) -> tuple[Account, ...]:
        """The sides in this hand, mano's first; partners count together."""
        return tuple(dict.fromkeys(self.side(seat) for seat in self.active))

    # The hand.

    @property
    @law("mal.7", "mal.69", "mal.vistas.18", "mal.cubiertas.11")
    def trump(self) -> Suit | None:
        """The suit of the card turned up."""
        return None if self.turned is None else self.turned.suit

    @law("mal.vistas.3", "mal.vistas.4", "mal.vistas.10")
    def holding(self, seat: int) -> tuple[Card, ...]:
        """The cards the seat can play from: its hand, or the tops of its piles."""
        if self.piles:
            return tuple([pile[0] for pile in self.piles[seat] if pile])
        return self.hands[seat] if self.hands else ()

    def count_of(self, seat: int) -> int:
        """How many cards the seat still has to play."""
        if self.piles:
            return sum(map(len, self.piles[seat]))
        return len(self.hands[seat]) if self.hands else 0

    @law("mal.vistas.8")
    def without(self, seat: int, card: Card, **also: Any) -> Self:
        """The state when the card has left the seat (what it covered in its pile is then seen), `also` changed so."""
        if self.piles:
            piles = tuple([pile[1:] if pile and pile[0] is card else pile for pile in self.piles[seat]])
            return self.but(piles=replaced(self.piles, seat, piles), **also)
        hand = self.hands[seat]
        place = hand.index(card)
        return self.but(hands=replaced(self.hands, seat, hand[:place] + hand[place + 1 :]), **also)

    # The match.

    @property
    @law("mal.153")
    def round(self) -> int:
        """The number of the round, from 1: a round is one deal by each player."""
        return self.deals // self.places + 1

    @property
    @law("mal.153", "mal.11")
    def rate(self) -> int:
        """By how much everything in this hand is multiplied."""
        return settle.multiplier(self.is_favourite, self.is_mariperez, int(self.game.mariperez_with_favourite))

    @property
    def is_favourite(self) -> bool:
        """Whether trumps are the favourite suit."""
        return self.trump is not None and self.trump is self.favourite

    @property
    def is_mariperez(self) -> bool:
        """Whether this is a double round: the first or the last, if the table plays the Mariperez."""
        return bool(self.game.mariperez) and self.round in (1, self.game.rounds)

    def with_rate_laws(self, *laws: str) -> tuple[str, ...]:
        """The laws of a payment, with those by which it is multiplied."""
        doubled = (("mal.11",) if self.is_favourite else ()) + (("mal.153",) if self.is_mariperez else ())
        return (*laws, *doubled)

    @law("mal.76")
    def next_deal(self, dealer: int | None = None) -> MalillaState:
        """The state when the deal has passed to the right, or to `dealer`; or the end of the match."""
        after = self.but(deals=self.deals + 1, dealer=self.mano if dealer is None else dealer)
        if after.deals >= self.places * self.game.rounds:
            return after.but(phase=OVER).telling(event("match-over"))
        return after.but(phase=self.game.first_phase)

    def entry(self, payer: Account, payee: Account, amount: int, reason: str, *laws: str) -> Entry:
        """A payment of this hand, multiplied as the hand is."""
        return Entry(self.hand, payer, payee, amount * self.rate, reason, self.with_rate_laws(*laws))

    # What can be seen.

    def zones(self) -> Zones:
        """The hidden heaps, and the cards that were played."""
        taken = {f"taken {number}": trick.cards for number, trick in enumerate(self.taken)}
        return {**super().zones(), "trick": tuple([played.card for played in self.trick]), **taken}

    def known(self, seat: int | None) -> frozenset[Card]:
        """The cards whose place this seat knows: those on the table and, of the hidden ones, its own."""
        seen: list[Card] = [played.card for played in self.trick]
        seen += [card for trick in self.taken for card in trick.cards]
        seen += [pile[0] for piles in self.piles for pile in piles if pile]
        if seat is not None and self.hands:
            seen += self.hands[seat]
        if seat is not None and self.discards:
            seen += self.discards[seat]
        if self.turned is not None and self.turned_in_sight:
            seen.append(self.turned)
        return frozenset(seen)

    @property
    def laid_open(self) -> tuple[int, ...]:
        """The seats whose hands lie face up; at the guided table nobody shows his hand."""
        return ()

    @property
    def turned_in_sight(self) -> bool:
        """Whether all know where the turn-up is: its holder has discarded nothing since he showed it."""
        return not (self.discards and self.discards[self.pie])
