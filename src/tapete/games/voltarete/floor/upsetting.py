"""The stock turned up by chance: by the feito, who can win no more, or by another."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete.floor import cases
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.names import STOCK_SHOWN, UPSET
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.kinds import CASCA
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, next_asked
from tapete.table.event import event
from tapete.table.floor import Case, slipped
from tapete.table.offer import Offer, say
from tapete.table.option import Value
from tapete.table.phase import Stage, beside, deed, stage


@law("vol.II.20.5", "vol.II.20.7")
def _upsetting(state: Floor, seat: int) -> list[Offer]:
    """Once in a hand each, while there is a stock; not by a feito who has asked for a reposta, or may give it back."""
    done = any(slip.what == STOCK_SHOWN and slip.seat == seat for slip in state.slips)
    giving_back = state.kind == CASCA and state.trump is None
    spent = seat == state.feito and (giving_back or state.exchange.asked_early)
    able = seat in state.three and bool(state.stock) and not done and not spent
    return [say("upset-stock", grave=True)] if able else []


def _upsets(state: Floor, seat: int, action: Action) -> Floor:
    """The feito turns up all of it, another the top card; all see it, and it is put back as it lay."""
    cards = state.stock if seat == state.feito else state.stock[:1]
    seen = state.but(shown=(*state.shown, *cards)).telling(event("upsets-stock", seat, cards=cards))
    kept = slipped(seen, STOCK_SHOWN, seat)
    if seat != state.feito:
        return kept
    return kept.but(phase=UPSET, question=Question(UPSET, state.opponents, state.phase, about=seat))


UPSETTING = beside("upset-stock", offers=_upsetting, do=_upsets)


def _codilho_or_not(state: Floor, seat: int) -> list[Offer]:
    return [say("want-codilho"), say("let-go")]


@law("vol.II.9.9", "vol.II.20.7")
def _answers(state: Floor, seat: int, action: Action) -> Floor:
    """The one at his right answers first; then it is void, or played for the codilho of those who want it."""
    question = state.question
    assert question is not None
    wants, left = action.word == "want-codilho", question.left[1:]
    after = state.but(
        refused=(*state.refused, seat) if wants else state.refused,
        granted=state.granted if wants else (*state.granted, seat),
        question=Question(UPSET, left, question.resumed, question.about),
    ).telling(event("wants-codilho" if wants else "lets-go", seat))
    if left:
        return after
    facts: dict[str, Value] = {
        "claimed_by": len(after.refused),
        "order_known": True,
        "base": cases.base(state),
        "pot": state.penalty,
    }
    slip = next(each for each in state.slips if each.what == STOCK_SHOWN and each.seat == state.feito)
    back = after.but(phase=question.resumed, question=None)
    return COURT.ruled(back, Case("feito-upsets-stock", state.maker, facts, slip))


UPSETS: dict[str, Stage[Any]] = {
    UPSET: stage(UPSET, next_asked, deed("want-codilho", "let-go", offers=_codilho_or_not, do=_answers)),
}
