"""What the checks look at, and what they say when they find it wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any

from tapete.cards import Card
from tapete.table.event import Event
from tapete.table.ledger import Entry
from tapete.table.match import Move
from tapete.table.state import State


class Broken(Exception):
    """A game broke its contract. `move` is the one that shows it, when it was tried and not made."""

    def __init__(self, why: str, move: Move | None = None) -> None:
        super().__init__(why)
        self.move = move


def hold(truth: bool, why: str) -> None:
    """Go on if it is true."""
    if not truth:
        raise Broken(why)


def viewers(state: State) -> tuple[int | None, ...]:
    """Everybody who sees the table: a spectator, and the seats."""
    return (None, *range(len(state.players)))


_CARD = re.compile(r"(?<![\w.])(?:1[0-2]|[1-9])[OCEB](?!\w)")


def cards_in(value: object) -> set[Card]:
    """Every card named anywhere in a value, in texts too; payments are long to read and name none."""
    found: set[Card] = set()
    waiting: list[Any] = [value]
    while waiting:
        item = waiting.pop()
        kind: Any = type(item)
        if kind is Card:
            found.add(item)
        elif kind is tuple:
            waiting.extend(item if item and type(item[0]) is not Entry else ())
        elif kind is str:
            found.update(_named(item))
        elif parts := _parts(kind):
            waiting.extend(parts(item))
    return found


@lru_cache(10_000)
def _named(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, _CARD.findall(text)))


@cache
def _parts(kind: Any) -> Callable[[Any], tuple[Any, ...]] | None:
    """What things of this type are made of; nothing, if it is a number."""
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else []
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda item: (getattr(item, names[0]),)) if names else None


def listed(cards: Iterable[Card]) -> str:
    """The cards in order, as text."""
    return " ".join(card.text for card in sorted(cards))


def cards_on(state: State) -> frozenset[Card]:
    """The cards that lie on the table, each of them once."""
    lying = list(chain.from_iterable(state.zones().values()))
    cards = frozenset(lying)
    if len(cards) < len(lying):
        raise Broken(f"twice on the table: {listed({card for card in cards if lying.count(card) > 1})}")
    return cards


def in_order(some: Iterable[Event], events: Iterable[Event]) -> bool:
    """Whether these are some of the events, in their order."""
    left = iter(events)
    return all(event in left for event in some)


def new_events(before: State, after: State) -> tuple[Event, ...]:
    """What was told between two moments, to whomever."""
    return after.events[before.first_event + len(before.events) - after.first_event :]
