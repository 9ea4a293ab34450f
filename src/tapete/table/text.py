"""A state written out and read back: the same state, whatever the game."""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, ClassVar, Union, cast, get_args, get_origin, get_type_hints

from tapete.cards import Card, Suit, is_card
from tapete.errors import BadText
from tapete.table.game import Game, game
from tapete.table.state import State

LIMIT = 8_000_000
"""More text than any match makes; what is longer is not read at all."""


def write_state(state: State) -> str:
    """The state as JSON text."""
    plain = {field.name: _plain(getattr(state, field.name)) for field in fields(state) if field.name != "game"}
    rules = {"game": state.game.name, "table": state.game.table, "options": dict(state.game.chosen)}
    named = {"regulation": state.game.regulation} if state.game.regulation else {}
    return json.dumps({**rules, **named, "state": plain}, ensure_ascii=False)


def read_state(text: str) -> State:
    """The state that `write_state` wrote."""
    if len(text) > LIMIT:
        raise BadText("too-long", "This text is longer than any match: it was not read.")
    try:
        data = json.loads(text)
        rules = game(data["game"], data["table"], data.get("regulation", ""), **data["options"])
        kind = type(rules.start())
        hints = _hints(kind)
        own = [field.name for field in fields(kind) if field.name != "game"]
        values = {name: _reader(hints[name])(data["state"][name]) for name in own}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadText("not-a-state", "This is not a state that Tapete wrote: {why}.", why=str(error)[:120]) from error
    return kind(game=rules, **values)


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.text
    if type(value) is str and is_card(value):
        # A word that looks like a card, such as a player's name, must not be read back as one.
        return {"word": value}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, frozenset):
        return [_plain(item) for item in sorted(value, key=str)]
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    kind: Any = type(value)
    return [_plain(getattr(value, name)) for name in _names(kind)] if is_dataclass(value) else value


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind, localns={"Game": Game})
    return {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}


Reader = Callable[[Any], Any]
"""Makes the value that was written as plain data."""


@cache
def _reader(hint: Any) -> Reader:
    """What reads values of this type."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _one_of(inner)
    if origin is tuple:
        return _many(_reader(inner[0])) if inner[-1] is Ellipsis else _row(inner)
    if origin is frozenset:
        each = _reader(inner[0])
        return lambda value: frozenset(map(each, value))
    if hint is Card:
        return Card.parse
    if hint is Suit:
        return Suit
    if is_dataclass(hint):
        return _dataclass(hint, {})
    if is_dataclass(origin):
        return _dataclass(origin, dict(zip(cast("Any", origin).__parameters__, inner, strict=True)))
    return _plainly(hint)


def _listed(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} is no list")
    return value


def _many(each: Reader) -> Reader:
    return lambda value: tuple(map(each, _listed(value)))


def _row(kinds: tuple[Any, ...]) -> Reader:
    readers = [_reader(kind) for kind in kinds]
    return lambda value: tuple([read(item) for read, item in zip(readers, _listed(value), strict=True)])


def _plainly(kind: type) -> Reader:
    def read(value: Any) -> Any:
        if kind is str and isinstance(value, dict):
            return str(value["word"])
        if type(value) is not kind:
            raise ValueError(f"{value!r} is no {kind.__name__}")
        return value

    return read


def _one_of(kinds: tuple[Any, ...]) -> Reader:
    # Plain text is tried last: a card or a suit is written as text too.
    readers = [_reader(kind) for kind in sorted(kinds, key=lambda kind: kind is str) if kind is not type(None)]

    def read(value: Any) -> Any:
        if value is None and type(None) in kinds:
            return None
        for attempt in readers:
            try:
                return attempt(value)
            except (ValueError, TypeError, AttributeError):
                continue
        raise ValueError(f"{value!r} is none of {kinds}")

    return read


def _dataclass(kind: Any, meant: Mapping[Any, Any]) -> Reader:
    """What reads a dataclass; of a generic one, with what its variables are meant to be."""
    hints, names = _hints(kind), _names(kind)
    readers = [_reader(meant.get(hints[name], hints[name])) for name in names]

    def read(value: Any) -> Any:
        return kind(**{name: each(item) for name, each, item in zip(names, readers, value, strict=True)})

    return read
