"""The pack, the order and value of the cards, and the exact comparison of hands in every lance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from tapete.cards import Card, pack
from tapete.laws.mark import law

PACK = law("mus.1", "mus.5")(pack((1, 2, 3, 4, 5, 6, 7, 10, 11, 12)))
LEAST_CUT = law("mus.20")(3)

GRANDE, CHICA, PARES, JUEGO, PUNTO = "grande", "chica", "pares", "juego", "punto"
LANCES = (GRANDE, CHICA, PARES, JUEGO, PUNTO)

ORDERS: Mapping[int, tuple[tuple[int, ...], ...]] = law("mus.4", "mus.10", "mus.11", "mus.12")(
    {
        8: ((12, 3), (11,), (10,), (7,), (6,), (5,), (4,), (2, 1)),
        4: ((12,), (11,), (10,), (7,), (6,), (5,), (4,), (3,), (2,), (1,)),
    }
)
"""By the number of kings played with: the ranks from high to low, those that are level together."""

POINTS: Mapping[int, Mapping[int, int]] = law("mus.7", "mus.8", "mus.9", "mus.12")(
    {
        8: {12: 10, 3: 10, 11: 10, 10: 10, 7: 7, 6: 6, 5: 5, 4: 4, 2: 1, 1: 1},
        4: {12: 10, 11: 10, 10: 10, 7: 7, 6: 6, 5: 5, 4: 4, 3: 3, 2: 2, 1: 1},
    }
)

JUEGOS = law("mus.33")((31, 32, 40, 37, 36, 35, 34, 33))
"""From the best to the worst."""

LEAST_JUEGO = law("mus.32")(31)

REALES: Mapping[str, tuple[int, ...]] = {"off": (), "any": (12, 11, 10, 3), "king": (12,), "sota": (10,)}
"""By what the table agrees on: which card, where it is worth ten, makes a real with three sevens."""

PAR, MEDIAS, DUPLES = "par", "medias", "duples"
PARES_VALUES = law("mus.115", "mus.116", "mus.117")({PAR: 1, MEDIAS: 2, DUPLES: 3})

Key = tuple[int, ...]


@law("mus.118", "mus.119")
def juego_value(total: int) -> int:
    """What a juego is worth: of 31 three stones, any other two."""
    return 3 if total == LEAST_JUEGO else 2


@dataclass(frozen=True, slots=True)
class Strength:
    """What four cards are in each lance: a greater key is the better hand, and equal keys are equal hands."""

    keys: Mapping[str, Key]
    pares_kind: str
    total: int
    kings: int
    aces: int

    @property
    def juego(self) -> bool:
        """Whether it is a juego."""
        return self.total >= LEAST_JUEGO

    @property
    def pares_value(self) -> int:
        """How many stones its pares are worth."""
        return PARES_VALUES.get(self.pares_kind, 0)

    @property
    def juego_value(self) -> int:
        """How many stones its juego is worth."""
        return juego_value(self.total) if self.juego else 0

    def has(self, lance: str) -> bool:
        """Whether it may take part in the lance: the punto is for those who have no juego."""
        return {PARES: bool(self.pares_kind), JUEGO: self.juego, PUNTO: not self.juego}.get(lance, True)

    def value(self, lance: str) -> tuple[int, str]:
        """How many stones its pares or its juego are worth, and what they are called."""
        if lance == PARES:
            return self.pares_value, self.pares_kind
        return self.juego_value, "juego-31" if self.total == LEAST_JUEGO else "juego"


@law("mus.6", "mus.25")
def strength(hand: Sequence[Card], kings: int, real: str = "off") -> Strength:
    """What the hand is; suits make no difference, and the same cards serve for every lance."""
    return _by_ranks(tuple(sorted([card.rank for card in hand])), kings, real)


@cache
def _by_ranks(ranks: tuple[int, ...], kings: int, real: str) -> Strength:
    heights = height_of(kings)
    held = tuple(sorted((heights[rank] for rank in ranks), reverse=True))
    total = points(ranks, kings)
    kind, pares = _pares(held)
    keys = {
        GRANDE: _grande(held),
        CHICA: _chica(held),
        PARES: pares,
        JUEGO: (*_juego(total), 1) if is_real(ranks, kings, real) else _juego(total),
        PUNTO: _punto(total),
    }
    top, bottom = len(ORDERS[kings]), 1
    return Strength(keys, kind, total, held.count(top), held.count(bottom))


def is_real(ranks: Sequence[int], kings: int, real: str) -> bool:
    """Whether these are three sevens and such a card as makes them a real, the best 31 of all."""
    agreed = any(rank in REALES[real] for rank in ranks)
    return agreed and ranks.count(7) == 3 and points(ranks, kings) == LEAST_JUEGO


def points(ranks: Sequence[int], kings: int) -> int:
    """What the cards add up to for juego and punto."""
    return sum(POINTS[kings][rank] for rank in ranks)


@cache
def height_of(kings: int) -> Mapping[int, int]:
    """How high each rank stands, from 1."""
    order = ORDERS[kings]
    return {rank: len(order) - place for place, level in enumerate(order) for rank in level}


@cache
def places_of(kings: int) -> Mapping[Card, int]:
    """Where each card stands in a hand: by value, since suits mean nothing; those that are level side by side."""
    heights = height_of(kings)
    ordered = sorted(PACK, key=lambda card: (-heights[card.rank], -card.rank, card.index))
    return {card: place for place, card in enumerate(ordered)}


@law("mus.26")
def _grande(held: Key) -> Key:
    """From the highest card down."""
    return held


@law("mus.27")
def _chica(held: Key) -> Key:
    """From the lowest card up, the lower the better."""
    return tuple(-height for height in reversed(held))


@law("mus.28", "mus.29", "mus.30", "mus.31")
def _pares(held: Key) -> tuple[str, Key]:
    """Duples before medias before par; then the rank of the equal cards, and nothing else. Four equal are duples."""
    several = [height for height in dict.fromkeys(held) if held.count(height) > 1]
    if not several:
        return "", (0,)
    most = held.count(several[0])
    if most == 4 or len(several) == 2:
        return DUPLES, (3, several[0], several[-1])
    return (MEDIAS, (2, several[0])) if most == 3 else (PAR, (1, several[0]))


@law("mus.33", "mus.34")
def _juego(total: int) -> Key:
    return (len(JUEGOS) - JUEGOS.index(total),) if total in JUEGOS else (0,)


@law("mus.36")
def _punto(total: int) -> Key:
    return (total,) if total < LEAST_JUEGO else (0,)
