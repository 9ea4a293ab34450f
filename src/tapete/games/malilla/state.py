"""The Malilla at one moment: what every phase of it works on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self, TypeVar

from tapete.cards import Card, Suit
from tapete.games.malilla import settle, variants
from tapete.games.malilla.variants import Variant
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.game import GUIDED
from tapete.table.ledger import BANK, Account, Entry
from tapete.table.play import NONE, Order, Play
from tapete.table.row import replaced
from tapete.table.state import OVER
from tapete.table.tricks import Trick, TrickState
from tapete.table.view import Call
from tapete.table.zones import Cards, RuledOut, heap, of_match

if TYPE_CHECKING:
    from tapete.games.malilla.game import MalillaGame

RETURNED = "turn-up-returned"
"""Why a turn-up goes back to where it came from."""

PLAY, SHUFFLE, CUT, EXCHANGE, NAME_TRUMP, CONTRA = "play", "shuffle", "cut", "exchange", "name-trump", "contra"


@dataclass(frozen=True, kw_only=True)
class MalillaState(TrickState):
    """A match of any of the five Malillas.

    `deals` counts the deals that are used up. In the open game for two `piles` holds each player's piles, top first,
    and there are no hands. `excused` are those who have asked leave to have another play for them. Where nothing is
    turned up trumps are `named`, unless there is `no_trump`; `doubled` says how often the sides have doubled the hand,
    and `calls` what was said in doing so.
    """

    if TYPE_CHECKING:
        game: MalillaGame

    favourite: Suit | None = of_match(None)
    deals: int = of_match(0)
    chooser: int | None = of_match(None)
    ladies: tuple[int, ...] = of_match(())
    stronger: tuple[int, ...] = of_match(())
    stock: Cards = heap("stock")
    piles: tuple[tuple[Cards, ...], ...] = heap("pile", deep=2)
    discards: tuple[Cards, ...] = heap("discards", deep=1)
    exchanged: tuple[int, ...] = ()
    turned: Card | None = None
    named: Suit | None = None
    no_trump: bool = False
    doubled: int = 0
    calls: tuple[Call, ...] = ()
    said: tuple[int, ...] = ()
    excused: tuple[int, ...] = ()

    # The table and its seats.

    @property
    def variant(self) -> Variant:
        """Which of the five is played."""
        return self.game.variant

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that play this hand, mano first; an Alcalde only deals (mal.barrotada.2)."""
        return self.game.playing[self.deals_cards]

    @property
    @law("mal.13", "mal.14")
    def mano(self) -> int:
        """The player at the dealer's right, who leads first."""
        return (self.deals_cards + 1) % self.game.seats

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

    @property
    @law("mal.12", "mal.barrotada.1")
    def sides(self) -> tuple[Account, ...]:
        """The sides in this hand, mano's first; partners count together."""
        return tuple(dict.fromkeys(self.side(seat) for seat in self.active))

    # The hand.

    @property
    @law("mal.7", "mal.69", "mal.vistas.18", "mal.cubiertas.11")
    def trump(self) -> Suit | None:
        """The suit of the card turned up, or the one that was named."""
        return self.named if self.turned is None else self.turned.suit

    @property
    def order(self) -> Order:
        """The order of the cards in this hand."""
        return variants.order(self.trump)

    @property
    @law("mal.17", "mal.18", "mal.21", "mal.24", "mal.25", "mal.26", "mal.86", "mal.87")
    def play(self) -> Play:
        """One follows, beats or ruffs as one must; a partner who is winning leaves one free, as one who leads is.

        To under-ruff is a duty only where it has been agreed.
        """
        game = self.game
        under_ruff = game.under_ruff == "forced"
        return variants.play(game.variant.name, self.active, self.trump, under_ruff, game.table == GUIDED)

    @law("mal.vistas.3", "mal.vistas.4", "mal.vistas.10")
    def holding(self, seat: int) -> Cards:
        """The cards the seat can play from: its hand, or the tops of its piles."""
        if self.piles:
            return tuple([pile[0] for pile in self.piles[seat] if pile])
        return super().holding(seat)

    def stacks(self, seat: int) -> tuple[Cards, ...]:
        """The cards of the seat as they lie: in its piles, or in the hand."""
        return self.piles[seat] if self.piles else super().stacks(seat)

    def count_of(self, seat: int) -> int:
        """How many cards the seat still has to play."""
        return sum(map(len, self.piles[seat])) if self.piles else len(super().holding(seat))

    @law("mal.vistas.8")
    def without(self, seat: int, card: Card, **also: Any) -> Self:
        """The state when the card has left the seat (what it covered in its pile is then seen), `also` changed so."""
        if not self.piles:
            return super().without(seat, card, **also)
        piles = tuple([pile[1:] if pile and pile[0] is card else pile for pile in self.piles[seat]])
        return self.changed({"piles": replaced(self.piles, seat, piles), **also})

    def as_played(self, tricks: tuple[Trick, ...]) -> Self:
        """The cards of these tricks have left the piles too."""
        gone = {card for trick in tricks for card in trick.cards}
        piles = tuple(tuple(tuple(card for card in pile if card not in gone) for pile in own) for own in self.piles)
        return super().as_played(tricks).but(piles=piles)

    # The match.

    @property
    @law("mal.153")
    def round(self) -> int:
        """The number of the round, from 1: a round is one deal by each player."""
        return self.deals // self.game.seats + 1

    @property
    @law("mal.153", "mal.11")
    def rate(self) -> int:
        """By how much everything in this hand is multiplied."""
        booked = settle.multiplier(self.is_favourite, self.is_mariperez, self.game.mariperez_with_favourite)
        return booked * self.called_rate

    @property
    def called_rate(self) -> int:
        """By how much it is multiplied by what was called, which is no law of the book."""
        return (2 if self.no_trump else 1) << self.doubled

    @property
    def is_favourite(self) -> bool:
        """Whether trumps are the favourite suit."""
        return self.trump is not None and self.trump is self.favourite

    @property
    def is_mariperez(self) -> bool:
        """Whether this is a double round: the first or the last, if the table plays the Mariperez."""
        return self.game.mariperez and not self.game.to_a_goal and self.round in (1, self.game.rounds)

    def with_rate_laws(self, *laws: str) -> tuple[str, ...]:
        """The laws of a payment, with those by which it is multiplied."""
        doubled = (("mal.11",) if self.is_favourite else ()) + (("mal.153",) if self.is_mariperez else ())
        return (*laws, *doubled)

    @law("mal.76")
    def next_deal(self, dealer: int | None = None) -> Self:
        """The state when the deal has passed to the right, or to `dealer`; or the end of the match."""
        after = self.but(deals=self.deals + 1, dealer=self.mano if dealer is None else dealer)
        if self.game.to_a_goal:
            return after._over_at_goal()
        if after.deals >= self.game.seats * self.game.rounds:
            return after.but(phase=OVER).telling(event("match-over", number=self.game.rounds))
        return after.but(phase=self.game.first_phase)

    def _over_at_goal(self) -> Self:
        """The end of a match to a goal, if a side has points enough; else the next hand."""
        first = self.first_at_goal
        if first is None:
            return self.but(phase=self.game.first_phase)
        seat = next(seat for seat in range(self.game.seats) if self.side(seat) == first)
        return self.but(phase=OVER).telling(event("goal-reached", seat, number=self.ledger.balance(first)))

    @property
    def first_at_goal(self) -> Account | None:
        """The side that was the first to have points enough, the turn-up being counted before the hand."""
        totals = dict.fromkeys(self.game.sides, 0)
        there: list[Account] = []
        for entry in self.ledger.entries:
            for side, amount in ((entry.payee, entry.amount), (entry.payer, -entry.amount)):
                if side in totals:
                    totals[side] += amount
            enough = [side for side in totals if totals[side] >= self.game.points_to_win]
            there = [*(side for side in there if side in enough), *(side for side in enough if side not in there)]
        return there[0] if there else None

    @property
    def winners(self) -> tuple[Account, ...] | None:
        """The sides that stand highest; to a goal, the one that reached it first."""
        if not self.over or not self.game.to_a_goal:
            return super().winners
        assert self.first_at_goal is not None
        return (self.first_at_goal,)

    def paying(self, entries: Iterable[Entry]) -> Self:
        """This state with more in the ledger; to a goal nobody pays what another marks."""
        if not self.game.to_a_goal:
            return super().paying(entries)
        return super().paying(map(self._marked, entries))

    def _marked(self, entry: Entry) -> Entry:
        sides = self.game.sides
        if entry.payer not in sides or entry.payee not in sides:
            return entry
        return replace(entry, payee=BANK) if entry.reason == RETURNED else replace(entry, payer=BANK)

    def entry(self, payer: Account, payee: Account, amount: int, reason: str, *laws: str) -> Entry:
        """A payment of this hand, multiplied as the hand is."""
        return Entry(self.hand, payer, payee, amount * self.rate, reason, self.with_rate_laws(*laws))

    # What can be seen.

    def known(self, seat: int | None) -> frozenset[Card]:
        """Besides what lies on the table, and his own: the tops of the piles, his discard, and where the turn-up is."""
        seen = [pile[0] for piles in self.piles for pile in piles if pile]
        if seat is not None and self.discards:
            seen += self.discards[seat]
        if self.turned is not None and self.turned_in_sight:
            seen.append(self.turned)
        return super().known(seat).union(seen)

    def ruled_out(self, seat: int | None) -> tuple[RuledOut, ...]:
        """Of what lies in piles nothing was shown; the pie has the turn-up, or has discarded it."""
        (hands,) = super().ruled_out(seat)
        if self.piles or self.turned is None or self.turned_in_sight or self.phase not in (EXCHANGE, PLAY):
            return ({},) if self.piles else (hands,)
        elsewhere = self.zones().keys() - {f"hand {self.pie}", f"discards {self.pie}"}
        return ({**hands, **{zone: hands.get(zone, NONE) | {self.turned} for zone in elsewhere}},)

    @property
    def laid_open(self) -> tuple[int, ...]:
        """The seats whose hands lie face up; at the guided table nobody shows his hand."""
        return ()

    @property
    def turned_in_sight(self) -> bool:
        """Whether all know where the turn-up is: its holder has discarded nothing since he showed it."""
        return not (self.discards and self.discards[self.pie])


M = TypeVar("M", bound=MalillaState)
"""A Malilla at either table: what is done to it gives the same kind again."""
