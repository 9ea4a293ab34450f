"""The first five at the open table: who plays no more lays down his cards as won, and may be made to play."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete import claims, play
from tapete.games.voltarete.floor.confusing import CONFUSING
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.state import STOP
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.phase import Stage, deed


@law("vol.II.12.7", "vol.II.14.5")
def _stops(state: Floor, seat: int, action: Action) -> Floor:
    """He who is made to play has not gone on for the geral; where no cards are laid down the hand is over."""
    if action.word != "stop" or not claims.agreed(state.game):
        return play.stopped(state, seat, action)
    return claims.laid_down(state.telling(event("stops", seat)), seat, Action("lay-down", (claims.WON,)))


STOPPING: Stage[Any] = play.STAGES[STOP].with_(
    deed("stop", "go-on", offers=play.stop_or_go_on, do=_stops), CONFUSING, COURT.claims
)
