"""Which moves somebody has noticed: a sign that he did not see must leave no trace, not even in a number.

And which of his own he may take back: none after which he knows what he could not know before it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from tapete.cards import Card
from tapete.table.chance import TABLE
from tapete.table.state import State

Place = int | None
"""A person's place at the table; None is somebody who watches."""


@dataclass(frozen=True, slots=True)
class Own:
    """The last move of a place since the last shuffle: its number in the match, and the table before it."""

    place: int
    number: int
    before: State

    def shows(self, now: State) -> bool:
        """Whether it has come to know a card that nobody knew, out of a stock or a deal, or was told a secret."""
        then, seat = self.before, now.seat_of(self.place)
        if any(event.to is not None for event in now.told(seat, then.next_event(then.seat_of(self.place)))):
            return True
        knew: set[Card] = set()
        return not now.known(seat) <= knew.union(*map(then.known, range(len(then.players))))


class Noticed:
    """How many moves each place, and those who watch, have noticed; and the last one each has made."""

    def __init__(self, places: int) -> None:
        self._count: dict[Place, int] = dict.fromkeys([None, *range(places)], 0)
        self._moves = 0
        self.last_seen = 0
        """The number of the last move that those who watch have noticed: from it on all wait for the next."""
        self._own: dict[int, Own] = {}

    def at(self, place: Place) -> int:
        """How many moves the table has made as far as this place knows."""
        return self._count[place]

    def own(self, place: int) -> Own | None:
        """The last move that this place has made, if nothing was shuffled since."""
        return self._own.get(place)

    def sits_down(self, place: int) -> None:
        """Another holds this place from now on: what was done there before is not his to take back."""
        self._own.pop(place, None)

    def move(self, before: State, seat: int, after: State) -> frozenset[Place]:
        """Count one move, and say who has noticed it."""
        noticing = self.noticing(before, seat, after)
        self.count(noticing, before, seat)
        return noticing

    def noticing(self, before: State, seat: int, after: State) -> frozenset[Place]:
        """Who would notice this move."""
        return frozenset(place for place in self._count if _notices(place, before, seat, after))

    def count(self, noticing: Collection[Place], before: State, seat: int) -> None:
        """Count a move that was noticed by these."""
        for place in noticing:
            self._count[place] += 1
        if None in noticing:
            self.last_seen = self._moves
        if seat == TABLE:
            self._own.clear()
        else:
            place = before.players[seat]
            self._own[place] = Own(place, self._moves, before)
        self._moves += 1


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
