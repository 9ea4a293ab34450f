"""A hand of Malilla in numbers, for those who read a record."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.table.event import Event
from tapete.table.game import Game
from tapete.table.ledger import Account, Entry


def result(game: Game, events: Sequence[Event], entries: Sequence[Entry]) -> dict[Account, dict[str, object]]:
    """What each side counted, and whether it made capote."""
    told = [(game.side(event.seat), event) for event in events if event.seat is not None]
    capote = [side for side, event in told if event.key == "capote"]
    return {
        side: {"points": event.get("points"), "capote": side in capote}
        for side, event in told
        if event.key == "counted"
    }
