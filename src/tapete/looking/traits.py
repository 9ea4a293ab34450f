"""What one bot likes better than another where two ways are as good as the same.

A trait never gives up more than `near` in what a way brings on average: it decides among equals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from tapete.looking.weighing import Column
from tapete.table.mind import Bets

Taste = Callable[[Column, float], float]
"""How much one likes a way by what it brought in each world, and by how high its card stands."""


@dataclass(frozen=True, slots=True)
class Trait:
    """Which of two ways that are nearly as good is preferred; and how bets lean, where they are drawn by lot."""

    taste: Taste
    bets: Bets


TRAITS: Mapping[str, Trait] = {
    "bold": Trait(lambda brought, height: pstdev(brought), (0.9, 1.0, 1.2, 1.5)),
    "careful": Trait(lambda brought, height: -pstdev(brought), (1.1, 1.0, 0.9, 0.6)),
    "patient": Trait(lambda brought, height: -height, (1.1, 1.1, 0.8, 0.9)),
    "forward": Trait(lambda brought, height: height, (0.9, 0.9, 1.3, 1.0)),
}
"""Who ventures much, who goes for what is sure, who keeps the best for later, who comes out with it."""

SHARE = 0.5
"""What a trait may give up in one decision, of the margin by which the book is left."""


def liked(found: Sequence[Column], heights: Sequence[float], best: int, near: float, trait: Trait) -> int:
    """Of the ways that bring no less than the best, but for as much as may be given up, the one that is liked most."""
    least = fmean(found[best]) - near
    equals = [way for way, brought in enumerate(found) if fmean(brought) >= least]
    return max(equals, key=lambda way: (trait.taste(found[way], heights[way]), way == best))
