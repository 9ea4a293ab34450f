"""The order of the cards in the games of espadilla, malilla and basto, and the privilege of these three matadores.

The ace of espadas is always the highest trump and the ace of bastos the third, whatever suit is trumps; between them
stands the malilla, the lowest card of the trump suit. Voltarete and Zanga rank their cards alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tapete.cards import SUITS, Card, Suit, pack
from tapete.table.play import Order
from tapete.table.zones import Cards

PACK = pack((1, 2, 3, 4, 5, 6, 7, 10, 11, 12))
"""Forty cards, without eights and nines."""

ESPADILLA, BASTO = Card.parse("1E"), Card.parse("1B")

RED = (Suit.OROS, Suit.COPAS)
COURT = (12, 11, 10)
RANKS = {suit: (*COURT, *((1, 2, 3, 4, 5, 6, 7) if suit in RED else (7, 6, 5, 4, 3, 2))) for suit in SUITS}
"""The ranks of a plain suit, the highest first: the red ones turn round, the black ones have lost their ace."""


@cache
def malilla(trump: Suit) -> Card:
    """The second trump: the lowest card of its suit when it is plain, the red seven or the black two.

    >>> [malilla(suit).text for suit in SUITS]
    ['7O', '7C', '2E', '2B']
    """
    return Card.parse(f"{RANKS[trump][-1]}{trump.value}")


@cache
def matadores(trump: Suit) -> Cards:
    """The three highest trumps, the highest first."""
    return ESPADILLA, malilla(trump), BASTO


@cache
def trumps(trump: Suit) -> Cards:
    """All trumps, the highest first; a red ace, the punto, comes before its king.

    >>> [card.text for card in trumps(Suit.ESPADAS)][:4], len(trumps(Suit.OROS))
    (['1E', '2E', '1B', '12E'], 12)
    """
    punto = (1,) if trump in RED else ()
    ranks = (*punto, *(rank for rank in RANKS[trump][:-1] if rank != 1))
    return (*matadores(trump), *(Card.parse(f"{rank}{trump.value}") for rank in ranks))


@cache
def plain(suit: Suit) -> Cards:
    """A suit that is not trumps, the highest first; the black aces belong to none."""
    return tuple(Card.parse(f"{rank}{suit.value}") for rank in RANKS[suit])


@cache
def order(trump: Suit, always: bool = False) -> Order:
    """The order under this trump; a matador need not answer a lower trump, or where it is so agreed `always` any."""
    above = trumps(trump)
    suits = [plain(suit) for suit in SUITS if suit is not trump]
    return Order(
        trump,
        {**{card: card.suit for suit in suits for card in suit}, **dict.fromkeys(above, trump)},
        {
            card: height
            for cards in (above, *suits)
            for height, card in enumerate(reversed(cards), 100 * (cards is above))
        },
        _exempt(trump, always),
    )


def _exempt(trump: Suit, always: bool) -> Mapping[Card, frozenset[Card]]:
    """Which cards need not answer each trump led: the matadores above it."""
    three, all_trumps = matadores(trump), trumps(trump)
    return {led: frozenset(three if always else three[: all_trumps.index(led)]) for led in all_trumps}
