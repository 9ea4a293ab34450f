"""The order to play: the feito begins, declares geral, or asks for reposta, which each of the others may grant."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import DECLARED, GRANTED
from tapete.games.voltarete.kinds import CASCA, TREZE
from tapete.games.voltarete.state import ANSWER, ORDER, PLAY, V, VoltareteState, by_maker
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import next_asked
from tapete.table.event import STAGE, event
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, deed, stage


@law("vol.I.6.12", "vol.I.7.7")
def begun(state: V) -> V:
    """All have thrown and bought: the feito decides."""
    return state.but(phase=ORDER)


@law("vol.I.6.12", "vol.I.7.7", "vol.I.9.22", "vol.II.9.13", "vol.II.9.14", "vol.II.9.15", "vol.II.14.1", "vol.II.14.9")
def orders(state: VoltareteState, seat: int) -> list[Offer]:
    """He may play though he is sure to lose; he of the thirteen cannot go for the geral."""
    return [say("begin")] if state.kind == TREZE else [say("begin"), say("geral")]


@law("vol.II.14.1", "vol.II.14.3")
def ordered(state: V, seat: int, action: Action) -> V:
    """A geral that was declared cannot be taken back."""
    if action.word == "geral":
        declared = state.but(geral=DECLARED).saying(ORDER, seat, "geral").telling(event("declares-geral", seat))
        return play_begins(declared)
    return play_begins(state)


@law("vol.I.11.2", "vol.I.14.3", "vol.II.10.1")
def play_begins(state: V) -> V:
    """The mão leads, whoever is the feito; of the exchange nothing more is said."""
    return state.but(phase=PLAY, leader=state.mao).telling(event("play-begins", state.feito, ends=STAGE))


@law("vol.II.9.7", "vol.II.9.13", "vol.II.9.16")
def _may_ask(state: VoltareteState, seat: int) -> list[Offer]:
    """Once, before a card is played, but not in the casca, which he could have put back alone."""
    return [] if state.asked or state.kind in (CASCA, TREZE) else [say("ask-reposta")]


@law("vol.II.15.9", "vol.II.17.8")
def may_ask_three(state: VoltareteState, seat: int) -> list[Offer]:
    """He who took the thirteen may ask once, at any moment before the first lead."""
    return [say("ask-reposta")] if state.kind == TREZE and not state.asked else []


@law("vol.II.9.9")
def asks(state: V, seat: int, action: Action) -> V:
    """The one at his right answers first."""
    return state.but(asked=True).asking(ANSWER, state.opponents).telling(event("asks-reposta", seat))


def _answered(state: V, seat: int, action: Action) -> V:
    question = state.posed
    after = answered(state, seat, action.word == "grant")
    after = after.telling(event("grants" if action.word == "grant" else "refuses", seat))
    if after.kind == TREZE and after.refused:
        return not_asked(after)
    return after if question.left[1:] else _decided(after.but(question=None))


def answered(state: V, seat: int, grants: bool) -> V:
    """Granted or refused, and the next is asked."""
    question = state.posed
    return state.but(
        granted=(*state.granted, seat) if grants else state.granted,
        refused=state.refused if grants else (*state.refused, seat),
        question=replace(question, left=question.left[1:]),
    )


@law("vol.II.15.9")
def not_asked(state: V) -> V:
    """It is as if he had not asked, and he goes on where he was: of the three one no is enough, and costs nobody."""
    return state.resumed().but(granted=(), refused=())


@law("vol.II.9.2", "vol.II.9.6", "vol.II.9.8", "vol.II.15.9")
def _decided(state: V) -> V:
    """All grant it: nothing is played. One: play begins. None: he has the right he had before."""
    if not state.refused:
        return settle.ended(state, GRANTED)
    return play_begins(state) if state.granted else state.but(phase=ORDER)


ASK_OF_THREE = deed("ask-reposta", offers=may_ask_three, do=asks)

STAGES: dict[str, Stage[Any]] = {
    ORDER: stage(
        ORDER,
        by_maker,
        deed("begin", "geral", offers=orders, do=ordered),
        deed("ask-reposta", offers=lambda state, seat: [*_may_ask(state, seat), *may_ask_three(state, seat)], do=asks),
    ),
    ANSWER: stage(ANSWER, next_asked, deed("grant", "refuse", do=_answered)),
}
