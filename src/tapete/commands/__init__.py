"""The subcommands of `tapete`, one module each, with a function `run`."""

from __future__ import annotations

from unicodedata import category

from tapete.errors import BadOption
from tapete.table.game import GUIDED, Game, game, game_class


def visible(text: str) -> str:
    """The text with its control characters made visible, so that none of them reaches a terminal.

    >>> visible("\\x1b[2J")
    '␛[2J'
    """
    return "".join(_picture(letter) for letter in text)


def _picture(letter: str) -> str:
    code = ord(letter)
    if code < 0x20:
        return chr(0x2400 + code)
    if code == 0x7F:
        return "␡"
    return "�" if category(letter) in ("Cc", "Cf", "Cs") else letter


def pairs(texts: list[str]) -> dict[str, str]:
    """What was written as NAME=VALUE on the command line.

    >>> pairs(["rounds=1"])
    {'rounds': '1'}
    """
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption("not-a-pair", "{text!r} is not of the form name=value.", text=text[:60])
        if name in found:
            raise BadOption("said-twice", "{name} is given twice.", name=name[:60])
        found[name] = value
    return found


def table_of(name: str, regulation: str, written: list[str], table: str = GUIDED) -> Game:
    """The game with the regulation and the options that were written on the command line."""
    known = {option.name: option for option in game_class(name).options}
    chosen = {key: known[key].read(text) if key in known else text for key, text in pairs(written).items()}
    return game(name, table, regulation, **chosen)
