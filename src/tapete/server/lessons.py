"""The lessons as the page shows them: each question with its table, and what comes of an answer."""

from __future__ import annotations

from functools import lru_cache

from tapete.laws.book import Language
from tapete.lessons.course import after, lesson
from tapete.lessons.lesson import Lesson
from tapete.lessons.playing import Reply, position, reply, seen
from tapete.server.messages import LessonInfo, LessonLabel, LessonPage, LessonReply, LessonStep, Step
from tapete.server.refusal import Refusal
from tapete.server.wire import encode

KEPT = 64
"""So many pages and answers are kept as they were worked out: many learn the same."""


def lesson_info(own: Lesson, language: Language) -> LessonInfo:
    """What it is about, in one language."""
    return LessonInfo(
        name=own.name,
        game=own.game,
        number=own.number,
        title=own.title(language),
        idea=own.idea(language),
        steps=len(own.steps),
        laws=list(own.laws),
    )


@lru_cache(maxsize=KEPT)
def lesson_page(name: str, language: Language) -> bytes:
    """The lesson with all its questions, as the body of an answer."""
    own = lesson(name)
    follows = after(own)
    page = LessonPage(
        lesson=lesson_info(own, language),
        seat=own.seat,
        next=None if follows is None else follows.name,
        steps=[_step(own, number, language) for number in range(len(own.steps))],
    )
    return encode(page)


def _step(own: Lesson, number: int, language: Language) -> LessonStep:
    step = own.steps[number]
    labels = [(answer.label(language), answer.says[0]) for answer in step.answers if step.kind == "choice"]
    return LessonStep(
        kind=step.kind,
        text=step.text(language),
        among=[card.text for card in step.among],
        labels=[LessonLabel(say=say, label=label) for label, say in sorted(labels)],
        least=step.least,
        most=step.most,
        view=seen(own, position(own, number)),
    )


@lru_cache(maxsize=KEPT)
def lesson_reply(name: str, number: int, said: str, language: Language) -> bytes:
    """What is said to an answer, and what comes of it, as the body of an answer."""
    own = lesson(name)
    if not 0 <= number < len(own.steps):
        raise Refusal("no-such-step", "This lesson has no such question.", 404)
    got = reply(own, number, said)
    return encode(
        LessonReply(
            right=got.right,
            text="" if got.answer is None else got.answer.text(language),
            laws=list(own.laws if got.answer is None else got.answer.laws),
            moments=_moments(own, number, got),
        )
    )


def _moments(own: Lesson, number: int, got: Reply) -> list[Step]:
    since = position(own, number).next_event(own.seat)
    moments = []
    for count, moment in enumerate(got.moments, start=1):
        view = seen(own, moment.state, since)
        since = view.next_event
        moments.append(Step(number=count, seat=moment.seat, action=moment.action, view=view))
    return moments
