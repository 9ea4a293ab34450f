"""What the treatise calls the cards of a hand: baldas, equal and alternate trumps, the weak and the strong opponent."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import pairwise

from tapete.cards import SUITS, Card, Suit
from tapete.games.voltarete.finished import CODILHO, REPOSTA
from tapete.laws.mark import law
from tapete.table.matadores import plain, trumps
from tapete.table.zones import Cards

KING = 12


@law("vol.I.13.2")
def baldas(hand: Collection[Card], trump: Suit) -> tuple[Suit, ...]:
    """The suits of which there is no card; the black aces are trumps and belong to none.

    >>> from tapete.cards import cards
    >>> [suit.value for suit in baldas(cards("1E 2E 1B 12E 6E 4C 6C 3O 5O"), Suit.ESPADAS)]
    ['B']
    """
    return tuple(suit for suit in SUITS if suit is not trump and not set(plain(suit)) & set(hand))


@law("vol.I.17.13")
def equal_trumps(hand: Collection[Card], trump: Suit) -> tuple[Cards, ...]:
    """The trumps in sequence: whatever beats one of a sequence beats them all.

    >>> from tapete.cards import cards
    >>> [[card.text for card in run] for run in equal_trumps(cards("2B 1B 12B 11B 7B 3C"), Suit.BASTOS)]
    [['2B', '1B', '12B', '11B']]
    """
    runs: list[list[Card]] = [[]]
    for card in trumps(trump):
        if card in hand:
            runs[-1].append(card)
        else:
            runs.append([])
    return tuple(tuple(run) for run in runs if len(run) > 1)


@law("vol.I.18.6")
def alternate_trumps(own: Collection[Card], others: Collection[Card], trump: Suit) -> bool:
    """Whether the trumps of two hands make a ladder: from the highest down now one has the next, now the other."""
    ladder = [card in own for card in trumps(trump) if card in own or card in others]
    return len(ladder) >= 4 and all(one != another for one, another in pairwise(ladder))


@law("vol.I.11.19", "vol.I.11.20")
def aims(opponents: Mapping[int, Collection[Card]], trump: Suit) -> Mapping[int, str]:
    """The opponent with the better hand, the forte, plays for codilho; the fraco always wants reposta."""
    forte = max(opponents, key=lambda seat: _strength(opponents[seat], trump))
    return {seat: CODILHO if seat == forte else REPOSTA for seat in opponents}


def _strength(hand: Collection[Card], trump: Suit) -> tuple[int, list[int]]:
    """Trumps and kings, and among as many the higher trumps."""
    height = {card: place for place, card in enumerate(reversed(trumps(trump)))}
    held = sorted((height[card] for card in hand if card in height), reverse=True)
    kings = sum(card.rank == KING and card not in height for card in hand)
    return len(held) + kings, held
