"""Counted, not sampled: what four cards are worth, and how often a hand wins against cards nobody has seen.

A kind is a hand without its suits: how many cards of each level it holds, from the kings down. There are 330 kinds with
eight kings and 715 with four, and each stands for so many hands as its cards can be chosen in suits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb, prod
from typing import Any

from tapete.cards import Card
from tapete.errors import BadOption
from tapete.games.mus.ranking import (
    CHICA,
    GRANDE,
    JUEGO,
    JUEGOS,
    ORDERS,
    PACK,
    PARES,
    PUNTO,
    Strength,
    height_of,
    strength,
)
from tapete.table.game import Game

EACH = 4
SUITS = 4
SEATS = ("mano", "second", "third", "postre")
"""The places from the mano on."""

Kind = tuple[int, ...]


# Kinds of hands.


@cache
def sizes(kings: int) -> Kind:
    """How many cards of each level are in the pack."""
    return tuple(len(level) * SUITS for level in ORDERS[kings])


@cache
def kinds(kings: int, cards: int = EACH) -> tuple[Kind, ...]:
    """Every way to hold so many cards, without suits."""
    return tuple(_spread(sizes(kings), cards))


def _spread(room: Kind, cards: int) -> Iterator[Kind]:
    if not room:
        if cards == 0:
            yield ()
        return
    for number in range(min(room[0], cards) + 1):
        for rest in _spread(room[1:], cards - number):
            yield (number, *rest)


def kind_of(hand: Sequence[Card], kings: int) -> Kind:
    """The kind of these cards."""
    heights = height_of(kings)
    held = [0] * len(ORDERS[kings])
    for card in hand:
        held[-heights[card.rank]] += 1
    return tuple(held)


@cache
def strength_of(kind: Kind, kings: int) -> Strength:
    """What a hand of this kind is in each lance."""
    by_level = [[card for card in PACK if card.rank in level] for level in ORDERS[kings]]
    return strength([card for number, cards in zip(kind, by_level, strict=True) for card in cards[:number]], kings)


def ways(kind: Kind, unseen: Kind) -> int:
    """In how many ways a hand of this kind can be had from the unseen cards."""
    return prod(map(comb, unseen, kind))


def less(unseen: Kind, kind: Kind) -> Kind:
    """What is left when a hand has been taken."""
    return tuple(left - taken for left, taken in zip(unseen, kind, strict=True))


# All hands.


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of all hands are what: by name of their pares ("" for none), by juego and by punto."""

    hands: int
    pares: Mapping[str, int]
    juego: Mapping[int, int]
    punto: Mapping[int, int]


def tally(kings: int) -> Tally:
    """Count all hands of four.

    >>> tally(8).hands
    91390
    """
    pares: Counter[str] = Counter()
    totals: Counter[int] = Counter()
    for kind in kinds(kings):
        number, hand = ways(kind, sizes(kings)), strength_of(kind, kings)
        pares[hand.pares_kind] += number
        totals[hand.total] += number
    juego = {total: totals[total] for total in sorted(totals) if total >= 31}
    punto = {total: totals[total] for total in sorted(totals) if total < 31}
    return Tally(sum(totals.values()), dict(pares), juego, punto)


# One hand against the unseen cards.


def chances(hand: Sequence[Card], kings: int) -> dict[str, tuple[Fraction, ...]]:
    """How often the hand beats both opponents in each lance, by its place from the mano on.

    Both opponents' hands are counted together, from the cards not held. Ties go to the one nearer to the mano. Pares
    and juego are won only with pares or juego; punto only if no opponent has juego. The partner is left out of it.
    """
    if len(set(hand)) != EACH or not all(card in PACK for card in hand):
        written = " ".join(map(str, hand))
        raise BadOption("bad-odds-hand", "A hand of mus is four different cards of the pack, not {hand}.", hand=written)
    own = strength(hand, kings)
    pairs = _pairs(kind_of(hand, kings), kings)
    whole = sum(pairs.values())
    return {
        lance: tuple(
            Fraction(sum(number for both, number in pairs.items() if _wins(place, both, spot)), whole)
            for spot in range(len(SEATS))
        )
        if own.keys[lance] != (0,)
        else (Fraction(0),) * len(SEATS)
        for place, lance in enumerate(_LANCES)
    }


_LANCES = (GRANDE, CHICA, PARES, JUEGO, PUNTO)
_RIGHT_TIES, _LEFT_TIES = (1, 1, 1, 0), (1, 0, 0, 0)
"""Whether a tie with the opponent at the right, or at the left, is won: by one's place from the mano on."""

Relation = tuple[int, ...]
"""How another hand stands to one's own in each lance: -1 worse, 0 equal, 1 better; 2 where it ends the punto."""


def _wins(place: int, both: tuple[Relation, Relation], spot: int) -> bool:
    ties = (_RIGHT_TIES[spot], _LEFT_TIES[spot])
    return all(relation[place] < tie for relation, tie in zip(both, ties, strict=True))


def _relation(own: Strength, other: Strength) -> Relation:
    keys = [(own.keys[lance], other.keys[lance]) for lance in _LANCES]
    told = [(theirs > mine) - (theirs < mine) for mine, theirs in keys]
    return (*told[:-1], 2 if other.juego else told[-1])


@cache
def _pairs(own: Kind, kings: int) -> Mapping[tuple[Relation, Relation], int]:
    """How many pairs of opponents' hands stand to this kind in each way."""
    mine = strength_of(own, kings)
    relations = {kind: _relation(mine, strength_of(kind, kings)) for kind in kinds(kings)}
    held = [(relations[kind], [(level, number) for level, number in enumerate(kind) if number]) for kind in relations]
    unseen = less(sizes(kings), own)
    found: Counter[tuple[Relation, Relation]] = Counter()
    for first, relation in relations.items():
        number = ways(first, unseen)
        if number:
            left = [[comb(room, taken) for taken in range(EACH + 1)] for room in less(unseen, first)]
            for other, cards in held:
                found[relation, other] += number * prod([left[level][taken] for level, taken in cards])
    return found


# For people and programs.


def report(rules: Game, hand: Sequence[Card]) -> dict[str, Any]:
    """All that is counted: the hands of four by what they are and, for a hand that is given, its chances."""
    kings = int(rules.chosen["kings"])
    if hand and rules.chosen["real"] != "off":
        raise BadOption("no-odds-of-real", "What a hand may hope for is counted without the real: leave real=off.")
    counted = tally(kings)
    found: dict[str, Any] = {
        "kings": kings,
        "hands": counted.hands,
        "pares": {name or "none": counted.pares[name] for name in ("", "par", "medias", "duples")},
        "juego": {str(total): counted.juego[total] for total in JUEGOS if total in counted.juego},
        "punto": {str(total): counted.punto[total] for total in sorted(counted.punto, reverse=True)},
    }
    if hand:
        wins, own = chances(hand, kings), strength(hand, kings)
        found["hand"] = " ".join(map(str, hand))
        found["chances"] = {
            # Without pares or juego, or at punto with a juego, the lance is not played at all.
            lance: None if own.keys[lance] == (0,) else dict(zip(SEATS, map(float, by_seat), strict=True))
            for lance, by_seat in wins.items()
        }
    return found
