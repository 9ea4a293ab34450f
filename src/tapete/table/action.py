"""What a player does: a word of the game and what it is said of."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from tapete.cards import Card
from tapete.errors import BadText

Argument = Card | int | str

_NUMBER = re.compile(r"[0-9]{1,6}")
_CARD = re.compile(r"[0-9]{1,2}[OCEB]")
_WORD = re.compile(r"[^\W\d_][\w-]*")


@dataclass(frozen=True, slots=True)
class Action:
    """A small value with one text form, which parses back.

    >>> Action.parse("discard 7O 4C")
    Action(discard 7O 4C)
    >>> Action("envido", (5,)) == Action.parse("envido 5")
    True
    """

    word: str
    arguments: tuple[Argument, ...] = ()

    @staticmethod
    def parse(text: str) -> Action:
        """The action written as `text`, or `BadText`."""
        word, *rest = text.split() or [""]
        if not _WORD.fullmatch(word):
            raise BadText(
                "not-an-action", "{text} is not an action: begin with its word, as in play 1E.", text=_short(text)
            )
        return Action(word, tuple(_argument(item) for item in rest))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards the action is about."""
        return tuple([item for item in self.arguments if isinstance(item, Card)])

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers said, in their order."""
        return tuple([item for item in self.arguments if isinstance(item, int)])

    @property
    def number(self) -> int:
        """The number said, for an action that says one."""
        for item in self.arguments:
            if isinstance(item, int):
                return item
        raise BadText("no-number", "{action} says no number.", action=str(self))

    def __str__(self) -> str:
        return " ".join((self.word, *map(str, self.arguments)))

    def __repr__(self) -> str:
        return f"Action({self})"


def _argument(text: str) -> Argument:
    if _NUMBER.fullmatch(text):
        return int(text)
    if text.isascii() and text.isdecimal():
        raise BadText(
            "number-too-large", "{text} is too large a number: say one of six digits at most.", text=_short(text)
        )
    if _CARD.fullmatch(text):
        return Card.parse(text)
    if _WORD.fullmatch(text):
        return text
    raise BadText("not-an-argument", "{text} is neither a card, a number nor a word.", text=_short(text))


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "…"


@lru_cache(maxsize=64)
def play(card: Card) -> Action:
    """The commonest action: to play a card."""
    return Action("play", (card,))
