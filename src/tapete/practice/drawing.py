"""An exercise anywhere from its name: the same game, kind, level and seed make the same one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from tapete.errors import BadOption
from tapete.practice.puzzle import puzzle
from tapete.practice.tricks import follow, highest, takes
from tapete.table.exercise import LEVELS, Drill, Exercise
from tapete.table.game import Game, game, game_class

SHARED: Mapping[str, Drill] = {"highest": highest, "follow": follow, "takes": takes, "puzzle": puzzle}
"""What can be asked in every game that is played in tricks."""

TRIES = 400
"""So many lots are drawn until one brings an exercise."""
PATIENCE = {"puzzle": 3, "follow": 6, "takes": 6}
ENOUGH = 20
"""After so many the one nearest to its level is taken; of those that begin with a deal after fewer."""
LATE = 30
"""And after so many lots whatever there is."""
SEEDS = 10**9
KEPT = 256
WRITTEN = re.compile(r"([a-z]+)-([123])-([0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class Name:
    """By which an exercise is made anew: its game, its kind, its level and its seed.

    >>> str(Name("mus", "total", 2, 17)), Name.parse("mus", "total-2-17").seed
    ('total-2-17', 17)
    """

    game: str
    kind: str
    level: int
    seed: int

    def __str__(self) -> str:
        return f"{self.kind}-{self.level}-{self.seed}"

    @classmethod
    def parse(cls, game: str, text: str) -> Name:
        """The exercise of this name, or `BadOption`."""
        found = WRITTEN.fullmatch(text)
        if found is None or found[1] not in kinds(game):
            raise BadOption("unknown-exercise", "There is no exercise {name} in this game.", name=text[:60])
        return cls(game_class(game).name, found[1], int(found[2]), int(found[3]))


def kinds(name: str) -> tuple[str, ...]:
    """What of this game can be practised, what is simplest first; nothing where the game has no practice."""
    own = game_class(name).make().contents.practices.get(name)
    return () if own is None else (*own.own, *own.shared)


def drill(rules: Game, kind: str) -> Drill:
    """What makes exercises of this kind."""
    practice = rules.contents.practices[rules.name]
    return practice.own.get(kind) or SHARED[kind]


@lru_cache(maxsize=KEPT)
def exercise(name: Name) -> Exercise:
    """The exercise of this name."""
    rules = rules_of(name.game)
    make, found = drill(rules, name.kind), list[Exercise]()
    for attempt in range(TRIES):
        made = make(rules, Random(f"{name.game}/{name}/{attempt}"), name.level)
        found += [] if made is None else [made]
        enough = len(found) >= PATIENCE.get(name.kind, ENOUGH) or attempt >= LATE
        if found and (enough or found[-1].grade == name.level):
            return min(found, key=lambda own: abs(own.grade - name.level))
    raise BadOption("no-exercise", "No exercise came of this seed.")


@lru_cache(maxsize=32)
def rules_of(name: str) -> Game:
    """The game as it is usually played."""
    return game(name)


__all__ = ["LEVELS", "Name", "drill", "exercise", "kinds"]
