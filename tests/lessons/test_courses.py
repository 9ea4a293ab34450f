"""Every lesson is played: its right answers, each of its wrong ones, and what is shown to come of them."""

from __future__ import annotations

from random import Random

import pytest

from tapete.errors import Illegal
from tapete.laws.book import LANGUAGES, Told, chapters, cite
from tapete.lessons.course import course, lessons
from tapete.lessons.lesson import KINDS, MOVE, Answer, Lesson, Task
from tapete.lessons.playing import position, reply, seen
from tapete.table.action import Action
from tapete.table.game import REGISTRY
from tapete.table.offer import Prompt

EVERY = [pytest.param(lesson, id=name) for name, lesson in lessons().items()]
ASKED = [
    pytest.param(lesson, number, id=f"{name}-{number + 1}")
    for name, lesson in lessons().items()
    for number in range(len(lesson.steps))
]
LONGEST = 420
"""No word of a lesson is longer: it is read beside the table, on a phone under it."""


def prompt_of(lesson: Lesson, number: int) -> Prompt:
    prompt = position(lesson, number).prompt(lesson.seat)
    assert prompt is not None, "nothing is asked of the learner"
    return prompt


def said(lesson: Lesson, number: int, say: str) -> str:
    """What is said to answer so: where only the word is written, one of all that may be said with it."""
    if lesson.steps[number].kind != MOVE or prompt_of(lesson, number).allows(Action.parse(say)):
        return say
    offers = [offer for offer in prompt_of(lesson, number).every if offer.word == say]
    return str(offers[0].any(Random(1))) if offers else say


@pytest.mark.parametrize("game", REGISTRY)
def test_every_game_has_a_course_in_order(game: str) -> None:
    assert [lesson.number for lesson in course(game)] == list(range(1, len(course(game)) + 1))
    assert {lesson.game for lesson in course(game)} == {game}
    assert len(course(game)) >= 4


@pytest.mark.parametrize("lesson", EVERY)
def test_its_words_stand_in_three_languages(lesson: Lesson) -> None:
    texts = [*zip(lesson.title, strict=True), *zip(lesson.idea, strict=True)]
    texts += [(text,) for step in lesson.steps for text in step.text]
    texts += [(text,) for step in lesson.steps for answer in step.answers for text in answer.text]
    assert all(text.strip() and len(text) <= LONGEST for (text,) in texts)
    long = [lesson.idea, *(step.text for step in lesson.steps)]
    long += [answer.text for step in lesson.steps for answer in step.answers]
    assert all(len(set(three)) == 3 for three in long)


@pytest.mark.parametrize("lesson", EVERY)
def test_its_laws_stand_in_the_book_of_its_game(lesson: Lesson) -> None:
    known = {law.id for chapter in chapters(lesson.game) for law in chapter.laws}
    named = {*lesson.laws, *(law for step in lesson.steps for answer in step.answers for law in answer.laws)}
    assert named <= known
    assert all(cite(law).text(language) for law in named for language in LANGUAGES)
    assert lesson.laws and all(answer.laws for step in lesson.steps for answer in step.answers)


@pytest.mark.parametrize(("lesson", "number"), ASKED)
def test_a_right_answer_is_right_and_is_played(lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    for answer in [answer for answer in step.answers if answer.right]:
        for say in answer.says:
            got = reply(lesson, number, said(lesson, number, say))
            assert got.right and got.answer is answer
            assert bool(got.moments) or step.kind != MOVE


@pytest.mark.parametrize(("lesson", "number"), ASKED)
def test_a_wrong_answer_is_wrong_and_is_played_unless_it_is_refused(lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    wrong = [answer for answer in step.answers if not answer.right]
    assert step.kind == MOVE or wrong, "nothing can be answered wrongly"
    for answer in wrong:
        for say in answer.says:
            got = reply(lesson, number, said(lesson, number, say))
            assert not got.right and got.answer is answer
            assert answer.refused == (not got.moments) or step.kind != MOVE
            if answer.refused:
                with pytest.raises(Illegal):
                    position(lesson, number).apply(lesson.seat, Action.parse(say))


@pytest.mark.parametrize(("lesson", "number"), ASKED)
def test_whatever_is_offered_is_answered(lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    if step.kind == MOVE:
        for offer in prompt_of(lesson, number).offers:
            got = reply(lesson, number, str(offer.any(Random(2))))
            assert got.moments and got.moments[0].seat == lesson.seat
    for nonsense in ("99", "play", "", "no such word"):
        assert not reply(lesson, number, nonsense).right


@pytest.mark.parametrize(("lesson", "number"), ASKED)
def test_what_is_named_can_be_named(lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    assert step.kind in KINDS
    names = [say for answer in step.answers for say in answer.says]
    if step.kind == "seat":
        assert {int(name) for name in names} <= set(range(len(position(lesson, number).players)))
    elif step.kind == "number":
        assert step.least < step.most and all(step.least <= int(name) <= step.most for name in names)
    elif step.kind == "card":
        assert {card.text for card in step.among} >= set(names) and len(step.among) > 1
    elif step.kind == "choice":
        assert len(names) == len(set(names)) > 1 and all(len(answer.says) == 1 for answer in step.answers)
        assert all(answer.label(language) for answer in step.answers for language in LANGUAGES)


@pytest.mark.parametrize(("lesson", "number"), ASKED)
def test_the_learner_sees_the_table_and_others_cards_only_where_they_lie_face_up(lesson: Lesson, number: int) -> None:
    state = position(lesson, number)
    own = state.view(lesson.seat)
    shown = seen(lesson, state)
    assert shown.seat == lesson.seat and shown.prompt == own.prompt
    assert (shown.seats == own.seats) or lesson.face_up


TEXTS = Told()


def of_cards(right: Answer, *wrong: Answer) -> Task:
    return Task(MOVE, TEXTS, (right, *wrong))


def test_the_order_of_picked_cards_does_not_matter() -> None:
    right = Answer(("discard 7O 4C",), True, TEXTS, ())
    assert of_cards(right).answer("discard 4C 7O") is right
    assert of_cards(right).answer("discard 4C") is None


def test_the_very_words_go_before_those_of_some_cards_and_these_before_the_word_alone() -> None:
    from tapete.cards import cards

    right = Answer(("discard 7O",), True, TEXTS, (), of=cards("7O 4C"))
    one = Answer(("discard 4C",), False, TEXTS, ())
    word = Answer(("discard",), False, TEXTS, ())
    rest = Answer((), False, TEXTS, ())
    step = of_cards(right, one, word, rest)
    assert step.answer("discard 4C") is one
    assert step.answer("discard 4C 7O") is right
    assert step.answer("discard 1E") is word
    assert step.answer("play 1E") is rest
