"""A lesson: a hand that stops at a question, and what is said to each answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from tapete.cards import Card, cards
from tapete.errors import BadText
from tapete.laws.book import Told
from tapete.table.action import Action
from tapete.table.record import only

Kind = Literal["move", "seat", "card", "number", "choice"]
KINDS: tuple[Kind, ...] = get_args(Kind)
MOVE: Kind = "move"
UNNAMED = Told()
ASLEEP = "asleep"

LESSON = {"seat", "face_up", "rest", "facts", "step"}
STEP = {"name", "among", "from", "to", "es", "pt", "en", "facts", "right", "wrong"}
ANSWER = {"say", "of", "refused", "laws", "label", "es", "pt", "en", "then", "facts", "proof"}
"""What may stand under `lesson`, under one of its questions, and under an answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What may be answered, whether it is right, what is said to it, and the lines that show what comes of it.

    A move `of` some cards is any of these words that picks no other card. What is `refused` the table does not offer.
    An answer without `says` is that to everything else. `facts` are what its words claim, and `proof` are further lines
    that nobody is shown: with them the tests hold the words to the game.
    """

    says: tuple[str, ...]
    right: bool
    text: Told
    """What is said to it."""
    laws: tuple[str, ...]
    then: str = ""
    of: tuple[Card, ...] = ()
    refused: bool = False
    label: Told = UNNAMED
    """How it is called among those to choose from."""
    facts: tuple[str, ...] = ()
    proof: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """One question: a move is asked for, or that something is named, a seat, a card, a number, one of several."""

    kind: Kind
    text: Told
    """What is asked."""
    answers: tuple[Answer, ...]
    among: tuple[Card, ...] = ()
    least: int = 0
    most: int = 0
    facts: tuple[str, ...] = ()

    @property
    def solution(self) -> Answer:
        """The right answer with which the lesson goes on."""
        return next(answer for answer in self.answers if answer.right)

    def answer(self, said: str) -> Answer | None:
        """What this is answered with: the very answer, else one of its kind, else that to everything else."""
        tests = (self._same, self._of, self._word) if self.kind == MOVE else (self._same,)
        for test in tests:
            for answer in self.answers:
                if test(answer, said):
                    return answer
        return next((answer for answer in self.answers if not answer.says), None)

    def exact(self, answer: Answer, said: str) -> bool:
        """Whether this is written among the answer's own words, so that what comes of it is known."""
        return self._same(answer, said)

    def _same(self, answer: Answer, said: str) -> bool:
        alike = _settled if self.kind == MOVE else str
        return any(alike(own) == alike(said) for own in answer.says)

    def _of(self, answer: Answer, said: str) -> bool:
        move = _parsed(said)
        words = {own.split()[0] for own in answer.says}
        return bool(answer.of) and move is not None and move.word in words and set(move.cards) <= set(answer.of)

    def _word(self, answer: Answer, said: str) -> bool:
        return said.split(" ")[0] in answer.says


def _parsed(said: str) -> Action | None:
    try:
        return Action.parse(said)
    except BadText:
        return None


def _settled(said: str) -> tuple[str, ...]:
    """A move whatever the order in which its cards were picked."""
    word, *rest = said.split() or [""]
    return word, *sorted(rest)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One idea on a prepared hand. `record` leads to the first question; `seat` is the learner's, who sees the cards of
    the others too where all lie `face_up`. Where the `rest` of the pack is asleep, no card that is not written comes
    into play."""

    name: str
    game: str
    number: int
    title: Told
    idea: Told
    """What it teaches, in a sentence."""
    laws: tuple[str, ...]
    record: str
    seat: int
    face_up: bool
    steps: tuple[Task, ...]
    rest: str = ""
    facts: tuple[str, ...] = ()


def read_lesson(name: str, text: str) -> Lesson:
    """The lesson that is written in this record, under `lesson`."""
    import tomllib

    data = tomllib.loads(text)
    own: Mapping[str, Any] = data["lesson"]
    for key in own:
        only(key, LESSON, "lesson")
    laws = tuple(data["laws"])
    return Lesson(
        name=name, game=data["game"], number=int(name.rpartition("-")[2]),
        title=Told.read(data, "title_es", "title_pt", "title"), idea=Told.read(data, "note_es", "note_pt", "note"),
        laws=laws, record=text, seat=own.get("seat", 0), face_up=own.get("face_up", False),
        steps=tuple(_step(step, laws) for step in own["step"]), rest=own.get("rest", ""),
        facts=tuple(own.get("facts", ())),
    )  # fmt: skip


def _step(data: Mapping[str, Any], laws: tuple[str, ...]) -> Task:
    for name in data:
        only(name, STEP, "question")
    answers = [_answer(answer, True, laws) for answer in data["right"]]
    answers += [_answer(answer, False, laws) for answer in data.get("wrong", [])]
    kind: Kind = data.get("name", MOVE)
    least, most = data.get("from", 0), data.get("to", 0)
    among, facts = cards(data.get("among", "")), tuple(data.get("facts", ()))
    return Task(kind, Told.read(data), tuple(answers), among, least, most, facts)


def _answer(data: Mapping[str, Any], right: bool, laws: tuple[str, ...]) -> Answer:
    for name in data:
        only(name, ANSWER, "answer")
    said = data.get("say", [])
    return Answer(
        says=(said,) if isinstance(said, str) else tuple(said), right=right, text=Told.read(data),
        laws=tuple(data.get("laws", laws)), then=data.get("then", ""), of=cards(data.get("of", "")),
        refused=data.get("refused", False), label=_label(data.get("label", "")), facts=tuple(data.get("facts", ())),
        proof=data.get("proof", ""),
    )  # fmt: skip


def _label(label: str | Mapping[str, str]) -> Told:
    return Told(label, label, label) if isinstance(label, str) else Told.read(label)


def numbered(lessons: Sequence[Lesson]) -> tuple[Lesson, ...]:
    """The lessons of a course in their order."""
    return tuple(sorted(lessons, key=lambda lesson: lesson.number))
