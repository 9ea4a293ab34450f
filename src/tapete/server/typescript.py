"""The messages as TypeScript, so that the browser's compiler checks what the server's does: `make types`."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from tapete.cards import Card
from tapete.lessons import page
from tapete.practice import page as practice_page
from tapete.review import told as reviewed
from tapete.server.messages import bounds, games, me, practice, socket, tables
from tapete.sitting import fair, odds, past, thoughts, told
from tapete.table import ruling

FILE = Path("web/src/messages.ts")
HEAD = "// Made by `make types` from src/tapete/sitting/told.py and src/tapete/server/messages. Do not edit.\n"

PLAIN: dict[object, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Card: "CardText",
}  # fmt: skip
RENAMED = {
    "Number": "NumberOffer",
    "Event": "TableEvent",
    "Action": "GameAction",
    "Section": "OddsSection",
    "Figure": "OddsFigure",
}
"""Names that would hide something of the browser's own."""

DESCRIBED = (told, past, me, games, practice, tables, socket)
"""Where it is said what goes over the wire; the parts of a View come with the View."""

BESIDES = (
    fair.Proof, page.LessonInfo, page.LessonPage, page.LessonReply, practice_page.PracticeTask,
    practice_page.PracticeAnswered, ruling.Ruling, odds.OddsPage, odds.GivenOdds,
    reviewed.Review, reviewed.Line, reviewed.Advice, thoughts.Thought,
)  # fmt: skip
"""What is told by those who know of it, and is said where they do."""

ALIASES = {"CardText": "string", "FromClient": socket.FromClient, "FromServer": told.FromServer}


def written() -> str:
    """The whole file."""
    seen: dict[str, str] = {}
    for kind in _described():
        _declare(kind, seen)
    unions = [f"export type {name} = {_type(hint, seen)};" for name, hint in ALIASES.items()]
    return "\n\n".join([HEAD.rstrip(), *unions, *seen.values()]) + "\n"


def _described() -> Iterator[type]:
    for module in DESCRIBED:
        for value in vars(module).values():
            if isinstance(value, type) and value.__module__ == module.__name__ and any(_fields(value)):
                yield value
    yield from BESIDES


def _declare(kind: Any, seen: dict[str, str]) -> str:
    name: str = RENAMED.get(kind.__name__, kind.__name__)
    if name not in seen:
        seen[name] = ""
        lines = [f"  {field}: {_type(hint, seen)};" for field, hint in _fields(kind)]
        seen[name] = "\n".join([_comment(kind), f"export interface {name} {{", *_tag(kind), *lines, "}"])
    return name


def _fields(kind: Any) -> Iterator[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    if not issubclass(kind, Struct):
        yield from ((name, hints[name]) for name in kind.__dataclass_fields__)
        return
    # What the server sends is always whole; a client may leave out what has a default.
    from_client = issubclass(kind, bounds.Asked | socket.Sent)
    for field in fields(kind):
        yield f"{field.name}?" if from_client and not field.required else field.name, hints[field.name]


def _tag(kind: Any) -> list[str]:
    tag = issubclass(kind, Struct) and kind.__struct_config__.tag
    return [f'  type: "{tag}";'] if tag else []


def _comment(kind: Any) -> str:
    first = (kind.__doc__ or "").strip().split("\n")[0]
    return f"/** {first} */"


def _type(hint: Any, seen: dict[str, str]) -> str:
    if isinstance(hint, str):
        return hint
    origin, inner = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        return _type(inner[0], seen)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(part, seen) for part in inner))
    if origin is dict:
        return f"Record<string, {_type(inner[1], seen)}>"
    if origin in (list, tuple):
        return _sequence(inner, seen)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return " | ".join(f'"{member.value}"' for member in hint)
    if is_dataclass(origin):
        return _declare(origin, seen)
    if isinstance(hint, TypeVar):
        # Whoever is told of parties is told of them by name.
        return "string"
    if is_dataclass(hint) or (isinstance(hint, type) and issubclass(hint, Struct)):
        return _declare(hint, seen)
    raise TypeError(f"no TypeScript for {hint!r}")


def _sequence(inner: tuple[Any, ...], seen: dict[str, str]) -> str:
    if len(inner) == 1 or inner[-1] is Ellipsis:
        part = _type(inner[0], seen)
        return f"({part})[]" if " " in part else f"{part}[]"
    return f"[{', '.join(_type(part, seen) for part in inner)}]"


def main(arguments: list[str]) -> None:
    """Write the file, here or where the first argument says."""
    file = Path(arguments[0]) if arguments else FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
