"""Trick-taking: who wins, and what must be followed, beaten or ruffed.

An `Order` is a table for one trump suit; `Duties` are the knobs in which the games differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tapete.cards import Card, Suit

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
    if not trick:
        return tuple(hand)
    led = trick[0]
    suit = order.suit
    led_suit = suit[led]
    same = tuple([card for card in hand if suit[card] is led_suit])
    if same and not order.exempt.get(led, NONE).issuperset(same):
        return same if friend or not duties.beat else _beating(same, trick, order) or same
    if friend or not duties.ruff or order.trump is None:
        return tuple(hand)
    trumps = tuple([card for card in hand if suit[card] is order.trump])
    return _beating(trumps, trick, order) or (duties.under_ruff and trumps) or tuple(hand)


def _beating(cards: Sequence[Card], trick: Sequence[Card], order: Order) -> tuple[Card, ...]:
    best = trick[order.winner(trick)]
    return tuple([card for card in cards if order.beats(card, best)])
