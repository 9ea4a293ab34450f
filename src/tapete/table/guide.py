"""The guide: what a beginner is told beside a question, why just this may be done, and by which laws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Keys = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """What one is told: the words `guide-KEY` of each key, and the laws that say so."""

    keys: Keys
    laws: tuple[str, ...]


def duty_told(state: Any, seat: int, question: str) -> Keys:
    """To a trick the duty is told, of any other question its own key."""
    return (f"play-{state.duty_of(seat)[0]}",) if question == "play" else (question,)


@dataclass(frozen=True, slots=True)
class Guide:
    """What a folder tells: the laws beside each key. `about` finds the keys where that of the question is not enough;
    what it finds must follow from what the seat knows."""

    laws: Mapping[str, tuple[str, ...]]
    about: Callable[[Any, int, str], Keys] = duty_told

    def hint(self, state: object, seat: int, question: str) -> Hint:
        """What is told to the seat that is asked this."""
        keys = self.about(state, seat, question)
        return Hint(keys, tuple(dict.fromkeys(law for key in keys for law in self.laws.get(key, ()))))
