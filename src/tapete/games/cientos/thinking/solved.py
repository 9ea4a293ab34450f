"""The twelve tricks solved with open cards: what both count by leads and tricks when neither gives anything away."""

from __future__ import annotations

from functools import cache
from typing import Any

from tapete.cards import Card
from tapete.fast import Kept, Search, Tables, tables
from tapete.fast.position import Position, position
from tapete.games.cientos.ranking import HAND
from tapete.games.cientos.state import play_of
from tapete.games.cientos.thinking.masks import CARD, LANE, SUIT, np
from tapete.games.cientos.thinking.tricks import EVEN, PER_TRICK
from tapete.table.aim import Aim

MEMORY = 4
NODES = 200_000


@cache
def _search() -> tuple[Search, Position, Tables]:
    made = tables(play_of("additions", "two", True))
    some = [CARD[bit] for bit in range(2 * HAND)]
    here = position(made, {0: some[:HAND], 1: some[HAND:]}, 0)
    return Search(made, Aim(most=frozenset({0})), Kept(MEMORY)), here, made


def solved(mano: Any, pie: Any) -> Any:
    """For each two hands of twelve the mano's points by leads and tricks, less the pie's."""
    search, here, made = _search()
    wide = made.bit[Card.parse("7C")]
    found = np.empty(len(mano))
    for number, hands in enumerate(zip(_spread(mano, wide), _spread(pie, wide), strict=True)):
        held = np.array([*hands, 0, 0], dtype=np.int64)
        ((low, high),) = search.value(Position(held, here.begun, here.under), NODES).bounds.values()
        found[number] = (low + high) / 2 - EVEN
    return found


def _spread(hands: Any, wide: int) -> Any:
    """Hands on the wider lanes of the kernels that solve."""
    return sum((hands >> LANE * suit & SUIT) << wide * suit for suit in range(4))


def tricks_of(points: Any) -> Any:
    """How many tricks the mano has made, by the difference."""
    return (points + EVEN + 1) // PER_TRICK
