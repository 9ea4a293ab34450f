"""A stage of a hand: who is awaited, what may be done, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.offer import Prompt

S = TypeVar("S")


def _nobody(state: object) -> None:
    return None


def _nothing(state: object, seat: int) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Phase(Generic[S]):
    """What a game says of one of its stages. In a stage of chance nobody is awaited, and `act` gets the outcome."""

    act: Callable[[S, int, Action], S]
    turn: Callable[[S], int | None] = _nobody
    prompt: Callable[[S, int], Prompt | None] = _nothing
    chance: Callable[[S], Chance | None] = _nobody
