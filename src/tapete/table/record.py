"""A match as a TOML text that a person can write by hand."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from tapete.cards import Card, cards, written
from tapete.errors import BadOption, BadRecord, BadText, Illegal
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import GUIDED, Game, game_class
from tapete.table.match import Match, Move
from tapete.table.option import agreed
from tapete.table.text import LIMIT
from tapete.table.where import At, Where

REMARKS = {"title", "note", "title_es", "title_pt", "note_es", "note_pt", "laws", "lesson"}
"""What a record says that nobody follows; title and note may stand in other languages too."""
TOP = {"game", "edition", "table", "regulation", "players", "options", "start", "seats", "hand", *REMARKS}
HAND = {"dealer", "deck", "hands", "stock", "actions", "note"}
DECK = "deck"
OPTIONS, START, SEATS = "options", "start", "seats"
DIGITS = 12
"""No number of a record is longer."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record: where it stands in the text, what it says, and under which [[hand]], 0 being `seats`."""

    number: int
    text: str
    hand: int = 0


@dataclass(frozen=True, slots=True)
class Remarks:
    """What a record says that nobody follows: its title, its note, and the notes of its hands by their number;
    `edition` is that of the rules it was played by, if they are others than today's."""

    title: str = ""
    note: str = ""
    hands: Mapping[int, str] = field(default_factory=dict)
    edition: int | None = None


def write_record(match: Match, title: str = "") -> str:
    """The match so far, in the form that `read_record` follows."""
    chosen = {option.name: match.game.chosen[option.name] for option in match.game.options}
    rules = match.game
    lines = [f"game = {_value(rules.name)}", f"edition = {rules.edition}", f"table = {_value(rules.table)}"]
    if match.game.regulation:
        lines.append(f"regulation = {_value(match.game.regulation)}")
    if title:
        lines.append(f"title = {_value(title)}")
    lines.append(f"players = {_value(list(match.game.people(match.names)))}")
    by_hand = {hand: list(moves) for hand, moves in groupby(match.moves, key=lambda move: move.hand)}
    if 0 in by_hand:
        lines += ['seats = """', *map(str, by_hand[0]), '"""']
    lines += ["", "[options]", *(f"{name} = {_value(value)}" for name, value in chosen.items())]
    if match.facts:
        lines += ["", "[start]", *(f"{name} = {_value(value)}" for name, value in match.facts.items())]
    for hand, moves in by_hand.items():
        if hand > 0:
            lines += ["", "[[hand]]", *_hand_lines(moves)]
    return "\n".join(lines) + "\n"


def _hand_lines(moves: list[Move]) -> list[str]:
    decks = [move for move in moves if move.seat == TABLE and move.action.word == DECK]
    if len(decks) == 1 and moves[0] is decks[0]:
        return [f'deck = "{written(decks[0].action.cards)}"', 'actions = """', *map(str, moves[1:]), '"""']
    return ['actions = """', *map(str, moves), '"""']


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return '"' + re.sub(r'["\\\x00-\x1f\x7f]', lambda found: f"\\u{ord(found[0]):04x}", str(value)) + '"'


def read_record(text: str) -> Match:
    """Follow a record to its end; a line that cannot be followed is a `BadRecord` with its number and the reason."""
    match, steps = open_record(text)
    for _ in steps:
        pass
    return match


def open_record(text: str) -> tuple[Match, Iterator[Line]]:
    """The match before its first move, and its lines: each is followed as it is drawn from the iterator."""
    where = Where(text)
    data = _parsed(text, where)
    match = _started(data, where)
    return match, _followed(match, data, where)


def read_remarks(text: str, language: str = "en") -> Remarks:
    """What a record says besides the match, in this language where it is told in it."""
    data = _parsed(text, Where(text))
    hands = data.get("hand", [])
    notes = enumerate(hands if isinstance(hands, list) else [], start=1)
    return Remarks(
        str(data.get(f"title_{language}", data.get("title", ""))),
        str(data.get(f"note_{language}", data.get("note", ""))),
        {number: str(hand["note"]) for number, hand in notes if isinstance(hand, dict) and hand.get("note")},
        _other_edition(data),
    )


def _other_edition(data: Mapping[str, Any]) -> int | None:
    edition = data.get("edition")
    return None if game_class(data["game"]).follows(edition) else edition


# The text as a whole.


def _parsed(text: str, where: Where) -> dict[str, Any]:
    if len(text) > LIMIT:
        raise BadRecord("too-long", "This text is longer than any match: it was not read.")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(str(error), text) from error
    except RecursionError as error:
        raise BadRecord("too-deep", "This is not a record: its brackets are nested too deeply.") from error
    except ValueError as error:
        raise _too_large(text) from error
    if any(abs(number) >= 10**DIGITS for number in _numbers(data)):
        raise _too_large(text)
    for name in data:
        with where.at("", name):
            only(name, TOP, "record")
    if not isinstance(data.get("game"), str):
        raise BadRecord("no-game", 'A record begins with its game, as in game = "malilla".')
    return data


def _not_toml(why: str, text: str) -> BadRecord:
    place = re.search(r"at line ([0-9]+), column ([0-9]+)", why)
    line, column = (int(place[1]), int(place[2])) if place else (text.count("\n") + 1, 1)
    return BadRecord("not-toml", "This is not a record: {why}.", why=why[:160], line=line, column=column)


def _too_large(text: str) -> BadRecord:
    lines = text.split("\n")
    line = next((number for number, line in enumerate(lines, start=1) if _LONG.search(line)), 1)
    return BadRecord(
        "number-too-long", "line {line}: a number in a record has at most {digits} digits.", line=line, digits=DIGITS
    )


_LONG = re.compile(r"[0-9a-fA-F_]{11,}")


def _numbers(data: object) -> Iterator[int]:
    """Every whole number in the record, however deep."""
    left = [data]
    while left:
        thing = left.pop()
        if isinstance(thing, dict):
            left += thing.values()
        elif isinstance(thing, list):
            left += thing
        elif isinstance(thing, int):
            yield thing


def only(name: str, known: set[str], what: str) -> None:
    """Refuse a name that may not stand in a record, a hand or a lesson."""
    if name not in known:
        raise BadText(
            "unknown-key", "A {what} has no {name}: it may have {known}.",
            what=what, name=name[:60], known=", ".join(sorted(known)),
        )  # fmt: skip


# How it begins.


def _started(data: Mapping[str, Any], where: Where) -> Match:
    names = data.get("players", [])
    for section in (OPTIONS, START):
        if not isinstance(data.get(section, {}), dict):
            with where.at("", section):
                raise BadText("not-a-table", "options and start must be tables, as in [options].")
    with where.at("", "players"):
        if not isinstance(names, list) or not all(isinstance(name, str) and 0 < len(name) <= 60 for name in names):
            raise BadText("bad-players", "players must be a list of names.")
    with where.at("", "game"):
        kind = game_class(data["game"])
    with where.at("", "edition"):
        if type(edition := data.get("edition", 1)) is not int or edition < 1:
            raise BadText("bad-edition", "edition must be a number from 1: that of the rules the match was played by.")
    with where.at("", "table"):
        kind.make(data.get("table", GUIDED))
    with where.at("", "regulation"):
        kind.make(regulation=data.get("regulation", ""))
    with where.at(OPTIONS):
        agreed(kind.options, data.get(OPTIONS, {}), kind.name)
        rules = kind.make(data.get("table", GUIDED), data.get("regulation", ""), **data.get(OPTIONS, {}))
    with where.at("", "players"):
        rules.people(tuple(names))
    with where.at(START):
        return _at_its_start(rules, tuple(names), data.get(START, {}))


def _at_its_start(rules: Game, names: tuple[str, ...], start: Mapping[str, Any]) -> Match:
    try:
        return Match(rules, names, start)
    except TypeError as error:
        raise BadText("bad-options", "The options cannot be read: {why}.", why=str(error)[:120]) from error


# How it goes on.


def _followed(match: Match, data: Mapping[str, Any], where: Where) -> Iterator[Line]:
    yield from _play(match, 0, SEATS, data.get(SEATS, ""), where)
    hands = data.get("hand", [])
    if not isinstance(hands, list) or not all(isinstance(hand, dict) for hand in hands):
        with where.at("", "hand"):
            raise BadText("bad-hands", "Each hand begins with [[hand]].")
    for number, hand in enumerate(hands, start=1):
        yield from _hand(match, number, hand, where)


def _hand(match: Match, number: int, hand: Mapping[str, Any], where: Where) -> Iterator[Line]:
    for name in hand:
        with where.at(number, name):
            only(name, HAND, "hand")
    with where.at(number, "dealer"):
        if "dealer" in hand and hand["dealer"] != match.state.dealer:
            raise BadOption(
                "wrong-dealer", "Hand {hand} is dealt by seat {dealer}, not {given}.",
                hand=number, dealer=match.state.dealer, given=str(hand["dealer"])[:20],
            )  # fmt: skip
    with where.at(number, *(name for name in (DECK, "hands", "stock") if name in hand)):
        for seat, action in _dealing(match, hand, number, where):
            match.do(seat, action)
    if DECK in hand or "hands" in hand:
        yield Line(where.line(number), "deal", number)
    yield from _play(match, number, "actions", hand.get("actions", ""), where)


def _dealing(match: Match, hand: Mapping[str, Any], number: int, where: Where) -> tuple[tuple[int, Action], ...]:
    if DECK in hand and "hands" in hand:
        raise BadOption("deck-or-hands", "A hand gives its deck or its hands, not both.")
    if DECK in hand:
        return ((TABLE, Action(DECK, _cards(hand[DECK], number, DECK, where))),)
    stock = _cards(hand.get("stock", ""), number, "stock", where)
    if "hands" not in hand:
        return ()
    if not isinstance(hand["hands"], list):
        with where.at(number, "hands"):
            raise BadOption("bad-hand-list", "hands must be a list of texts, one for each seat.")
    held = tuple(_cards(cards_of, number, "hands", where) for cards_of in hand["hands"])
    return match.game.stacked(match.state, held, stock)


def _cards(value: object, number: int, name: str, where: Where) -> tuple[Card, ...]:
    with where.at(number, name):
        if not isinstance(value, str):
            raise BadOption("not-a-text", '{name} must be a text with cards, as in "1E 12C".', name=name)
        return cards(value)


def _play(match: Match, hand: int, name: str, text: object, where: Where) -> Iterator[Line]:
    with where.at(hand or "", name):
        if not isinstance(text, str):
            raise BadText("not-lines", '{name} must be a text of lines, each as in "0 play 1E".', name=name)
    for number, line in where.numbered(hand or "", name, text):
        said = line.split("#")[0].strip()
        if not said:
            continue
        with At(number):
            _done(match, *move_of(said))
        yield Line(number, said, hand)


def _done(match: Match, seat: int, action: Action) -> None:
    """The move; in a record, which hides nothing, one out of turn is refused with what the other might have done."""
    try:
        match.do(seat, action)
    except Illegal as error:
        turn = match.state.turn
        if error.key not in OUT_OF_TURN or turn in (None, seat):
            raise
        key, words = OUT_OF_TURN[error.key]
        offers = {"offers": str(match.state.prompt(turn)), "own": error.args_by_name.get("offers", "")}
        raise Illegal(key, words, seat=seat, action=str(action)[:60], turn=turn, **offers) from error


OUT_OF_TURN = {
    "not-your-turn": (
        "out-of-turn",
        "Seat {seat} cannot do that now ({action}): it is seat {turn}’s turn. They can: {offers}.",
    ),
    "not-offered": (
        "not-awaited",
        "Seat {seat} may not do this now: {action}. Possible: {own}. It is the turn of seat {turn}: {offers}.",
    ),
}
"""How a line of somebody who is not awaited is refused; at an open table he may still have something to say."""


def move_of(text: str) -> tuple[int, Action]:
    """Who does what, as a line says it."""
    seat, _, said = text.partition(" ")
    if seat == "*":
        return TABLE, Action.parse(said)
    if not re.fullmatch(r"[0-9]", seat):
        raise BadText("no-seat", "A line begins with the seat that acts, or * for the table: {text}", text=text[:60])
    return int(seat), Action.parse(said)
