"""Where people sit: you at the bottom, the next to play at your right, a partner opposite."""

from __future__ import annotations

from enum import Enum


class Spot(Enum):
    """A spot around the felt."""

    BOTTOM = "bottom"
    RIGHT = "right"
    TOP_RIGHT = "top right"
    TOP = "top"
    TOP_LEFT = "top left"
    LEFT = "left"


OTHERS: dict[int, tuple[Spot, ...]] = {
    0: (),
    1: (Spot.TOP,),
    2: (Spot.RIGHT, Spot.LEFT),
    3: (Spot.RIGHT, Spot.TOP, Spot.LEFT),
    4: (Spot.RIGHT, Spot.TOP_RIGHT, Spot.TOP_LEFT, Spot.LEFT),
    5: (Spot.RIGHT, Spot.TOP_RIGHT, Spot.TOP, Spot.TOP_LEFT, Spot.LEFT),
}
"""The spots of the others, in the order of play, by how many they are."""


def spots(seats: int, mine: int | None) -> dict[int, Spot]:
    """The spot of each seat; a spectator looks over the shoulder of seat 0.

    >>> spots(4, 2)[3]
    <Spot.RIGHT: 'right'>
    """
    own = mine or 0
    around = (Spot.BOTTOM, *OTHERS[seats - 1])
    return {(own + step) % seats: spot for step, spot in enumerate(around)}
