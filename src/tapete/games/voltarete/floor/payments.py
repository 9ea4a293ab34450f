"""Payments that must be asked for, where the table has agreed on it: what is forgotten until the next deal is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tapete.games.voltarete import debts
from tapete.games.voltarete.floor.court import ASKED_WRONGLY, COURT, PAID_DOUBLE
from tapete.games.voltarete.floor.kept import Unmet, key
from tapete.games.voltarete.floor.names import PAY
from tapete.games.voltarete.floor.state import Floor
from tapete.games.voltarete.judge.money import AMOUNTS, ASKED_BEFORE, BEFORE_CUT, WHILE_DEALT
from tapete.games.voltarete.kinds import KINDS
from tapete.games.voltarete.state import PAYMENTS
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import next_asked
from tapete.table.event import Seat, event
from tapete.table.floor import GIVE, closing
from tapete.table.ledger import Entry, Payment
from tapete.table.offer import Number, Offer, say
from tapete.table.phase import Stage, beside, deed, stage

ASKED: dict[str, tuple[tuple[str, ...], tuple[int, ...]]] = {
    "ask-game": (tuple(KINDS), (2, 4, 5, 6, 10, 12)),
    "ask-matadores": (("matadores",), (3, 4, 6, 8)),
    "ask-first-five": (("first-five",), (2, 4)),
    "ask-geral": (("geral", "geral-lost"), (8, 16, 32, 64)),
    "ask-codilho": (("codilho",), (25, 50, 100)),
}
"""Under which name each payment is asked for, and how much of it is usual."""

BACK = ("ask-back", "refund")
"""To ask back, or to give back, what was paid too much."""


def agreed(game: Any) -> bool:
    """Whether nobody pays what he is not asked for."""
    return bool(game.payments == "asked")


def _moment(phase: str) -> str:
    return WHILE_DEALT if phase == GIVE else BEFORE_CUT


# To ask.


@law("vol.II.17.1", "vol.II.17.2", "vol.II.17.4")
def _asking(state: Floor, seat: int) -> list[Offer]:
    """Anything, of any amount, whether it is due or not: nobody is reminded of what he has won."""
    if seat not in state.present:
        return []
    return [Number(word, 1, 10 * AMOUNTS[-1], usual) for word, (_, usual) in ASKED.items()]


@law("vol.II.17.2", "vol.II.17.3", "vol.II.19.14")
def _asks(state: Floor, seat: int, action: Action) -> Floor:
    """Whoever owes it is asked; by a wrong name only he who must pay as another has paid.

    Nobody waits for one who has got up: his debts are paid.
    """
    told = state.telling(event(action.word.replace("ask", "asks"), seat, number=action.number))
    own = [each for each in state.owing.dues if each.payee == seat]
    alike = [each for each in own if state.owing.alike(each)]
    due = [each for each in own if each.reason in ASKED[action.word][0]] or alike
    if not due:
        return told.telling(event("nothing-due", seat))
    wanted = tuple(replace(each, amount=min(action.number, each.amount)) for each in due)
    payers = sorted(dict.fromkeys(each.payer for each in due), key=lambda payer: payer != state.gone)
    asked = told.owing_so(wanted=wanted).asking(PAY, tuple(payers), seat)
    return _answers(asked, payers[0], say("pay").action) if payers[0] == state.gone else asked


# To pay, or not.


@law("vol.II.17.1", "vol.II.17.5", "vol.II.17.13")
def _ways(state: Floor, seat: int) -> list[Offer]:
    """What is asked, or as much again, as if a single suit were the favorita; or not now."""
    double = [say("pay-double", grave=True)] if _is_single(state, _asked(state, seat)) else []
    return [say("pay"), *double, say("not-now", grave=True)]


def _asked(state: Floor, seat: int) -> list[Payment[int]]:
    return [each for each in state.owing.wanted if each.payer == seat]


@law("vol.II.17.11")
def _is_single(state: Floor, asked: list[Payment[int]]) -> bool:
    """A codilho is never doubled, and in the favorita all else is so already."""
    return not state.owing.favorita and "codilho" not in [each.reason for each in asked]


def _answers(state: Floor, seat: int, action: Action) -> Floor:
    question, asked = state.posed, _asked(state, seat)
    after = state.owing_so(wanted=tuple(each for each in state.owing.wanted if each not in asked))
    if action.word == "not-now":
        after = _put_off(after, [_payable(state, each) for each in asked]).telling(event("pays-not", seat))
    else:
        after = _pays_up(after, seat, asked, _moment(question.resumed), double=action.word == "pay-double")
    left = question.left[1:]
    return after.but(question=replace(question, left=left)) if left else after.resumed()


@law("vol.II.17.2", "vol.II.17.3")
def _payable(state: Floor, asked: Payment[int]) -> Payment[int]:
    """No more than is asked; but all that he owes, where he must pay as another has paid."""
    return replace(asked, amount=_due(state, asked).amount) if state.owing.alike(asked) else asked


def _due(state: Floor, asked: Payment[int]) -> Payment[int]:
    return next(each for each in state.owing.dues if key(each) == key(asked))


def _pays_up(state: Floor, seat: int, asked: list[Payment[int]], when: str, double: bool) -> Floor:
    own, after = [_payable(state, each) for each in asked], state
    for each in asked:
        after = _paid(after, each, when)
    number = sum(each.amount for each in own) * (2 if double else 1)
    return _overpaid(after, own if double else []).telling(event("pays-up", seat, number=number))


@law("vol.II.17.1", "vol.II.17.3", "vol.II.17.4", "vol.II.17.12", "vol.II.21.13")
def _paid(state: Floor, asked: Payment[int], when: str) -> Floor:
    """He pays what he must, and the rest stays due until the cards are dealt."""
    due, paid = _due(state, asked), _payable(state, asked)
    owing, owed = state.owing, due.amount - paid.amount
    place = owing.dues.index(due)
    rest = (replace(due, amount=owed),) if owed else ()
    done = () if owed else (key(due),)
    after = _by_law(state, paid, due.amount, when, alike=paid.amount > asked.amount)
    dues = (*owing.dues[:place], *owing.dues[place + 1 :], *rest)
    honoured, pending = (*owing.honoured, *done), _less(owing.pending, paid)
    return after.owing_so(dues=dues, honoured=honoured, pending=pending)


def _by_law(state: Floor, paid: Payment[int] | Unmet, due: int, when: str, alike: bool) -> Floor:
    # The judge reckons with sums up to a thousand: a larger one is paid by thousands.
    left, after = paid.amount, state
    while left > 0:
        facts = {"due": min(due, AMOUNTS[-1]), "asked": min(left, AMOUNTS[-1]), "other_paid": alike}
        case = state.case(ASKED_WRONGLY, paid.payer, None, paid.payee, when=when, **facts)
        part = sum(payment.amount for payment in COURT.ruling(after, case).payments)
        after, left, due = COURT.carried_out(after, case), left - part, due - part
    return after


# What was asked and not paid.


@law("vol.II.17.5")
def _put_off(state: Floor, own: list[Payment[int]]) -> Floor:
    """What is asked and not paid is kept in mind, so much of it as was asked."""
    pending = {key(each): each.amount for each in state.owing.pending}
    for what in dict.fromkeys(map(key, own)):
        asked = sum(each.amount for each in own if key(each) == what)
        pending[what] = max(asked, pending.get(what, asked))
    return state.owing_so(pending=tuple(Unmet(*what, amount) for what, amount in pending.items()))


def _less(pending: tuple[Unmet, ...], paid: Payment[int]) -> tuple[Unmet, ...]:
    """What is paid in time after all need not be asked again."""
    left = [replace(each, amount=each.amount - (paid.amount if key(each) == key(paid) else 0)) for each in pending]
    return tuple(each for each in left if each.amount > 0)


@law("vol.II.17.4", "vol.II.17.5", "vol.II.17.13")
def lapsed(state: Floor) -> Floor:
    """All cards are dealt: what was not asked is lost, and what was paid too much; what was asked is not."""
    unmet = (*state.owing.unmet, *state.owing.put_off(state.recambos))
    return state.owing_so(dues=(), pending=(), overpaid=(), unmet=unmet)


def _remembered(state: Floor, seat: int) -> list[Unmet]:
    """What is still remembered: to the end of the Recambó."""
    return [each for each in state.owing.unmet if each.payee == seat and each.recambo == state.recambos]


@law("vol.II.17.5")
def _asking_again(state: Floor, seat: int) -> list[Offer]:
    """Whoever did not pay when he was asked can be asked again, when the time to ask is over."""
    return [say("ask-again", payer) for payer in dict.fromkeys(each.payer for each in _remembered(state, seat))]


def _asks_again(state: Floor, seat: int, action: Action) -> Floor:
    after = state.telling(event("asks-again", seat, whose=Seat(action.number)))
    again = [each for each in _remembered(state, seat) if each.payer == action.number]
    for each in again:
        after = _by_law(after, each, each.amount, ASKED_BEFORE, alike=False)
    number = sum(each.amount for each in again)
    left = tuple(each for each in state.owing.unmet if each not in again)
    return after.owing_so(unmet=left).telling(event("pays-up", action.number, number=number))


# What was paid too much.


def _overpaid(state: Floor, over: list[Payment[int]]) -> Floor:
    """As much again, as if it had been the favorita."""
    entries = [Entry(state.hand, each.payer, each.payee, each.amount, "overpaid", ("vol.II.17.13",)) for each in over]
    return state.owing_so(overpaid=(*state.owing.overpaid, *over)).paying(entries)


@law("vol.II.17.13", "vol.II.17.14")
def _wanting_back(state: Floor, seat: int) -> list[Offer]:
    """From anybody, and to anybody, whether it was too much or not: nobody is reminded of his mistake."""
    others = [each for each in state.present if each != seat] if seat in state.present else []
    return [say(word, each) for word in BACK for each in others]


@law("vol.II.17.13", "vol.II.17.14")
def _goes_back(state: Floor, seat: int, action: Action) -> Floor:
    """What one asks back, or is given back unasked; then whoever has had too much of the same gives it back too."""
    asks = action.word == BACK[0]
    told = state.telling(event("asks-back" if asks else "refunds", seat, whose=Seat(action.number)))
    payer, payee = (seat, action.number) if asks else (action.number, seat)
    own = [each for each in state.owing.overpaid if (each.payer, each.payee) == (payer, payee)]
    if not own:
        return told.telling(event("nothing-due", seat))
    alike = [each for each in state.owing.overpaid if each not in own and (each.payer == payer or each.payee == payee)]
    left = tuple(each for each in state.owing.overpaid if each not in (*own, *alike))
    after, when = told.owing_so(overpaid=left), _moment(state.phase)
    for each in (*own, *alike):
        facts = {"excess": each.amount, "other_returned": each in alike}
        after = COURT.carried_out(after, state.case(PAID_DOUBLE, each.payer, None, each.payee, when=when, **facts))
    return after


def _creditors(state: Floor) -> tuple[int, ...]:
    """Those who played; and the quarto, where he too may have won something."""
    watching = state.game.quarto_pays and state.quarto not in state.active
    return (*state.active, state.quarto) if watching else state.active


ASKING = (
    beside(*ASKED, offers=_asking, do=_asks, agreed=agreed),
    beside("ask-again", offers=_asking_again, do=_asks_again, agreed=agreed),
    beside(*BACK, offers=_wanting_back, do=_goes_back, agreed=agreed),
)
"""What may be asked for between two hands, beside whatever is asked."""

PAYING: dict[str, Stage[Any]] = {
    PAYMENTS: closing(PAYMENTS, _creditors, debts.placed, *ASKING),
    PAY: stage(PAY, next_asked, deed("pay", "pay-double", "not-now", offers=_ways, do=_answers)),
}
