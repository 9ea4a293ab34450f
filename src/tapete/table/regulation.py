"""Regulations: how a place, a club or a book plays a game, as a set of its options with a name and a source."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tapete.laws.book import Language, said_in
from tapete.table.option import Value

FILE = "regulations.toml"

Told = tuple[str, str, str]
"""A text in Spanish, Portuguese and English."""


@dataclass(frozen=True, slots=True)
class Regulation:
    """The options that it sets, all others being as usual; where it was found, and what is not known of it."""

    name: str
    game: str
    options: Mapping[str, Value]
    source: str
    address: str
    titles: Told
    abouts: Told
    doubts: Told

    def title(self, language: Language = "en") -> str:
        """What it is called: a place, or a book."""
        return said_in(language, *self.titles)

    def about(self, language: Language = "en") -> str:
        """Where it is played, and what is peculiar to it."""
        return said_in(language, *self.abouts)

    def doubt(self, language: Language = "en") -> str:
        """What is not known of it, or cannot be played here; nothing where all is known."""
        return said_in(language, *self.doubts)


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
        address=data.get("address", ""), titles=_told(data["title"]), abouts=_told(data["about"]),
        doubts=_told(data.get("doubt", {"es": "", "pt": "", "en": ""})),
    )  # fmt: skip


def _told(texts: Mapping[str, str]) -> Told:
    # The file breaks its lines for the eye only.
    es, pt, en = (" ".join(texts[language].split()) for language in ("es", "pt", "en"))
    return es, pt, en
