"""What is agreed on between two hands: to divide, to adjourn, to let a reposta enter, or to let one of four go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tapete.games.voltarete import recambo
from tapete.games.voltarete.state import CUT, POT, VOTE, Remissa, V, VoltareteState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, next_asked
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, deed, stage

DIVIDE, ADJOURN, ENTER, GET_UP = PROPOSALS = "divide", "adjourn", "enter", "get-up"


def _may_propose(state: VoltareteState, seat: int) -> list[Offer]:
    """Between two hands, once before each; to end it not by him who is to cut, for whom all wait."""
    if seat in (*state.proposed, state.gone) or not state.hands_played:
        return []
    entering: list[Offer] = [say("propose", ENTER)] if _late(state, seat) else []
    ending = [say("propose", DIVIDE, grave=True), say("propose", ADJOURN, grave=True)]
    leaving = [say("propose", GET_UP, grave=True)] if state.has_quarto else []
    return entering if seat == state.cutter else [*entering, *ending, *leaving]


def _late(state: VoltareteState, seat: int) -> list[Remissa]:
    """What he left in the last hand only because others waited."""
    return [each for each in state.remissas if each.owner == seat and each.number in state.late]


def _proposed(state: V, seat: int, action: Action) -> V:
    what = str(action.arguments[0])
    others = tuple(state.right_of(seat, step) for step in range(1, len(state.present)))
    return state.but(
        phase=VOTE, proposed=(*state.proposed, seat), votes=(seat,), question=Question(what, others, CUT, about=seat)
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


@law("vol.II.19.9", "vol.II.19.14", "vol.II.19.15", "vol.II.19.16")
def _decided(state: V, what: str, left: int) -> V:
    """All must agree, but the greater number is enough to leave the game for another day."""
    seats, agreed = len(state.present), len(state.votes)
    enough = seats // 2 + 1 if what == ADJOURN else seats
    if agreed >= enough:
        done: V = AGREED[what](state.but(question=None, phase=CUT))
        return done
    return state if agreed + left >= enough else state.but(question=None, phase=CUT)


def _adjourned(state: V) -> V:
    return recambo.over(state.telling(event("adjourned")), ADJOURN)


def _divided(state: V) -> V:
    return recambo.over(recambo.divided(state, _dealt_last(state)), DIVIDE)


@law("vol.II.3.25", "vol.II.19.16")
def _dealt_last(state: VoltareteState) -> int:
    """The pack is shuffled, but nobody has dealt yet: he at the dealer's left did, or he himself if he deals again.

    If he who should deal again has got up, his place is left out, and the first at his right is the dealer.
    """
    return state.deals_cards if state.again and not state.took_over else state.right_of(state.deals_cards, -1)


@law("vol.II.19.9")
def _let_in(state: V) -> V:
    """What the proposer left in the last hand goes into the pot, as if nothing had waited."""
    seat = state.votes[0]
    due = _late(state, seat)
    after = state.but(remissas=tuple(each for each in state.remissas if each not in due))
    for each in due:
        after = after.moving(seat, POT, each.amount, "reposta", "vol.II.19.9").telling(
            event("pays-in", seat, number=each.amount)
        )
    return after


@law("vol.II.19.14")
def _got_up(state: V) -> V:
    """Three go on: he keeps his debts and loses every share; deal and Medalhão go on to his right."""
    seat = state.votes[0]
    heir = state.right_of(seat)
    dealer = heir if state.dealer == seat else state.deals_cards
    left = state.but(
        gone=seat,
        dealer=dealer,
        took_over=dealer != state.dealer,
        marker=heir if state.marker == seat else state.marker,
    )
    return left.but(seated=left.three_of(dealer)).telling(event("gets-up", seat))


AGREED: dict[str, Callable[[Any], Any]] = {DIVIDE: _divided, ADJOURN: _adjourned, ENTER: _let_in, GET_UP: _got_up}


PROPOSE = beside("propose", offers=_may_propose, do=_proposed, spans={"propose": PROPOSALS})

STAGES: dict[str, Stage[Any]] = {
    VOTE: stage(
        lambda state: f"vote-{state.question.key if state.question else ''}",
        next_asked,
        deed("consent", "object", offers=lambda state, seat: [say("consent"), say("object")], do=_voted),
    )
}
