"""The five Malillas as data: one engine plays them all."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache

from tapete.cards import PACK_48, Card, Suit, pack
from tapete.laws.mark import law
from tapete.table.play import Duties, Order, Play, opposite, plain_order

RANKS = law("mal.33", "mal.5")((9, 1, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2))
"""From the highest to the lowest, in every suit; no suit is above another but trumps."""

VALUES = law("mal.34", "mal.35", "mal.36", "mal.37", "mal.38", "mal.39")({9: 5, 1: 4, 12: 3, 11: 2, 10: 1})
"""What a card is worth to the side that takes it, and what it is worth as turn-up; the blanks nothing."""

TRICK_POINTS = law("mal.40")(1)
CAPOTE = law("mal.43", "mal.154")(72)
FINE = law("mal.161", "mal.27")(10)
LEAST_CUT = law("mal.63", "mal.66")(4)

FULL_PACK = law("mal.4", "mal.6", "mal.vistas.1")(PACK_48)
SHORT_PACK = law("mal.coja.1", "mal.coja.2", "mal.cubiertas.1")(pack((1, *range(5, 13))))

ALL_DUTIES = law("mal.22", "mal.barrotada.3", "mal.coja.3", "mal.cubiertas.5")(Duties(beat=True, ruff=True))
ONLY_FOLLOW = law("mal.vistas.5", "mal.vistas.6", "mal.vistas.7")(Duties())


def value(card: Card) -> int:
    """What the card counts."""
    return VALUES.get(card.rank, 0)


WORTH: Mapping[Card, int] = {card: value(card) for card in FULL_PACK}
"""What each card counts."""


@law("mal.8", "mal.9", "mal.19", "mal.20")
@lru_cache(maxsize=16)
def order(trump: Suit | None) -> Order:
    """The order of the cards in a hand: any trump beats every card of the other suits."""
    return plain_order(RANKS, PACK_48, trump)


@law("mal.28", "mal.29")
def is_firm(card: Card, gone: Collection[Card]) -> bool:
    """Whether no card can beat it in its suit, those above it being gone; every other card is false."""
    above = RANKS[: RANKS.index(card.rank)]
    return all(other in gone for other in FULL_PACK if other.suit is card.suit and other.rank in above)


@dataclass(frozen=True, slots=True)
class Variant:
    """What makes one Malilla differ from another.

    `counted` is how many cards make one trick in the count; `payers` says who pays a turn-up of value.
    """

    name: str
    players: int
    pack: tuple[Card, ...]
    each: int
    share: int
    counted: int
    duties: Duties
    payers: str
    pairs: bool = False
    piles: bool = False
    stock: bool = False

    @property
    def single(self) -> bool:
        """Whether three or more play each for himself."""
        return self.players > 2 and not self.pairs

    @property
    def tricks(self) -> int:
        """How many tricks are played."""
        return self.each


VARIANTS: Mapping[str, Variant] = {
    variant.name: variant
    for variant in law(
        "mal.1", "mal.2", "mal.12", "mal.30", "mal.42", "mal.barrotada.1", "mal.barrotada.4", "mal.coja.7",
        "mal.coja.8", "mal.vistas.13", "mal.vistas.14", "mal.vistas.15", "mal.cubiertas.2",
        "mal.cubiertas.8", "mal.cubiertas.9",
    )(
        (
            #       name                 players pack        each share counted duties    turn-up paid by
            Variant("malilla",           4, FULL_PACK,  12, 36, 4, ALL_DUTIES, "side", pairs=True),
            Variant("malilla-barrotada", 4, FULL_PACK,  12, 18, 4, ALL_DUTIES, "cutter"),
            Variant("malilla-coja",      3, SHORT_PACK, 12, 24, 3, ALL_DUTIES, "all"),
            Variant("malilla-vistas",    2, FULL_PACK,  24, 36, 4, ONLY_FOLLOW, "all", piles=True),
            Variant("malilla-cubiertas", 2, SHORT_PACK, 12, 36, 2, ALL_DUTIES, "all", stock=True),
        )
    )
}  # fmt: skip


@lru_cache(maxsize=256)
def play(variant: str, seats: tuple[int, ...], trump: Suit | None, under_ruff: bool, guided: bool) -> Play:
    """The play of a hand; of what lies in piles the tops alone can be played."""
    own = VARIANTS[variant]
    return Play(
        seats,
        order(trump),
        Duties(own.duties.beat, own.duties.ruff, under_ruff=True) if under_ruff else own.duties,
        friends=opposite(seats) if own.pairs else {},
        worth=WORTH,
        trick=TRICK_POINTS if own.counted == own.players else 0,
        piled=own.piles,
        exact=guided,
    )
