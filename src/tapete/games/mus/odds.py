"""Counted, not sampled: what four cards are worth, and how often a hand wins against cards nobody has seen.

A kind is a hand without its suits: how many cards of each level it holds, from the kings down. There are 330 kinds with
eight kings and 715 with four, and each stands for so many hands as its cards can be chosen in suits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from itertools import pairwise
from math import comb, prod
from typing import TYPE_CHECKING

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
from tapete.table.odds import Look, Odds, Played, Section, Sections, by_key, checked, exact, share

if TYPE_CHECKING:
    from tapete.games.mus.game import MusGame

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
    checked(tuple(hand), EACH, PACK)
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


def counted(rules: MusGame) -> Sections:
    """The hands of four by what they are."""
    found = tally(rules.kings)
    pares = {name or "none": found.pares[name] for name in ("", "par", "medias", "duples")}
    totals = [total for total in JUEGOS if total in found.juego], sorted(found.punto, reverse=True)
    both = {**found.juego, **found.punto}
    juego, punto = (tuple(exact(str(total), both[total], found.hands) for total in part) for part in totals)
    return (Section("pares", by_key(pares, pares), whole=True), Section("juego", juego), Section("punto", punto))


def of_hand(rules: MusGame, hand: tuple[Card, ...], thrown: tuple[Card, ...] | None) -> Sections:
    """How often a hand that is given beats both opponents, by its place."""
    if rules.real != "off":
        raise BadOption("no-odds-of-real", "What a hand may hope for is counted without the real: leave real=off.")
    wins, own = chances(hand, rules.kings), strength(hand, rules.kings)
    # Without pares or juego, or at punto with a juego, the lance is not played at all.
    played = {lance: own.keys[lance] != (0,) for lance in wins}
    return (
        Section(
            "chances",
            tuple(
                share(lance, chance if played[lance] else None, seat)
                for lance, by_seat in wins.items()
                for seat, chance in zip(SEATS, by_seat, strict=True)
            ),
        ),
    )


# What is seen in hands that are played.


def looks(rules: MusGame) -> tuple[Look, ...]:
    """How often mus is cut at once, and how often each lance is bet on, accepted, or all is bet."""
    return (
        *(Look("talk", key, see) for key, see in (("cut", _cut_at_once), ("ordago", _ordago), ("closed", _closed))),
        *(
            Look("bets", lance, partial(_said, lance, words), by)
            for lance in _LANCES
            for by, words in (("played", ()), ("bet", BET), ("wanted", ("quiero",)))
        ),
    )


BET = ("envido", "ordago")


def _cut_at_once(hand: Played) -> int | None:
    """Whether nobody changed a card."""
    return 1 - hand.has("served") if hand.has("lance") else None


def _ordago(hand: Played) -> int | None:
    return hand.has("ordago") if hand.has("lance") else None


def _closed(hand: Played) -> int | None:
    """Whether the game was over by an órdago that was wanted."""
    if not hand.has("lance"):
        return None
    said = [each.key for each in hand.events if each.key in ("ordago", "quiero", "no-quiero", "paso", "envido", "mas")]
    return int(any(pair == ("ordago", "quiero") for pair in pairwise(said)))


def _said(lance: str, words: tuple[str, ...], hand: Played) -> int | None:
    """Whether one of these words was said in the lance; without words, whether anything was."""
    if not hand.has("lance"):
        return None
    said = _talk(hand).get(lance)
    if not words:
        return int(said is not None)
    return None if said is None else int(any(word in said for word in words))


def _talk(hand: Played) -> dict[str, set[str]]:
    """What was said in each lance in which somebody was asked."""
    found: dict[str, set[str]] = {}
    now = ""
    for each in hand.events:
        if each.key == "lance":
            now = str(each.get("lance"))
        elif now and each.key in HEARD:
            found.setdefault(now, set()).add(each.key)
    return found


HEARD = ("paso", "envido", "mas", "reenvido", "ordago", "quiero", "no-quiero")

ODDS = Odds(counted=counted, looks=looks, of_hand=of_hand, size=EACH)
