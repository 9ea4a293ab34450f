"""From one hand to the next and to the end of the sitting, and what is agreed on between two hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from tapete.games.voltarete.finished import VOID, shares
from tapete.games.voltarete.pot import before_hand
from tapete.games.voltarete.state import BOX, CUT, POT, SEATS, SHUFFLE, VOTE, Remissa, V, VoltareteState
from tapete.laws.mark import law
from tapete.table.action import Action
from tapete.table.asking import Question, next_asked
from tapete.table.event import event
from tapete.table.ledger import Account, Entry
from tapete.table.offer import Offer, say
from tapete.table.phase import Stage, beside, deed, stage
from tapete.table.state import OVER

DIVIDE, ADJOURN, ENTER, GET_UP = PROPOSALS = "divide", "adjourn", "enter", "get-up"


@law("vol.II.3.25", "vol.II.19.4", "vol.II.19.5")
def hand_over(state: V) -> V:
    """The hand is paid and its debts are placed: the deal goes on, unless that was the end.

    A void hand does not count: the same dealer deals again, and nothing more is put in. For the next Recambó seats are
    drawn anew, unless the table has agreed to keep them.
    """
    assert state.ending is not None
    if state.ending.how == VOID:
        return state.but(phase=SHUFFLE, again=True)
    counted = state.but(hands_played=state.hands_played + 1)
    ended = _recambo_over(counted) if state.ends else counted
    if ended.tail and not ended.pot and not ended.remissas:
        return over(ended, "recambo")
    if _out_of_time(ended):
        return over(divided(ended, state.deals_cards), "remissas" if _divides(ended) else "hands")
    after = ended.but(dealer=next_dealer(state))
    drawn = state.ends and ended.recambos < state.game.recambos and not state.game.keep_seats
    return after.but(phase=SEATS) if drawn else before_hand(after)


@law("vol.I.4.4", "vol.II.10.3")
def next_dealer(state: VoltareteState) -> int:
    """Whoever led to the first trick, or, if nothing was played, the one at the dealer's right."""
    return state.plays[0].seat if state.plays else state.mao


@law("vol.II.19.6", "vol.II.19.7")
def _recambo_over(state: V) -> V:
    """The pot with the ten is lifted: what waits is carried over, and will give no tento."""
    carried, recambos = tuple(replace(each, carried=True) for each in state.remissas), state.recambos + 1
    after = state.but(remissas=carried, recambos=recambos, tail=recambos == state.game.recambos)
    return after.telling(event("recambo-over"))


@law("vol.II.19.3", "vol.II.19.15", "vol.II.19.16")
def _out_of_time(state: VoltareteState) -> bool:
    """Remissas are played out to the last, unless it is agreed to divide them, or so many hands only are played."""
    limit = state.game.hands_limit
    return _divides(state) or (isinstance(limit, int) and state.hands_played >= limit)


def _divides(state: VoltareteState) -> bool:
    return state.tail and state.game.remissas_end == "divide"


@law("vol.II.19.16")
def divided(state: V, dealer: int) -> V:
    """Pot, box and every remissa are shared by all, the debtor too; odd tentos from the right of payer or dealer on."""
    entries = [
        Entry(state.hand, payer, seat, amount, "divided", ("vol.II.19.16",))
        for payer, seat, amount in _shares(state, dealer)
        if seat != payer and amount
    ]
    told = [event("divided")] if entries else []
    return state.paying(entries).but(remissas=()).telling(*told)


def _shares(state: VoltareteState, dealer: int) -> Iterator[tuple[Account, int, int]]:
    for each in state.remissas:
        yield from ((each.owner, seat, amount) for seat, amount in shares(each.amount, _from_right(state, each.owner)))
    for account, amount in ((POT, state.pot), (BOX, state.box)):
        around = _from_right(state, dealer)
        yield from ((account, seat, share) for seat, share in shares(amount, around))


def _from_right(state: VoltareteState, seat: int) -> list[int]:
    return [state.right_of(seat, step) for step in range(1, len(state.present) + 1)]


@law("vol.I.8.5")
def over(state: V, why: str) -> V:
    """Each leaves with what he brought, more or less what he has won or lost."""
    return state.evened().but(phase=OVER).telling(event("match-over", why=why, number=state.hands_played))


# What is agreed on: to divide, to adjourn, to let a reposta enter, or to let one of four go.


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
    question, agrees = state.posed, action.word == "consent"
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


AGREED: dict[str, Callable[[Any], Any]] = {
    DIVIDE: lambda state: over(divided(state, _dealt_last(state)), DIVIDE),
    ADJOURN: lambda state: over(state.telling(event("adjourned")), ADJOURN),
    ENTER: _let_in,
    GET_UP: _got_up,
}

PROPOSE = beside("propose", offers=_may_propose, do=_proposed, spans={"propose": PROPOSALS})

STAGES: dict[str, Stage[Any]] = {
    VOTE: stage(lambda state: f"vote-{state.posed.key}", next_asked, deed("consent", "object", do=_voted))
}
