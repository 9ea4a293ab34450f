"""To confuse the cards once trumps are known."""

from __future__ import annotations

from tapete.games.voltarete.floor import cases
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import TREZE
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import Case
from tapete.table.offer import Offer, say
from tapete.table.option import Value
from tapete.table.phase import beside


@law("vol.II.12.20", "vol.II.12.21")
def _confusing(state: Floor, seat: int) -> list[Offer]:
    """To mix hand, stock and discards so that nothing can be told apart; in the tricks all could be found again."""
    return [say("confuse", grave=True)] if seat in state.active else []


def _confuses(state: Floor, seat: int, action: Action) -> Floor:
    facts: dict[str, Value] = {
        "by": cases.part(state, seat),
        "sure_win": cases.is_safe(state) and state.maker not in (*state.barred, *state.faulted),
        "base": cases.base(state),
        "pot": state.penalty,
        **({"thirteen": True} if state.kind == TREZE else {}),
    }
    return COURT.ruled(state.telling(event("confuses", seat)), Case("confuses", seat, facts))


CONFUSING = beside("confuse", offers=_confusing, do=_confuses)
