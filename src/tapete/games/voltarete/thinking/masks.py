"""Cards by their number, hands as masks of those, and the bits that they are under each trump."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from tapete.cards import SUITS, Card, Suit
from tapete.fast import tables
from tapete.games.voltarete.state import play_of
from tapete.table.bits import LANE
from tapete.table.matadores import PACK, plain, trumps

np: Any = import_module("numpy")

SEATS = (0, 1, 2)
"""Mão, contra-pé and pé: who plays a hand, by their turn."""
NUMBER = {card: number for number, card in enumerate(PACK)}
TABLES = tuple(tables(play_of(SEATS, suit, True)) for suit in SUITS)
"""What the kernels must know of the play under each trump."""
BITS = np.array([[made.bit[card] for card in PACK] for made in TABLES], dtype=np.int64)
SUIT_OF = np.array([SUITS.index(card.suit) for card in PACK], dtype=np.int64)


def _heads(place: int) -> Any:
    """For each trump the cards at this place of the plain suits, from the king down."""
    cards = [[plain(suit)[place] for suit in SUITS if suit is not trump] for trump in SUITS]
    return np.array([made.mask(own) for made, own in zip(TABLES, cards, strict=True)], dtype=np.int64)


KINGS, QUEENS = _heads(0), _heads(1)
TOPS = np.array([3 * LANE + len(trumps(suit)) - 1 for suit in SUITS], dtype=np.int64)
"""For each trump the bit of the Espadilha."""


def mask_of(cards: Iterable[Card]) -> int:
    """Cards by their numbers."""
    return sum(1 << NUMBER[card] for card in cards)


def trump_number(suit: Suit) -> int:
    """The place of a suit in what stands by trumps."""
    return SUITS.index(suit)
