"""Forgotten gains: what may still be named before the first card."""

from __future__ import annotations

from tapete.games.cientos.announce import LATE, eligible, meant, shadowed, voided
from tapete.games.cientos.ranking import SEQUENCES, SETS, Combination, class_of
from tapete.games.cientos.state import C, CientosState, Contest
from tapete.laws.mark import law
from tapete.table.action import Action


@law("cie.112", "cie.113")
def forgotten(state: CientosState, seat: int) -> tuple[Combination, ...]:
    """Before his first card he may still name what is not greater than what he named first in a class not lost."""
    return tuple(
        each
        for stage in (SEQUENCES, SETS)
        if _open_to(state, state.contests[stage], seat)
        for each in eligible(state, seat, stage)
    )


def _open_to(state: CientosState, contest: Contest, seat: int) -> bool:
    if contest.deferred or voided(state, contest):
        return False
    return bool(contest.named[seat]) and contest.winner in (seat, None)


def remembered(state: C, seat: int, action: Action) -> C:
    """What he had forgotten counts from now on."""
    combination = meant(forgotten(state, seat), action)
    return shadowed(state, seat, combination, class_of(combination), LATE)
