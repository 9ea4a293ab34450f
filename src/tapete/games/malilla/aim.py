"""What is searched in a Malilla with open cards: points, of which more are never worth less."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.malilla.state import MalillaState
from tapete.table.aim import AGAINST_ALL, Aim
from tapete.table.facts import Facts
from tapete.table.ledger import Account
from tapete.table.tricks import Trick

PAID_IN_LAST = 6
"""With more tricks left there may be too many ends."""


def aim(state: MalillaState) -> Aim:
    """The points of the side to play, and where each plays for himself of the player alone, against all others.

    A capote is had by all the points and no others, for each trick counts one; where four cards make a trick of two
    halves, half points are searched.
    """
    variant, seat = state.variant, state.to_play()
    if not variant.single:
        side = frozenset(each for each in state.active if state.side(each) == state.side(seat))
        return Aim(most=side, doubled=variant.counted != variant.players)
    return _alone(state, seat)


def _alone(state: MalillaState, seat: int) -> Aim:
    """One against all: what he pays who makes no trick is in doubt, for another may have made a capote.

    In the last tricks all ends are told, and so it is not.
    """
    holders, losers = {trick.holder for trick in state.taken}, len(state.active) - 1
    doubt = {}
    if seat not in holders and len(holders) < 2:
        doubt = {0: (-float(state.game.capote // losers * state.rate), -float(state.variant.share * state.rate))}
    return Aim(most=frozenset({seat}), model=AGAINST_ALL, doubt=doubt, paid_in_last=PAID_IN_LAST if doubt else 0)


def gains(state: MalillaState, tricks: tuple[Trick, ...]) -> Mapping[Account, float]:
    """What each side is paid; to a goal, where nobody pays what another marks, what it marks more than the other."""
    over = state.hand_over(tricks)
    gained = {side: over.ledger.balance(side) - state.ledger.balance(side) for side in state.game.sides}
    if not state.game.to_a_goal or state.variant.single:
        return gained
    whole = sum(gained.values())
    return {side: 2 * amount - whole for side, amount in gained.items()}


def facts(state: MalillaState) -> Facts | None:
    """Where each plays for himself: the points, for who makes a capote has all of them."""
    return Facts(gains=gains, points=True) if state.variant.single else None
