"""What is searched in a Zanga with open cards: how the hand comes out for the named pair.

Words that have not been said are not counted: five that nobody asked, an estuche that nobody announced.
"""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.zanga.play import hand_over
from tapete.games.zanga.state import FIVE, TRICKS, ZangaState
from tapete.table.aim import Aim, Counts
from tapete.table.ledger import Account
from tapete.table.tricks import Trick

ALL_AGAINST, FIVE_AGAINST, CODILLO, PUESTA, HECHA, FIVE_MADE, ALL_MADE = range(7)
"""From the worst for the named pair to the best: none pays it less than the one before."""


def aim(state: ZangaState) -> Aim:
    """The result, by the tricks of each pair; who has made the first five may stop, or go on for all."""
    named = state.player % 2
    own = frozenset(seat for seat in state.active if seat % 2 == named)
    others = frozenset(state.active) - own
    stops: dict[tuple[Counts, bool], int] = {}
    final = _final()
    of_pairs = ((named, (FIVE, 0), FIVE_MADE, ALL_MADE), (1 - named, (0, FIVE), FIVE_AGAINST, ALL_AGAINST))
    for side, first, best, most in of_pairs:
        if len(state.taken) < FIVE and (_five_counts(state, side) or _all_count(state, side)):
            stops[first, side == named] = best
        if _all_count(state, side):
            final[tuple([TRICKS if made else 0 for made in first])] = most
    made = (state.tricks(named), state.tricks(1 - named))
    return Aim(most=own, points=False, piles=(own, others), made=made, total=TRICKS, final=final, stops=stops)


def _final() -> dict[Counts, int]:
    made = range(TRICKS + 1)
    return {(own, TRICKS - own): HECHA if own >= FIVE else PUESTA if own == FIVE - 1 else CODILLO for own in made}


def _five_counts(state: ZangaState, side: int) -> bool:
    """Whether the first five tricks are paid to this pair."""
    return state.cinco == side or (state.cinco is None and state.game.five == "unasked")


def _all_count(state: ZangaState, side: int) -> bool:
    """Whether all eight are paid to this pair, if it goes on after the first five."""
    return state.todas == side or state.cinco == side or state.game.todas == "free"


def gains(state: ZangaState, tricks: tuple[Trick, ...]) -> Mapping[Account, float]:
    """What each pair gains on the other: what lies in the middle is half its own."""
    over = hand_over(state, tricks)
    gained = [over.stock(side) - state.stock(side) for side in (0, 1)]
    return {side: (gained[side] - gained[1 - side]) / 2 for side in (0, 1)}
