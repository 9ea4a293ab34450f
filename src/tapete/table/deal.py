"""What all deals share: who deals, packets from the top of the pack, and the lot of the highest card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from tapete.cards import Card, cut
from tapete.table.action import Action
from tapete.table.chance import Chance
from tapete.table.event import event
from tapete.table.offer import Number
from tapete.table.state import State
from tapete.table.zones import Cards

S = TypeVar("S", bound=State)


def dealer(state: State) -> int:
    """The seat that is to deal."""
    return state.deals_cards


def any_order(pack: Cards) -> Callable[[State], Chance]:
    """A shuffle, after which every order of the pack is as likely."""
    return lambda state: Chance("deck", pack)


def shuffled(state: S, cutting: str, action: Action) -> S:
    """The pack lies ready to be cut."""
    return state.but(phase=cutting, deck=action.cards).telling(event("shuffled", state.deals_cards))


def to_lift(least: int, most: int, *usual: int) -> Callable[[State, int], tuple[Number]]:
    """The cut: how many cards may be lifted."""
    offer = Number("cut", least, most, usual=usual)
    return lambda state, seat: (offer,)


def lifted(state: S, seat: int, action: Action) -> S:
    """What was lifted is laid under the rest."""
    return state.but(deck=cut(state.deck, action.number)).telling(event("cut", seat, number=action.number))


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
