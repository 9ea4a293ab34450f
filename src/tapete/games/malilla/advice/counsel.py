"""A maxim, and how many of them together choose one card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tapete.cards import Card
from tapete.games.malilla.advice import sound
from tapete.games.malilla.advice.reading import Reading

Advice = Callable[[Reading], Iterable[Card]]
Chooser = Callable[[Reading, tuple[Card, ...]], Card]


@dataclass(frozen=True, slots=True)
class Maxim:
    """A piece of the book's advice: which cards it is for or against in a position, if any, and how much it weighs."""

    law: str
    weight: int
    advise: Advice
    against: bool = False


def prefer(law_id: str, weight: int) -> Callable[[Advice], Maxim]:
    """Mark the law that says to play such cards."""
    return lambda advise: Maxim(law_id, weight, advise)


def avoid(law_id: str, weight: int) -> Callable[[Advice], Maxim]:
    """Mark the law that says to play anything but such cards."""
    return lambda advise: Maxim(law_id, weight, advise, against=True)


def by_weight(*groups: Sequence[Maxim]) -> tuple[Maxim, ...]:
    """The maxims from the weightiest down; of equals the first comes first."""
    return tuple(sorted((maxim for group in groups for maxim in group), key=lambda maxim: -maxim.weight))


def decide(reading: Reading, maxims: Sequence[Maxim], choose: Chooser = sound.choice) -> tuple[Card, str | None]:
    """The card, and the law that decided.

    Each maxim in turn narrows the lawful cards, unless it would leave none; sound play chooses among the rest. What
    the strongest advice for a card says is cited; else the strongest warning that kept sound play from its own choice.
    """
    left = reading.lawful
    if len(left) == 1:
        return left[0], None
    cited: str | None = None
    warned: list[tuple[str, tuple[Card, ...]]] = []
    for maxim in maxims:
        named = frozenset(maxim.advise(reading))
        kept = tuple(card for card in left if (card in named) is not maxim.against)
        if not kept or len(kept) == len(left):
            continue
        if maxim.against:
            warned.append((maxim.law, tuple(card for card in left if card in named)))
        elif cited is None:
            cited = maxim.law
        left = kept
        if len(left) == 1:
            break
    if cited is None and warned:
        own = choose(reading, reading.lawful)
        cited = next((law_id for law_id, cards in warned if own in cards), None)
    return choose(reading, left), cited
