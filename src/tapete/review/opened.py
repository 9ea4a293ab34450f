"""What the solver says of a card with all cards open; nothing where nothing can be solved."""

from __future__ import annotations

from tapete.errors import TapeteError
from tapete.review.decisions import PLAY, Decision
from tapete.review.told import OpenCards
from tapete.table.tricks import TrickState

BUDGET, DEEP = 1_000_000, 30_000_000
"""So many nodes for each position: at first, and where time is no matter."""
NEAR = 1e-9


def opened(made: Decision, budget: int) -> OpenCards | None:
    """The best cards, and what the one that was played cost."""
    if made.action.word != PLAY or not isinstance(made.before, TrickState):
        return None
    from tapete.solving import solve  # only here: where nothing is compiled nothing is solved

    try:
        found = solve(made.before, budget)
    except TapeteError:
        return None
    card = made.action.cards[0]
    if card not in found.cards:
        return None
    cost = max(found.cards.values()) - found.cards[card]
    return OpenCards(
        exact=found.exact, unit=found.unit, model=found.model, best=found.best if found.exact else (),
        cost=(cost if cost > NEAR else 0.0) if found.exact else None,
    )  # fmt: skip
