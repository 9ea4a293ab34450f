"""Trick-taking: who wins, what must be followed, beaten or ruffed, and the way from any card back to an earlier one.

An `Order` is a table for one trump suit; `Duties` are the knobs in which the games differ; a `TrickState` is a hand
that is played in tricks.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Self

from tapete.cards import Card, Suit
from tapete.table.event import TRICK, Event, event
from tapete.table.row import replaced
from tapete.table.state import State
from tapete.table.view import Played
from tapete.table.zones import Cards, Zones, heap, of_match

NONE: frozenset[Card] = frozenset()


@dataclass(frozen=True, slots=True)
class Order:
    """The order of the cards under one trump suit.

    `suit` says to which suit each card belongs (a black ace may always be a trump), `power` is higher for the
    better card, trumps above all. `exempt[led]` holds the cards that need not answer the card led, as the
    matadores of Voltarete need not answer a lower trump.
    """

    trump: Suit | None
    suit: Mapping[Card, Suit]
    power: Mapping[Card, int]
    exempt: Mapping[Card, frozenset[Card]] = field(default_factory=dict)

    def beats(self, card: Card, best: Card) -> bool:
        """Whether `card`, played after `best`, takes the trick from it."""
        suit = self.suit[card]
        return self.power[card] > self.power[best] and (suit is self.suit[best] or suit is self.trump)

    def winner(self, trick: Sequence[Card]) -> int:
        """The place in the trick of the card that wins it."""
        best = 0
        for place in range(1, len(trick)):
            if self.beats(trick[place], trick[best]):
                best = place
        return best


def plain_order(ranks: Sequence[int], pack: Sequence[Card], trump: Suit | None) -> Order:
    """The order in which every suit ranks alike, from the highest of `ranks` down, and trumps beat the rest."""
    height = {rank: len(ranks) - place for place, rank in enumerate(ranks)}
    return Order(
        trump,
        {card: card.suit for card in pack},
        {card: height[card.rank] + (100 if card.suit is trump else 0) for card in pack},
    )


@dataclass(frozen=True, slots=True)
class Duties:
    """What a player owes to a trick: beyond following suit, to beat, to ruff, to ruff even if it can't win."""

    beat: bool = False
    ruff: bool = False
    under_ruff: bool = False


def lawful(
    hand: Sequence[Card], trick: Sequence[Card], order: Order, duties: Duties, friend: bool = False
) -> tuple[Card, ...]:
    """The cards of the hand that may be played to the trick; `friend`: one's partner is winning it."""
    return duty(hand, trick, order, duties, friend)[1]


def duty(
    hand: Sequence[Card], trick: Sequence[Card], order: Order, duties: Duties, friend: bool = False
) -> tuple[str, tuple[Card, ...]]:
    """By which duty or freedom one plays to the trick, and the cards that may be played."""
    if not trick:
        return "lead", tuple(hand)
    led = trick[0]
    suit = order.suit
    led_suit = suit[led]
    same = tuple([card for card in hand if suit[card] is led_suit])
    if same and not order.exempt.get(led, NONE).issuperset(same):
        if friend or not duties.beat:
            return "follow", same
        beating = _beating(same, trick, order)
        return ("beat", beating) if beating else ("cannot-beat", same)
    if friend or not duties.ruff or order.trump is None:
        return "exempt" if same else "free", tuple(hand)
    trumps = tuple([card for card in hand if suit[card] is order.trump])
    beating = _beating(trumps, trick, order)
    if beating:
        return "ruff", beating
    return ("under-ruff", trumps) if duties.under_ruff and trumps else ("cannot-ruff", tuple(hand))


def _beating(cards: Sequence[Card], trick: Sequence[Card], order: Order) -> tuple[Card, ...]:
    best = trick[order.winner(trick)]
    return tuple([card for card in cards if order.beats(card, best)])


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick taken up: who won it, who holds it, and what it holds besides the cards played to it."""

    winner: int
    holder: int
    plays: tuple[Played, ...]
    thrown: Cards = ()

    @property
    def cards(self) -> Cards:
        """All its cards."""
        return (*[played.card for played in self.plays], *self.thrown)


@dataclass(frozen=True, kw_only=True)
class TrickState(State):
    """A hand that is played in tricks; `returned` are cards that were laid and taken back, which all have seen."""

    hands: tuple[Cards, ...] = heap("hand", deep=1)
    leader: int = of_match(0)
    trick: tuple[Played, ...] = ()
    taken: tuple[Trick, ...] = ()
    returned: Cards = ()

    @property
    @abstractmethod
    def order(self) -> Order:
        """The order of the cards in this hand."""

    def holding(self, seat: int) -> Cards:
        """The cards the seat can play from."""
        return self.hands[seat] if self.hands else ()

    def without(self, seat: int, card: Card, **also: Any) -> Self:
        """The state when the card has left the seat, `also` changed so."""
        hand = self.hands[seat]
        place = hand.index(card)
        return self.but(hands=replaced(self.hands, seat, hand[:place] + hand[place + 1 :]), **also)

    def given_back(self, seat: int, card: Card) -> Self:
        """The state when the card is in the seat's hand again."""
        return self.but(hands=replaced(self.hands, seat, (*self.hands[seat], card)))

    def laid(self, seat: int, card: Card) -> Self:
        """The card is on the table."""
        played, told = _laying(seat, card, not self.trick)
        return self.without(seat, card, trick=(*self.trick, played), events=(*self.events, told))

    def winning(self) -> int:
        """Who is winning the trick on the table."""
        return self.trick[self.order.winner([played.card for played in self.trick])].seat

    def taken_up(self, by: int | None = None, thrown: Cards = (), **also: Any) -> Self:
        """The trick is taken up by its winner, or another, who leads to the next one unless it is `also` changed so."""
        winner = self.winning()
        holder = winner if by is None else by
        trick = Trick(winner, holder, self.trick, thrown)
        told = (*self.events, _taking(holder))
        changes: dict[str, Any] = {"leader": holder, **also}
        return self.but(trick=(), taken=(*self.taken, trick), events=told, **changes)

    @property
    def plays(self) -> tuple[Played, ...]:
        """All cards of the hand in the order in which they were played."""
        return (*[played for trick in self.taken for played in trick.plays], *self.trick)

    def rewound(self, plays: int) -> Self:
        """The hand as it was after so many cards: the later ones are back where they came from, and known to all."""
        every = self.plays
        back = self
        for played in reversed(every[plays:]):
            back = back.given_back(played.seat, played.card)
        taken: tuple[Trick, ...] = ()
        left = every[:plays]
        for trick in self.taken:
            if len(left) < len(trick.plays):
                break
            taken, left = (*taken, trick), left[len(trick.plays) :]
        if len(taken) == len(self.taken):
            leads = self.leader
        else:
            leads = left[0].seat if left else taken[-1].holder if taken else every[0].seat
        seen = dict.fromkeys((*self.returned, *(played.card for played in every[plays:])))
        return back.but(trick=left, taken=taken, leader=leads, returned=tuple(seen))

    def known(self, seat: int | None) -> frozenset[Card]:
        """The cards whose place this seat knows: those on the table, those all have seen, and its own."""
        seen = [played.card for played in self.trick]
        seen += [card for trick in self.taken for card in trick.cards]
        seen += self.returned
        if seat is not None and self.hands:
            seen += self.hands[seat]
        return frozenset(seen)

    def zones(self) -> Zones:
        """The hidden heaps, and the cards that were played."""
        taken = {f"taken {number}": trick.cards for number, trick in enumerate(self.taken)}
        return {**super().zones(), "trick": tuple([played.card for played in self.trick]), **taken}


@lru_cache(maxsize=1024)
def _laying(seat: int, card: Card, leads: bool) -> tuple[Played, Event]:
    """Who did not see a card while its trick lay there is not told of it any more."""
    return Played(seat, card), event("plays", seat, until=TRICK, ends=TRICK if leads else "", card=card)


@lru_cache
def _taking(holder: int) -> Event:
    return event("takes", holder)
