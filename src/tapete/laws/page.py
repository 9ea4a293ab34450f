"""The laws of a game as a page to read: number in the margin, topic by topic, each with its example."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from textwrap import wrap

from tapete.laws.book import Chapter, Language, Law, chapters, search
from tapete.laws.worked import hands_showing

Words = dict[str, dict[str, dict[Language, str]]]


def read_page(
    game: str,
    language: Language = "en",
    *,
    words: str = "",
    topic: str | None = None,
    force: str | None = None,
    width: int = 80,
) -> str:
    """The laws of a game, all of them or those that speak of these words, this topic or this force."""
    found = search(game, words, topic, force)
    page = _Page(language, width, _margin(found, language))
    parts = [page.chapter(chapter, found) for chapter in chapters(game)]
    return "\n\n".join(filter(None, parts)) or word("label", "nothing", language)


def read_law(law: Law, language: Language = "en", width: int = 80) -> str:
    """One law, with its example."""
    return _Page(language, width, _margin([law], language)).law(law)


def word(kind: str, name: str, language: Language) -> str:
    """What a label, a force or a topic is called in this language.

    >>> word("topic", "deal", "es")
    'Dar las cartas'
    """
    return _words()[kind][name][language]


@dataclass(frozen=True, slots=True)
class _Page:
    language: Language
    width: int
    margin: int

    def chapter(self, chapter: Chapter, found: Container[Law]) -> str:
        own = [law for law in chapter.laws if law in found]
        by_topic = {name: [law for law in own if law.topic == name] for name in _words()["topic"]}
        parts = [self.topic(name, group) for name, group in by_topic.items() if group]
        return "\n\n".join([*self.head(chapter), *parts]) if parts else ""

    def head(self, chapter: Chapter) -> Iterator[str]:
        yield _underlined(chapter.title(self.language), "=")
        if note := chapter.note(self.language):
            yield "\n".join(wrap(note, self.width))

    def topic(self, name: str, group: list[Law]) -> str:
        title = _underlined(word("topic", name, self.language), "-")
        return "\n\n".join([title, *map(self.law, group)])

    def law(self, law: Law) -> str:
        labels = law.id, word("force", law.force, self.language)
        rows = zip_longest(labels, self.body(law), fillvalue="")
        return "\n".join(f"{label:{self.margin}}{line}".rstrip() for label, line in rows)

    def body(self, law: Law) -> Iterator[str]:
        room = self.width - self.margin
        yield from wrap(law.text(self.language), room)
        if example := law.example(self.language):
            label = word("label", "example", self.language)
            yield from wrap(f"{label}: {example}", room, initial_indent="  ", subsequent_indent="  ")
        for hand in hands_showing(law.id):
            played = f"{word('label', 'worked', self.language)}: {hand.title(self.language)} ({hand.name})"
            yield from wrap(played, room, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def _margin(found: Iterable[Law], language: Language) -> int:
    labels = (label for law in found for label in (law.id, word("force", law.force, language)))
    return max(map(len, labels), default=0) + 2


def _underlined(title: str, line: str) -> str:
    return f"{title}\n{line * len(title)}"


@cache
def _words() -> Words:
    import tomllib
    from importlib.resources import files

    words: Words = tomllib.loads((files("tapete.laws") / "words.toml").read_text(encoding="utf-8"))
    return words
