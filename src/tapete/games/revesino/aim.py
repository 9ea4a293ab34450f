"""What is searched in a Revesino with open cards: the points that the player takes, all others playing against him.

It is a model: what is paid hangs on more, on who takes each payment card, on the four aces and on a Revesino.
"""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.revesino.pack import SEATS
from tapete.games.revesino.state import RevesinoState
from tapete.table.aim import AGAINST_ALL, Aim
from tapete.table.ledger import Account
from tapete.table.tricks import Trick


def aim(state: RevesinoState) -> Aim:
    """The points that the player takes: he would take few, and the others give him many."""
    return Aim(most=frozenset({state.to_play()}), misere=True, model=AGAINST_ALL, unit="points")


def gains(state: RevesinoState, tricks: tuple[Trick, ...]) -> Mapping[Account, float]:
    """What each has taken in the whole hand; a point is a loss."""
    course = state.as_played(tricks).course
    return {seat: -course.points(seat) for seat in range(SEATS)}
