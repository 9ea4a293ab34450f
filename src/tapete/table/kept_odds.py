"""What was seen in hands played beforehand: sums in a small file beside the game, with all it takes to play them again.

`tapete odds GAME --hands N --keep` writes it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any

from tapete.table.game import REGISTRY, game
from tapete.table.odds import Look, Sections, Tally, odds_of, seen

FOLDER = "seen"


@dataclass(frozen=True, slots=True)
class Kept:
    """What so many hands showed, dealt by this seed and played by this edition of the rules, with nothing agreed on."""

    game: str
    edition: int
    seed: int
    hands: int
    tallies: tuple[Tally, ...]

    @property
    def sections(self) -> Sections:
        """All of it as figures."""
        return seen(_looks(self.game), self.tallies)


def file_of(name: str) -> Path:
    """Where what was seen of a game is kept."""
    return Path(str(files(REGISTRY[name]) / FOLDER / f"{name}.toml"))


@cache
def kept(name: str) -> Kept | None:
    """What is kept of a game, if anything is."""
    file = file_of(name)
    return read(file.read_text(encoding="utf-8")) if file.is_file() else None


def read(text: str) -> Kept:
    """What stands in such a file."""
    data: dict[str, Any] = tomllib.loads(text)
    tallies = tuple(_tally(data["seen"][look.section], look) for look in _looks(data["game"]))
    return Kept(data["game"], data["edition"], data["seed"], data["hands"], tallies)


def written(own: Kept) -> str:
    """The file."""
    return "\n".join(_lines(own)) + "\n"


def _lines(own: Kept) -> Iterator[str]:
    yield f"# Written by `tapete odds {own.game} --hands {own.hands} --seed {own.seed} --keep`:"
    yield "# of how many hands, how often; of a number its sum, and that of its squares."
    yield f'game = "{own.game}"'
    yield from (f"{name} = {getattr(own, name)}" for name in ("edition", "seed", "hands"))
    every = sorted(zip(_looks(own.game), own.tallies, strict=True), key=lambda row: row[0].section)
    for section, rows in groupby(every, key=lambda row: row[0].section):
        yield f"\n[seen.{section}]"
        yield from (f'"{_name(look)}" = {_numbers(look, tally)}' for look, tally in rows)


def _numbers(look: Look, tally: Tally) -> list[int]:
    return [tally.of, tally.total, *([tally.squares] if look.mean else [])]


def _tally(section: Mapping[str, list[int]], look: Look) -> Tally:
    of, total, *squares = section[_name(look)]
    return Tally(of, total, *(squares or [total]))


def _name(look: Look) -> str:
    return f"{look.key} {look.by}".strip()


def _looks(name: str) -> Sequence[Look]:
    rules = game(name)
    return odds_of(rules).looks(rules)
