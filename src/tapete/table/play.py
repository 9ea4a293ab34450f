"""The play of a hand as a value: who plays, in what order the cards rank, what is owed to a trick, what it is worth.

An `Order` is a table for one trump suit; `Duties` are the knobs in which the games differ; a `Play` puts them together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from tapete.cards import Card, Suit
from tapete.table.view import Played
from tapete.table.zones import Cards

NONE: frozenset[Card] = frozenset()
NOBODY: frozenset[int] = frozenset()


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
    """What a player owes to a trick: to follow suit, and beyond it to beat, to ruff, to ruff even if it can't win."""

    beat: bool = False
    ruff: bool = False
    under_ruff: bool = False
    follow: bool = True

    @property
    def spare_friends(self) -> bool:
        """Whether it matters who is winning the trick."""
        return self.beat or self.ruff


FOLLOW = Duties()
"""Suit is followed, and nothing else is owed."""


def lawful(
    hand: Sequence[Card], trick: Sequence[Card], order: Order, duties: Duties = FOLLOW, friend: bool = False
) -> tuple[Card, ...]:
    """The cards of the hand that may be played to the trick; `friend`: one's partner is winning it."""
    return duty(hand, trick, order, duties, friend)[1]


def duty(
    hand: Sequence[Card], trick: Sequence[Card], order: Order, duties: Duties, friend: bool = False
) -> tuple[str, tuple[Card, ...]]:
    """By which duty or freedom one plays to the trick, and the cards that may be played."""
    if not trick:
        return "lead", tuple(hand)
    if not duties.follow:
        return "free", tuple(hand)
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
class Bound:
    """The last cards with which one who follows must play a certain one, unless another lies in the trick."""

    hand: frozenset[Card]
    card: Card
    unless: Card

    def binds(self, hand: Sequence[Card], trick: Sequence[Card]) -> bool:
        """Whether one who must follow is bound so."""
        return len(hand) == len(self.hand) and self.hand.issuperset(hand) and self.unless not in trick


@dataclass(frozen=True, slots=True)
class Play:
    """The play of one hand.

    `seats` are those who play, each at the right of the one before. What one of his `friends` wins a player need not
    beat. Who takes a card counts its `worth`, and something for a `trick`; the `last` counts so much more, but not if a
    `low` card wins it. Who leads a card counts a `lead`, and so much less of a trick that is his `own` by it. What a
    whole hand is worth its game alone can say (`TrickState.hand_over`). Who is `exempt` need not follow; where he can
    `forfeit` that he does so by taking a trick. Certain last cards may be `bound`; `piled` cards are played from the
    tops of their piles (`TrickState.stacks`). It is `exact` when nothing else decides from here on what may be played:
    a game that has more to say, as of its first lead, says so by this.
    """

    seats: tuple[int, ...]
    order: Order
    duties: Duties = FOLLOW
    friends: Mapping[int, frozenset[int]] = field(default_factory=dict)
    worth: Mapping[Card, int] = field(default_factory=dict)
    trick: int = 0
    last: int = 0
    low: frozenset[Card] = NONE
    lead: int = 0
    own: int = 0
    exempt: frozenset[int] = NOBODY
    forfeit: bool = False
    bound: Bound | None = None
    piled: bool = False
    exact: bool = True

    def after(self, leader: int, laid: int) -> int:
        """Whose turn it is when so many have played to the trick after this leader."""
        seats = self.seats
        return seats[(seats.index(leader) + laid) % len(seats)] if laid else leader

    def duty_of(self, seat: int, hand: Cards, trick: Sequence[Played]) -> tuple[str, Cards]:
        """By which duty or freedom the seat would play from such a hand to such a trick, and the cards that it may."""
        if not trick:
            return "lead", hand
        if seat in self.exempt:
            return "exempt", hand
        cards = tuple([played.card for played in trick])
        why, lawful = duty(hand, cards, self.order, self.duties, self._friend_wins(seat, cards, trick))
        if self.bound is not None and why == "follow" and self.bound.binds(hand, cards):
            return "bound", (self.bound.card,)
        return why, lawful

    def shown(self, seat: int, card: Card, trick: Sequence[Played]) -> frozenset[Card]:
        """The cards that one who lawfully played this one to such a trick cannot have held."""
        cards = tuple([played.card for played in trick])
        return _shown(self, self._friend_wins(seat, cards, trick), card, cards)

    def _friend_wins(self, seat: int, cards: Cards, trick: Sequence[Played]) -> bool:
        friends = self.friends.get(seat)
        if not friends or not cards or not self.duties.spare_friends:
            return False
        return trick[self.order.winner(cards)].seat in friends

    def __hash__(self) -> int:
        return hash((self.seats, self.order.trump, self.duties))


@lru_cache(maxsize=32768)
def _shown(play: Play, friend: bool, card: Card, trick: Cards) -> frozenset[Card]:
    def lawful_with(other: Card) -> bool:
        return card in lawful((card, other), trick, play.order, play.duties, friend)

    return frozenset([other for other in play.order.suit if not lawful_with(other)])


def opposite(seats: Sequence[int]) -> Mapping[int, frozenset[int]]:
    """The friends of each where those who face each other play together, as far as they play."""
    return {seat: frozenset({(seat + 2) % 4}.intersection(seats)) for seat in seats}
