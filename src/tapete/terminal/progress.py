"""How far somebody has come in the lessons. Kept beside the matches."""

from __future__ import annotations

import json
from pathlib import Path

from tapete.data_folder import data_folder
from tapete.lessons.lesson import Lesson


def learned() -> dict[str, int]:
    """Of each lesson that was begun, how many of its questions are answered; what cannot be read is forgotten."""
    try:
        kept = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    pairs = kept.items() if isinstance(kept, dict) else ()
    return {name: count for name, count in pairs if type(count) is int and count >= 0}


def learn(lesson: Lesson, answered: int) -> None:
    """So many questions of this lesson are answered, if it was not more before; not worth an error."""
    known = learned()
    known[lesson.name] = max(known.get(lesson.name, 0), answered)
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_text(json.dumps(known), encoding="utf-8")
    except OSError:
        return


def is_learned(lesson: Lesson, known: dict[str, int]) -> bool:
    """Whether all of its questions are answered."""
    return known.get(lesson.name, 0) >= len(lesson.steps)


def _file() -> Path:
    return data_folder() / "lessons.json"
