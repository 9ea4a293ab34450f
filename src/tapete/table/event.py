"""What happened, as those who may know it are told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tapete.cards import Card


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at the table, told by his name."""

    seat: int


Detail = int | str | Card | Seat | tuple[Card, ...] | tuple[str, ...]
"""A number, a key, a card, somebody; several cards, or the ids of laws."""

TRICK, STAGE, HAND = "trick", "stage", "hand"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its key names the words for it, `seat` who did it, `details` the rest.

    `to` holds the seats that are told; nobody is left out when it is None. What is told only `until` the end of a
    trick, a stage or a hand is told no more once an event that `ends` it has come: who looks late is told no more than
    one who comes late to a table sees, and what was seen in time must be remembered.
    """

    key: str
    seat: int | None = None
    details: tuple[tuple[str, Detail], ...] = ()
    to: tuple[int, ...] | None = None
    until: str = ""
    ends: str = ""

    def told(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) is told."""
        return self.to is None or seat in self.to

    @property
    def alone(self) -> bool:
        """Whether it is told to everybody or to one only, so that to be told says nothing of the others."""
        return self.to is None or len(self.to) == 1

    def cards(self, name: str) -> tuple[Card, ...]:
        """The cards of this name."""
        found = self.get(name)
        return tuple(each for each in found if isinstance(each, Card)) if isinstance(found, tuple) else ()

    def get(self, name: str) -> Detail | None:
        """The detail of this name, if there is one."""
        return dict(self.details).get(name)


def event(
    key: str,
    seat: int | None = None,
    to: tuple[int, ...] | None = None,
    until: str = "",
    ends: str = "",
    **details: Detail,
) -> Event:
    """An event with its details by name."""
    return Event(key, seat, tuple(details.items()), to, until, ends)


def still_told(events: Sequence[Event], first: int = 0) -> list[Event]:
    """Those from the `first` on that are still told after all of them.

    >>> [told.key for told in still_told([event("plays", until="trick"), event("leads", until="trick", ends="trick")])]
    ['leads']
    """
    over: set[str] = set()
    told: list[Event] = []
    for each in reversed(events[first:]):
        if each.until not in over:
            told.append(each)
        if each.ends:
            over.add(each.ends)
    return told[::-1]
