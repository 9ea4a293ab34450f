"""Regulations: how a place, a club or a book plays a game, as a set of its options with a name and a source."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tapete.laws.book import Told
from tapete.table.option import Value

FILE = "regulations.toml"


@dataclass(frozen=True, slots=True)
class Regulation:
    """The options that it sets, all others being as usual; where it was found, and what is not known of it."""

    name: str
    game: str
    options: Mapping[str, Value]
    source: str
    address: str
    title: Told
    """What it is called: a place, or a book."""
    about: Told
    """Where it is played, and what is peculiar to it."""
    doubt: Told
    """What is not known of it, or cannot be played here; nothing where all is known."""


@cache
def regulations_in(package: str) -> tuple[Regulation, ...]:
    """The regulations of the games of a folder, in the order of its file."""
    file = files(package) / FILE
    if not file.is_file():
        return ()
    data: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(_read(each) for each in data["regulation"])


def _read(data: Mapping[str, Any]) -> Regulation:
    return Regulation(
        name=data["name"], game=data["game"], options=data.get("options", {}), source=data["source"],
        address=data.get("address", ""), title=Told.read(data["title"]), about=Told.read(data["about"]),
        doubt=Told.read(data["doubt"]) if "doubt" in data else Told(),
    )  # fmt: skip
