"""`tapete replay`: a recorded match told hand by hand, with every payment, its reason and its law."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from textwrap import fill

from tapete.cards import Card
from tapete.commands import visible
from tapete.errors import BadText, said_by_system
from tapete.laws.book import cite
from tapete.laws.worked import worked_hands
from tapete.table.event import Event
from tapete.table.ledger import Account, Entry
from tapete.table.match import Match
from tapete.table.record import Remarks, open_record, read_remarks
from tapete.table.text import LIMIT
from tapete.table.view import Piece, Score
from tapete.words import Words, folder_of, preferred_language

WIDTH = 100
PLAYS = "plays"
POINTS = "points"
"""What is counted where points are only marked, and nobody pays."""


@dataclass
class Hand:
    """What a hand was: hand 0 is what came before the first deal."""

    number: int
    names: tuple[str, ...]
    dealer: int | None = None
    events: list[Event] = field(default_factory=list)
    entries: tuple[Entry, ...] = ()
    score: dict[Account, int] = field(default_factory=dict)
    standing: dict[Account, dict[str, int]] = field(default_factory=dict)
    """All that a side has after the hand: what it is paid in, the games it has won, its marks."""
    notes: list[str] = field(default_factory=list)


def run(args: Namespace) -> int:
    """Follow the record and tell it."""
    text = read(args.file)
    match, hands = follow(text)
    remarks = read_remarks(text, preferred_language(args.lang))
    if args.json:
        print(_json(match, hands, remarks))
    else:
        lines = _told(match, hands, remarks, preferred_language(args.lang))
        print("\n".join(visible(line) for told in lines for line in told.split("\n")))
    return 0


def read(file: str) -> str:
    """The text of a file, unless it is longer than any record can be; or of a hand out of a book, by its name."""
    if file in worked_hands():
        return worked_hands()[file].record
    try:
        if file == "-":
            data = sys.stdin.buffer.read(LIMIT + 1)
        else:
            with open(file, "rb") as opened:
                data = opened.read(LIMIT + 1)
        if len(data) > LIMIT:
            raise BadText("too-long", "This text is longer than any match: it was not read.")
        return data.decode("utf-8-sig")
    except OSError as error:
        raise BadText("cannot-read", "{file} cannot be read: {why}.", file=file, **said_by_system(error)) from error
    except ValueError as error:
        if isinstance(error, BadText):
            raise
        raise BadText("not-text", "{file} is not a text file: records are kept in UTF-8.", file=file) from error


def follow(text: str) -> tuple[Match, list[Hand]]:
    """The match at its end, and its hands one by one."""
    match, steps = open_record(text)
    notes = dict(read_remarks(text).hands)
    hands = [Hand(0, _names(match))]
    seen = _gather(match, hands, 0)
    for line in steps:
        seen = _gather(match, hands, seen)
        if line.hand in notes:
            hands[-1].notes.append(notes.pop(line.hand))
    hands[-1].notes += notes.values()
    return match, hands


def _gather(match: Match, hands: list[Hand], seen: int) -> int:
    """Add what is new to the hand it belongs to; the new total of events is given back."""
    state = match.state
    new = state.events[max(0, seen - state.first_event) :]
    opening = state.first_event + state.hand_event
    for number, event in enumerate(new, start=max(seen, state.first_event)):
        if state.hand > hands[-1].number and number >= opening:
            hands.append(Hand(state.hand, _names(match), state.dealer))
        hands[-1].events.append(event)
    if not hands[-1].number:
        hands[-1].names = _names(match)
    # Once people have changed seats, after the hand, its payments would be told of others.
    if state.hand == hands[-1].number and _names(match) == hands[-1].names:
        hands[-1].entries = state.ledger.of_hand(state.hand)
        hands[-1].score = {side: state.ledger.balance(side) for side in match.game.sides}
        hands[-1].standing = {side: _standing(match, side) for side in match.game.sides}
    return state.first_event + len(state.events)


def _standing(match: Match, side: Account) -> dict[str, int]:
    state, rules = match.state, match.game
    paid = {rules.unit: state.ledger.balance(side), rules.counted_in: state.standing(side)}
    return {**paid, **rules.contents.marks(state, side)}


def _names(match: Match) -> tuple[str, ...]:
    return tuple(match.state.name(seat) for seat in range(len(match.state.players)))


# For people.


def _told(match: Match, hands: list[Hand], remarks: Remarks, lang: str) -> Iterator[str]:
    words = Words(lang, folder_of(match.game.name), "cli")
    scores = _sides(match)
    if remarks.title:
        yield remarks.title
    yield f"{words.game(match.game.name)}: {', '.join(_names(match))}"
    if remarks.edition is not None:
        yield words.text("cli-other-edition", edition=remarks.edition, today=match.game.edition)
    yield from _note(remarks.note, "")
    for hand in hands:
        if not hand.events and not hand.entries and not hand.notes:
            continue
        yield ""
        yield _title(hand, words)
        for note in hand.notes:
            yield from _note(note, "  ")
        yield from (f"  {line}" for line in _happened(hand, words))
        for entry in hand.entries:
            yield from _payment(match, hand, entry, scores, words)
        if hand.entries:
            yield f"  {words.text('cli-score', score=_score(match, hand, scores, words))}"
    yield ""
    if match.state.winners is None:
        yield words.text("cli-unfinished")
    else:
        yield words.ending(match.state.winners, scores, _names(match))
    yield from _laws(hands, words)


def _note(note: str, indent: str) -> Iterator[str]:
    """What somebody wrote to it, each paragraph filled."""
    for paragraph in note.strip().split("\n\n") if note.strip() else ():
        yield fill(" ".join(paragraph.split()), WIDTH, initial_indent=indent, subsequent_indent=indent)


def _title(hand: Hand, words: Words) -> str:
    if not hand.number:
        return words.text("cli-before")
    dealer = "" if hand.dealer is None else hand.names[hand.dealer]
    return words.text("cli-hand", number=hand.number, dealer=dealer)


def _happened(hand: Hand, words: Words) -> Iterator[str]:
    """The events, those of the cards played side by side."""
    trick: list[str] = []
    for event in hand.events:
        card = event.get("card")
        if event.key == PLAYS and event.seat is not None and isinstance(card, Card):
            trick.append(f"{hand.names[event.seat]} {card}")
            continue
        line = words.event(event, hand.names)
        yield f"{', '.join(trick)}. {line}" if trick else line
        trick = []
    if trick:
        yield f"{', '.join(trick)}."


def _payment(match: Match, hand: Hand, entry: Entry, scores: tuple[Score, ...], words: Words) -> Iterator[str]:
    text = words.text(
        "payment-line",
        payer=words.account(entry.payer, scores, hand.names),
        payee=words.account(entry.payee, scores, hand.names),
        amount=words.amount(entry, match.game.unit),
        reason=words.text(f"reason-{entry.reason}"),
    )
    yield fill(f"{text} ({', '.join(entry.laws)})", WIDTH, initial_indent="  * ", subsequent_indent="    ")


def _score(match: Match, hand: Hand, scores: tuple[Score, ...], words: Words) -> str:
    return "; ".join(
        f"{words.account(side, scores, hand.names)} {', '.join(_stands(match, hand, side, words))}"
        for side in match.game.sides
    )


def _stands(match: Match, hand: Hand, side: Account, words: Words) -> Iterator[str]:
    """What a side is paid in, the games it has won, and its marks; of these what there is."""
    others = {kind: count for kind, count in hand.standing[side].items() if kind != match.game.unit and count}
    if hand.score[side] or not others:
        yield f"{hand.score[side]:+d}"
    for kind, count in others.items():
        yield words.unit(kind, count) if kind == match.game.counted_in else words.piece(Piece(kind, count))


def _sides(match: Match) -> tuple[Score, ...]:
    seats = range(len(match.state.players))
    return tuple(
        Score(side, tuple(seat for seat in seats if match.game.side(seat) == side), match.state.ledger.balance(side))
        for side in match.game.sides
    )


def _laws(hands: Iterable[Hand], words: Words) -> Iterator[str]:
    cited = sorted({law_id for hand in hands for entry in hand.entries for law_id in entry.laws}, key=_place)
    if cited:
        yield ""
        yield words.text("cli-laws")
    for law_id in cited:
        text = f"{law_id}: {cite(law_id).text(words.lang)}"
        yield fill(text, WIDTH, initial_indent="  ", subsequent_indent="      ")


def _place(law_id: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdecimal() else (0, part) for part in law_id.split(".")]


# For programs.


def _json(match: Match, hands: list[Hand], remarks: Remarks) -> str:
    state, game = match.state, match.game
    told = {
        "game": game.name,
        "title": remarks.title,
        "note": remarks.note,
        "table": game.table,
        "edition": game.edition if remarks.edition is None else remarks.edition,
        "options": dict(game.chosen),
        "players": list(_names(match)),
        "sides": {str(side): [seat for seat in range(game.seats) if game.side(seat) == side] for side in game.sides},
        "unit": game.unit,
        "brought_forward": [_entry(match, entry) for entry in hands[0].entries],
        "hands": [_hand(match, hand) for hand in hands if hand.number],
        "score": _by_side(hands[-1].score),
        "standing": _plain(hands[-1].standing),
        "over": state.over,
        "winners": None if state.winners is None else [str(side) for side in state.winners],
    }
    return json.dumps(told, ensure_ascii=False, indent=1)


def _hand(match: Match, hand: Hand) -> dict[str, object]:
    result = match.game.contents.result
    assert result is not None, f"{match.game.name} does not put its hands in numbers"
    return {
        "hand": hand.number,
        "note": "\n".join(hand.notes),
        "dealer": hand.dealer,
        "result": _by_side(result(match.game, hand.events, hand.entries)),
        "payments": [_entry(match, entry) for entry in hand.entries],
        "score": _by_side(hand.score),
        "standing": _plain(hand.standing),
    }


def _by_side(values: Mapping[Account, object]) -> dict[str, object]:
    """Sides and other accounts are always named by a text, as the keys of JSON must be."""
    return {str(side): value for side, value in values.items()}


def _plain(standing: Mapping[Account, Mapping[str, int]]) -> dict[str, object]:
    return _by_side(
        {side: {kind.replace("-", "_"): count for kind, count in each.items()} for side, each in standing.items()}
    )


def _entry(match: Match, entry: Entry) -> dict[str, object]:
    return {
        "payer": str(entry.payer),
        "payee": str(entry.payee),
        "amount": entry.amount,
        "unit": POINTS if entry.marks else match.game.unit,
        "reason": entry.reason,
        "laws": list(entry.laws),
    }
