"""The better line played out: what would have come of it, had all then gone on by the book."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tapete.errors import BadOption
from tapete.looking.lives import MOST, Company
from tapete.review.reviewing import Task
from tapete.review.told import Line
from tapete.sitting.past import Moment
from tapete.sitting.showing import open_view
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.state import State


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the line, and the state after it."""

    seat: int
    action: Action
    after: State


def played_on(before: State, seat: int, action: Action, seed: int = 0) -> Iterator[Step]:
    """The action, and all that follows to the end of the hand, with the cards as they really lie."""
    state, hand, lot, company = before.apply(seat, action), before.hand, Random(seed), Company(before, seed)
    yield Step(seat, action, state)
    for _ in range(MOST):
        if state.over or state.between_hands or state.hand != hand:
            return
        if state.chance is not None:
            turn, said = TABLE, state.chance.outcome(lot.randbytes(8))
        else:
            assert state.turn is not None
            turn = state.turn
            said = company.decides(state, turn)
        state = state.apply(turn, said)
        yield Step(turn, said, state)


def seen_on(task: Task, number: int, action: str) -> Iterator[Step]:
    """The line from the moment before the move of this number on, had this been done instead."""
    turn, before = task.whole[0][number - 1]
    yield from played_on(before, turn.seat, Action.parse(action), task.seed)


def result(task: Task, number: int, steps: Sequence[Step]) -> float | None:
    """What such a line would have brought in its hand from there on; None if the hand did not end by it."""
    before, last = task.whole[0][number - 1][1], steps[-1].after
    return _brought(task, before, last) if last.over or last.between_hands or last.hand != before.hand else None


def real(task: Task, number: int) -> float | None:
    """What the hand did bring from there on; None if the record stops before its end."""
    followed, last = task.whole
    before = followed[number - 1][1]
    afters = [*(state for _, state in followed[number:]), last]
    ended = next((each for each in afters if each.over or each.between_hands or each.hand != before.hand), None)
    return None if ended is None else _brought(task, before, ended)


def _brought(task: Task, before: State, after: State) -> float:
    return after.worth(after.seat_of(task.place)) - before.worth(before.seat_of(task.place))


def better_line(task: Task, number: int, action: str) -> Line:
    """The line as it is told."""
    followed = task.whole[0]
    if not 0 < number <= len(followed) or followed[number - 1][0].seat == TABLE:
        raise BadOption("no-decision", "Nobody decided anything there.")
    before = followed[number - 1][1]
    steps = list(seen_on(task, number, action))
    return Line(
        number=number, action=action, place=task.place, unit=task.rules.worth_in,
        would=result(task, number, steps), was=real(task, number), steps=tuple(_moments(before, steps)),
    )  # fmt: skip


def _moments(before: State, steps: Sequence[Step]) -> Iterator[Moment]:
    view = open_view(before, before.first_event + len(before.events))
    yield Moment(0, None, None, view)
    for number, step in enumerate(steps, 1):
        view = open_view(step.after, view.next_event)
        yield Moment(number, step.seat, str(step.action), view)
