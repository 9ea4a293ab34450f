"""A match as a TOML text that a person can write by hand."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from tapete.cards import cards, written
from tapete.errors import BadOption, BadText, TapeteError
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import GUIDED, game
from tapete.table.match import Match, Move
from tapete.table.text import LIMIT

TOP = {"game", "table", "players", "options", "start", "seats", "hand", "title", "note"}
HAND = {"dealer", "deck", "hands", "stock", "actions", "note"}
DECK = "deck"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record: where it stands in the text, and what it says."""

    number: int
    text: str


class BadRecord(BadText):
    """A record that cannot be followed: at which line, why, and what was possible."""


def write_record(match: Match, title: str = "") -> str:
    """The match so far, in the form that `read_record` follows."""
    chosen = {option.name: match.game.chosen[option.name] for option in match.game.options}
    lines = [f"game = {_value(match.game.name)}", f"table = {_value(match.game.table)}"]
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
    data = _parsed(text)
    match = _started(data)
    return match, _followed(match, data, _lines(text))


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > LIMIT:
        raise BadRecord("too-long", "This text is longer than any match: it was not read.")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadRecord("not-toml", "This is not a record: {why}.", why=str(error)[:160]) from error
    _only(data, TOP, "A record")
    if not isinstance(data.get("game"), str):
        raise BadRecord("no-game", 'A record begins with its game, as in game = "malilla".')
    return data


def _only(table: Mapping[str, Any], known: set[str], what: str) -> None:
    for name in table:
        if name not in known:
            raise BadRecord(
                "unknown-key", "{what} has no {name}: it may have {known}.",
                what=what, name=name[:60], known=", ".join(sorted(known)),
            )  # fmt: skip


def _started(data: Mapping[str, Any]) -> Match:
    options, start, names = data.get("options", {}), data.get("start", {}), data.get("players", [])
    if not isinstance(options, dict) or not isinstance(start, dict):
        raise BadRecord("not-a-table", "options and start must be tables, as in [options].")
    if not isinstance(names, list) or not all(isinstance(name, str) and 0 < len(name) <= 60 for name in names):
        raise BadRecord("bad-players", "players must be a list of names.")
    try:
        rules = game(data["game"], data.get("table", GUIDED), **options)
        return Match(rules, tuple(names), start)
    except TypeError as error:
        raise BadRecord("bad-options", "The options cannot be read: {why}.", why=str(error)[:120]) from error


def _followed(match: Match, data: Mapping[str, Any], where: Mapping[tuple[int, str], int]) -> Iterator[Line]:
    yield from _play(match, data.get("seats", ""), where.get((0, "seats"), 1))
    hands = data.get("hand", [])
    if not isinstance(hands, list) or not all(isinstance(hand, dict) for hand in hands):
        raise BadRecord("bad-hands", "Each hand begins with [[hand]].")
    for number, hand in enumerate(hands, start=1):
        yield from _hand(match, number, hand, where)


def _hand(match: Match, number: int, hand: Mapping[str, Any], where: Mapping[tuple[int, str], int]) -> Iterator[Line]:
    _only(hand, HAND, "A hand")
    at = where.get((number, "hand"), 1)
    with _At(at):
        if "dealer" in hand and hand["dealer"] != match.state.dealer:
            raise BadOption(
                "wrong-dealer", "Hand {hand} is dealt by seat {dealer}, not {given}.",
                hand=number, dealer=match.state.dealer, given=str(hand["dealer"])[:20],
            )  # fmt: skip
        for seat, action in _dealing(match, hand):
            match.do(seat, action)
    if "deck" in hand or "hands" in hand:
        yield Line(at, "deal")
    yield from _play(match, hand.get("actions", ""), where.get((number, "actions"), at))


def _dealing(match: Match, hand: Mapping[str, Any]) -> tuple[tuple[int, Action], ...]:
    if "deck" in hand and "hands" in hand:
        raise BadOption("deck-or-hands", "A hand gives its deck or its hands, not both.")
    if "deck" in hand:
        return ((TABLE, Action(DECK, cards(_text(hand["deck"], "deck")))),)
    if "hands" not in hand:
        return ()
    if not isinstance(hand["hands"], list):
        raise BadOption("bad-hand-list", "hands must be a list of texts, one for each seat.")
    held = tuple(cards(_text(cards_of, "hands")) for cards_of in hand["hands"])
    return match.game.stacked(match.state, held, cards(_text(hand.get("stock", ""), "stock")))


def _text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise BadOption("not-a-text", '{name} must be a text with cards, as in "1E 12C".', name=name)
    return value


def _play(match: Match, text: object, first: int) -> Iterator[Line]:
    with _At(first):
        lines = _text(text, "actions").split("\n")
    for number, line in enumerate(lines, start=first):
        said = line.split("#")[0].strip()
        if not said:
            continue
        with _At(number):
            match.do(*_move(said))
        yield Line(number, said)


def _move(text: str) -> tuple[int, Action]:
    seat, _, said = text.partition(" ")
    if seat == "*":
        return TABLE, Action.parse(said)
    if not re.fullmatch(r"[0-9]", seat):
        raise BadText("no-seat", "A line begins with the seat that acts, or * for the table: {text}", text=text[:60])
    return int(seat), Action.parse(said)


class _At:
    """Whatever goes wrong inside is told with the line where it stands."""

    def __init__(self, line: int) -> None:
        self.line = line

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, TapeteError) and not isinstance(error, BadRecord):
            raise BadRecord("at-line", "line {line}: {why}", line=self.line, why=str(error), cause=error.key) from error


_OPENS = re.compile(r'\s*(\w+)\s*=\s*("""|\'\'\')?')


def _lines(text: str) -> dict[tuple[int, str], int]:
    """At which line of the text each hand, and the first line of its actions (as of any other text), stands."""
    found: dict[tuple[int, str], int] = {}
    hand, closing = 0, ""
    for number, line in enumerate(text.split("\n"), start=1):
        if closing:
            closing = "" if closing in line else closing
        elif line.strip().startswith("[[hand]]"):
            hand += 1
            found[hand, "hand"] = number
        elif opening := _OPENS.match(line):
            quotes, rest = opening[2] or "", line[opening.end() :]
            # A line break right after the opening quotes is not part of the text.
            found[hand, opening[1]] = number + (bool(quotes) and not rest.strip())
            closing = "" if quotes and quotes in rest else quotes
    return found
