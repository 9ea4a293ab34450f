"""Cards as bits: a suit is a lane of sixteen, in which the two is lowest and the ace highest."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.cards import Card, Suit
from tapete.games.revesino.pack import CABALLO, ORDER, PACK, WORTH

LANE = 16
LANES = tuple(range(0, len(Suit) * LANE, LANE))
SUIT = (1 << LANE) - 1
_PLACE = {card: LANE * list(Suit).index(card.suit) + ORDER.power[card] - 1 for card in PACK}


def bit_of(card: Card) -> int:
    """The place of a card."""
    return _PLACE[card]


def mask_of(cards: Iterable[Card]) -> int:
    """Cards as bits."""
    return sum([1 << _PLACE[card] for card in cards])


CARD = {place: card for card, place in _PLACE.items()}
WHOLE = mask_of(PACK)
PAID = mask_of(WORTH)
LOW = 0x1F
"""Of a lane: up to the six."""
CABALLO_BIT = mask_of([CABALLO])
