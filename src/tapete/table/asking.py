"""A question put to several, one after the other: a consent, a choice, a vote."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from tapete.table.action import Action
from tapete.table.phase import Key, Stage, deed, stage

if TYPE_CHECKING:
    from tapete.table.state import State

S = TypeVar("S", bound="State")


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, who have still to answer, whom it is about, and in which stage the hand goes on after it."""

    key: str
    left: tuple[int, ...]
    resumed: str
    about: int | None = None


def next_asked(state: State) -> int:
    """Who is to answer now."""
    assert state.question is not None
    return state.question.left[0]


def asked_about(state: State) -> int:
    """Whom the question is about."""
    assert state.question is not None and state.question.about is not None
    return state.question.about


def asked(
    key: Key[S],
    yes: str,
    no: str,
    *,
    heard: Callable[[S, int, bool], S],
    decided: Callable[[S, int, Question, bool], S],
) -> Stage[S]:
    """Each in turn says yes or no, and all hear it; one no is enough, and yes takes all of them.

    `decided` gets the state back in the stage where it was, who spoke last, the question and its answer.
    """

    def answer(state: S, seat: int, action: Action) -> S:
        question = state.question
        assert question is not None
        after, left = heard(state, seat, action.word == yes), question.left[1:]
        if action.word == yes and left:
            return after.but(question=replace(question, left=left))
        return decided(after.but(phase=question.resumed, question=None), seat, question, action.word == yes)

    return stage(key, next_asked, deed(yes, no, do=answer))
