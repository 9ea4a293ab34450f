"""Practice as a page shows it: where one stands, what is asked, and what is said to an answer."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tapete.errors import BadOption
from tapete.practice.drawing import Name, exercise, kinds
from tapete.practice.progress import TEN, Progress, answered, ten_of, upcoming
from tapete.table.event import Event
from tapete.table.exercise import Answered
from tapete.table.view import Played, View

SECONDS = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class PracticeSkill:
    """Where somebody stands in one kind of exercise."""

    kind: str
    level: int
    right: int
    asked: int


@dataclass(frozen=True, slots=True)
class PracticeSheet:
    """Where he stands in a game: mistakes `due` today, of all that are `kept`; the answers to the ten of the day."""

    game: str
    skills: tuple[PracticeSkill, ...]
    due: int
    kept: int
    daily: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class PracticeTask:
    """An exercise by its name; of the ten of the day its `number`, from 1. `again`: it is a mistake that comes back."""

    game: str
    name: str
    kind: str
    level: int
    number: int
    again: bool
    ask: Event
    answer: Answered
    seat: int
    view: View | None
    shown: tuple[str, ...]
    among: tuple[str, ...]
    choices: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class PracticeReply:
    """Whether it was right, and what is: with its words, its laws, and how a puzzle goes on."""

    right: bool
    solution: str
    why: Event
    guide: tuple[str, ...]
    laws: tuple[str, ...]
    line: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class PracticeAnswered:
    """What is said to an answer, and where one stands after it."""

    reply: PracticeReply
    sheet: PracticeSheet


def today(seconds: float) -> int:
    """The day, counted from 1970, that it is everywhere at once."""
    return int(seconds // SECONDS)


def sheet(game: str, progress: Progress, day: int) -> PracticeSheet:
    """Where somebody stands."""
    skills = [(kind, progress.skill(kind)) for kind in kinds(game)]
    return PracticeSheet(
        game, tuple(PracticeSkill(kind, own.level, own.right, own.asked) for kind, own in skills),
        len(progress.due(day)), len(progress.mistakes), progress.answered_today(day),
    )  # fmt: skip


def next_task(game: str, progress: Progress, day: int, lot: Random, wish: str = "") -> PracticeTask:
    """What is asked next: of this kind; of the ten of the `day`; the exercise of this name; else whatever is due."""
    if not kinds(game):
        raise BadOption("no-practice", "There are no exercises in this game.")
    if wish == "day":
        done = len(progress.answered_today(day))
        if done >= TEN:
            raise BadOption("ten-done", "The ten of today are answered: there are ten more tomorrow.")
        return task(ten_of(game, day)[done], progress, done + 1)
    name = Name.parse(game, wish) if "-" in wish else upcoming(progress, game, day, lot, _kind(game, wish))
    return task(name, progress)


def _kind(game: str, wish: str) -> str:
    if wish and wish not in kinds(game):
        raise BadOption("unknown-exercise", "There is no exercise {name} in this game.", name=wish[:60])
    return wish


def task(name: Name, progress: Progress, number: int = 0) -> PracticeTask:
    """The exercise as it is asked."""
    own = exercise(name)
    again = not number and any(each.name == str(name) for each in progress.mistakes)
    return PracticeTask(
        name.game, str(name), name.kind, own.grade, number, again, own.ask, own.answer, own.seat, own.view,
        tuple(card.text for card in own.shown), tuple(card.text for card in own.among), own.choices, own.least,
        own.most,
    )  # fmt: skip


def reply(game: str, text: str, said: str) -> PracticeReply:
    """What is said to an answer."""
    own = exercise(Name.parse(game, text))
    line = tuple(Played(seat, card) for seat, card in own.line)
    return PracticeReply(own.is_right(said), own.right, own.why, own.guide, own.laws, line)


def after(game: str, text: str, right: bool, progress: Progress, day: int) -> Progress:
    """What is remembered of it."""
    return answered(progress, Name.parse(game, text), right, day)
