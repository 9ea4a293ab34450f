"""When a hand is over all the cards may be examined at once, for revokes and for wrong numbers."""

from __future__ import annotations

from tapete.games.voltarete.floor import cases, counting
from tapete.games.voltarete.floor.charges import countable, may_examine
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.state import COUNT
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import Claim
from tapete.table.offer import Offer, say
from tapete.table.phase import by_anyone

EXAMINE = "examine"


@law("vol.II.10.19", "vol.II.12.5", "vol.II.12.6", "vol.II.12.7")
def _examining(state: Floor, seat: int) -> list[Offer]:
    """Once for all; but where he was found out himself who had it done, another may see to what is left of it."""
    seen = [claim.accuser for claim in state.claims if claim.what == EXAMINE]
    left = not seen or any(debt.offender in seen and debt.reason == "revoke" for debt in state.owed)
    able = bool(state.hands) and may_examine(state, seat) and seat not in seen
    return [say(EXAMINE)] if able and left else []


def _examines(state: Floor, seat: int, action: Action) -> Floor:
    """All tricks and cards are looked through, his own too, and each fault is judged as if he had claimed it."""
    made = Claim(seat, EXAMINE, seat, "")
    before = state.but(claims=(*state.claims, made)).telling(event("examines", seat))
    after = before
    for accused in state.active:
        after = _counted(_revokes_ruled(after, seat, accused), seat, accused)
    return after if after != before else after.telling(event("nothing-found", seat))


@law("vol.II.10.16", "vol.II.10.31")
def _revokes_ruled(state: Floor, seat: int, accused: int) -> Floor:
    case = cases.revoke_case(state, seat, accused) if state.phase == COUNT else None
    if case is None:
        return state
    after = COURT.ruled(state, case)
    # What he says to his own profit is left for another to claim.
    return after if case.slip is None else _revokes_ruled(after, seat, accused)


@law("vol.II.7.2", "vol.II.13.1", "vol.II.13.4")
def _counted(state: Floor, seat: int, accused: int) -> Floor:
    """If his number is wrong; a hand that is void by another's is not examined any further."""
    if state.phase != COUNT or accused not in countable(state):
        return state
    case = counting.count_case(state, seat, accused)
    return state if case is None else COURT.ruled(state, case)


EXAMINING = by_anyone(EXAMINE, offers=_examining, do=_examines)
