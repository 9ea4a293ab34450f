"""The hands that a book works out: each a record, with the laws that it shows and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from tapete.laws.book import Language, books, said_in

SUFFIX = ".toml"


@dataclass(frozen=True, slots=True)
class WorkedHand:
    """A hand out of the book; `record` is its text, which can be followed card by card."""

    name: str
    game: str
    laws: tuple[str, ...]
    record: str
    titles: tuple[str, str, str]
    notes: tuple[str, str, str]

    def title(self, language: Language = "en") -> str:
        """What it shows, in a line."""
        return said_in(language, *self.titles)

    def note(self, language: Language = "en") -> str:
        """What the book says of it, and where it is mistaken."""
        return said_in(language, *self.notes)


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
    return WorkedHand(name, data["game"], tuple(data["laws"]), text, _told(data, "title"), _told(data, "note"))


def _told(data: Mapping[str, str], key: str) -> tuple[str, str, str]:
    # The file breaks its lines for the eye only.
    es, pt, en = (" ".join(data[name].split()) for name in (f"{key}_es", f"{key}_pt", key))
    return es, pt, en
