"""Worlds: the states in which a seat might be, for all that it knows. Bots that look ahead play in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from math import comb, factorial, prod
from random import Random
from typing import TypeVar

from tapete.cards import Card
from tapete.table.state import State
from tapete.table.zones import Cards, RuledOut

S = TypeVar("S", bound=State)
Kind = tuple[int, tuple[int, ...]]
"""Hidden cards that may lie in the same corners: how many they are, and the numbers of the corners."""

Fits = Callable[[Cards], bool]
"""Whether these cards may lie in a place, for what was said of them."""

SOON, TRIES, OF_ONE_HAND = 200, 8000, 100
"""So often a world is sought that is as it was said to be among all that may lie, and then among those that explain
what was said; so often, before that, a hand. If none is found one is taken that may lie."""


def world(state: S, seat: int | None, chance: Random) -> S:
    """The same moment as this seat, or a spectator, sees it, with the cards that it does not know dealt anew.

    It tells nothing of the truth: whatever the hidden cards are, and whatever others were told, the same chance makes
    the same world. It contradicts nothing that the seat has seen or heard, and of all the ways in which the hidden
    cards can lie without doing so each is as likely.
    """
    return state.with_zones(dealt_anew(state, seat, chance)).as_seen(seat, chance)


def dealt_anew(state: State, seat: int | None, chance: Random) -> dict[str, Cards]:
    """Where the cards lie in such a world: what the seat knows stays, the rest fills the gaps as it may."""
    return next(deals(state, seat, chance))


def deals(state: State, seat: int | None, chance: Random) -> Iterator[dict[str, Cards]]:
    """The same again and again, each as likely."""
    contents = state.game.contents
    hidden, agrees = Hidden(state, seat, state.ruled_out(seat)), contents.agrees
    if agrees is None:
        while True:
            yield hidden.dealt(chance)
    holders = {f"hand {number}": number for number in range(len(state.players)) if number != seat}
    spoken = {zone: partial(agrees, state, seat, holders[zone]) for zone in hidden.places if zone in holders}
    while True:
        failed = Counter[str]()
        for number in range(TRIES):
            if number == SOON and contents.explained is not None and (ways := contents.explained(state, seat)):
                hidden = Hidden(state, seat, ways)
            # Whoever's hand was wrong most often has his cards first: a deal is as likely as before, and sooner found.
            first = max(failed, key=lambda zone: failed[zone], default="")
            zones = hidden.dealt(chance, first, spoken.get(first))
            wrong = next((zone for zone, fits in spoken.items() if not fits(zones[zone])), None)
            if wrong is None:
                break
            failed[wrong] += 1
        yield zones


class Hidden:
    """The cards that a seat does not know, the places where they lie, and what cannot lie there.

    What was seen may be explained in several ways. One of them is drawn by how many deals it allows, and a deal that
    an earlier one allows too is not counted twice.
    """

    def __init__(self, state: State, seat: int | None, explained: Iterable[RuledOut]) -> None:
        known = state.known(seat)
        self.zones = dict(state.zones())
        self.gaps = {
            zone: [at for at, card in enumerate(cards) if card not in known] for zone, cards in self.zones.items()
        }
        self.places = [zone for zone, gaps in self.gaps.items() if gaps]
        self.cards = sorted(self.zones[zone][at] for zone in self.places for at in self.gaps[zone])
        sizes = [len(self.gaps[zone]) for zone in self.places]
        self.ways = [
            Way([frozenset(self.cards).intersection(gone.get(zone, ())) for zone in self.places], sizes, self.cards)
            for gone in explained
        ]
        self.weights = [way.deals for way in self.ways]
        assert any(self.weights), "the hidden cards may lie nowhere, and yet they lie somewhere"

    def dealt(self, chance: Random, first: str = "", fits: Fits | None = None) -> dict[str, Cards]:
        """The zones with the hidden cards dealt anew; if nothing is ruled out, in the first what fits there."""
        if fits is not None and not any(any(way.gone) for way in self.ways):
            return self._fitting(chance, first, fits)
        while True:
            number = _drawn(self.weights, chance)
            dealt = self.ways[number].dealt(chance)
            if not any(way.allows(dealt) for way in self.ways[:number]):
                return {**self.zones, **dict(map(self._filled, self.places, dealt))}

    def _fitting(self, chance: Random, first: str, fits: Fits) -> dict[str, Cards]:
        size, places = len(self.gaps[first]), [first, *(zone for zone in self.places if zone != first)]
        for _ in range(OF_ONE_HAND):
            own = chance.sample(self.cards, size)
            if fits(self._filled(first, own)[1]):
                break
        taken = set(own)
        rest = [card for card in self.cards if card not in taken]
        left = [*own, *chance.sample(rest, len(rest))][::-1]
        dealt = [[left.pop() for _ in self.gaps[zone]] for zone in places]
        return {**self.zones, **dict(map(self._filled, places, dealt))}

    def _filled(self, zone: str, cards: Sequence[Card]) -> tuple[str, Cards]:
        filled = list(self.zones[zone])
        for at, card in zip(self.gaps[zone], cards, strict=True):
            filled[at] = card
        return zone, tuple(filled)


class Way:
    """One way to explain what was seen: for each place what cannot lie there, and how many cards do.

    Places for which the same is ruled out are one corner of the table. The cards are sorted by the corners where they
    may lie, those with few of them first.
    """

    def __init__(self, gone: Sequence[frozenset[Card]], sizes: Sequence[int], cards: Iterable[Card]) -> None:
        self.gone, self.sizes = gone, sizes
        self.corners = list(dict.fromkeys(gone))
        self.room = tuple(
            sum(size for own, size in zip(gone, sizes, strict=True) if own == each) for each in self.corners
        )
        sorts: dict[tuple[int, ...], list[Card]] = {}
        for card in cards:
            may = tuple([number for number, each in enumerate(self.corners) if card not in each])
            sorts.setdefault(may, []).append(card)
        self.sorts = sorted(sorts.items(), key=lambda sort: (len(sort[0]), sort[0]))
        self.kinds: tuple[Kind, ...] = tuple((len(own), may) for may, own in self.sorts)

    @property
    def deals(self) -> int:
        """How many deals it allows."""
        within = prod(map(factorial, self.room)) // prod(map(factorial, self.sizes))
        return ways(self.room, self.kinds) * within

    def allows(self, dealt: Sequence[Sequence[Card]]) -> bool:
        """Whether the cards may lie so."""
        return all(gone.isdisjoint(cards) for gone, cards in zip(self.gone, dealt, strict=True))

    def dealt(self, chance: Random) -> list[list[Card]]:
        """The cards of each place; every deal that is possible is as likely."""
        lying = [chance.sample(cards, len(cards)) for cards in self._by_corner(chance)]
        corners = [lying[self.corners.index(each)] for each in self.gone]
        return [[corner.pop() for _ in range(size)] for corner, size in zip(corners, self.sizes, strict=True)]

    def _by_corner(self, chance: Random) -> list[list[Card]]:
        room, rest = self.room, self.kinds
        lying: list[list[Card]] = [[] for _ in room]
        for corners, own in self.sorts:
            cards, number, rest = chance.sample(own, len(own)), len(own), rest[1:]
            for at, corner in enumerate(corners):
                counts = range(min(number, room[corner]) + 1)
                after = [(_less(room, corner, count), ((number - count, corners[at + 1 :]), *rest)) for count in counts]
                chosen = _drawn([comb(number, count) * ways(*after[count]) for count in counts], chance)
                lying[corner] += [cards.pop() for _ in range(chosen)]
                room, number = after[chosen][0], number - chosen
        return lying


def _less(room: tuple[int, ...], corner: int, count: int) -> tuple[int, ...]:
    return (*room[:corner], room[corner] - count, *room[corner + 1 :])


def _drawn(weights: Sequence[int], chance: Random) -> int:
    """A number as likely as its weight."""
    left = chance.randrange(sum(weights))
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    raise AssertionError


@lru_cache(maxsize=65536)
def ways(room: tuple[int, ...], kinds: tuple[Kind, ...]) -> int:
    """In how many ways the cards of these kinds fill corners with so much room, the order in each left alone.

    >>> ways((1, 2), ((3, (0, 1)),)), ways((1, 2), ((1, (1,)), (2, (0, 1))))
    (3, 2)
    """
    if sum(room) != sum([number for number, _ in kinds]):
        return 0
    if not kinds:
        return 1
    (number, corners), *rest = kinds
    if not rest:
        covered = all(corner in corners for corner, size in enumerate(room) if size)
        return factorial(number) // prod(map(factorial, room)) if covered else 0
    if not number:
        return ways(room, tuple(rest))
    if not corners:
        return 0
    corner, *others = corners
    return sum(
        comb(number, count) * ways(_less(room, corner, count), ((number - count, tuple(others)), *rest))
        for count in range(min(number, room[corner]) + 1)
    )
