"""The book of laws: every law of every game, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple, Self, TypeVar, get_args
from unicodedata import combining, normalize

from tapete.errors import BadOption, near

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

T = TypeVar("T")
Name = TypeVar("Name", bound=str)

Language = Literal["es", "pt", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

_FIRST_ID = re.compile(r'^id = "(\w+)', re.MULTILINE)


class Told(NamedTuple):
    """A text in the three languages, called for in one of them."""

    es: str = ""
    pt: str = ""
    en: str = ""

    def __call__(self, language: Language = "en") -> str:
        """What is told in this one."""
        return said_in(language, *self)

    @classmethod
    def read(cls, data: Mapping[str, str], es: str = "es", pt: str = "pt", en: str = "en") -> Self:
        """What stands in a file under these names; the file breaks its lines for the eye only."""
        return cls(*(_one_line(data[key]) for key in (es, pt, en)))


@dataclass(frozen=True, slots=True)
class Law:
    """One law: where the book has it, what it binds to, and its sense in each language."""

    id: str
    at: str
    force: str
    topic: str
    es: str
    pt: str
    en: str
    case: str | None = None
    case_es: str | None = None
    case_pt: str | None = None
    no_code: str | None = None

    def text(self, language: Language = "en") -> str:
        """The law in this language."""
        return said_in(language, self.es, self.pt, self.en)

    def example(self, language: Language = "en") -> str | None:
        """The case that shows the law at work, where it has one."""
        return said_in(language, self.case_es, self.case_pt, self.case)

    @property
    def sees(self) -> tuple[str, ...]:
        """The other laws that this one names, in its text or its case."""
        return _named_in(self)

    def speaks_of(self, words: Iterable[str]) -> bool:
        """Whether all these words, without accents, stand in the law, in any language, with them or without."""
        return all(word in _plain_text(self) for word in words)

    def texts(self) -> Iterable[str]:
        """All that it says, in every language."""
        return filter(None, (self.es, self.pt, self.en, self.case_es, self.case_pt, self.case))


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the book: its title, its laws, and the variants of the game that it holds for."""

    id: str
    es: str
    pt: str
    en: str
    laws: tuple[Law, ...]
    games: Sequence[str] = ()
    note_es: str = ""
    note_pt: str = ""
    note_en: str = ""

    def title(self, language: Language = "en") -> str:
        """The title in this language."""
        return said_in(language, self.es, self.pt, self.en)

    def note(self, language: Language = "en") -> str:
        """How to read the cases of this chapter, where that needs saying."""
        return _one_line(said_in(language, self.note_es, self.note_pt, self.note_en))


def laws(game: str) -> Mapping[str, Law]:
    """The laws of a game by id, in the order of the book; variants of a game share one book.

    >>> laws("malilla-coja")["mal.coja.8"].topic
    'settlement'
    """
    return _by_id(_folder(game))


def chapters(game: str) -> tuple[Chapter, ...]:
    """The parts of the book that hold for this game; under the name that the variants share, all of them."""
    folder = _folder(game)
    return tuple(c for c in _book(folder) if game == folder or game in c.games)


def cite(law_id: str) -> Law:
    """The law with this id.

    >>> cite("mal.35").text("es")
    'El as de cada palo vale cuatro puntos.'
    """
    book = laws(folders()[_known("book of laws", law_id.partition(".")[0], folders())])
    return book[_known("law", law_id, book)]


def search(game: str, words: str = "", topic: str | None = None, force: str | None = None) -> tuple[Law, ...]:
    """The laws that hold in a game and speak of all these words, of this topic and force where given.

    >>> [law.id for law in search("malilla", "rector vicario")]
    ['mal.vistas.1']
    """
    found = [law for chapter in chapters(game) for law in chapter.laws]
    if topic is not None:
        _known("topic", topic, dict.fromkeys(law.topic for law in found))
    if force is not None:
        _known("force", force, dict.fromkeys(law.force for law in found))
    sought = _plain(words).split() if words else []
    return tuple(
        law for law in found if topic in (None, law.topic) and force in (None, law.force) and law.speaks_of(sought)
    )


@cache
def books() -> tuple[str, ...]:
    """The games whose laws can be read."""
    return tuple(folders().values())


@cache
def folders() -> Mapping[str, str]:
    """The folder of a game by the first word of its laws' ids, as its book has them."""
    # Imported only when a law is read: importing the games stays fast.
    from importlib.resources import files

    names = sorted(folder.name for folder in (files("tapete") / "games").iterdir())
    texts = {name: _file(name).read_text(encoding="utf-8") for name in names if _file(name).is_file()}
    return MappingProxyType({found[1]: name for name, text in texts.items() if (found := _FIRST_ID.search(text))})


@cache
def _reference() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(folders())})(?:\.\w+)+")


@cache
def _by_id(folder: str) -> Mapping[str, Law]:
    return MappingProxyType({law.id: law for chapter in _book(folder) for law in chapter.laws})


def _folder(game: str) -> str:
    return _known("game", game.partition("-")[0], books())


def _file(folder: str) -> Traversable:
    from importlib.resources import files

    return files("tapete") / "games" / folder / "laws.toml"


@cache
def _book(folder: str) -> tuple[Chapter, ...]:
    import tomllib

    data = tomllib.loads(_file(folder).read_text(encoding="utf-8"))
    laws = [Law(**{key: _one_line(value) for key, value in entry.items()}) for entry in data["law"]]
    ids = [entry["id"] for entry in data["chapter"]]
    home = {law.id: max((i for i in ids if law.id.startswith(f"{i}.")), key=len) for law in laws}
    return tuple(
        Chapter(**entry, laws=tuple(law for law in laws if home[law.id] == entry["id"])) for entry in data["chapter"]
    )


# A book is read again and again: what must be looked for letter by letter is looked for once.


@cache
def _plain_text(law: Law) -> str:
    return _plain(" ".join([law.id, *law.texts()]))


@cache
def _named_in(law: Law) -> tuple[str, ...]:
    return tuple(dict.fromkeys(i for i in _reference().findall(" ".join(law.texts())) if i != law.id))


def _one_line(text: str) -> str:
    # The file breaks its lines for the eye only.
    return " ".join(text.split())


def _plain(text: str) -> str:
    return "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))


def said_in(language: Language, es: T, pt: T, en: T) -> T:
    """What is told in three languages, in this one."""
    return {"es": es, "pt": pt, "en": en}[_known("language", language, LANGUAGES)]


def _known(kind: str, name: Name, allowed: Iterable[Name]) -> Name:
    names = list(allowed)
    if name in names:
        return name
    meant = ", ".join(near(name, names, most=5, alike=0.5) or names[:10])
    key, message = f"unknown-{kind.replace(' ', '-')}", "There is no {kind} {name!r}. Near it: {near}."
    raise BadOption(key, message, kind=kind, name=name, near=meant, known=", ".join(names))
