"""Values as plain data, plain data as JSON, and back, with nothing but Python."""

from __future__ import annotations

import json
import re
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from tapete.cards import Card, Suit

T = TypeVar("T")

_CARD = re.compile(r"[0-9]{1,2}[OCEB]")


def plain(value: Any) -> Any:
    """The value in lists, tables, texts and numbers."""
    match value:
        case None | bool() | int() | float() | str():
            return value.value if isinstance(value, Enum) else value
        case Card():
            return value.text
        case Enum():
            return plain(value.value)
        case tuple() | list():
            return [plain(each) for each in value]
        case dict():
            return {key: plain(each) for key, each in value.items()}
        case _ if is_dataclass(value):
            return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        case _:
            raise TypeError(f"{type(value)} cannot be told")


def encode(value: Any) -> str:
    """The value as JSON."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))


def made(kind: type[T], data: Any) -> T:
    """The value of this kind that was told so: what `plain` has made of it, read back. What is missing is as usual."""
    found: T = _made(kind, data)
    return found


def _made(kind: Any, data: Any) -> Any:
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _one_of(parts, data)
    if origin is tuple:
        kinds = [parts[0]] * len(data) if parts[-1] is Ellipsis else parts
        return tuple([_made(each, item) for each, item in zip(kinds, data, strict=True)])
    if isinstance(kind, type) and is_dataclass(kind) and kind is not Card:
        hints = _hints(kind)
        return kind(**{name: _made(hints[name], item) for name, item in data.items() if name in hints})
    return Card.parse(data) if kind is Card else Suit(data) if kind is Suit else data


def _one_of(kinds: tuple[Any, ...], data: Any) -> Any:
    """What may be of several kinds is told apart by its form."""
    match data:
        case dict():
            own = next(each for each in kinds if data.keys() == _hints(each).keys())
            return _made(own, data)
        case list():
            one, *more = (kind for kind in kinds if get_origin(kind) is tuple)
            return tuple([_text(item) for item in data]) if more else _made(one, data)
        case str():
            return _text(data) if Card in kinds or Suit in kinds else data
        case _:
            return data


def _text(text: Any) -> Any:
    """A card, a suit or a word."""
    if isinstance(text, str) and _CARD.fullmatch(text):
        return Card.parse(text)
    return Suit(text) if text in tuple(Suit) else text


@cache
def _hints(kind: Any) -> dict[str, Any]:
    own = get_type_hints(kind) if is_dataclass(kind) else {}
    return {field.name: own[field.name] for field in fields(kind)} if own else {}
