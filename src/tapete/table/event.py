"""What happened, as those who may know it are told."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.cards import Card

Detail = int | str | Card | tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its key names the words for it, `seat` who did it, `details` the rest.

    `to` holds the seats that are told; nobody is left out when it is None.
    """

    key: str
    seat: int | None = None
    details: tuple[tuple[str, Detail], ...] = ()
    to: tuple[int, ...] | None = None

    def told(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) is told."""
        return self.to is None or seat in self.to

    @property
    def alone(self) -> bool:
        """Whether it is told to everybody or to one only, so that to be told says nothing of the others."""
        return self.to is None or len(self.to) == 1

    def get(self, name: str) -> Detail | None:
        """The detail of this name, if there is one."""
        return dict(self.details).get(name)


def event(key: str, seat: int | None = None, to: tuple[int, ...] | None = None, **details: Detail) -> Event:
    """An event with its details by name."""
    return Event(key, seat, tuple(details.items()), to)
