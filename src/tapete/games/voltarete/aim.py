"""What is searched in a Voltarete with open cards: how the hand comes out for the feito, the others playing as one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product

from tapete.errors import TapeteError
from tapete.games.voltarete import settle
from tapete.games.voltarete.finished import PLAYED, Ending
from tapete.games.voltarete.kinds import HAND, TREZE
from tapete.games.voltarete.play import with_tricks
from tapete.games.voltarete.settle import FIRST_TRICKS
from tapete.games.voltarete.state import VoltareteState
from tapete.table.aim import Aim, Counts
from tapete.table.facts import Facts
from tapete.table.ledger import Account
from tapete.table.tricks import Trick

CODILHO, REPOSTA, WIN, FIRST_FIVE, GERAL = range(5)
"""From the worst for the feito to the best: each pays him more than the one before."""


def aim(state: VoltareteState) -> Aim:
    """The result, by the tricks in each pile; with the first five he may stop, else all nine are a geral."""
    # Who refused a reposta owes one unless the codilho is his own: the two are no side any more.
    if _is_ruled(state) or (state.refused and state.to_play() != state.maker):
        told = "A hand that was given up, taken over or claimed is not solved, nor for the others one they refused."
        raise TapeteError("not-solved", told)
    feito, others = frozenset({state.maker}), state.opponents
    piles = (feito, frozenset(others)) if state.kind == TREZE else (feito, *[frozenset({seat}) for seat in others])
    made = tuple([sum(trick.holder in pile for trick in state.taken) for pile in piles])
    stops = {}
    if len(state.taken) < FIRST_TRICKS and not state.geral and made[0] == len(state.taken):
        stops = {((FIRST_TRICKS, *[0] * (len(piles) - 1)), True): FIRST_FIVE}
    return Aim(most=feito, points=False, piles=piles, made=made, total=HAND, final=final(len(piles)), stops=stops)


def _is_ruled(state: VoltareteState) -> bool:
    """Whether more than the tricks decides what comes of it."""
    return bool(state.granted or state.pursuer is not None or state.barred or state.vain)


def facts(state: VoltareteState) -> Facts:
    """How many tricks each makes, and whether the feito has the first five, with which he may stop."""
    if _is_ruled(state):
        raise TapeteError("not-solved", "A hand that was given up, taken over or claimed is not solved.")
    early = len(state.taken) < FIRST_TRICKS
    may = state.maker if early and not state.geral else None
    return Facts(gains=gains, tricks=True, swept=FIRST_TRICKS if early else 0, may_stop=may)


@cache
def final(piles: int) -> Mapping[Counts, int]:
    """What the counts of so many piles come to."""
    ends = [counts for counts in product(range(HAND + 1), repeat=piles) if sum(counts) == HAND]
    return {counts: _level(counts) for counts in ends}


def _level(counts: Counts) -> int:
    own, *others = counts
    if own == HAND and len(counts) == 3:
        return GERAL
    if len(counts) == 2:
        return WIN if own >= FIRST_TRICKS else CODILHO
    return WIN if own > max(others) else REPOSTA if own == max(others) else CODILHO


def gains(state: VoltareteState, tricks: tuple[Trick, ...]) -> Mapping[Account, float]:
    """What the hand brings to each who plays it, with the pot he lifts and what he must leave to it."""
    over = with_tricks(state, tricks).but(ending=Ending(PLAYED))
    return {seat: settle.worth(over, seat) for seat in state.active}
