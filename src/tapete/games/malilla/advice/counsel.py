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

    Each maxim in turn narrows the lawful cards, unless it would leave none; sound play chooses among the rest. The
    strongest advice that was followed is cited; else the strongest warning against what would have been played.
    """
    left, used = narrowed(reading, maxims)
    card = choose(reading, left)
    advice = next((maxim for maxim in used if not maxim.against), None)
    if advice is not None or not used:
        return card, advice.law if advice else None
    tempting = choose(reading, narrowed(reading, [maxim for maxim in maxims if not maxim.against])[0])
    return card, next((maxim.law for maxim in used if tempting in maxim.advise(reading)), None)


def narrowed(reading: Reading, maxims: Sequence[Maxim]) -> tuple[tuple[Card, ...], list[Maxim]]:
    """The lawful cards that the maxims leave, and those maxims that left out any."""
    left, used = reading.lawful, []
    for maxim in maxims:
        if len(left) == 1:
            break
        named = frozenset(maxim.advise(reading))
        kept = tuple(card for card in left if (card in named) is not maxim.against)
        if kept and len(kept) < len(left):
            left = kept
            used.append(maxim)
    return left, used
