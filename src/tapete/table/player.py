"""Players that see only Views, and what they hear between one look at the table and the next."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Protocol

from tapete.table.action import Action
from tapete.table.event import Event
from tapete.table.state import State
from tapete.table.view import View


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot does, and the maxim of the book it followed, if it followed one."""

    action: Action
    maxim: str | None = None


class Bot(Protocol):
    """It is shown Views of one seat in turn, so it may remember what it was told in the events.

    The events may be all that it was told since the hand before, or only those since the View it was shown last.
    """

    def choose(self, view: View) -> Choice:
        """What to do now; the View has a prompt."""
        ...

    def notice(self, view: View) -> Choice | None:
        """At an open table, out of turn: what to claim, or None to let it pass."""
        ...


@dataclass(slots=True)
class Ear:
    """What one person has been told in time, since the View he was shown last.

    The table does not tell everything for ever: whoever plays must listen after every move.
    """

    person: int
    heard: list[Event] = field(default_factory=list)
    number: int = 0

    def listen(self, state: State) -> None:
        """Hear what has been told since the last time."""
        seat = state.seat_of(self.person)
        self.heard += state.told(seat, self.number)
        self.number = state.next_event(seat)

    def view(self, state: State) -> View:
        """What he sees now, with all that he heard since he looked last."""
        self.listen(state)
        heard, self.heard = tuple(self.heard), []
        return replace(state.view(state.seat_of(self.person), self.number), events=heard)
