"""What is owed to the pot: it is paid in, or left as a remissa, as the debtor likes where the law leaves a choice."""

from __future__ import annotations

from typing import Any

from tapete.games.voltarete import recambo
from tapete.games.voltarete.finished import Debt
from tapete.games.voltarete.state import DEBTS, POT, Remissa, V, VoltareteState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.offer import Offer, say
from tapete.table.phase import Deed, Stage, deed, stage


@law("vol.II.19.11")
def is_forced(state: VoltareteState) -> bool:
    """On the first hand of a pot that was formed, or as long as was agreed, a reposta must enter at once."""
    return state.tail or (state.formed and state.age <= state.game.term)


@law("vol.II.16.3")
def is_capped(state: VoltareteState) -> bool:
    """Where it is agreed, no reposta enters a pot above the limit, as high as it was in that hand."""
    return state.game.cap and state.at_stake > state.game.obligation_limit


@law("vol.II.16.3", "vol.II.19.9")
def _must_wait(state: VoltareteState) -> bool:
    """A reposta becomes a remissa when one waits already, when the Recambó is over, or the pot is above the limit."""
    return state.ends or state.capped or state.waiting


def _own(state: VoltareteState) -> tuple[Debt, ...]:
    """What the next debtor owes."""
    return tuple(debt for debt in state.repostas if debt.seat == state.repostas[0].seat)


def placed(state: V) -> V:
    """All debts that can be placed in one way only are; then the next debtor is asked, or the hand is over."""
    ordered = state.but(repostas=_by_turn(state))
    while ordered.repostas:
        if state.forced and not state.ends:
            ordered = _paid_in(ordered)
        elif _must_wait(state) and len(_own(ordered)) == 1:
            ordered = _left(ordered, joined=False)
        else:
            return ordered.but(phase=DEBTS)
    return recambo.hand_over(ordered)


def _by_turn(state: VoltareteState) -> tuple[Debt, ...]:
    """The feito's first, then to his right, at last those without cards; each one's in the order of their making."""
    turn = (state.maker, *state.opponents, *range(state.game.seats)) if state.feito is not None else state.three
    return tuple(sorted(state.repostas, key=lambda debt: turn.index(debt.seat)))


def _paid_in(state: V) -> V:
    """His first debt is in the pot."""
    debt, *rest = state.repostas
    paid = state.moving(debt.seat, POT, debt.amount, "reposta", debt.law)
    return paid.but(repostas=tuple(rest)).telling(event("pays-in", debt.seat, number=debt.amount))


@law("vol.II.19.8", "vol.II.19.9", "vol.II.19.17", "vol.II.19.18", "vol.II.19.23")
def _left(state: V, joined: bool) -> V:
    """All that he still owes is written down, as one sum or apart; it never grows, and waits for its turn.

    If it waits only for those that wait already, it may enter yet if all agree.
    """
    own, by_consent = _own(state), state.waiting and not state.ends and not state.capped
    seat, amounts = own[0].seat, [debt.amount for debt in own]
    amounts = [sum(amounts)] if joined else amounts
    numbers = range(state.written + 1, state.written + 1 + len(amounts))
    new = [Remissa(seat, *each, carried=state.ends) for each in zip(amounts, numbers, strict=True)]
    return state.but(
        remissas=(*state.remissas, *new),
        written=numbers[-1],
        late=(*state.late, *numbers) if by_consent else state.late,
        repostas=tuple(debt for debt in state.repostas if debt.seat != seat),
    ).telling(*(event("leaves-remissa", seat, number=amount) for amount in amounts))


@law("vol.II.19.8", "vol.II.19.9", "vol.II.19.23")
def _ways(state: VoltareteState, seat: int) -> list[Offer]:
    """To pay one after another, or to leave what is left; two that are left enter together or separately."""
    several = [say("leave-joined")] if len(_own(state)) > 1 else []
    paying = [] if _must_wait(state) else [say("pay-in")]
    return [*paying, say("leave"), *several]


def _chosen(state: V, seat: int, action: Action) -> V:
    return placed(_paid_in(state) if action.word == "pay-in" else _left(state, action.word == "leave-joined"))


CHOICE: Deed[Any] = deed("pay-in", "leave", "leave-joined", offers=_ways, do=_chosen)
STAGES: dict[str, Stage[Any]] = {DEBTS: stage(DEBTS, lambda state: state.repostas[0].seat, CHOICE)}
