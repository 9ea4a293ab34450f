"""The clock of a table: how long whoever is awaited may think, by what the host has chosen.

It counts from what all have noticed. A sign that some did not see leaves it as it was: else it would betray it.
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.server.watch import Watch
from tapete.sitting.told import ClockKind, ClockNews


@dataclass(frozen=True, slots=True)
class Allowance:
    """Seconds for every `turn`; then so much `grace`, which is taken off what there is for the whole `match`."""

    turn: float
    grace: float
    match: float


ALLOWANCES: dict[ClockKind, Allowance | None] = {
    "none": None,
    "relaxed": Allowance(turn=60, grace=30, match=600),
    "brisk": Allowance(turn=20, grace=10, match=120),
}

Turn = tuple[int, int]
"""Whose it is, by his place, and how many moves all had noticed before it."""


class Clock:
    """Counts one turn at a time; it stands still while nobody is at the table."""

    def __init__(self, kind: ClockKind, watch: Watch) -> None:
        self._watch = watch
        self.allowance = ALLOWANCES[kind]
        self._turn: Turn | None = None
        self._used = 0.0
        self._running_since: float | None = None

    @property
    def place(self) -> int | None:
        """Whose time is counted."""
        return None if self._turn is None else self._turn[0]

    def choose(self, kind: ClockKind) -> None:
        """The host has chosen, before the match."""
        self.allowance = ALLOWANCES[kind]

    def count(self, turn: Turn | None) -> bool:
        """This turn is counted from now on, or none; whether it is another than before."""
        if self.allowance is None or turn == self._turn:
            return False
        self._turn, self._used = turn, 0.0
        self._running_since = None if turn is None else self._watch.now()
        return True

    def resume(self, turn: Turn, used: float) -> None:
        """Go on after a restart. What passed before it counts, but nobody's time runs out while there is no table."""
        if self.allowance is not None:
            self._turn, self._used, self._running_since = turn, min(max(used, 0.0), self.allowance.turn), None

    def pause(self) -> None:
        """Nobody is there."""
        self._used, self._running_since = self.used, None

    def go_on(self) -> None:
        """Somebody is there again."""
        if self._turn is not None and self._running_since is None:
            self._running_since = self._watch.now()

    @property
    def used(self) -> float:
        """How much of this turn has passed."""
        running = 0.0 if self._running_since is None else self._watch.now() - self._running_since
        return self._used + running

    @property
    def overtime(self) -> float:
        """How much of it goes off what there is for the match."""
        return 0.0 if self._turn is None or self.allowance is None else max(0.0, self.used - self.allowance.turn)

    def charge(self) -> None:
        """What this turn took too long is noted elsewhere now."""
        if self.overtime and self.allowance is not None:
            self._used, self._running_since = self.allowance.turn, self._watch.now()

    def left(self, spent: float) -> float | None:
        """Until the time of this turn is up, for one who has spent so much of the match's; None if nobody counts."""
        if self._turn is None or self.allowance is None:
            return None
        return self.allowance.turn + self._grace(spent) - self.used

    def _grace(self, spent: float) -> float:
        assert self.allowance is not None
        return max(0.0, min(self.allowance.grace, self.allowance.match - spent))

    def told(self, spent: float) -> ClockNews:
        """How it stands, for all to see."""
        if self._turn is None or self.allowance is None:
            return ClockNews(place=None, left=0.0, grace=0.0, of=0.0, match=0.0)
        match = max(0.0, self.allowance.match - spent - self.overtime)
        left = max(0.0, self.left(spent) or 0.0)
        grace = self._grace(spent)
        return ClockNews(
            place=self._turn[0], left=round(left, 1), grace=grace, of=self.allowance.turn + grace, match=round(match, 1)
        )
