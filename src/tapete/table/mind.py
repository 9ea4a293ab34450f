"""What a player who looks ahead must be told of a game besides its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tapete.cards import Card
from tapete.table.action import Action
from tapete.table.offer import Prompt, Say
from tapete.table.policy import Policy

Belief = Mapping[int, Mapping[Card, float]]
"""How likely each other seat is to hold a card, as against another card and another seat; 1 where nothing is said."""

Weighed = tuple[Sequence[Action], Any]
"""Some of what may be done, and what each brings: an array, a row for each world and a column for each action."""

Bets = tuple[float, float, float, float]
"""How much more often, or less, one holds back, bets a little (or accepts), bets much (or raises), and stakes all."""
EVEN: Bets = (1.0, 1.0, 1.0, 1.0)

Weighs = Callable[[Any, int, Action, int, int], Weighed | None]
"""From a world in which a seat might be, the seat, what the book does, the number of worlds and a seed."""

Plain = Callable[[Any, int, Action], tuple[Sequence[Action], Sequence[Sequence[float]]] | None]
"""From a world in which a seat might be, the seat, and what the book does: some of what may be done, and for each
what it brings in the same cases, if only in one."""


def _no_belief(state: Any, seat: int) -> Belief:
    return {}


def _as_it_is() -> None:
    pass


def _nothing(state: Any, value: int) -> float:
    return 0.0


def _once(state: Any) -> float:
    return 1.0


def offered(state: Any, seat: int, prompt: Prompt) -> Sequence[Action]:
    """The single answers to a question, but for what is asked twice."""
    return [offer.action for offer in prompt.offers if isinstance(offer, Say) and not offer.grave]


@dataclass(frozen=True, kw_only=True)
class Mind:
    """How a game is thought about.

    **Cards.** `pays` says what each value of the `Aim` brings the side to play, where the tricks alone do not tell it;
    what is `left` in the middle by such a value belongs to all who play, in equal parts; all is paid at a `rate`. What
    was said and bought makes some hands likelier (`belief`). Cards are looked at in so many `worlds`, played out by the
    `policy` with some `noise`, or by what was `learned` where many worlds are looked at; when nobody holds more than
    `exact_from` cards they are searched, in so many `searched` worlds. Another card is preferred to the book's if it
    brings more by a `margin`, in the game's unit, and by so many standard errors that one is `sure`. Where hands are
    played out to the last card and not searched, what is `counted` may be more than the aim of a search.

    **Words.** What is asked by one of the `questions` is thought about: of the `ways` to answer each is tried in so
    many `lives`, in which all play on by the book until the cards can be solved, and another than the book's must bring
    more by an `edge`.

    Where that does not do, a game has a way of its own to look ahead: it `weighs` whatever is asked by the `questions`,
    cards too if they are among them, in so many `worlds`. What it does not know is left to the book. What must be
    compiled for it `ready` compiles beforehand.

    A few worlds played out in plain Python make a player of the `club`: it is offered where it was measured to be
    better than the book's. A game that weighs by itself may have something `plain` for it, which needs nothing
    compiled: a column with what speaks for each way.
    """

    pays: Callable[[Any, Any], Mapping[int, float]] | None = None
    counted: Callable[[Any], Any] | None = None
    left: Callable[[Any, int], float] = _nothing
    rate: Callable[[Any], float] = _once
    belief: Callable[[Any, int], Belief] = _no_belief
    policy: Policy = ()
    learned: Policy = ()
    noise: int = 0
    worlds: int = 300
    exact_from: int = 0
    searched: int = 40
    margin: float = 0.0
    sure: float = 1.0
    questions: frozenset[str] = frozenset()
    ways: Callable[[Any, int, Prompt], Sequence[Action]] = offered
    lives: int = 40
    edge: float = 0.0
    weighs: Weighs | None = None
    ready: Callable[[], None] = _as_it_is
    plain: Plain | None = None
    club: bool = True
