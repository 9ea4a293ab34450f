"""A hand of the Cientos in numbers, for those who read a record."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.cientos.ranking import KINDS
from tapete.games.cientos.state import CientosState
from tapete.games.cientos.tally import had, made
from tapete.laws.mark import law
from tapete.table.event import Event
from tapete.table.game import Game
from tapete.table.ledger import BANK, Account, Entry
from tapete.table.state import State

GAMES = {"game-single": "single", "game-double": "double", "partie-won": "partie", "rubicon-won": "rubicon"}
BEFORE_THE_PLAY = {"blancas", "repique", *(kind for kinds in KINDS for kind in kinds)}


def result(game: Game, events: Sequence[Event], entries: Sequence[Entry]) -> dict[Account, dict[str, object]]:
    """What each counted, the pico he kept, the mark he came to and what he lacks; and the game, if he won it."""
    if not any(entry.marks for entry in entries) and not any(event.key in ("marks", *GAMES) for event in events):
        return {}
    return {seat: _of_seat(seat, [event for event in events if event.seat == seat], entries) for seat in (0, 1)}


def _of_seat(seat: int, events: Sequence[Event], entries: Sequence[Entry]) -> dict[str, object]:
    last = {event.key: event for event in events}
    return {
        "points": made(f"hand {seat}", entries),
        "marked": sum(entry.amount for entry in entries if entry.payee == f"mark {seat}"),
        "pico": _pico(seat, entries),
        "mark": last["marks"].get("mark") if "marks" in last else None,
        "lacks_half": last["lacks-half"].get("points") if "lacks-half" in last else 0,
        "lacks_hundred": last["lacks-hundred"].get("points") if "lacks-hundred" in last else 0,
        "capote": "capote" in last,
        "won_game": next((kind for key, kind in GAMES.items() if key in last), None),
    }


@law("cie.ad.3.2", "cie.ad.5.11")
def _pico(seat: int, entries: Sequence[Entry]) -> int:
    """What he counted by announcing, less the tens that were marked before the play."""
    announced = [entry for entry in entries if entry.reason in BEFORE_THE_PLAY]
    at_once = [entry for entry in entries if "cie.ad.2.1" in entry.laws or entry.reason == "taken-back"]
    return had(BANK, f"hand {seat}", announced) - had(f"hand {seat}", f"mark {seat}", at_once)


def marks(state: State, side: Account) -> dict[str, int]:
    """The mark, what is counted beyond it, and what is lacking to the half and to the hundred."""
    assert isinstance(state, CientosState)
    tally = state.tallies[0 if side == 0 else 1]
    lacking = {"lacks-half": tally.half, "lacks-hundred": tally.hundred}
    return {"mark": tally.mark + tally.marked, "count": tally.count} | {
        name: points for name, points in lacking.items() if points
    }
