"""The play of the nine tricks, and the question after the first five."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete import concluding, settle
from tapete.games.voltarete.finished import PLAYED
from tapete.games.voltarete.kinds import HAND
from tapete.games.voltarete.state import PLAY, STOP, V, VoltareteState, by_maker
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Deed, Stage, beside, deed, stage
from tapete.table.tricks import Trick, playable, to_play


@law("vol.II.10.2", "vol.II.10.21")
def _plays(state: V, seat: int, action: Action) -> V:
    """A card is laid; the highest takes the trick up and leads to the next."""
    after = state.laid(seat, action.cards[0])
    if len(after.trick) < len(after.active):
        return after
    return made(after.taken_up(claimed=(), conceding=()))


def made(state: V) -> V:
    """After the ninth trick the hand is settled, after the fifth the feito may be asked whether he goes on."""
    if len(state.taken) == HAND:
        return settle.played_out(state)
    return state.but(phase=STOP) if may_stop(state) else state


# The first five.


@law("vol.I.9.41", "vol.II.14.5", "vol.II.14.9")
def may_stop(state: VoltareteState) -> bool:
    """Asked once, when the feito has made the first five, has not declared geral and can win."""
    five = len(state.taken) == settle.FIRST_TRICKS and settle.first_five(state)
    return five and not state.geral and state.maker not in state.barred


def with_tricks(state: V, tricks: tuple[Trick, ...]) -> V:
    """The hand as if these were its tricks: played on after the first five it was for the geral."""
    if len(state.taken) <= settle.FIRST_TRICKS < len(tricks):
        first = state.as_played(tricks[: settle.FIRST_TRICKS])
        state = settle.running(state) if may_stop(first) else state
    return state.as_played(tricks).but(claimed=(), conceding=())


def hand_over(state: V, tricks: tuple[Trick, ...]) -> V:
    """The hand is settled as if these were its tricks."""
    return settle.played_out(with_tricks(state, tricks))


def stopped(state: V, seat: int, action: Action) -> V:
    """He stops, and has won; or he goes on for the geral."""
    if action.word == "stop":
        return settle.ended(state.telling(event("stops", seat)), PLAYED)
    return settle.running(state).but(phase=PLAY).telling(event("goes-on", seat))


@law("vol.II.11.12")
def _may_ask_buyer(state: VoltareteState, seat: int) -> list[Offer]:
    """A feito who has forgotten which of the others bought more may ask."""
    return [] if state.asked_bought or seat != state.feito or not state.bought else [say("ask-bought")]


ASK_BOUGHT: Deed[Any] = beside(
    "ask-bought",
    offers=_may_ask_buyer,
    do=lambda state, seat, action: state.but(asked_bought=True).telling(event("asks-bought", seat)),
    agreed=lambda game: game.bought_more == "asked",
)

STAGES: dict[str, Stage[Any]] = {
    PLAY: stage(PLAY, to_play, deed("play", offers=playable, do=_plays), *concluding.DEEDS, ASK_BOUGHT),
    STOP: stage(STOP, by_maker, deed("stop", "go-on", do=stopped)),
}
