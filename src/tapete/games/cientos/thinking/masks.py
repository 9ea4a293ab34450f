"""Cards as bits, and what a suit of a hand counts, by the eight cards of it.

A suit is a lane of eight bits, in which the seven is lowest and the ace highest.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from itertools import product
from typing import Any

from tapete.cards import SUITS, Card
from tapete.games.cientos.ranking import HEIGHT, PACK, RANKS, RUN_NAMES, RUN_POINTS, VALUES

np: Any = import_module("numpy")

LANE = len(RANKS)
SUIT = (1 << LANE) - 1
WHOLE = (1 << len(PACK)) - 1
TOP = LANE - 1


def bit_of(card: Card) -> int:
    """The place of a card."""
    return LANE * SUITS.index(card.suit) + HEIGHT[card.rank] - 1


CARD = {bit_of(card): card for card in PACK}
BY_NAME = np.array([bit_of(card) for card in sorted(PACK)])
"""The places of all cards in the order in which cards are told apart."""


def mask_of(cards: Iterable[Card]) -> int:
    """Cards as bits."""
    return sum(1 << bit_of(card) for card in cards)


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask."""
    return tuple(card for bit, card in CARD.items() if mask >> bit & 1)


def _runs(suit: int) -> list[tuple[int, int]]:
    """The length and the height of each sequence."""
    found, length = [], 0
    for place in range(TOP, -2, -1):
        if place >= 0 and suit >> place & 1:
            length += 1
            continue
        if length in RUN_NAMES:
            found.append((length, place + length))
        length = 0
    return found


WORTH = np.array([VALUES[CARD[place].rank] for place in range(LANE)])
TOTAL = np.array([sum(int(WORTH[place]) for place in range(LANE) if suit >> place & 1) for suit in range(SUIT + 1)])
"""The point."""
LONGEST = np.array([max((length * 16 + top for length, top in _runs(suit)), default=0) for suit in range(SUIT + 1)])
"""The best sequence, by its length and then its height."""
RUNS = np.array([sum(RUN_POINTS[length] for length, _ in _runs(suit)) for suit in range(SUIT + 1)])
"""What all its sequences count together."""

THREES = np.array([sum(3**place for place in range(LANE) if suit >> place & 1) for suit in range(SUIT + 1)])
"""A suit as one number: a digit for each card, one for the mano's, two for the pie's, none for what nobody holds."""
SUITS_HELD = 3**LANE


def _firm(digits: tuple[int, ...]) -> int:
    """How many tricks in a row the mano can make in a suit by leading it, the pie keeping all he has of it."""
    own = [place for place in range(TOP, -1, -1) if digits[place] == 1]
    against = [place for place in range(TOP, -1, -1) if digits[place] == 2]
    made = 0
    for card in own:
        if against and against[0] > card:
            break
        made += 1
        against = against[:-1]
    return made


FIRM = np.array([_firm(digits[::-1]) for digits in product(range(3), repeat=LANE)])
"""The tricks that the mano can make in a row in a suit, by who holds what of it."""
