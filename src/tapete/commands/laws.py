"""`tapete laws`: the rule book, and how far it is carried out."""

from __future__ import annotations

import json
from argparse import Namespace
from textwrap import indent

from tapete.errors import BadOption
from tapete.laws.book import Language, Law, books, chapters, cite, laws, search
from tapete.table.game import REGISTRY
from tapete.words import Words, folder_of, preferred_language
from tapete.words.trial import told


def run(args: Namespace) -> int:
    """Print the laws asked for, the coverage, or the list of the books."""
    lang = preferred_language(args.lang)
    if args.coverage:
        from tapete.laws.coverage import coverage_json, coverage_table

        print((coverage_json() if args.json else coverage_table(language=lang)).rstrip())
    elif (law := _asked(args)) is not None:
        games = _games(args.game if args.law else None, law)
        print(_law_json(law, games, lang) if args.json else _law(law, games, lang))
    elif args.game is None and not args.search and args.topic is None:
        print(_books_json(lang) if args.json else "\n".join(_books(lang)))
    else:
        found = _found(args)
        print(_json(found, lang) if args.json else _pages(args, list(found), lang))
    return 0


def _asked(args: Namespace) -> Law | None:
    """The one law that is asked for, after its game or alone."""
    if args.law is None:
        return cite(args.game) if args.game is not None and "." in args.game else None
    law = cite(args.law)
    if law not in search(args.game):
        raise BadOption("law-of-another", "{law} is not a law of {game}.", law=law.id, game=args.game)
    return law


def _games(asked: str | None, law: Law) -> list[str]:
    """The game that was named, if its player goes by this law; or all whose player does."""
    games = [name for name in REGISTRY if told(law.id, name, "en")]
    return [asked] if asked in games else games


def _law(law: Law, games: list[str], lang: Language) -> str:
    from tapete.laws.coverage import trace_text, traced
    from tapete.laws.page import read_law

    parts = [read_law(law, lang), *(_trial(name, told(law.id, name, lang), lang) for name in games)]
    return "\n\n".join((*parts, trace_text(traced(law.id), lang)))


def _trial(name: str, lines: list[str], lang: Language) -> str:
    words = Words(lang, folder_of(name), "trial")
    return "\n".join((words.text("trial-head", game=words.game(name)), *(indent(line, "  ") for line in lines)))


def _law_json(law: Law, games: list[str], lang: Language) -> str:
    from tapete.laws.coverage import proofs, traced

    trace = traced(law.id)
    told_of = {name: told(law.id, name, lang) for name in games}
    own = {"code": trace.places, "tests": proofs(trace) if trace.provable else None, "trial": told_of}
    return json.dumps({**_row(trace.game, law, lang), **own}, ensure_ascii=False, indent=1)


def _books(lang: Language) -> list[str]:
    return [f"{book}: {chapters(book)[0].title(lang)} ({len(laws(book))})" for book in books()]


def _books_json(lang: Language) -> str:
    told = [{"book": book, "title": chapters(book)[0].title(lang), "laws": len(laws(book))} for book in books()]
    return json.dumps({"books": told}, ensure_ascii=False, indent=1)


def _found(args: Namespace) -> dict[str, tuple[Law, ...]]:
    """The laws asked for: of one game, or of all the books that have the topic."""
    if args.game is not None:
        return {args.game: search(args.game, args.search, args.topic)}
    found, refused = {}, None
    for book in books():
        try:
            found[book] = search(book, args.search, args.topic)
        except BadOption as error:
            refused = error
    if refused is not None and not found:
        raise refused
    return {book: own for book, own in found.items() if own}


def _pages(args: Namespace, names: list[str], lang: Language) -> str:
    from tapete.laws.page import read_page, word

    pages = [read_page(name, lang, words=args.search, topic=args.topic) for name in names]
    return "\n\n\n".join(pages) or word("label", "nothing", lang)


def _json(found: dict[str, tuple[Law, ...]], lang: Language) -> str:
    told = [_row(book, law, lang) for book, own in found.items() for law in own]
    return json.dumps({"laws": told}, ensure_ascii=False, indent=1)


def _row(book: str, law: Law, lang: Language) -> dict[str, object]:
    return {
        "id": law.id,
        "book": book,
        "at": law.at,
        "force": law.force,
        "topic": law.topic,
        "text": law.text(lang),
        "example": law.example(lang),
    }
