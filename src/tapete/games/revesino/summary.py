"""A hand of Revesino in numbers, for those who read a record."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.table.event import Event
from tapete.table.game import Game
from tapete.table.ledger import Account, Entry

RESULTS = ("partida", "partida-by-faults", "revesino", "cuts", "four-aces-won", "four-aces-lost", "revesino-lost")


def result(game: Game, events: Sequence[Event], entries: Sequence[Entry]) -> dict[Account, dict[str, object]]:
    """What each counted in an ordinary hand, how the hand ended for whom, or was void, and what it brought him."""
    ends = {event.seat: event.key for event in events if event.key in RESULTS}
    counted = {event.seat: event for event in events if event.key == "counted"}
    void = any(event.key == "void" for event in events)
    if not ends and not void:
        return {}
    return {
        side: {
            **({"points": counted[side].get("points"), "tricks": counted[side].get("number")} if counted else {}),
            "end": "void" if void else ends.get(side, ""),
            "won": sum((e.payee == side) * e.amount - (e.payer == side) * e.amount for e in entries),
        }
        for side in range(game.seats)
    }
