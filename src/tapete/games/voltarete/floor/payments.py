"""Payments that must be asked for, where the table has agreed on it: what is forgotten until the next deal is lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tapete.games.voltarete import debts
from tapete.games.voltarete.floor.court import ASKED_WRONGLY, COURT
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.judge.money import AMOUNTS
from tapete.games.voltarete.kinds import KINDS
from tapete.games.voltarete.state import PAYMENTS
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.event import event
from tapete.table.floor import Case, closing
from tapete.table.ledger import Payment
from tapete.table.offer import Number, Offer
from tapete.table.option import Value
from tapete.table.phase import Stage, beside

GAME, CODILHO = "ask-game", "ask-codilho"
REASONS = {
    GAME: tuple(KINDS),
    "ask-matadores": ("matadores",),
    "ask-first-five": ("first-five",),
    "ask-geral": ("geral", "geral-lost"),
    CODILHO: ("codilho",),
}
"""Under which name each payment is asked for."""

USUAL = {
    GAME: (2, 4, 5, 6, 10, 12),
    "ask-matadores": (3, 4, 6, 8),
    "ask-first-five": (2, 4),
    "ask-geral": (8, 16, 32, 64),
    CODILHO: (25, 50, 100),
}


def agreed(game: Any) -> bool:
    """Whether nobody pays what he is not asked for."""
    return bool(game.payments == "asked")


@law("vol.II.17.1", "vol.II.17.2", "vol.II.17.4")
def _asking(state: Floor, seat: int) -> list[Offer]:
    """Anything, of any amount, whether it is due or not: nobody is reminded of what he has won."""
    if seat not in state.present:
        return []
    return [Number(word, 1, 10 * AMOUNTS[-1], usual) for word, usual in USUAL.items()]


def _asks(when: str) -> Callable[[Floor, int, Action], Floor]:
    def asks(state: Floor, seat: int, action: Action) -> Floor:
        told = state.telling(event(action.word.replace("ask", "asks", 1), seat, number=action.number))
        due = [each for each in state.dues if each.payee == seat and each.reason in REASONS[action.word]]
        for each in due:
            told = _paid(told, each, action.number, when)
        return told if due else told.telling(event("nothing-due", seat))

    return asks


@law("vol.II.17.2", "vol.II.17.3", "vol.II.17.4", "vol.II.17.12", "vol.II.21.13")
def _paid(state: Floor, due: Payment[int], asked: int, when: str) -> Floor:
    """He pays no more than he is asked, nor more than he owes; but all of it, if he has paid it to the other."""
    alike = (due.payer, due.reason) in state.honoured and due.reason != "codilho"
    left, owed, after = (due.amount if alike else min(asked, due.amount)), due.amount, state
    while left > 0:
        # The judge reckons with sums up to a thousand: a larger one is paid by thousands.
        facts: dict[str, Value] = {
            "due": min(owed, AMOUNTS[-1]),
            "asked": min(asked, left, AMOUNTS[-1]),
            "when": when,
            "other_paid": alike,
        }
        case = Case(ASKED_WRONGLY, due.payer, facts, number=due.payee)
        paid = sum(payment.amount for payment in COURT.ruling(after, case).payments)
        after, left, owed = COURT.carried_out(after, case), left - paid, owed - paid
    rest = (replace(due, amount=owed),) if owed else ()
    done = () if owed else ((due.payer, due.reason),)
    return after.but(dues=(*[each for each in after.dues if each is not due], *rest), honoured=(*after.honoured, *done))


def _creditors(state: Floor) -> tuple[int, ...]:
    """Those who played; and the quarto, where he too may have won something."""
    watching = state.game.quarto_pays and state.has_quarto and state.quarto not in state.active
    return (*state.active, state.quarto) if watching else state.active


def asking(when: str) -> Any:
    """To ask for payments at this moment, beside whatever is asked."""
    return beside(*REASONS, offers=_asking, do=_asks(when), agreed=agreed)


IN_TIME, WHILE_DEALT = asking("in-time"), asking("while-dealt")

PAYING: dict[str, Stage[Any]] = {
    PAYMENTS: closing(PAYMENTS, _creditors, debts.placed, IN_TIME),
}
