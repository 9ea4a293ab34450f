"""The courses: the lessons of each game, which lie beside its laws."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from tapete.errors import BadOption
from tapete.lessons.lesson import Lesson, numbered, read_lesson
from tapete.table.game import REGISTRY, game_class

SUFFIX = ".toml"


def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first; none where there is no course.

    >>> course("mus")[0].title()
    'Grande'
    """
    return _course(game_class(game).name)


def lesson(name: str) -> Lesson:
    """The lesson of this name, as in `mus-01`."""
    known = lessons()
    if name not in known:
        raise BadOption("unknown-lesson", "There is no lesson {name}.", name=name[:60])
    return known[name]


def lesson_of(game: str, number: int) -> Lesson:
    """The lesson of a course by its number, from 1."""
    found = {each.number: each for each in course(game)}
    if number not in found:
        raise BadOption(
            "no-such-lesson", "The course of {game} has the lessons 1 to {last}.", game=game, last=len(found)
        )
    return found[number]


def after(done: Lesson) -> Lesson | None:
    """The lesson that follows, if it was not the last."""
    return next((each for each in course(done.game) if each.number > done.number), None)


@cache
def lessons() -> Mapping[str, Lesson]:
    """All of them by name, course by course."""
    return MappingProxyType({each.name: each for game in REGISTRY for each in course(game)})


@cache
def _course(game: str) -> tuple[Lesson, ...]:
    from importlib.resources import files

    place = files("tapete") / "games" / game_class(game).folder / "lessons" / game
    found = [file for file in place.iterdir() if file.name.endswith(SUFFIX)] if place.is_dir() else []
    texts = {file.name.removesuffix(SUFFIX): file.read_text(encoding="utf-8") for file in found}
    return numbered([read_lesson(f"{game}-{number}", text) for number, text in texts.items()])
