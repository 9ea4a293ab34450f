"""The end of a hand at the open table: all may still claim, what others decide is asked, a penalty may be waived."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete import debts, settle
from tapete.games.voltarete.finished import PLAYED
from tapete.games.voltarete.floor import counting
from tapete.games.voltarete.floor.accidents import CONFUSING
from tapete.games.voltarete.floor.charges import countable
from tapete.games.voltarete.floor.counting import found_out
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.names import ASKED, PEEK, STOCK_SHOWN
from tapete.games.voltarete.floor.revoke import revoke_case, tricks_over
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.state import COUNT
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, asked
from tapete.table.event import event
from tapete.table.floor import Claim, closing, unruled
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, by_anyone

WAIVE = "waive"


@law("vol.II.1.2", "vol.II.15.9")
def _may_ask_waiver(state: Floor, seat: int) -> list[Offer]:
    """Who owes a penalty may ask all the others to let him off, once."""
    owes = any(debt.payer == seat for debt in state.owed)
    return [say("ask-waiver")] if owes and seat not in state.pleaded else []


def _asks_waiver(state: Floor, seat: int, action: Action) -> Floor:
    others = tuple(state.right_of(seat, step) for step in range(1, len(state.present)))
    asked = state.but(pleaded=(*state.pleaded, seat)).telling(event("asks-waiver", seat))
    return asked.but(phase=ASKED, question=Question(WAIVE, others, COUNT, about=seat))


def _decided(state: Floor, seat: int, question: Question, agreed: bool) -> Floor:
    whose = question.about
    assert whose is not None
    if question.key == WAIVE:
        return _waived(state, whose) if agreed else state
    slip = unruled(state, question.key, whose)[-1]
    if question.key == PEEK:
        return state.brought(state.case("saw-cards", whose, slip, depends=True, agreed=agreed))
    if question.key == STOCK_SHOWN:
        return state.brought(state.case("shows-stock", whose, slip, decided=agreed))
    return state.brought(state.case("drops-cards", whose, slip, by="opponent", decided=agreed))


@law("vol.II.1.2", "vol.II.15.9")
def _waived(state: Floor, whose: int) -> Floor:
    """He owes nothing any more, and nobody can claim the same again."""
    left = tuple(debt for debt in state.owed if debt.payer != whose)
    off = tuple((whose, debt.kind) for debt in state.penalties if debt.seat == whose)
    return state.but(owed=left, waived=(*state.waived, *off)).telling(event("waived", whose))


@law("vol.II.10.17", "vol.II.14.7")
def _settled(state: Floor) -> Floor:
    """Tricks go over for revokes, and who was found out in a geral answers, though the hand was laid down before."""
    played = state.ending is not None and state.ending.how == PLAYED
    return settle.paid(found_out(tricks_over(state)) if played else state)


# All cards examined.


EXAMINE = "examine"


@law("vol.II.10.19", "vol.II.12.5", "vol.II.12.6", "vol.II.12.7")
def _examining(state: Floor, seat: int) -> list[Offer]:
    """Once for all; but where he was found out himself who had it done, another may see to what is left of it."""
    seen = [claim.accuser for claim in state.claims if claim.what == EXAMINE]
    left = not seen or any(debt.offender in seen and debt.reason == "revoke" for debt in state.owed)
    able = bool(state.hands) and state.may_examine(seat) and seat not in seen
    return [say(EXAMINE)] if able and left else []


def _examines(state: Floor, seat: int, action: Action) -> Floor:
    """All tricks and cards are looked through, his own too, and each fault is judged as if he had claimed it."""
    made = Claim(seat, EXAMINE, seat, "")
    before = state.but(claims=(*state.claims, made)).telling(event("examines", seat))
    after = before
    for accused in state.active:
        after = _counted(_all_ruled(after, seat, accused), seat, accused)
    return after if after != before else after.telling(event("nothing-found", seat))


@law("vol.II.10.16", "vol.II.10.31")
def _all_ruled(state: Floor, seat: int, accused: int) -> Floor:
    """On each of his revokes, one after the other."""
    case = revoke_case(state, seat, accused) if state.phase == COUNT else None
    if case is None:
        return state
    after = state.brought(case)
    # What he says to his own profit is left for another to claim.
    return after if case.slip is None else _all_ruled(after, seat, accused)


@law("vol.II.7.2", "vol.II.13.1", "vol.II.13.4")
def _counted(state: Floor, seat: int, accused: int) -> Floor:
    """If his number is wrong; a hand that is void by another's is not examined any further."""
    if state.phase != COUNT or accused not in countable(state):
        return state
    case = counting.count_case(state, seat, accused)
    return state if case is None else state.brought(case)


EXAMINING = by_anyone(EXAMINE, offers=_examining, do=_examines)
WAIVING = beside("ask-waiver", offers=_may_ask_waiver, do=_asks_waiver)

CLOSING: dict[str, Stage[Any]] = {
    COUNT: closing(COUNT, lambda state: state.active, _settled, EXAMINING, WAIVING, CONFUSING, COURT.claims),
    ASKED: asked(
        lambda state: f"asked-{state.posed.key}",
        "agree",
        "disagree",
        heard=lambda state, seat, agrees: state.telling(event("agrees" if agrees else "disagrees", seat)),
        decided=_decided,
    ),
    **debts.STAGES,
}
