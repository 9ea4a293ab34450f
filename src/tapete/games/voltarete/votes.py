"""Ending a sitting by agreement: to divide what is left all must want it, to keep it for another day more than half."""

from __future__ import annotations

from dataclasses import replace

from tapete.games.voltarete import recambo
from tapete.games.voltarete.state import CUT, VOTE, V, VoltareteState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, next_asked
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, deed, stage

DIVIDE, ADJOURN = "divide", "adjourn"


def _may_propose(state: VoltareteState, seat: int) -> list[Offer]:
    """Between two hands, once before each, and not by him who is to cut, for whom all wait."""
    if seat in (*state.proposed, state.cutter) or not state.hands_played:
        return []
    return [say("propose", DIVIDE, grave=True), say("propose", ADJOURN, grave=True)]


def _proposed(state: V, seat: int, action: Action) -> V:
    what = str(action.arguments[0])
    others = tuple(state.right_of(seat, step) for step in range(1, state.game.seats))
    return state.but(
        phase=VOTE,
        proposed=(*state.proposed, seat),
        votes=(seat,),
        question=Question(what, others, CUT, about=seat),
    ).telling(event("proposes", seat, what=what))


def _voted(state: V, seat: int, action: Action) -> V:
    question = state.question
    assert question is not None
    agrees = action.word == "consent"
    votes = (*state.votes, seat) if agrees else state.votes
    after = state.but(votes=votes, question=replace(question, left=question.left[1:])).telling(
        event("consents" if agrees else "objects", seat)
    )
    return _decided(after, question.key, len(question.left) - 1)


@law("vol.II.19.15", "vol.II.19.16")
def _decided(state: V, what: str, left: int) -> V:
    """All must agree to divide; the greater number may leave the game, with its remissas, for another occasion."""
    seats, agreed = state.game.seats, len(state.votes)
    enough = seats if what == DIVIDE else seats // 2 + 1
    if agreed >= enough:
        return _ended(state.but(question=None, phase=CUT), what)
    return state if agreed + left >= enough else state.but(question=None, phase=CUT)


def _ended(state: V, what: str) -> V:
    if what == ADJOURN:
        return recambo.over(state.telling(event("adjourned")), what)
    # The pack is shuffled, but nobody has dealt yet: who dealt last sits at the dealer's left.
    return recambo.over(recambo.divided(state, state.right_of(state.deals_cards, -1)), what)


PROPOSE = beside("propose", offers=_may_propose, do=_proposed)

STAGES: dict[str, Stage[VoltareteState]] = {
    VOTE: stage(
        lambda state: f"vote-{state.question.key if state.question else ''}",
        next_asked,
        deed("consent", "object", offers=lambda state, seat: [say("consent"), say("object")], do=_voted),
    ),
}
