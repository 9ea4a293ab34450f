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
    """To mix hand, stock and discards so that nothing can be told apart, once trumps are known.

    Once in a hand: when it is dealt again for that, it is played.
    """
    able = seat in state.active and state.trump is not None and not state.confused
    return [say("confuse", grave=True)] if able else []


@law("vol.II.1.8", "vol.II.12.20", "vol.II.12.21")
def _confuses(state: Floor, seat: int, action: Action) -> Floor:
    """What is already another's by the tricks stays his."""
    state = _unanswered(state).but(confused=True)
    can_win = state.maker not in (*state.barred, *state.ruled.faulted)
    facts: dict[str, Value] = {
        "by": cases.part(state, seat),
        "won_already": cases.is_anothers(state, cases.fixed(state), seat),
        "sure_win": can_win and cases.has_sure_trumps(state),
        "geral_lost": bool(state.geral) and state.lost_trick,
        "base": cases.base(state),
        "pot": state.penalty,
        **({"thirteen": True} if state.kind == TREZE else {}),
    }
    return COURT.ruled(state.telling(event("confuses", seat)), Case("confuses", seat, facts))


@law("vol.II.9.9", "vol.II.12.20")
def _unanswered(state: Floor) -> Floor:
    """A reposta that not all have answered is not asked any more."""
    if state.question is None:
        return state
    return state.but(phase=state.question.resumed, question=None, granted=(), refused=())


CONFUSING = beside("confuse", offers=_confusing, do=_confuses)
