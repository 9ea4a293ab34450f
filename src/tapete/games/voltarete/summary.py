"""A hand of Voltarete in numbers, for those who read a record."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.voltarete.state import VoltareteState
from tapete.table.event import Event
from tapete.table.game import Game
from tapete.table.ledger import Account, Entry
from tapete.table.state import State

RESULTS = {
    "result-win": "win",
    "result-reposta": "reposta",
    "result-codilho": "codilho",
    "result-beaten": "reposta",
    "result-defended": "defended",
    "gives-back": "reposta",
}


def result(game: Game, events: Sequence[Event], entries: Sequence[Entry]) -> dict[Account, dict[str, object]]:
    """Who made himself in which game, how it came out, how many tricks each made, and what each won by the hand."""
    made = next((event for event in events if event.key == "feito"), None)
    if made is None and not any(event.key == "passed-out" for event in events):
        return {}
    came = next((RESULTS[event.key] for event in events if event.key in RESULTS), None)
    return {
        seat: {
            "game": made.get("game") if made is not None and made.seat == seat else None,
            "result": came if made is not None and made.seat == seat else None,
            "tricks": sum(event.key == "takes" and event.seat == seat for event in events),
            "won": sum(entry.amount * ((entry.payee == seat) - (entry.payer == seat)) for entry in entries),
        }
        for seat in range(game.seats)
    }


def marks(state: State, side: Account) -> dict[str, int]:
    """The remissas that he owes."""
    assert isinstance(state, VoltareteState)
    owed = sum(each.amount for each in state.remissas if each.owner == side)
    return {"remissas": owed} if owed else {}
