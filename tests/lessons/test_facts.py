"""What the lessons say is so: every number and every card in their words is a fact that the game is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

import tapete
from tapete.cards import Card
from tapete.laws.book import LANGUAGES, Language, cite
from tapete.laws.trace import named_in_code
from tapete.lessons.course import lessons
from tapete.lessons.lesson import MOVE, Answer, Lesson
from tapete.lessons.playing import position
from tapete.table.action import Action
from tapete.table.offer import Say
from tapete.table.record import move_of, read_record
from tapete.table.state import State
from tests.lessons.facts import Fact, Line, Untrue, read_fact
from tests.lessons.spoken import matters, named_cards, named_numbers

EVERY = [pytest.param(lesson, id=name) for name, lesson in lessons().items()]
SUPPOSE = {"es": "Imagina", "pt": "Imagina", "en": "Suppose"}
YOU_HOLD = {
    language: re.compile(rf"\b{words} (?:[0-9]+[OCEB](?:,? (?:{also} )?|\b))+")
    for language, words, also in (("es", "Tienes", "y"), ("pt", "Tens", "e"), ("en", "You hold", "and"))
}
ROW = re.compile(r"\b[0-9]+(?:, [0-9]+){2,}(?: (?:y|e|and) [0-9]+)?(?!\w)")
"""Numbers one after another, at least three."""
AMONG_OTHERS = ("entre otras", "among others")


@dataclass(frozen=True)
class Said:
    """A text in its three languages, and the facts in whose sight it is said."""

    where: str
    texts: tuple[str, ...]
    facts: tuple[Fact, ...]

    @property
    def spoken(self) -> dict[Language, str]:
        return dict(zip(LANGUAGES, self.texts, strict=True))

    def numbers(self) -> set[int]:
        return {number for language, text in self.spoken.items() for number in named_numbers(text, language)}

    def cards(self) -> set[Card]:
        return {card for text in self.texts for card in named_cards(text)}


def facts_of(written: tuple[str, ...]) -> tuple[Fact, ...]:
    return tuple(read_fact(text) for text in written)


def everything_said(lesson: Lesson) -> Iterator[Said]:
    own = facts_of(lesson.facts)
    yield Said("title", lesson.title, own)
    yield Said("idea", lesson.idea, own)
    for number, step in enumerate(lesson.steps, start=1):
        asked = own + facts_of(step.facts)
        yield Said(f"question {number}", step.text, asked)
        for answer in step.answers:
            name = f"question {number}, {'right' if answer.right else 'wrong'} {' or '.join(answer.says) or 'others'}"
            spoken = tuple(f"{text} {label}" for text, label in zip(answer.text, answer.label, strict=True))
            yield Said(name, (spoken[0], spoken[1], spoken[2]), asked + facts_of(answer.facts))


# The lines on which facts are checked.


def moves_of(text: str) -> list[tuple[int, Action]]:
    lines = (line.split("#")[0].strip() for line in text.splitlines())
    return [move_of(line) for line in lines if line]


def line_from(lesson: Lesson, state: State, moves: list[tuple[int, Action]]) -> Line:
    states, before = [state], [(move.seat, move.action) for move in read_record(lesson.record).moves]
    for seat, action in moves:
        states.append(states[-1].apply(seat, action))
    return Line(tuple(states), (*before, *moves))


def answers_to(lesson: Lesson, number: int, answer: Answer) -> list[str]:
    """All that is answered so; what is not written, one by one as it is offered."""
    step, prompt = lesson.steps[number], position(lesson, number).prompt(lesson.seat)
    if step.kind != MOVE or answer.refused or prompt is None:
        return [""]
    offered = [str(offer.action) for offer in prompt.every if isinstance(offer, Say)]
    offered += [str(offer.any(Random(seed))) for offer in prompt.every for seed in range(5)]
    written = [say for say in answer.says if prompt.allows(Action.parse(say))]
    return written or sorted({say for say in offered if step.answer(say) is answer})


def lines_of(lesson: Lesson, number: int, answer: Answer) -> Iterator[Line]:
    step, state = lesson.steps[number], position(lesson, number)
    for said in answers_to(lesson, number, answer):
        exact = not answer.says or not said or step.exact(answer, said)
        shown = moves_of(answer.then) + moves_of(answer.proof) if exact else []
        yield line_from(lesson, state, [*([(lesson.seat, Action.parse(said))] if said else []), *shown])


def untrue(lesson: Lesson) -> Iterator[str]:
    """The facts of a lesson that are not so."""
    yield from _denied(lesson.facts, [line_from(lesson, position(lesson, 0), [])])
    for number, step in enumerate(lesson.steps):
        solution = list(lines_of(lesson, number, step.solution))
        at_question = replace(solution[0], states=(position(lesson, number),))
        yield from _denied(step.facts, [at_question])
        for answer in step.answers:
            yield from _denied(answer.facts, list(lines_of(lesson, number, answer)))


def _denied(facts: tuple[str, ...], lines: list[Line]) -> Iterator[str]:
    for fact in facts_of(facts):
        for line in lines:
            try:
                fact.check(line)
            except Untrue as error:
                yield str(error)


# What is said without a fact for it.


def uncovered(lesson: Lesson) -> Iterator[str]:
    """The numbers and cards that no fact answers for."""
    for said in everything_said(lesson):
        numbers = said.numbers() - {number for fact in said.facts for number in fact.numbers}
        cards = said.cards() - {card for fact in said.facts for card in fact.cards}
        found = [*map(str, sorted(numbers)), *sorted(map(str, cards))]
        if found:
            yield f"{said.where}: {' '.join(found)} in {said.texts[0]!r}"


def unproven(lesson: Lesson) -> Iterator[str]:
    """Right answers that are a number or name some, for which only sums speak; of a supposed case a law may."""
    for number, step in enumerate(lesson.steps, start=1):
        supposed = all(step.text(language).startswith(SUPPOSE[language]) for language in LANGUAGES)
        for answer in [answer for answer in step.answers if answer.right and step.kind != MOVE]:
            own = facts_of(lesson.facts + step.facts + answer.facts)
            spoken = [fact for fact in own if not fact.reckoned or (supposed and fact.laws)]
            wanted = {int(say) for say in answer.says if step.kind == "number"}
            wanted |= {number for number in named_numbers(answer.label("en"), "en") if number > 1}
            missing = wanted - {number for fact in spoken for number in fact.numbers}
            if missing:
                yield f"question {number}: the game is not asked for {sorted(missing)}"


def unsaid(lesson: Lesson) -> Iterator[str]:
    """Answers that nobody can ever get; and answers to many moves that claim nothing."""
    for number, step in enumerate(lesson.steps, start=1):
        for answer in step.answers:
            if not answers_to(lesson, number - 1, answer):
                yield f"question {number}: no move is answered so: {answer.text()!r}"
            many = step.kind == MOVE and not answer.refused and not answer.says
            if many and not any(not fact.reckoned for fact in facts_of(answer.facts)):
                yield f"question {number}: nothing is checked of what is said to all other moves"


def ill_held(lesson: Lesson) -> Iterator[str]:
    """Cards that one is said to hold as if there were no others, though no fact says that these are all."""
    for said in everything_said(lesson):
        whole = [fact.cards for fact in said.facts if " holds " in fact.text]
        for language, text in said.spoken.items():
            loose = any(words in text for words in AMONG_OTHERS)
            for found in YOU_HOLD[language].findall(text):
                named = named_cards(found)
                if not loose and not any(named <= held <= named_cards(text) for held in whole):
                    yield f"{said.where}: {found!r} is not known to be all"


def disordered(lesson: Lesson) -> Iterator[str]:
    """Rows of numbers that no fact has in this order."""
    for said in everything_said(lesson):
        rows = [[int(number) for number in re.findall("[0-9]+", fact.text)] for fact in said.facts]
        for text in said.texts:
            for found in ROW.findall(text):
                named = [int(number) for number in re.findall("[0-9]+", found)]
                if not any(named == row[start : start + len(named)] for row in rows for start in range(len(row))):
                    yield f"{said.where}: {found!r} stands in no fact"


def unmentioned(lesson: Lesson) -> Iterator[str]:
    """Cards that are played or held at a question, by its facts, and that it does not name."""
    for number, step in enumerate(lesson.steps, start=1):
        for fact in facts_of(step.facts):
            spoken = " holds " in fact.text or (" plays " in fact.text and len(fact.cards) == 1)
            if spoken and not all(fact.cards <= named_cards(text) for text in step.text):
                yield f"question {number}: {fact.text!r} is not said"


def unlike(lesson: Lesson) -> Iterator[str]:
    """Where the three languages do not name the same cards and numbers; a title may be what it likes."""
    for said in everything_said(lesson):
        numbers = [named_numbers(text, language) - {2} for language, text in said.spoken.items()]
        cards = [named_cards(text) for text in said.texts]
        if said.where != "title" and any(each != numbers[0] for each in numbers):
            yield f"{said.where}: {numbers} in {said.texts}"
        if any(each != cards[0] for each in cards):
            yield f"{said.where}: {cards} in {said.texts}"


def ill_cited(lesson: Lesson) -> Iterator[str]:
    """Answers that speak of a payment and cite none of the laws by which it is made; laws that are not cited."""
    for number, step in enumerate(lesson.steps, start=1):
        for answer in step.answers:
            facts = facts_of(answer.facts)
            lines = list(lines_of(lesson, number - 1, answer))
            entries = [entry for fact in facts if fact.paid_by for line in lines for entry in fact.paid_by(line)]
            paid = {law for entry in entries for law in entry.laws}
            if paid and not paid & set(answer.laws):
                yield f"question {number}, {answer.says}: it is paid by {sorted(paid)}, not {answer.laws}"
            named = {law for fact in facts for law in fact.laws} - {*answer.laws, *lesson.laws}
            if named:
                yield f"question {number}, {answer.says}: {sorted(named)} is not cited"
            yield from _ill_refused(lesson, number - 1, answer)


def _ill_refused(lesson: Lesson, number: int, answer: Answer) -> Iterator[str]:
    """What the table refuses, it refuses by a law that the guide tells there, or that the code of the play names."""
    state = position(lesson, number)
    prompt, guide = state.prompt(lesson.seat), state.game.contents.guide
    if answer.refused and prompt is not None and guide is not None:
        told = guide.hint(state, lesson.seat, prompt.key).laws
        if not set(answer.laws) & {*told, *refusing(state.game.folder)}:
            yield f"question {number + 1}, {answer.says}: the table refuses it by {told}, not {answer.laws}"


@cache
def refusing(folder: str) -> frozenset[str]:
    """The laws that stand in the code of a game where it is said what may be done, and in its judge's."""
    own = named_in_code(Path(tapete.__file__).parent / "games" / folder)
    parts = ("play", "judge", "auction", "bids", "late")
    return frozenset(
        law for law, places in own.items() if any(part in str(place) for place in places for part in parts)
    )


def off_the_point(lesson: Lesson) -> Iterator[str]:
    """Answers none of whose laws speaks, by a single word or number, of what is asked and said."""
    for number, step in enumerate(lesson.steps, start=1):
        for answer in step.answers:
            said = matters(f"{step.text('es')} {answer.text('es')} {answer.label('es')}")
            if not any(said & matters(cite(law).text("es")) for law in answer.laws):
                yield f"question {number}, {answer.says}: {answer.laws} speak of something else"


CHECKS = (untrue, uncovered, unproven, unsaid, unmentioned, disordered, ill_held, ill_cited, off_the_point)


@pytest.mark.parametrize("lesson", EVERY)
def test_what_a_lesson_says_is_so(lesson: Lesson) -> None:
    assert not [wrong for check in CHECKS for wrong in check(lesson)]


@pytest.mark.parametrize("lesson", EVERY)
def test_the_three_languages_name_the_same_cards_and_numbers(lesson: Lesson) -> None:
    assert not list(unlike(lesson))
