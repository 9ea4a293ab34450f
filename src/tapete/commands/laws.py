"""`tapete laws`: the rule book, and how far it is carried out."""

from __future__ import annotations

from argparse import Namespace

from tapete.words import preferred_language


def run(args: Namespace) -> int:
    """Print the laws asked for, the coverage, or the list of the books."""
    if args.coverage:
        from tapete.laws.coverage import coverage_json, coverage_table

        print((coverage_json() if args.json else coverage_table()).rstrip())
        return 0
    lang = preferred_language(args.lang)
    if args.game is None:
        from tapete.laws.book import books, chapters, laws

        for book in books():
            print(f"{book}: {chapters(book)[0].title(lang)} ({len(laws(book))})")
        return 0
    from tapete.laws.page import read_page

    print(read_page(args.game, lang, words=args.search, topic=args.topic))
    return 0
