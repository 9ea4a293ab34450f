"""In which language somebody reads, and the files in which its words stand."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

from tapete.laws.book import LANGUAGES, Language
from tapete.table.game import REGISTRY

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

FALLBACK: Language = "en"


def preferred_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> Language:
    """The language asked for, else that of the surroundings, else English.

    >>> preferred_language(None, {"LANG": "pt_PT.UTF-8"})
    'pt'
    """
    for wish in (asked, *(environ.get(name) for name in ("TAPETE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        for language in LANGUAGES:
            if wish and wish.lower().startswith(language):
                return language
    return FALLBACK


def folder_of(game: str) -> str:
    """The folder in which a registered game lives, known without reading the game itself."""
    return REGISTRY[game].split(".")[-1]


def decimal(number: str, lang: str) -> str:
    """A number with the decimal sign of the language.

    >>> decimal("86.37%", "es")
    '86,37%'
    """
    return number if lang == "en" else number.replace(".", ",")


def plain(key: object) -> str:
    """The key as a message may be called: without accents.

    >>> plain("licença")
    'licenca'
    """
    letters = normalize("NFD", str(key))
    return "".join(letter for letter in letters if not combining(letter)).replace(" ", "-").lower()


def how_to_play(lang: str, game: str) -> str:
    """The page from which somebody who has never seen the game can learn it, as Markdown.

    A folder's `LANG/FOLDER.md` holds a page for each of its games, each opened by `<!-- NAME -->`; what stands under
    `<!-- all -->` is added to every page.
    """
    text = _file(lang, f"{folder_of(game)}.md")
    pages = {head.strip(): page.strip() for head, _, page in (part.partition("-->") for part in text.split("<!--")[1:])}
    return "\n\n".join(pages[name] for name in (game, "all") if name in pages)


@cache
def resource(lang: str, name: str) -> Resource:
    """The messages of one file, read once."""
    from fluent.runtime import FluentResource

    return FluentResource(_file(lang, f"{name}.ftl"))


def _file(lang: str, name: str) -> str:
    file = files("tapete") / "locale" / lang / name
    # A game without words can still be played, by its keys.
    return file.read_text(encoding="utf-8") if file.is_file() else ""
