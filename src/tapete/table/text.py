"""A state written out and read back: the same state, whatever the game."""

from __future__ import annotations

import json
import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, ClassVar, Union, get_args, get_origin, get_type_hints

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
    return json.dumps({**rules, "state": plain}, ensure_ascii=False)


def read_state(text: str) -> State:
    """The state that `write_state` wrote."""
    if len(text) > LIMIT:
        raise BadText("too-long", "This text is longer than any match: it was not read.")
    try:
        data = json.loads(text)
        rules = game(data["game"], data["table"], **data["options"])
        kind = type(rules.start())
        hints = _hints(kind)
        own = [field.name for field in fields(kind) if field.name != "game"]
        values = {name: _made(hints[name], data["state"][name]) for name in own}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadText("not-a-state", "This is not a state that Tapete wrote: {why}.", why=str(error)[:120]) from error
    return kind(game=rules, **values)


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.text
    if type(value) is str and is_card(value):
        # A word that looks like a card, such as a player's name, must not be read back as one.
        return {"word": value}
    if is_dataclass(value) and not isinstance(value, type):
        return [_plain(getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, tuple | frozenset):
        return [_plain(item) for item in (sorted(value, key=str) if isinstance(value, frozenset) else value)]
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    return value


@lru_cache(maxsize=64)
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind, localns={"Game": Game})
    return {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}


def _made(hint: Any, value: Any) -> Any:
    """The value of this type that was written as plain data."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _one_of(inner, value)
    if origin is tuple:
        if not isinstance(value, list):
            raise ValueError(f"{value!r} is no list")
        kinds = [inner[0]] * len(value) if inner[-1] is Ellipsis else list(inner)
        return tuple(_made(kind, item) for kind, item in zip(kinds, value, strict=True))
    if origin is frozenset:
        return frozenset(_made(inner[0], item) for item in value)
    if hint is Card:
        return Card.parse(value)
    if hint is str and isinstance(value, dict):
        return str(value["word"])
    if hint is Suit:
        return Suit(value)
    if is_dataclass(hint):
        return _dataclass(hint, value)
    if type(value) is not hint:
        raise ValueError(f"{value!r} is no {hint.__name__}")
    return value


def _one_of(kinds: tuple[Any, ...], value: Any) -> Any:
    if value is None and type(None) in kinds:
        return None
    for kind in sorted((kind for kind in kinds if kind is not type(None)), key=_pickiest_first):
        try:
            return _made(kind, value)
        except (ValueError, TypeError, AttributeError):
            continue
    raise ValueError(f"{value!r} is none of {kinds}")


def _pickiest_first(kind: Any) -> int:
    """Plain text is tried last: a card or a suit is written as text too."""
    return 1 if kind is str else 0


def _dataclass(kind: Any, value: Any) -> Any:
    hints = _hints(kind)
    own = [field.name for field in fields(kind)]
    return kind(**{name: _made(hints[name], item) for name, item in zip(own, value, strict=True)})
