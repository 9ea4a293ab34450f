"""A hand of Zanga in numbers, for those who read a record."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.table.event import Event
from tapete.table.game import Game
from tapete.table.ledger import Account, Entry


def result(game: Game, events: Sequence[Event], entries: Sequence[Entry]) -> dict[Account, dict[str, object]]:
    """How many tricks each pair made, and what that was for the one that played; nothing of a hand that was void."""
    for told in events:
        if told.key == "result" and told.seat is not None:
            named = told.seat % 2
            return {
                named: {"tricks": told.get("tricks"), "result": told.get("result")},
                1 - named: {"tricks": told.get("against")},
            }
    return {side: {} for side in game.sides}
