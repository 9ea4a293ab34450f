"""Values as plain data, and plain data as JSON, with nothing but Python."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from tapete.cards import Card


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
