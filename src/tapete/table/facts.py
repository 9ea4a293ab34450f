"""On what of the rest of a hand its payments hang: what a search must tell apart where each plays for himself.

A game says it (`Contents.facts`). Whatever two ways to play the rest have all of this in common are paid alike; what
is paid the game's own settlement says. To tell more apart than is needed is no fault, and only takes longer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tapete.cards import Card
from tapete.table.ledger import Account

Gains = Callable[[Any, Any], Mapping[Account, float]]
"""What each gains from a state on if these are the tricks of the hand."""

NO_CARDS: frozenset[Card] = frozenset()


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What matters: the `points` that each takes by the `Play`, how many `tricks`, and what becomes of `noted` cards.

    Of a noted card it matters who led its trick and who took it, and whether it was of the suit led; and where one is
    `cornered`, with several cards of the suit led and nothing else, what he then held. Which cards are `asleep` no
    hand shows. Where one has made all of so many first tricks (`swept`) it matters that he has, and all that happens
    after the first such number, if `then_all`; he who `may_stop` can end the hand at it. If `everything` matters no
    two ways to play are alike. The `gains` are the game's own.
    """

    gains: Gains
    points: bool = False
    tricks: bool = False
    noted: frozenset[Card] = NO_CARDS
    cornered: bool = False
    asleep: frozenset[Card] = NO_CARDS
    swept: int = 0
    then_all: bool = False
    may_stop: int | None = None
    everything: bool = False


def by_ledger(state: Any, tricks: Any) -> Mapping[Account, float]:
    """What each side is paid when the hand is settled so."""
    over = state.hand_over(tricks)
    return {side: over.ledger.balance(side) - state.ledger.balance(side) for side in over.game.sides}
