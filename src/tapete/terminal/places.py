"""Where people sit: you at the bottom, the next to play at your right, a partner opposite."""

from __future__ import annotations

from enum import Enum


class Place(Enum):
    """A place around the table."""

    BOTTOM = "bottom"
    RIGHT = "right"
    TOP_RIGHT = "top right"
    TOP = "top"
    TOP_LEFT = "top left"
    LEFT = "left"


OTHERS: dict[int, tuple[Place, ...]] = {
    0: (),
    1: (Place.TOP,),
    2: (Place.RIGHT, Place.LEFT),
    3: (Place.RIGHT, Place.TOP, Place.LEFT),
    4: (Place.RIGHT, Place.TOP_RIGHT, Place.TOP_LEFT, Place.LEFT),
    5: (Place.RIGHT, Place.TOP_RIGHT, Place.TOP, Place.TOP_LEFT, Place.LEFT),
}
"""The places of the others, in the order of play, by how many they are."""


def places(seats: int, mine: int | None) -> dict[int, Place]:
    """The place of each seat; a spectator looks over the shoulder of seat 0.

    >>> places(4, 2)[3]
    <Place.RIGHT: 'right'>
    """
    own = mine or 0
    around = (Place.BOTTOM, *OTHERS[seats - 1])
    return {(own + step) % seats: place for step, place in enumerate(around)}
