"""`tapete odds`: how often things come, counted by the game itself or seen in hands that are played."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from textwrap import fill
from typing import Any

from tapete.arena.odds import Tell, counted
from tapete.cards import Card, cards
from tapete.commands import table_of
from tapete.errors import BadOption
from tapete.sitting.odds import DEALS
from tapete.sitting.sample import Sample
from tapete.table.game import Game
from tapete.table.kept_odds import Kept, file_of, written
from tapete.table.odds import Figure, Odds, Section, Sections, odds_of, seen
from tapete.words import Words, decimal, folder_of, preferred_language

WIDTH = 80


def run(args: Namespace) -> int:
    """Print all that is counted; or, if a hand is given, only what it may hope for. Programs get both."""
    rules = table_of(args.game, args.rules, args.option)
    odds, hand = odds_of(rules), cards(" ".join(args.cards).upper())
    _check(odds, rules, hand, args)
    words = Words(preferred_language(args.lang), folder_of(rules.name), "cli", "odds")
    thrown = cards(" ".join(args.throw).upper()) if args.throw else None
    own = odds.of_hand(rules, hand, thrown) if hand and odds.of_hand is not None else ()
    general = odds.counted(rules) if args.json or not hand else ()
    found = (*general, *own, *_seen(odds, rules, hand, args, words))
    if args.json:
        print(json.dumps(_data(rules, hand, found, args), ensure_ascii=False))
    else:
        print("\n".join(told(found, hand, words, hint=not args.hands and not hand)).strip())
    return 0


def _check(odds: Odds, rules: Game, hand: Sequence[Card], args: Namespace) -> None:
    """Refuse what would have no effect."""
    if min(args.hands, args.jobs - 1) < 0:
        raise BadOption("at-least-one", "There must be at least one match, and one job.")
    if hand and odds.of_hand is None and odds.given is None:
        raise BadOption("no-odds-of-hand", "In {game} nothing is counted of a hand.", game=rules.name)
    for option, given in (("--bid", args.bid), ("--throw", args.throw)):
        if given and not hand:
            raise BadOption("needs-hand", "{option} needs a hand.", option=option)
    if args.throw and not odds.throws:
        raise BadOption("no-throw", "In {game} it is not counted what a discard brings.", game=rules.name)
    if hand and (args.bid or args.hands) and odds.given is None:
        raise BadOption("no-given-hand", "In {game} no given hand is played out.", game=rules.name)
    if args.keep and (hand or not args.hands or rules.chosen != type(rules).make().chosen):
        raise BadOption("nothing-to-keep", "Only hands that are played as usual are kept: add --hands N, nothing else.")


def _seen(odds: Odds, rules: Game, hand: tuple[Card, ...], args: Namespace, words: Words) -> Sections:
    """What is seen in as many hands as are asked for; a hand that is given is played at a bid."""
    bid = (args.bid or odds.given.bids[0]) if hand and odds.given is not None else ""
    sample, number = Sample(rules, args.seed, hand, bid), args.hands or (DEALS if bid else 0)
    sample.check()
    if not number:
        return ()
    with _progress(number, words) as tell:
        tallies = counted(sample, number, args.jobs, tell)
    if args.keep:
        file = file_of(rules.name)
        file.parent.mkdir(exist_ok=True)
        file.write_text(written(Kept(rules.name, rules.edition, args.seed, number, tallies)), encoding="utf-8")
    return seen(sample.looks, tallies)


@contextmanager
def _progress(number: int, words: Words) -> Iterator[Tell]:
    """A bar for whoever waits at a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(words.text("odds-playing"), total=number)
        yield lambda done: bar.update(task, completed=done)


# For programs.


def _data(rules: Game, hand: Sequence[Card], found: Sections, args: Namespace) -> dict[str, Any]:
    return {
        "game": rules.name,
        "options": dict(rules.chosen),
        "hand": " ".join(map(str, hand)) or None,
        "seed": args.seed if any(section.seen for section in found) else None,
        "sections": [_section(section) for section in found],
    }


def _section(section: Section) -> dict[str, Any]:
    return {
        "key": section.key,
        "seen": section.seen,
        "cards": " ".join(map(str, section.cards)) or None,
        "figures": [asdict(figure) for figure in section.figures],
    }


# For people.


def told(found: Sections, hand: Sequence[Card], words: Words, hint: bool = False) -> Iterator[str]:
    """All figures as a page of text."""
    if hand:
        yield f"{words.text('odds-hand')}: {' '.join(map(str, hand))}"
    for section in found:
        title = words.text(f"odds-{section.key}")
        yield f"\n{title}{_cards(section)}"
        wide = any(figure.by for figure in section.figures)
        yield from _table(section, words) if wide else _list(section, words)
        yield from _notes(section, words)
    if any(section.seen for section in found):
        yield f"\n{_filled(words.text('odds-seen'))}"
    elif hint:
        yield f"\n{_filled(words.text('odds-hint'))}"


def _cards(section: Section) -> str:
    return f": {' '.join(map(str, section.cards))}" if section.cards else ""


def _list(section: Section, words: Words) -> Iterator[str]:
    rows = [(label_of(section, figure.key, words), figure) for figure in (*section.figures, *_total(section, words))]
    width = max(10, *(len(label) for label, _ in rows))
    for label, figure in rows:
        number = "" if figure.number is None else str(figure.number)
        yield f"  {label:>{width}}  {number:>10}  {_cell(figure, section, words)}{_stated(figure, words)}".rstrip()


def _total(section: Section, words: Words) -> tuple[Figure, ...]:
    """All hands of a section that have what it counts, where there is a word for it."""
    having = [figure for figure in section.figures if figure.key != "none" and figure.number is not None]
    if not having or not words.has(f"odds-{section.key}-total"):
        return ()
    number, of = sum(figure.number or 0 for figure in having), having[0].of
    return (Figure("total", number / of, number / of, number / of, number=number, of=of),)


def _table(section: Section, words: Words) -> Iterator[str]:
    columns = list(dict.fromkeys(figure.by for figure in section.figures))
    heads = [words.text(f"odds-by-{by}") for by in columns]
    cells = {(figure.key, figure.by): _cell(figure, section, words).strip() for figure in section.figures}
    keys = list(dict.fromkeys(figure.key for figure in section.figures))
    labels = {key: label_of(section, key, words) for key in keys}
    width = max(10, *map(len, labels.values()))
    wide = max(len(text) for text in (*heads, *cells.values()))
    yield f"  {'':>{width}}  {'  '.join(f'{head:>{wide}}' for head in heads)}"
    for key in keys:
        row = [cells.get((key, by), "") for by in columns]
        # A lance that is not played is said once.
        row = row[:1] if len({*row}) == 1 and not _told_of(section, key) else row
        yield f"  {labels[key]:>{width}}  {'  '.join(f'{cell:>{wide}}' for cell in row)}".rstrip()


def _told_of(section: Section, key: str) -> bool:
    return any(figure.key == key and figure.value is not None for figure in section.figures)


def label_of(section: Section, key: str, words: Words) -> str:
    """The words of a row; a number speaks for itself."""
    own = f"odds-{section.key}-{key}"
    return key if key.isdigit() else words.text(own if words.has(own) else f"odds-row-{key}")


def _cell(figure: Figure, section: Section, words: Words) -> str:
    if figure.value is None:
        return words.text("odds-never" if section.seen else "odds-not-played")
    if not section.seen:
        return decimal(f"{figure.value:7.2f}" if figure.mean else f"{figure.value:7.2%}", words.lang)
    if figure.low is None or figure.high is None:
        return decimal(f"{figure.value:.1f} (?)", words.lang)
    if figure.mean:
        return decimal(f"{figure.value:.1f} ({figure.low:.1f}–{figure.high:.1f})", words.lang)
    low, high = (f"{100 * bound:.1f}" for bound in (figure.low, figure.high))
    return decimal(f"{figure.value:.1%} ({low}–{high})", words.lang)


def _stated(figure: Figure, words: Words) -> str:
    if figure.stated is None:
        return ""
    share = decimal(f"{figure.stated:.2%}", words.lang)
    return f"  {words.text('odds-stated', share=share, laws=', '.join(figure.laws))}"


def _notes(section: Section, words: Words) -> Iterator[str]:
    keys = dict.fromkeys(figure.key for figure in section.figures if figure.value is not None)
    for name in (f"odds-{section.key}-note", *(f"odds-{section.key}-{key}-note" for key in keys)):
        if words.has(name):
            yield _filled(words.text(name), "  ")


def _filled(text: str, indent: str = "") -> str:
    return fill(text, WIDTH, initial_indent=indent, subsequent_indent=indent)
