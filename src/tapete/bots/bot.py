"""A player that sees only a View."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tapete.table.action import Action
from tapete.table.view import View


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot does, and the maxim of the book it followed, if it followed one."""

    action: Action
    maxim: str | None = None


class Bot(Protocol):
    """It is shown Views of one seat in turn, so it may remember what it was told in the events.

    The events may be all that the table still tells, or only those since the View it was shown last.
    """

    def choose(self, view: View) -> Choice:
        """What to do now; the View has a prompt."""
        ...

    def notice(self, view: View) -> Choice | None:
        """At an open table, out of turn: what to claim, or None to let it pass."""
        ...
