"""What is remembered of somebody who practises a game: his levels, the mistakes that come back, the ten of the day."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from random import Random

from tapete.practice.drawing import SEEDS, Name, kinds
from tapete.table.exercise import LEVELS

RISE, FALL = 5, 3
"""After so many right answers in a row the level rises, after so many mistakes in a row it falls."""

DAYS = (1, 3, 7, 21)
"""A mistake comes back the same day; answered rightly, after so many days, step by step, and then no more."""

MEANWHILE = 3
"""So many others are asked before a mistake comes back."""

MOST = 200
"""So many mistakes are remembered; the oldest are forgotten."""

TEN = 10


@dataclass(frozen=True, slots=True)
class Skill:
    """Where somebody stands in one kind; `run` counts right answers in a row, below nothing mistakes."""

    level: int = 1
    run: int = 0
    right: int = 0
    asked: int = 0

    def after(self, right: bool) -> Skill:
        """When one more of his level was answered."""
        run = max(self.run, 0) + 1 if right else min(self.run, 0) - 1
        step = 1 if run >= RISE else -1 if run <= -FALL else 0
        level = min(max(self.level + step, LEVELS[0]), LEVELS[-1])
        return Skill(level, 0 if step else run, self.right + right, self.asked + 1)


@dataclass(frozen=True, slots=True)
class Mistake:
    """An exercise that comes back: on this day, if so many others have been asked meanwhile."""

    name: str
    step: int
    day: int
    wait: int = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """All of one game; `daily` are the answers to the ten of the day `day`, as far as they are given."""

    skills: Mapping[str, Skill] = field(default_factory=dict)
    mistakes: tuple[Mistake, ...] = ()
    day: int = 0
    daily: tuple[bool, ...] = ()

    def skill(self, kind: str) -> Skill:
        """Where he stands in this kind."""
        return self.skills.get(kind, Skill())

    def due(self, today: int) -> tuple[Mistake, ...]:
        """What comes back today, the oldest first."""
        return tuple(sorted((each for each in self.mistakes if each.day <= today), key=lambda each: each.day))

    def answered_today(self, today: int) -> tuple[bool, ...]:
        """The answers to the ten of today."""
        return self.daily if self.day == today else ()


def answered(progress: Progress, name: Name, right: bool, today: int) -> Progress:
    """When this was answered; of the ten of the day the one that is due counts, and each once."""
    skill, daily = progress.skill(name.kind), progress.answered_today(today)
    # What was given as a link at another level is told too, and moves no level.
    after = skill.after(right) if name.level == skill.level else replace(
        skill, right=skill.right + right, asked=skill.asked + 1
    )  # fmt: skip
    if len(daily) < TEN and ten_of(name.game, today)[len(daily)] == name:
        daily = (*daily, right)
    mistakes = tuple(replace(each, wait=max(0, each.wait - 1)) for each in progress.mistakes)
    return Progress({**progress.skills, name.kind: after}, _kept_back(mistakes, str(name), right, today), today, daily)


def _kept_back(mistakes: tuple[Mistake, ...], name: str, right: bool, today: int) -> tuple[Mistake, ...]:
    before = next((each for each in mistakes if each.name == name), None)
    others = tuple(each for each in mistakes if each.name != name)
    if not right:
        return (*others, Mistake(name, 0, today, MEANWHILE))[-MOST:]
    if before is None or before.step >= len(DAYS):
        return others
    if before.day > today:
        return mistakes
    return (*others, Mistake(name, before.step + 1, today + DAYS[before.step]))


def upcoming(progress: Progress, game: str, today: int, lot: Random, kind: str = "") -> Name:
    """What is asked next: a mistake that is due, else something new, of the kind that was asked least."""
    for each in progress.due(today):
        name = Name.parse(game, each.name)
        if each.wait == 0 and kind in ("", name.kind):
            return name
    known = [kind] if kind in kinds(game) else list(kinds(game))
    least = min(progress.skill(each).asked for each in known)
    own = lot.choice([each for each in known if progress.skill(each).asked == least])
    return Name(game, own, progress.skill(own).level, lot.randrange(SEEDS))


def ten_of(game: str, day: int) -> tuple[Name, ...]:
    """The ten of a day, the same for everybody: every kind in turn, from easy to hard."""
    lot = Random(f"{game}/{day}")
    known = list(kinds(game))
    lot.shuffle(known)
    levels = (1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
    return tuple(
        Name(game, known[place % len(known)], level, lot.randrange(SEEDS)) for place, level in enumerate(levels)
    )


def written(progress: Progress) -> str:
    """As it is kept."""
    return json.dumps({**asdict(progress), "skills": {kind: asdict(own) for kind, own in progress.skills.items()}})


def read(game: str, text: str | None) -> Progress:
    """What was kept; what cannot be read, or is asked no more, is forgotten."""
    try:
        data = json.loads(text or "{}")
        mistakes = [
            Mistake(str(m["name"]), max(0, int(m["step"])), int(m["day"]), int(m["wait"]))
            for m in data.get("mistakes", [])[-MOST:]
        ]
        skills = {kind: _skill(own) for kind, own in data.get("skills", {}).items() if kind in kinds(game)}
        daily = tuple(bool(each) for each in data.get("daily", []))[:TEN]
        return Progress(
            skills, tuple(each for each in mistakes if _known(game, each.name)), int(data.get("day", 0)), daily
        )
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
        return Progress()


def _skill(own: Mapping[str, int]) -> Skill:
    return Skill(
        min(max(int(own["level"]), LEVELS[0]), LEVELS[-1]), int(own["run"]), int(own["right"]), int(own["asked"])
    )


def _known(game: str, name: str) -> bool:
    try:
        return bool(Name.parse(game, name))
    except ValueError:
        return False
