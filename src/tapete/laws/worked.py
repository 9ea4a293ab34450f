"""The hands that a book works out: each a record, with the laws that it shows and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from tapete.laws.book import Told, books

SUFFIX = ".toml"


@dataclass(frozen=True, slots=True)
class WorkedHand:
    """A hand out of the book; `record` is its text, which can be followed card by card."""

    name: str
    game: str
    laws: tuple[str, ...]
    record: str
    title: Told
    """What it shows, in a line."""
    note: Told
    """What the book says of it, and where it is mistaken."""


def worked_hands() -> Mapping[str, WorkedHand]:
    """All of them by name, in the order of the books.

    >>> worked_hands()["voltarete-17-1-lost"].laws
    ('vol.I.17.9', 'vol.I.17.10')
    """
    return _every()


def hands_showing(law_id: str) -> tuple[WorkedHand, ...]:
    """The hands that show this law."""
    return tuple(hand for hand in _every().values() if law_id in hand.laws)


@cache
def _every() -> Mapping[str, WorkedHand]:
    return MappingProxyType({hand.name: hand for folder in books() for hand in _of_folder(folder)})


def _of_folder(folder: str) -> list[WorkedHand]:
    from importlib.resources import files

    place = files("tapete") / "games" / folder / "hands"
    found = {file.name: file for file in place.iterdir()} if place.is_dir() else {}
    texts = {name: found[name].read_text(encoding="utf-8") for name in sorted(found) if name.endswith(SUFFIX)}
    return [_read(name.removesuffix(SUFFIX), text) for name, text in texts.items()]


def _read(name: str, text: str) -> WorkedHand:
    import tomllib

    data = tomllib.loads(text)
    title, note = (Told.read(data, f"{key}_es", f"{key}_pt", key) for key in ("title", "note"))
    return WorkedHand(name, data["game"], tuple(data["laws"]), text, title, note)
