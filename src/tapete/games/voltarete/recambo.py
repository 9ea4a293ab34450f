"""From one hand to the next, from one Recambó to the next, and to the end of the sitting."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.voltarete.finished import VOID, shares
from tapete.games.voltarete.pot import before_hand
from tapete.games.voltarete.state import BOX, POT, SEATS, SHUFFLE, V, VoltareteState
from tapete.laws.mark import law
from tapete.table.event import event
from tapete.table.ledger import Account, Entry
from tapete.table.state import OVER


def hand_over(state: V) -> V:
    """The hand is paid and its debts are placed: the deal goes on, unless that was the end."""
    assert state.ending is not None
    if state.ending.how == VOID:
        return _dealt_again(state)
    counted = state.but(hands_played=state.hands_played + 1)
    ended = _recambo_over(counted) if state.ends else counted
    if ended.tail and not ended.pot and not ended.remissas:
        return over(ended, "recambo")
    if _out_of_time(ended):
        return over(divided(ended, state.deals_cards), "remissas" if _divides(ended) else "hands")
    after = ended.but(dealer=next_dealer(state))
    if state.ends and ended.recambos < state.game.recambos:
        return _next_recambo(after)
    return before_hand(after)


@law("vol.II.3.25")
def _dealt_again(state: V) -> V:
    """The same dealer deals again; nothing more is put in, and the hand does not count."""
    return state.but(phase=SHUFFLE, again=True)


@law("vol.I.4.4", "vol.II.10.3")
def next_dealer(state: VoltareteState) -> int:
    """Whoever led to the first trick, or, if nothing was played, the one at the dealer's right."""
    return state.plays[0].seat if state.plays else state.mao


# The Recambó.


@law("vol.II.19.6", "vol.II.19.7")
def _recambo_over(state: V) -> V:
    """The pot with the ten is lifted: what waits is carried over, and will give no tento."""
    after = state.carrying(state.remissas).but(recambos=state.recambos + 1).telling(event("recambo-over"))
    return after.but(tail=after.recambos == after.game.recambos)


@law("vol.II.19.4", "vol.II.19.5")
def _next_recambo(state: V) -> V:
    """Seats are drawn anew, unless the table has agreed to keep them; then the deal simply goes on."""
    return before_hand(state) if state.game.keep_seats else state.but(phase=SEATS)


# The end.


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
