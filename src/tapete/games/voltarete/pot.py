"""What enters the pot when a hand begins: a remissa or the Medalhão, the tentos of the Recambó, the dealer's entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tapete.games.voltarete.state import BOX, ENTER, POT, SHUFFLE, Remissa, V, VoltareteState
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.offer import say
from tapete.table.phase import Deed, Stage, deed, stage

LEAST_HALVED = 2


@law("vol.II.19.10", "vol.II.19.23")
def next_remissa(remissas: Sequence[Remissa]) -> Remissa | None:
    """The largest is always the first to enter; of equal ones the older."""
    return min(remissas, key=lambda each: (-each.amount, each.number), default=None)


# Between two hands.


def before_hand(state: V) -> V:
    """The pack is shuffled next, unless the owner of a remissa may enter it by halves."""
    return state.but(phase=ENTER if _may_halve(state, _entering(state)) else SHUFFLE, halving=False)


def _may_halve(state: VoltareteState, due: Remissa | None) -> bool:
    """Where it is agreed: once, if there are two halves of it, and its owner has not got up."""
    if due is None or due.halved or due.owner == state.gone:
        return False
    return state.game.split_remissa and due.amount >= LEAST_HALVED


def _entering(state: VoltareteState) -> Remissa | None:
    """The remissa that the next hand begins with; none enters while there is a pot on the table."""
    return None if state.pot else next_remissa(state.remissas)


def _owner(state: VoltareteState) -> int | None:
    due = _entering(state)
    return None if due is None else due.owner


# The hand begins.


def begun(state: V) -> V:
    """What is due has been put in, but for the entry of the dealer."""
    ready = _ten_of_recambo(state if state.pot else _pot_begun(state))
    return ready.but(age=ready.age + 1)


def _pot_begun(state: V) -> V:
    due = next_remissa(state.remissas)
    return _formed(state) if due is None else _remissa_in(state, due)


@law("vol.II.19.7", "vol.II.19.10", "vol.II.19.21", "vol.II.19.22")
def _remissa_in(state: V, due: Remissa) -> V:
    """It enters whole, even if its owner deals and does not play; agreed by halves, the rest keeps its place."""
    later = due.amount // 2 if state.halving else 0
    place = state.remissas.index(due)
    rest = (replace(due, amount=later, halved=True),) if later else ()
    return (
        state.but(remissas=(*state.remissas[:place], *rest, *state.remissas[place + 1 :]), gives_tento=not due.carried)
        .moving(due.owner, POT, due.amount - later, "remissa", "vol.II.19.10")
        .telling(event("remissa-enters", due.owner, number=due.amount - later))
    )


@law(
    "vol.I.8.8", "vol.I.8.9", "vol.I.8.10", "vol.I.8.11", "vol.I.8.12", "vol.I.8.13", "vol.II.18.1", "vol.II.18.2",
    "vol.II.18.6",
)  # fmt: skip
def _formed(state: V) -> V:
    """The Medalhão is put in by whoever has it, who hands it to his right; without it the dealer's entry is all."""
    fresh = state.but(formed=True, age=0, gives_tento=True)
    if not state.game.medalhao:
        return fresh
    paid = fresh.moving(state.marker, POT, state.game.medalhao, "medalhão", "vol.II.18.2")
    return paid.but(marker=state.right_of(state.marker)).telling(
        event("medalhao", state.marker, number=state.game.medalhao)
    )


@law("vol.II.19.6")
def _ten_of_recambo(state: V) -> V:
    """When all are gathered they enter the next pot, and whoever lifts it ends the Recambó."""
    if state.box < state.game.recambo:
        return state
    return (
        state.but(has_ten=True)
        .moving(BOX, POT, state.box, "recambó", "vol.II.19.6")
        .telling(event("recambo-enters", number=state.box))
    )


@law("vol.I.8.6", "vol.I.8.7", "vol.II.18.3", "vol.II.18.5")
def entry_of_dealer(state: V) -> V:
    """The dealer always puts his tentos in."""
    return state.moving(state.deals_cards, POT, state.game.entry, "entry", "vol.II.18.3")


HALVING: Deed[Any] = deed(
    "enter",
    offers=law("vol.II.19.21")(lambda state, seat: [say("enter", "whole"), say("enter", "half")]),
    do=lambda state, seat, action: state.but(phase=SHUFFLE, halving=action.arguments == ("half",)),
    spans={"enter": ("whole", "half")},
)
STAGES: dict[str, Stage[Any]] = {ENTER: stage(ENTER, _owner, HALVING)}
