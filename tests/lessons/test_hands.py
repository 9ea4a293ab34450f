"""The cards of a lesson are all written: nobody gets a card only because it comes first in the pack."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tapete.cards import Card, cards
from tapete.lessons.course import lessons
from tapete.lessons.lesson import ASLEEP, Lesson
from tapete.lessons.playing import position
from tapete.table.record import open_record
from tapete.table.state import State
from tests.lessons.facts import hand
from tests.lessons.test_facts import lines_of

EVERY = [pytest.param(lesson, id=name) for name, lesson in lessons().items()]
ASIDE = ("stock", "deck", "leftovers", "waste", "zanga", "asleep")
"""Where cards lie that nobody has had in hand."""


def dealt(lesson: Lesson) -> State | None:
    """The table when the written hands have been dealt."""
    match, lines = open_record(lesson.record)
    return next((match.state for line in lines if line.text == "deal"), None)


def written(lesson: Lesson) -> tuple[list[set[Card]], set[Card]]:
    """The hands as they are written, and the stock."""
    own: dict[str, Any] = next((hand for hand in tomllib.loads(lesson.record).get("hand", []) if "hands" in hand), {})
    return [set(cards(text)) for text in own.get("hands", [])], set(cards(own.get("stock", "")))


def filled_up(lesson: Lesson) -> Iterator[str]:
    """The cards that somebody gets, or may draw, without their being written."""
    (hands, stock), state = written(lesson), dealt(lesson)
    if state is None or not hands:
        return
    for seat, own in enumerate(hands):
        given = hand(state, seat) - own
        if given:
            yield f"seat {seat} gets {' '.join(sorted(map(str, given)))} unwritten"
    known = stock.union(*hands)
    whole = {card for held in state.zones().values() for card in held} <= known
    if lesson.rest not in ("", ASLEEP):
        yield f"the rest of the pack is {ASLEEP} or nothing is said of it, not {lesson.rest!r}"
    if not whole and not lesson.rest:
        yield "some cards are not written: write the stock, or say that the rest is asleep"
    if whole and lesson.rest:
        yield "every card is written: none is asleep"
    woken = set(_woken(lesson)) - known
    if woken:
        yield f"come into play unwritten: {' '.join(sorted(map(str, woken)))}"


def _woken(lesson: Lesson) -> Iterator[Card]:
    """Every card that somebody has or has had in any line of the lesson, shown or kept for proof."""
    for number, step in enumerate(lesson.steps):
        states = [position(lesson, number)]
        states += [s for answer in step.answers for line in lines_of(lesson, number, answer) for s in line.states]
        for state in states:
            places = state.zones().items()
            yield from (card for name, held in places if name.split()[0] not in ASIDE for card in held)


@pytest.mark.parametrize("lesson", EVERY)
def test_every_card_in_play_is_written(lesson: Lesson) -> None:
    assert not list(filled_up(lesson))
