"""What all deals share: who deals, packets from the top of the pack, and the lot of the highest card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.cards import Card
from tapete.table.state import State
from tapete.table.zones import Cards


def dealer(state: State) -> int:
    """The seat that is to deal."""
    return state.deals_cards


def packets(deck: Sequence[Card], seats: Sequence[int], pattern: Sequence[int]) -> dict[int, Cards]:
    """The cards of each seat in the order in which it gets them: round after round, so many at a time.

    >>> from tapete.cards import cards, written
    >>> {seat: written(hand) for seat, hand in packets(cards("1O 2O 3O 4O 5O 6O"), (1, 0), (2, 1)).items()}
    {1: '1O 2O 5O', 0: '3O 4O 6O'}
    """
    got: dict[int, list[Card]] = {seat: [] for seat in seats}
    top = 0
    for packet in pattern:
        for seat in seats:
            got[seat] += deck[top : top + packet]
            top += packet
    return {seat: tuple(cards) for seat, cards in got.items()}


def highest(pack: Sequence[Card], drawers: Sequence[int], height: Callable[[Card], int]) -> tuple[int, Cards] | None:
    """Who lifts the highest card, and all that were lifted; the equal ones lift again, while a card would be left."""
    used = 0
    while used + len(drawers) < len(pack):
        lifted = dict(zip(drawers, pack[used : used + len(drawers)], strict=True))
        used += len(drawers)
        best = max(map(height, lifted.values()))
        drawers = [seat for seat, card in lifted.items() if height(card) == best]
        if len(drawers) == 1:
            return drawers[0], tuple(pack[:used])
    return None
