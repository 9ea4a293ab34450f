"""Worlds: the states in which a seat might be, for all that it knows. Bots that look ahead play in them."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from tapete.cards import Card
from tapete.table.state import State
from tapete.table.zones import Cards

S = TypeVar("S", bound=State)
Gap = tuple[str, int]
"""Where a hidden card lies: the zone, and the place in it."""


def world(state: S, seat: int | None, chance: Random) -> S:
    """The same moment as this seat, or a spectator, sees it, with the cards that it does not know dealt anew.

    Any world that is possible can come; all are as likely, as long as every hidden card may lie everywhere.
    """
    return state.with_zones(dealt_anew(state, seat, chance))


def dealt_anew(state: State, seat: int | None, chance: Random) -> dict[str, Cards]:
    """Where the cards lie in such a world: what the seat knows stays, the rest fills the gaps as it may."""
    zones, known = state.zones(), state.known(seat)
    gaps = [(zone, at) for zone, cards in zones.items() for at, card in enumerate(cards) if card not in known]
    hidden = [zones[zone][at] for zone, at in gaps]
    lying: dict[Gap, Card] = {}
    for card in chance.sample(hidden, len(hidden)):
        fits = _put(state, seat, card, gaps, lying, set())
        assert fits, f"{card} may lie nowhere, and yet it lies somewhere"
    return {
        zone: tuple([lying.get((zone, at), card) for at, card in enumerate(cards)]) for zone, cards in zones.items()
    }


def _put(state: State, seat: int | None, card: Card, gaps: list[Gap], lying: dict[Gap, Card], tried: set[Gap]) -> bool:
    """The card is put into the first free gap where it may lie; where none is free another card makes room for it."""
    for gap in gaps:
        if gap not in lying and state.possible(seat, gap[0], card):
            lying[gap] = card
            return True
    for gap in gaps:
        if gap not in tried and state.possible(seat, gap[0], card):
            tried.add(gap)
            if _put(state, seat, lying[gap], gaps, lying, tried):
                lying[gap] = card
                return True
    return False
