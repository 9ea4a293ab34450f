"""A lesson at the table: the position of each question, and what is seen to come of an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from tapete.errors import BadText, Illegal
from tapete.lessons.lesson import MOVE, Answer, Lesson, Task
from tapete.table.action import Action
from tapete.table.record import move_of, read_record
from tapete.table.state import State
from tapete.table.view import View


@dataclass(frozen=True, slots=True)
class Moment:
    """What was done, by which seat, and the state after it."""

    seat: int
    action: str
    state: State


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said to an answer, None where nothing is written for it; and what comes of it, move by move."""

    answer: Answer | None
    moments: tuple[Moment, ...]

    @property
    def right(self) -> bool:
        """Whether the lesson goes on."""
        return self.answer is not None and self.answer.right


@lru_cache(maxsize=256)
def position(lesson: Lesson, number: int) -> State:
    """The table at a question: the record was followed, and the questions before it were answered rightly."""
    if number == 0:
        return read_record(lesson.record).state
    step, state = lesson.steps[number - 1], position(lesson, number - 1)
    for moment in _played(state, lesson, step, step.solution, step.solution.says[0]):
        state = moment.state
    return state


def reply(lesson: Lesson, number: int, said: str) -> Reply:
    """What an answer to a question leads to; one that the table does not offer changes nothing."""
    step = lesson.steps[number]
    answer = step.answer(said)
    try:
        return Reply(answer, tuple(_played(position(lesson, number), lesson, step, answer, said)))
    except (Illegal, BadText):
        return Reply(answer if answer is not None and answer.refused else None, ())


def seen(lesson: Lesson, state: State, since: int = 0) -> View:
    """What the learner sees: his own View, with the others' cards where all lie face up."""
    view = state.view(lesson.seat, since)
    if not lesson.face_up:
        return view
    return replace(view, seats=tuple(state.view(seat).seats[seat] for seat in range(len(state.players))))


def _played(state: State, lesson: Lesson, step: Task, answer: Answer | None, said: str) -> Iterator[Moment]:
    for seat, action in _moves(lesson, step, answer, said):
        state = state.apply(seat, action)
        yield Moment(seat, str(action), state)


def _moves(lesson: Lesson, step: Task, answer: Answer | None, said: str) -> Iterator[tuple[int, Action]]:
    if step.kind == MOVE:
        yield lesson.seat, Action.parse(said)
    if answer is not None and step.exact(answer, said):
        lines = (line.split("#")[0].strip() for line in answer.then.splitlines())
        yield from map(move_of, filter(None, lines))
