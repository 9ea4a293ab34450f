"""`tapete review`: what each decision of a recorded match cost, in words or for programs."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from textwrap import fill
from typing import Any

from tapete.cards import Card, written
from tapete.commands import visible
from tapete.commands.replay import WIDTH, read
from tapete.errors import BadOption
from tapete.review.better import real, result, seen_on
from tapete.review.decisions import PLAY
from tapete.review.reviewing import Task
from tapete.review.told import Judged, Review
from tapete.sitting.plain import encode
from tapete.table.action import Action
from tapete.table.game import Game
from tapete.table.match import Match
from tapete.table.record import read_record
from tapete.words import Words, decimal, folder_of, preferred_language


def run(args: Namespace) -> int:
    """Follow the record, and look at every decision in it again."""
    match = read_record(read(args.file))
    words = Words(preferred_language(args.lang), folder_of(match.game.name), "cli", "review")
    tasks = [_task(match, place, args) for place in _places(match.game, args)]
    with _progress(sum(len(task.decisions) for task in tasks), words) as tell:
        reviews = [task.review(list(_all(task, tell))) for task in tasks]
    if args.json:
        print(encode(reviews))
        return 0
    for task, review in zip(tasks, reviews, strict=True):
        print("\n".join(map(visible, told(task, review, words, every=args.every))) + "\n")
    return 0


def _places(rules: Game, args: Namespace) -> Sequence[int]:
    if args.seat is None:
        return range(rules.seats)
    if not 0 <= args.seat < rules.seats:
        raise BadOption(
            "no-such-seat", "There is no seat {seat}: they are 0 to {last}.", seat=args.seat, last=rules.seats - 1
        )  # fmt: skip
    return (args.seat,)


def _task(match: Match, place: int, args: Namespace) -> Task:
    if not 0 <= args.hand <= match.state.hand:
        raise BadOption(
            "no-such-hand", "The record has no hand {hand}: there are {count}.",
            hand=args.hand, count=match.state.hand,
        )  # fmt: skip
    moves = tuple([(move.seat, str(move.action)) for move in match.moves])
    names, facts = match.names or match.game.people(()), tuple(match.facts.items())
    return Task(match.game, names, moves, place, args.hand, args.deep, args.seed, facts=facts)


def _all(task: Task, tell: Any) -> Iterator[Judged]:
    for number in range(len(task.decisions)):
        yield task.judged(number)
        tell()


@contextmanager
def _progress(number: int, words: Words) -> Iterator[Any]:
    """A bar for whoever waits at a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        line = bar.add_task(words.text("review-working"), total=number)
        yield lambda: bar.advance(line)


# For people.


def told(task: Task, review: Review, words: Words, every: bool = False) -> Iterator[str]:
    """One person's decisions: by kind, and the moments that mattered."""
    mistakes = sum(kind.mistakes for kind in review.kinds)
    yield words.text("review-result", name=task.names[task.place], decisions=review.of, mistakes=mistakes)
    for kind in review.kinds:
        told = {"kind": words.text(f"review-kind-{kind.kind}"), "decisions": kind.decisions, "mistakes": kind.mistakes}
        cost = {"cost": amount(-kind.cost, words.lang), "unit": words.text(f"review-unit-{review.unit}")}
        key = "review-row" if kind.mistakes else "review-row-clean"
        yield f"  {words.text(key, **told, **(cost if kind.mistakes else {}))}"
    by_number = {one.number: one for one in review.decisions}
    shown = review.decisions if every else [by_number[number] for number in review.moments]
    if not shown:
        yield f"  {words.text('review-no-moments')}"
    for one in shown:
        yield ""
        yield from (f"  {line}" for line in _moment(task, one, words))
    if not review.compiled:
        yield ""
        yield fill(words.text("review-plain"), WIDTH)


def _moment(task: Task, one: Judged, words: Words) -> Iterator[str]:
    where = words.text("review-where", hand=one.hand, place=one.place, trick=one.trick)
    yield f"{where}: {words.text(f'review-verdict-{one.verdict}')}"
    names = _names(task, one)
    yield f"  {did(one, words, names)}{_cost(one, words)}"
    law = {"action": way(Action.parse(one.book.action), words, names), "law": one.book.law or ""}
    yield f"  {words.text('review-the-book-law' if one.book.law else 'review-the-book', **law)}"
    if one.mixed is not None and one.mixed.ways:
        yield f"  {words.text('review-mixed', ways=_mixed(one, words), chance=one.mixed.chance)}"
    if one.better is not None and one.mixed is None:
        yield f"  {words.text('review-better', action=way(Action.parse(one.better), words, names))}"
        yield from (f"  {line}" for line in _line(task, one, words))
    if one.open is not None:
        yield f"  {opened(one, words)}"


def did(one: Judged, words: Words, names: Sequence[str], you: int | None = None) -> str:
    """What was done, in a sentence."""
    action = Action.parse(one.action)
    card = {"the-card": words.the_card(action.cards[0]), "over": _the(one.over, words)} if action.cards else {}
    said = {"name": names[one.seat], "you": "yes" if you == one.seat else "no", "action": way(action, words, names)}
    return words.text(f"review-did-{one.feat}", **said, **card)


def way(action: Action, words: Words, names: Sequence[str]) -> str:
    """The label of an action, with its cards where it does not name them."""
    label, cards = words.action(action, names), action.cards
    return (
        label
        if action.word == PLAY or all(words.card(card) in label for card in cards)
        else f"{label} ({written(cards)})"
    )


def _the(card: Card | None, words: Words) -> str:
    return "" if card is None else words.the_card(card)


def _cost(one: Judged, words: Words) -> str:
    if one.cost is None or one.low is None or one.high is None or one.verdict not in ("mistake", "unclear"):
        return ""
    low, high = (amount(-bound, words.lang) for bound in (one.low, one.high))
    unit = words.text(f"review-unit-{one.unit}")
    return " " + words.text("review-cost", cost=amount(-one.cost, words.lang), unit=unit, low=low, high=high)


def _mixed(one: Judged, words: Words) -> str:
    ways = one.mixed.ways if one.mixed is not None else ()
    return ", ".join(f"{words.action(Action.parse(way.action))} {round(100 * way.share)} %" for way in ways)


def _line(task: Task, one: Judged, words: Words) -> Iterator[str]:
    """What would have come of it with the cards as they lay."""
    steps = list(seen_on(task, one.number, one.better or ""))
    unit = words.text(f"review-unit-{one.unit}")
    played = written([step.action.cards[0] for step in steps if step.action.word == PLAY])
    if one.trick and played:
        text = words.text("review-line", line=played)
        yield from fill(text, WIDTH, subsequent_indent="  ").split("\n")
    would, was = result(task, one.number, steps), real(task, one.number)
    if would is not None and was is not None:
        yield words.text("review-line-result", value=amount(would, words.lang), unit=unit)
        yield words.text("review-line-real", value=amount(was, words.lang), unit=unit)


def opened(one: Judged, words: Words) -> str:
    """What the solver says of it."""
    assert one.open is not None
    if one.open.cost is None:
        return words.text("review-open-unknown")
    if not one.open.cost:
        return words.text("review-open-none")
    cost, unit = decimal(f"{one.open.cost:g}", words.lang), words.text(f"review-unit-{one.open.unit}")
    return words.text("review-open-cost", cost=cost, unit=unit, best=written(one.open.best))


def amount(value: float, lang: str) -> str:
    """An amount that was won or lost, to one place."""
    return decimal(f"{value:+.1f}".replace("-", "−") if abs(value) >= 0.05 else "0", lang)


def _names(task: Task, one: Judged) -> Sequence[str]:
    state = task.whole[0][one.number - 1][1]
    return [state.name(seat) for seat in range(len(state.players))]
