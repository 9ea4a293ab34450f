"""What a hand is worth to one who sees only it: in each lance, before the mus, and after the best discard."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate, product
from math import comb, erf, exp, prod, sqrt
from operator import mul

from tapete.cards import Card
from tapete.games.mus.heard import Heard, weights
from tapete.games.mus.odds import EACH, Kind, kind_of, kinds, less, sizes, strength_of
from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PARES, PUNTO, Key, Strength
from tapete.games.mus.signs import FACTS

Facts = frozenset[str]
"""What is known of a hand that is not seen: `pares`, `no-pares`, `juego`, `no-juego`, and the signs made."""

NOTHING_KNOWN: Facts = frozenset()
NOTHING_HEARD: tuple[Heard | None, ...] = (None, None, None)
NOTHING: Key = (0,)
"""The key of a hand that has nothing in the lance."""


def fits(hand: Strength, facts: Facts) -> bool:
    """Whether a hand agrees with what is known of it."""
    return all(_fits(hand, fact) for fact in facts)


def _fits(hand: Strength, fact: str) -> bool:
    if fact in (PARES, JUEGO):
        return hand.has(fact)
    if fact.startswith("no-"):
        return not hand.has(fact[3:])
    return FACTS[fact][1](hand)


# How many hands of every kind there are among the unseen cards.


def _numbers(unseen: Kind, kings: int, cards: int = EACH) -> list[int]:
    """In how many ways every kind of so many cards can be had from the unseen ones."""
    half = len(unseen) // 2
    high, low = _half_numbers(unseen[:half]), _half_numbers(unseen[half:])
    return [high[first] * low[second] for first, second in _halves(kings, cards)]


@lru_cache(maxsize=4096)
def _half_numbers(unseen: Kind) -> tuple[int, ...]:
    """In how many ways the cards of one half of the levels can be had."""
    return tuple([prod(map(comb, unseen, half)) for half in _half_kinds(len(unseen))])


@cache
def _half_kinds(levels: int) -> Mapping[Kind, int]:
    """Every way to hold up to a whole hand in so many levels, numbered."""
    found: list[Kind] = [()]
    for _ in range(levels):
        found = [(*held, number) for held in found for number in range(EACH - sum(held) + 1)]
    return {held: place for place, held in enumerate(found)}


@cache
def _halves(kings: int, cards: int) -> tuple[tuple[int, int], ...]:
    """Of every kind the numbers of its higher and its lower half."""
    levels = len(sizes(kings))
    half = levels // 2
    high, low = _half_kinds(half), _half_kinds(levels - half)
    return tuple((high[kind[:half]], low[kind[half:]]) for kind in kinds(kings, cards))


# Where a hand stands in a lance.


@cache
def _steps(kings: int, lance: str) -> Mapping[Key, int]:
    """The keys of the lance, numbered from low to high; also that of nothing, for hands that cannot be."""
    keys = {strength_of(kind, kings).keys[lance] for kind in kinds(kings)}
    return {key: step for step, key in enumerate(sorted(keys | {NOTHING}))}


@lru_cache(maxsize=1024)
def _ladder(kings: int, lance: str, facts: Facts) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The places of the kinds that agree with the facts, from low to high, and how many stand at each step or below."""
    steps = _steps(kings, lance)
    hands = [strength_of(kind, kings) for kind in kinds(kings)]
    found = sorted((steps[hand.keys[lance]], place) for place, hand in enumerate(hands) if fits(hand, facts))
    standing = [step for step, _ in found]
    return tuple(place for _, place in found), tuple(bisect_right(standing, step) for step in range(len(steps)))


@lru_cache(maxsize=512)
def _hands(own: Kind, kings: int, heard: Heard | None) -> Sequence[float]:
    """How many hands of every kind another may hold, each counted as often as such hands are held after this talk."""
    numbers, weighed = _numbers(less(sizes(kings), own), kings), weights(kings, heard)
    return numbers if weighed is None else list(map(mul, numbers, weighed))


@lru_cache(maxsize=2048)
def spread(own: Kind, kings: int, lance: str, facts: Facts, heard: Heard | None = None) -> tuple[float, ...]:
    """How likely another's hand stands at each step of the lance or below it, after this talk."""
    ladder, ends = _ladder(kings, lance, facts)
    numbers = _hands(own, kings, heard)
    sums = list(accumulate([numbers[place] for place in ladder], initial=0))
    if not sums[-1]:
        nothing = _steps(kings, lance)[NOTHING]
        return tuple(float(step >= nothing) for step in range(len(ends)))
    return tuple([sums[end] / sums[-1] for end in ends])


def _below(sums: Sequence[float], tie_is_ours: bool) -> Sequence[float]:
    """How likely the other's hand loses to each step."""
    return sums if tie_is_ours else (0.0, *sums[:-1])


@lru_cache(maxsize=65536)
def winning(
    own: Kind,
    kings: int,
    lance: str,
    spots: tuple[int, ...],
    facts: tuple[Facts, ...],
    heard: tuple[Heard | None, ...] = NOTHING_HEARD,
) -> float:
    """How likely our pair has the best hand of the lance.

    `spots` are the places in turn of oneself, the partner and the opponents, -1 for one who does not take part; `facts`
    are those of partner and opponents, and so is what was `heard`. Each unseen hand is counted from the cards not held
    and weighed by the talk, though as if the others were not there.
    """
    me, partner, *opponents = spots
    mine = _steps(kings, lance)[strength_of(own, kings).keys[lance]]
    rivals = [
        (spread(own, kings, lance, fact, talk), spot)
        for spot, fact, talk in zip(opponents, facts[1:], heard[1:], strict=True)
        if spot >= 0
    ]

    def beats_all(spot: int) -> Sequence[float]:
        chances: Sequence[float] = (1.0,) * len(_steps(kings, lance))
        for sums, other in rivals:
            chances = list(map(mul, chances, _below(sums, spot < other)))
        return chances

    alone = beats_all(me)[mine] if me >= 0 else 0.0
    if partner < 0:
        return alone
    ours = mine + (me < partner) if me >= 0 else 0
    total, before = 0.0, 0.0
    partners = spread(own, kings, lance, facts[0], heard[0])
    for step, (sum_, chance) in enumerate(zip(partners, beats_all(partner), strict=True)):
        total += (sum_ - before) * (alone if step < ours else chance)
        before = sum_
    return total


# Before the mus.


WEIGHTS = {GRANDE: 1.6, CHICA: 1.4, PARES: 1.0, JUEGO: 1.0, PUNTO: 1.2}
"""How many stones a lance is about, besides the values of pares and juego."""


def worth(kind: Kind, kings: int, spot: int) -> float:
    """What a hand is worth as it is, in stones more or less, at this place from the mano on."""
    return _worths(kings, _wins_ties(spot))[places(kings)[kind]]


def _wins_ties(spot: int) -> bool:
    """Whether a hand at this place is taken to win ties: that of the mano and of the second."""
    return spot < 2


@cache
def places(kings: int) -> Mapping[Kind, int]:
    """Every kind of hand, numbered."""
    return {kind: place for place, kind in enumerate(kinds(kings))}


@cache
def _worths(kings: int, wins_ties: bool) -> tuple[float, ...]:
    """What every kind of hand is worth."""
    return tuple(_worth(kind, kings, wins_ties) for kind in kinds(kings))


def _worth(kind: Kind, kings: int, wins_ties: bool) -> float:
    hand = strength_of(kind, kings)
    numbers = _numbers(less(sizes(kings), kind), kings)
    whole = sum(numbers)
    total = 0.0
    for lance in (GRANDE, CHICA, PARES, JUEGO if hand.juego else PUNTO):
        if not hand.has(lance):
            continue
        ladder, ends = _ladder(kings, lance, NOTHING_KNOWN)
        step = _steps(kings, lance)[hand.keys[lance]]
        end = ends[step] if wins_ties else ends[step - 1] if step else 0
        alone = (sum([numbers[place] for place in ladder[:end]]) / whole) ** 2
        total += alone * (WEIGHTS[lance] + {PARES: hand.pares_value, JUEGO: hand.juego_value}.get(lance, 0))
    return total


def best_discard(hand: Sequence[Card], kings: int, spot: int) -> tuple[tuple[Card, ...], float]:
    """What to put down, and what the hand is then worth on average."""
    kept, value = best_kept(kind_of(hand, kings), kings, spot)
    room, thrown = list(kept), []
    for card in hand:
        level = kind_of((card,), kings).index(1)
        if room[level]:
            room[level] -= 1
        else:
            thrown.append(card)
    return tuple(thrown), value


def best_kept(kind: Kind, kings: int, spot: int) -> tuple[Kind, float]:
    """What to keep of a hand, fewer than four cards, and what it is then worth on average."""
    return _best_kept(kind, kings, _wins_ties(spot))


@cache
def _best_kept(kind: Kind, kings: int, wins_ties: bool) -> tuple[Kind, float]:
    unseen = less(sizes(kings), kind)
    choices = [kept for kept in product(*(range(number + 1) for number in kind)) if kept != kind]
    return max(((kept, _after(kept, unseen, kings, wins_ties)) for kept in choices), key=lambda pair: pair[1])


@lru_cache(maxsize=65536)
def _after(kept: Kind, unseen: Kind, kings: int, wins_ties: bool) -> float:
    """The mean worth of all hands that can come of these cards with as many new ones as are missing."""
    worths = _worths(kings, wins_ties)
    total, number = 0.0, 0
    for times, place in zip(_numbers(unseen, kings, EACH - sum(kept)), _results(kept, kings), strict=True):
        if times:
            total += times * worths[place]
            number += times
    return total / number


@cache
def _results(kept: Kind, kings: int) -> tuple[int, ...]:
    """The places of the kinds that the kept cards make with every kind of new ones; -1 where the pack has too few."""
    drawn = kinds(kings, EACH - sum(kept))
    return tuple(places(kings).get(tuple(map(sum, zip(kept, new, strict=True))), -1) for new in drawn)


# Mus or no mus.


FIRST_MUS, LATER_MUS = 0.5, 0.1
"""By how many stones the first mus of a hand, and another, must help oneself more than the others."""

DOUBTFUL = 0.3
"""How many stones more or less are as good as nothing."""

BOLD_CUTS, BOLDNESS = 0.2, 0.5
"""How often the mus is cut with a hand that is not made if that costs nothing, and at how many stones it is rare."""


def cut_gain(kind: Kind, kings: int, spot: int, changed: bool) -> float:
    """How many stones a hand is better as it is than after the best discard, if all the others change too."""
    return worth(kind, kings, spot) - best_kept(kind, kings, spot)[1] + (LATER_MUS if changed else FIRST_MUS)


def made_chance(kind: Kind, kings: int, spot: int, changed: bool) -> float:
    """How likely one cuts for the hand's own sake."""
    return (1 + erf(cut_gain(kind, kings, spot, changed) / DOUBTFUL / sqrt(2))) / 2


@cache
def cut_chance(kind: Kind, kings: int, spot: int, changed: bool) -> float:
    """How likely one cuts with this hand, for its own sake or to make the others believe in it."""
    made, gain = made_chance(kind, kings, spot, changed), cut_gain(kind, kings, spot, changed)
    return made + (1 - made) * BOLD_CUTS * exp(min(0.0, gain) / BOLDNESS)
