"""An exercise: something asked of a position, or of some cards, that has one right answer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from tapete.cards import Card, written
from tapete.table.event import Event
from tapete.table.view import View

if TYPE_CHECKING:
    from tapete.table.zones import Cards

Answered = Literal["cards", "card", "seat", "number", "choice"]
"""How it is answered: with some of the cards `among` which it is chosen, with one, by a seat, a number, a word."""

LEVELS = (1, 2, 3)


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    """What is asked, and its answer.

    `ask` and `why` name their words by key, as events do; `guide` are keys of the guide that say more of the answer.
    `view` is what the learner sees at the table, from his `seat`; where there is no table some cards are `shown`.
    What follows the answer is the `line`. `grade` says how hard it is, from 1 to 3; `truth` is for those who check it.
    """

    ask: Event
    answer: Answered
    right: str
    why: Event
    laws: tuple[str, ...]
    grade: int = 1
    seat: int = 0
    view: View | None = None
    shown: Cards = ()
    among: Cards = ()
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    guide: tuple[str, ...] = ()
    line: tuple[tuple[int, Card], ...] = ()
    truth: Any = None

    def is_right(self, said: str) -> bool:
        """Whether this is the answer; several cards in whatever order they were picked.

        >>> from tapete.table.event import event
        >>> follow = Exercise(ask=event("follow"), answer="cards", right="3O 4O", why=event("follow"), laws=())
        >>> follow.is_right("4O 3O"), follow.is_right("4O")
        (True, False)
        """
        if self.answer == "cards":
            return sorted(said.split()) == sorted(self.right.split())
        return said.strip() == self.right


def cards_of(among: Cards, right: frozenset[Card]) -> str:
    """Several cards as an answer, in the order in which they lie."""
    return written(card for card in among if card in right)


Drill = Callable[[Any, Random, int], Exercise | None]
"""Makes an exercise of one kind: for a game, by a lot, meant for a level; None where this lot brings none."""


@dataclass(frozen=True, slots=True)
class Practice:
    """What of a game can be practised: drills of its own by name, and those that all games in tricks share.

    `goal` says of what a puzzle wants as much, or as little, as can be had: points, tricks, or few points; who plays
    `together` with a seat wants it too. `takes` are the laws of what takes a trick, `aims` those of what is played for.
    """

    own: Mapping[str, Drill] = field(default_factory=dict)
    shared: tuple[str, ...] = ()
    goal: str = "points"
    takes: tuple[str, ...] = ()
    aims: tuple[str, ...] = ()
    together: Callable[[Any, int], Collection[int]] = lambda state, seat: (seat,)
