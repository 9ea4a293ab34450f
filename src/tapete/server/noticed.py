"""Which moves somebody has noticed: a sign that he did not see must leave no trace, not even in a number."""

from __future__ import annotations

from tapete.table.state import State

Place = int | None
"""A person's place at the table; None is somebody who watches."""


class Noticed:
    """How many moves each place, and those who watch, have noticed."""

    def __init__(self, places: int) -> None:
        self._count: dict[Place, int] = dict.fromkeys([None, *range(places)], 0)

    def at(self, place: Place) -> int:
        """How many moves the table has made as far as this place knows."""
        return self._count[place]

    def move(self, before: State, seat: int, after: State) -> set[Place]:
        """Count one move, and say who has noticed it."""
        noticing = {place for place in self._count if _notices(place, before, seat, after)}
        for place in noticing:
            self._count[place] += 1
        return noticing


def _notices(place: Place, before: State, actor: int, after: State) -> bool:
    """What is told to all is noticed by all; else one has done it, is told of it, or sees that something changed."""
    events = after.events[max(0, before.first_event + len(before.events) - after.first_event) :]
    if not events or any(event.to is None for event in events):
        return True
    seat = None if place is None else after.seat_of(place)
    if seat == actor or any(event.told(seat) for event in events):
        return True
    told = before.next_event(seat)
    return before.view(seat, told) != after.view(seat, told)
