"""A lesson as a page shows it: each question with its table, and what comes of an answer, in one language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tapete.errors import BadOption
from tapete.laws.book import Language
from tapete.lessons.course import after, lesson
from tapete.lessons.lesson import Lesson
from tapete.lessons.playing import Reply, position, reply, seen
from tapete.table.view import View


@dataclass(frozen=True, slots=True)
class LessonInfo:
    """What a lesson is about; `steps` is how many questions it asks."""

    name: str
    game: str
    number: int
    title: str
    idea: str
    steps: int
    laws: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LessonLabel:
    """One of several to choose from: what is answered, and how it is called."""

    say: str
    label: str


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A question at its table: a move is asked for, or that a seat, a card, a number or one of the labels is named."""

    kind: Literal["move", "seat", "card", "number", "choice"]
    text: str
    among: tuple[str, ...]
    labels: tuple[LessonLabel, ...]
    least: int
    most: int
    view: View


@dataclass(frozen=True, slots=True)
class LessonPage:
    """A lesson with its questions; `next` is the one that follows."""

    lesson: LessonInfo
    seat: int
    next: str | None
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True, slots=True)
class LessonMoment:
    """One move of what comes of an answer, and the table after it."""

    seat: int
    action: str
    view: View


@dataclass(frozen=True, slots=True)
class LessonReply:
    """What is said to an answer, with its laws, and what comes of it, move by move; no text where nobody wrote one."""

    right: bool
    text: str
    laws: tuple[str, ...]
    moments: tuple[LessonMoment, ...]


def lesson_info(own: Lesson, language: Language) -> LessonInfo:
    """What it is about."""
    title, idea = own.title(language), own.idea(language)
    return LessonInfo(own.name, own.game, own.number, title, idea, len(own.steps), own.laws)


def lesson_page(name: str, language: Language) -> LessonPage:
    """The lesson of this name with all its questions."""
    own = lesson(name)
    follows = after(own)
    steps = tuple(_step(own, number, language) for number in range(len(own.steps)))
    return LessonPage(lesson_info(own, language), own.seat, None if follows is None else follows.name, steps)


def _step(own: Lesson, number: int, language: Language) -> LessonStep:
    step = own.steps[number]
    labels = sorted((answer.label(language), answer.says[0]) for answer in step.answers if step.kind == "choice")
    return LessonStep(
        kind=step.kind, text=step.text(language), among=tuple(card.text for card in step.among),
        labels=tuple(LessonLabel(say, label) for label, say in labels), least=step.least, most=step.most,
        view=seen(own, position(own, number)),
    )  # fmt: skip


def lesson_reply(name: str, number: int, said: str, language: Language) -> LessonReply:
    """What is said to an answer, and what comes of it."""
    own = lesson(name)
    if not 0 <= number < len(own.steps):
        raise BadOption("no-such-step", "This lesson has no such question.")
    got = reply(own, number, said)
    text, laws = ("", own.laws) if got.answer is None else (got.answer.text(language), got.answer.laws)
    return LessonReply(got.right, text, laws, tuple(_moments(own, number, got)))


def _moments(own: Lesson, number: int, got: Reply) -> list[LessonMoment]:
    since = position(own, number).next_event(own.seat)
    moments = []
    for moment in got.moments:
        view = seen(own, moment.state, since)
        since = view.next_event
        moments.append(LessonMoment(moment.seat, moment.action, view))
    return moments
