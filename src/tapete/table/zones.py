"""Where cards lie. A State says beside each of its fields that holds hidden cards what heap it is; the rest follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, field, fields
from functools import cache
from typing import Any

from tapete.cards import Card

Cards = tuple[Card, ...]
Zones = Mapping[str, Cards]
"""Where cards lie, by the name of the place."""

RuledOut = Mapping[str, frozenset[Card]]
"""Which cards cannot lie where, by the name of the place."""

_HEAP, _MATCH = "heap", "match"


def of_match(default: Any) -> Any:
    """A field that outlasts the hand; every other begins anew with each hand."""
    return field(default=default, metadata={_MATCH: True})


def of_hand(default: Any) -> Any:
    """A value that begins anew with each hand, where it is made in place."""
    return field(default=default)


def heap(name: str, deep: int = 0, default: Any = ()) -> Any:
    """A field that holds hidden cards: one heap of this name, or rows of them one or more deep.

    `hand 2` is the heap of seat 2 in a row of hands, `pile 1 3` the fourth of the second player's piles.
    """
    return field(default=default, metadata={_HEAP: (name, deep)})


@cache
def fresh_hand(kind: Any) -> Mapping[str, Any]:
    """What every field of the hand holds before anything has happened in it."""
    return {
        each.name: each.default for each in fields(kind) if _MATCH not in each.metadata and each.default is not MISSING
    }


@cache
def _heaps(kind: Any) -> tuple[tuple[str, str, int], ...]:
    return tuple((each.name, *each.metadata[_HEAP]) for each in fields(kind) if _HEAP in each.metadata)


def _heaps_of(state: Any) -> tuple[tuple[str, str, int], ...]:
    kind: Any = type(state)
    return _heaps(kind)


def hidden_zones(state: Any) -> dict[str, Cards]:
    """The heaps of a state, each by its name."""
    found: dict[str, Cards] = {}
    for own, name, deep in _heaps_of(state):
        found.update(_named(name, getattr(state, own), deep))
    return found


def _named(name: str, held: Any, deep: int) -> Iterator[tuple[str, Cards]]:
    if not deep:
        yield name, held
        return
    for number, each in enumerate(held):
        yield from _named(f"{name} {number}", each, deep - 1)


def refilled(state: Any, zones: Zones) -> dict[str, Any]:
    """The fields of the state's heaps, with the cards that lie there in these zones."""
    return {own: _filled(name, getattr(state, own), deep, zones) for own, name, deep in _heaps_of(state)}


def _filled(name: str, held: Any, deep: int, zones: Zones) -> Any:
    if not deep:
        return zones[name]
    return tuple([_filled(f"{name} {number}", each, deep - 1, zones) for number, each in enumerate(held)])
