"""`tapete replay`: a recorded match told hand by hand, with every payment, its reason and its law."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from textwrap import fill

from tapete.cards import Card
from tapete.errors import BadText
from tapete.laws.book import cite
from tapete.table.event import Event
from tapete.table.ledger import Account, Entry, Ledger
from tapete.table.match import Match
from tapete.table.record import open_record
from tapete.table.text import LIMIT
from tapete.table.view import Score
from tapete.words import Words, folder_of, preferred_language

WIDTH = 100
COUNTED, PLAYS = "counted", "plays"


@dataclass
class Hand:
    """What a hand was: hand 0 is what came before the first deal."""

    number: int
    names: tuple[str, ...]
    dealer: int | None = None
    events: list[Event] = field(default_factory=list)
    entries: tuple[Entry, ...] = ()
    score: dict[Account, int] = field(default_factory=dict)


def run(args: Namespace) -> int:
    """Follow the record and tell it."""
    match, hands = follow(_read(args.file))
    print(_json(match, hands) if args.json else "\n".join(_told(match, hands, preferred_language(args.lang))))
    return 0


def _read(file: str) -> str:
    """The text of a file, unless it is longer than any record can be."""
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
        why = error.strerror or str(error)
        raise BadText("cannot-read", "{file} cannot be read: {why}.", file=file, why=why) from error
    except ValueError as error:
        if isinstance(error, BadText):
            raise
        raise BadText("not-text", "{file} is not a text: a record is written in UTF-8.", file=file) from error


def follow(text: str) -> tuple[Match, list[Hand]]:
    """The match at its end, and its hands one by one."""
    match, steps = open_record(text)
    hands = [Hand(0, _names(match))]
    seen = _gather(match, hands, 0)
    for _ in steps:
        seen = _gather(match, hands, seen)
    for hand in hands:
        hand.entries = match.state.ledger.of_hand(hand.number)
        upto = Ledger(tuple(entry for entry in match.state.ledger.entries if entry.hand <= hand.number))
        hand.score = {side: upto.balance(side) for side in match.game.sides}
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
    return state.first_event + len(state.events)


def _names(match: Match) -> tuple[str, ...]:
    return tuple(match.state.name(seat) for seat in range(len(match.state.players)))


# For people.


def _told(match: Match, hands: list[Hand], lang: str) -> Iterator[str]:
    words = Words(lang, folder_of(match.game.name), "cli")
    scores = _sides(match)
    yield f"{words.game(match.game.name)}: {', '.join(_names(match))}"
    for hand in hands:
        if not hand.events and not hand.entries:
            continue
        yield ""
        yield _title(hand, words)
        yield from (f"  {line}" for line in _happened(hand, words))
        for entry in hand.entries:
            yield from _payment(match, hand, entry, scores, words)
        if hand.entries:
            yield f"  {words.text('cli-score', score=_score(hand, scores, words))}"
    yield ""
    if match.state.winners is None:
        yield words.text("cli-unfinished")
    else:
        names = _names(match)
        won = ", ".join(words.account(side, scores, names) for side in match.state.winners)
        yield words.text("cli-won", winners=won, count=len(match.state.winners))
    yield from _laws(hands, words)


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
        "cli-pays",
        payer=words.account(entry.payer, scores, hand.names),
        payee=words.account(entry.payee, scores, hand.names),
        amount=words.amount(entry, match.game.unit),
        reason=words.text(f"reason-{entry.reason}"),
    )
    yield fill(f"{text} ({', '.join(entry.laws)})", WIDTH, initial_indent="  * ", subsequent_indent="    ")


def _score(hand: Hand, scores: tuple[Score, ...], words: Words) -> str:
    return "; ".join(f"{words.account(side, scores, hand.names)} {total:+d}" for side, total in hand.score.items())


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


def _json(match: Match, hands: list[Hand]) -> str:
    state, game = match.state, match.game
    told = {
        "game": game.name,
        "table": game.table,
        "options": dict(game.chosen),
        "players": list(_names(match)),
        "unit": game.unit,
        "brought_forward": [_entry(entry) for entry in hands[0].entries],
        "hands": [_hand(match, hand) for hand in hands if hand.number],
        "score": {str(side): state.ledger.balance(side) for side in game.sides},
        "over": state.over,
        "winners": None if state.winners is None else [str(side) for side in state.winners],
    }
    return json.dumps(told, ensure_ascii=False, indent=1)


def _hand(match: Match, hand: Hand) -> dict[str, object]:
    counted = [event for event in hand.events if event.key == COUNTED and event.seat is not None]
    return {
        "hand": hand.number,
        "dealer": hand.dealer,
        "result": {str(match.game.side(event.seat or 0)): event.get("points") for event in counted},
        "payments": [_entry(entry) for entry in hand.entries],
        "score": {str(side): total for side, total in hand.score.items()},
    }


def _entry(entry: Entry) -> dict[str, object]:
    return {
        "payer": entry.payer,
        "payee": entry.payee,
        "amount": entry.amount,
        "reason": entry.reason,
        "laws": list(entry.laws),
    }
