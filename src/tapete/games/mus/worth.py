"""What a hand is worth to one who sees only it: in each lance, before the mus, and after the best discard."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate, combinations
from math import comb, prod

from tapete.cards import Card
from tapete.games.mus.odds import Kind, kind_of, kinds, less, sizes, strength_of, ways
from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PARES, PUNTO, Key, Strength
from tapete.games.mus.signs import SIGNS

Facts = frozenset[str]
"""What is known of a hand that is not seen: `pares`, `no-pares`, `juego`, `no-juego`, and the signs made."""

NOTHING_KNOWN: Facts = frozenset()


def fits(hand: Strength, facts: Facts) -> bool:
    """Whether a hand agrees with what is known of it."""
    return all(_fits(hand, fact) for fact in facts)


def _fits(hand: Strength, fact: str) -> bool:
    if fact in (PARES, JUEGO):
        return hand.has(fact)
    if fact.startswith("no-"):
        return not hand.has(fact[3:])
    return SIGNS[fact][1](hand)


@lru_cache(maxsize=8192)
def spread(own: Kind, kings: int, lance: str, facts: Facts) -> tuple[tuple[Key, ...], tuple[float, ...]]:
    """The keys another's hand may have in the lance, from low to high, and how likely it is to have one at most."""
    count: dict[Key, int] = {}
    for hand, number in zip(_hands(kings), _numbers(own, kings), strict=True):
        if number and fits(hand, facts):
            count[hand.keys[lance]] = count.get(hand.keys[lance], 0) + number
    keys = tuple(sorted(count))
    if not keys:
        return ((0,),), (1.0,)
    sums = list(accumulate(count[key] for key in keys))
    return keys, tuple(number / sums[-1] for number in sums)


@cache
def _hands(kings: int) -> tuple[Strength, ...]:
    return tuple(strength_of(kind, kings) for kind in kinds(kings))


@lru_cache(maxsize=1024)
def _numbers(own: Kind, kings: int) -> tuple[int, ...]:
    """How many hands of every kind can be had from the cards one does not hold."""
    room = [[comb(left, taken) for taken in range(5)] for left in less(sizes(kings), own)]
    return tuple([prod([room[level][taken] for level, taken in held]) for held in _held(kings)])


@cache
def _held(kings: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Of every kind only the levels that it holds."""
    return tuple(tuple((level, taken) for level, taken in enumerate(kind) if taken) for kind in kinds(kings))


def _below(keys: Sequence[Key], sums: Sequence[float], key: Key, tie_is_ours: bool) -> float:
    """How likely the other's hand loses to this key."""
    place = (bisect_right if tie_is_ours else bisect_left)(keys, key)
    return sums[place - 1] if place else 0.0


@lru_cache(maxsize=65536)
def winning(own: Kind, kings: int, lance: str, spots: tuple[int, ...], facts: tuple[Facts, ...]) -> float:
    """How likely our pair has the best hand of the lance.

    `spots` are the places in turn of oneself, the partner and the opponents, -1 for one who does not take part; `facts`
    are those of partner and opponents. Each unseen hand is counted exactly, though as if the others were not there.
    """
    me, partner, *opponents = spots
    mine = strength_of(own, kings).keys[lance]
    rivals = [
        (*spread(own, kings, lance, fact), spot) for spot, fact in zip(opponents, facts[1:], strict=True) if spot >= 0
    ]

    def beats_all(key: Key, spot: int) -> float:
        result = 1.0
        for keys, sums, other in rivals:
            result *= _below(keys, sums, key, spot < other)
        return result

    own_spot = me if me >= 0 else None
    if partner < 0:
        return beats_all(mine, me) if own_spot is not None else 0.0
    total, before = 0.0, 0.0
    keys, sums = spread(own, kings, lance, facts[0])
    for key, sum_ in zip(keys, sums, strict=True):
        ours = own_spot is not None and (mine > key or (mine == key and me < partner))
        total += (sum_ - before) * (beats_all(mine, me) if ours else beats_all(key, partner))
        before = sum_
    return total


# Before the mus.


WEIGHTS = {GRANDE: 1.6, CHICA: 1.4, PARES: 1.0, JUEGO: 1.0, PUNTO: 1.2}
"""How many stones a lance is about, besides the values of pares and juego."""


@cache
def worth(kind: Kind, kings: int, spot: int) -> float:
    """What a hand is worth as it is, in stones more or less, at this place from the mano on."""
    hand = strength_of(kind, kings)
    total = 0.0
    for lance in (GRANDE, CHICA, PARES, JUEGO if hand.juego else PUNTO):
        if not hand.has(lance):
            continue
        keys, sums = spread(kind, kings, lance, NOTHING_KNOWN)
        alone = _below(keys, sums, hand.keys[lance], spot < 2) ** 2
        total += alone * (WEIGHTS[lance] + {PARES: hand.pares_value, JUEGO: hand.juego_value}.get(lance, 0))
    return total


def best_discard(hand: Sequence[Card], kings: int, spot: int, least: int = 1) -> tuple[tuple[Card, ...], float]:
    """What to put down, and what the hand is then worth on average."""
    choices = [thrown for number in range(least, len(hand) + 1) for thrown in combinations(hand, number)]
    unseen = less(sizes(kings), kind_of(hand, kings))
    return max(((thrown, _after(_kept(hand, thrown, kings), unseen, kings, spot)) for thrown in choices), key=_second)


def _second(pair: tuple[tuple[Card, ...], float]) -> float:
    return pair[1]


def _kept(hand: Iterable[Card], thrown: Sequence[Card], kings: int) -> Kind:
    return kind_of([card for card in hand if card not in thrown], kings)


@lru_cache(maxsize=65536)
def _after(kept: Kind, unseen: Kind, kings: int, spot: int) -> float:
    """The mean worth of all hands that can come of these cards with as many new ones as are missing."""
    total, number = 0.0, 0
    for drawn in kinds(kings, 4 - sum(kept)):
        times = ways(drawn, unseen)
        if times:
            total += times * worth(tuple(map(sum, zip(kept, drawn, strict=True))), kings, spot)
            number += times
    return total / number
