"""A match looked at again, a few decisions at a time: whoever waits hears how far it has come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from tapete.review.decisions import Decision, decided, decisions
from tapete.review.judging import judged
from tapete.review.looks import Compiled, look
from tapete.review.opened import BUDGET, DEEP
from tapete.review.report import mattered, summed, swung
from tapete.review.told import Judged, Review
from tapete.sitting.past import Turn
from tapete.table.game import Game
from tapete.table.match import Match
from tapete.table.state import State

TIMES = 10
"""So many times as many worlds where time is no matter."""


@dataclass(frozen=True)
class Task:
    """What is to be looked at: the moves of a match, by whom, in which hand or in all (0), and how deeply."""

    rules: Game
    names: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]
    place: int
    hand: int = 0
    deep: bool = False
    seed: int = 0
    compiled: bool | None = None
    facts: tuple[tuple[str, object], ...] = ()

    @cached_property
    def whole(self) -> tuple[list[tuple[Turn, State]], State]:
        """Every move with the state before it, and the last state."""
        match = Match(self.rules, self.names, dict(self.facts))
        followed = list(decided(match, self.moves))
        return followed, match.state

    @cached_property
    def decisions(self) -> list[Decision]:
        """What there was to decide."""
        return list(decisions(self.whole[0], self.place, self.hand))

    def judged(self, number: int) -> Judged:
        """The decision of this number, counted from 0."""
        own = look(TIMES if self.deep else 1, self.compiled)
        budget = (DEEP if self.deep else BUDGET) if isinstance(own, Compiled) else 0
        return judged(self.decisions[number], own, self.seed, budget)

    def review(self, found: Sequence[Judged]) -> Review:
        """How it stands."""
        followed, last = self.whole
        own = [each for each in followed if self.hand in (0, each[0].hand)]
        end = followed[own[-1][0].number][1] if own and own[-1][0].number < len(followed) else last
        return Review(
            game=self.rules.name, unit=self.rules.worth_in, place=self.place, hand=self.hand, last_hand=last.hand,
            deep=self.deep, compiled=isinstance(look(1, self.compiled), Compiled),
            done=len(found), of=len(self.decisions), decisions=tuple(found),
            kinds=summed(found), moments=mattered(found),
            swing=tuple(swung(own, end, self.place, {each.number: each for each in found})),
        )  # fmt: skip


@lru_cache(maxsize=4)
def _remembered(task: Task) -> Task:
    return task


def further(task: Task, found: Sequence[Judged], most: int) -> Review:
    """Some decisions more, after those that are judged already; a match that was just looked at is still known."""
    known = _remembered(task)
    numbers = range(len(found), min(len(found) + most, len(known.decisions)))
    return known.review((*found, *map(known.judged, numbers)))
