"""What a hand dealt from the pack of the matadores holds, whichever suit will be trumps: counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from tapete.cards import SUITS, Card
from tapete.table.matadores import BASTO, ESPADILLA, PACK, plain, trumps
from tapete.table.odds import Section, Sections, by_key, hands, holding

KINGS = tuple(card for card in PACK if card.rank == 12)
_PARTS = ((ESPADILLA, BASTO), *map(plain, SUITS))
"""The black aces belong to every suit."""

Noted = tuple[int, int]
"""How many black aces, and the best that a suit has."""


def _both(first: Noted, second: Noted) -> Noted:
    return first[0] + second[0], max(first[1], second[1])


def _aces(held: Sequence[Card]) -> int:
    return sum(card in (ESPADILLA, BASTO) for card in held)


def _length(held: Sequence[Card]) -> Noted:
    aces = _aces(held)
    return aces, len(held) - aces


def _run(held: Sequence[Card]) -> Noted:
    """Without the malilla nothing follows the Espadilla; with it, what follows the Basto without a gap."""
    aces = _aces(held)
    if aces or not held:
        return aces, 0
    own = [card for card in trumps(held[0].suit) if card not in (ESPADILLA, BASTO)]
    return 0, next((place for place, card in enumerate(own) if card not in held), len(own))


@cache
def lengths(each: int) -> Counter[int]:
    """How many trumps the hand would have in its best suit."""
    found: Counter[int] = Counter()
    for (aces, most), number in hands(_PARTS, each, _length, _both).items():
        found[aces + most] += number
    return found


@cache
def in_a_row(each: int) -> Counter[int]:
    """How many matadores without a gap from the Espadilla down, in the best suit; three at least."""
    found: Counter[int] = Counter()
    for (aces, run), number in hands(_PARTS, each, _run, _both).items():
        found[aces + run if aces == 2 and run else 0] += number
    return found


def sections(each: int) -> Sections:
    """Trumps and matadores in the best suit, black aces and kings in a hand of so many cards."""
    longest, row = lengths(each), in_a_row(each)
    return (
        Section("trumps", by_key(longest, sorted(longest)), whole=True),
        Section("matadores", by_key(row, sorted(row)), whole=True),
        Section("black-aces", by_key(holding(2, len(PACK), each), range(3)), whole=True),
        Section("kings", by_key(holding(4, len(PACK), each), range(5)), whole=True),
    )
