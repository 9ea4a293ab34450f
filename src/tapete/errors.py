"""What can go wrong, said so that a player understands it.

Every error has a key, under which its words stand in the other languages, and arguments; its text is English.
"""

from __future__ import annotations

from collections.abc import Iterable
from errno import errorcode


def said_by_system(error: OSError) -> dict[str, str]:
    """Why a file cannot be used: in the system's English, and by the name under which the languages tell it.

    >>> said_by_system(FileNotFoundError(2, "No such file or directory"))
    {'why': 'No such file or directory', 'errno': 'ENOENT'}
    """
    return {"why": error.strerror or str(error), "errno": errorcode.get(error.errno or 0, "")}


def near(name: str, known: Iterable[str], most: int = 3, alike: float = 0.6) -> list[str]:
    """The known names that somebody may have meant by a wrong one, the likeliest first.

    >>> near("malila", ["mus", "malilla"])
    ['malilla']
    """
    from difflib import get_close_matches  # only after a mistake: importing the games stays quick

    return get_close_matches(name, list(known), n=most, cutoff=alike)


class TapeteError(Exception):
    """The one family of errors: what was wrong and what is allowed."""

    def __init__(self, key: str, message: str, **args: object) -> None:
        super().__init__(message.format(**args))
        self.key = key
        self.args_by_name = args

    def __reduce__(self) -> tuple[object, ...]:
        """As it was said: an error comes out of another process without being made anew from its text."""
        return _said, (type(self), self.args), self.__dict__


def _said(kind: type[TapeteError], said: tuple[object, ...]) -> TapeteError:
    return kind.__new__(kind, *said)


class BadText(TapeteError, ValueError):
    """A text that is not a card, an action, a record or a state."""


class Illegal(TapeteError):
    """An action that the rules do not allow now."""


class BadOption(TapeteError, ValueError):
    """An unknown game, option, value or starting fact."""


class BadRecord(BadText):
    """A record that cannot be followed: at which line, why, and what was possible."""
