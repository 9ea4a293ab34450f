"""What is searched in a Revesino with open cards: the points that the player takes, all others playing against him.

It is a model: what is paid hangs on more, on who takes each payment card, on the four aces and on a Revesino; of the
last tricks `facts` say on what.
"""

from __future__ import annotations

from collections.abc import Mapping

from tapete.cards import Card
from tapete.games.revesino.pack import LAST_TWO, PACK, SEATS, WORTH, is_napolitana
from tapete.games.revesino.state import RevesinoState
from tapete.table.aim import AGAINST_ALL, Aim
from tapete.table.facts import Facts, by_ledger
from tapete.table.ledger import Account
from tapete.table.tricks import Trick

PAID_IN_LAST = 5
"""With more tricks left there are too many ends."""


def aim(state: RevesinoState) -> Aim:
    """The points that the player takes: he would take few, and the others give him many."""
    own = frozenset({state.to_play()})
    return Aim(most=own, misere=True, model=AGAINST_ALL, unit="points", paid_in_last=PAID_IN_LAST)


def gains(state: RevesinoState, tricks: tuple[Trick, ...]) -> Mapping[Account, float]:
    """What each has taken in the whole hand; a point is a loss."""
    course = state.as_played(tricks).course
    return {seat: -course.points(seat) for seat in range(SEATS)}


def facts(state: RevesinoState) -> Facts:
    """Points and tricks, by which the partida is won, what becomes of each payment card, and who plays a Revesino.

    Where one has the four aces all may matter.
    """
    course = state.course
    left = [card for hand in state.hands for card in hand]
    laid = [played.card for played in state.plays]
    return Facts(
        gains=by_ledger,
        points=True,
        tricks=True,
        noted=frozenset(WORTH).intersection((*left, *[played.card for played in state.trick])),
        cornered=True,
        asleep=frozenset(PACK).difference(left, laid),
        swept=LAST_TWO[0],
        then_all=True,
        everything=any(is_napolitana([*course.held(seat), *_on_table(state, seat)]) for seat in range(SEATS)),
    )


def _on_table(state: RevesinoState, seat: int) -> list[Card]:
    return [played.card for played in state.trick if played.seat == seat]
