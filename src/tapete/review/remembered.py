"""Reviews that were begun, and how they stood last."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tapete.review.reviewing import Task
from tapete.review.told import Judged, Review

REMEMBERED = 64
"""So many are remembered; those not asked for longest are forgotten."""


@dataclass
class Remembered:
    """By what they are of."""

    _found: OrderedDict[Task, Review] = field(default_factory=OrderedDict)

    def decisions(self, task: Task) -> Sequence[Judged]:
        """What has been judged of it."""
        return self._found[task].decisions if task in self._found else ()

    def after(self, task: Task, done: int) -> Review | None:
        """How it stands, if that is more than so many decisions."""
        if task not in self._found:
            return None
        self._found.move_to_end(task)
        stands = self._found[task]
        return since(stands, done) if stands.whole or stands.done > done else None

    def keep(self, task: Task, stands: Review, done: int) -> Review:
        """As it stands now, told to one who knows so many decisions."""
        # Not the task itself: with it the whole match would be kept, as it was followed.
        self._found[task if task in self._found else replace(task)] = stands
        if len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
        return since(stands, done)


def since(stands: Review, done: int) -> Review:
    """The same, with only those decisions that are new."""
    return replace(stands, start=min(done, stands.done), decisions=stands.decisions[done:])
