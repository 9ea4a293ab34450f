"""The partie of the Piquet: six deals, all points kept, and who is under the rubicon pays for both.

It is no custom of the book's, whose game is a hundred (cie.15); a table may agree on it.
"""

from __future__ import annotations

from tapete.games.cientos.state import C, CientosState
from tapete.table.event import Seat, event

DEALS, MORE = 6, 2
"""So many deals make a partie, and so many more follow if both are then level."""
RUBICON = 100
"""What a loser should have made; and what the winner is paid besides."""


def is_over(state: CientosState) -> bool:
    """After six deals, unless both have made as much; then after two more, whatever they bring."""
    first, second = totals(state)
    return state.deals == DEALS + MORE or (state.deals == DEALS and first != second)


def totals(state: CientosState) -> tuple[int, int]:
    """What each has made in the partie."""
    first, second = state.tallies
    return first.race, second.race


def dealt(state: C) -> C:
    """One deal more is over; when both are level after six it is said that two follow."""
    after = state.but(deals=state.deals + 1)
    level = after.deals == DEALS and not is_over(after)
    return after.telling(event("partie-level", number=totals(after)[0])) if level else after


def paid(state: C) -> C:
    """The loser pays the difference, or, being under the rubicon, the sum, and a hundred besides; level, nothing."""
    first, second = totals(state)
    if first == second:
        return state.telling(event("partie-drawn", number=first))
    winner = 0 if first > second else 1
    most, least = max(first, second), min(first, second)
    crossed = least >= RUBICON
    amount = (most - least if crossed else most + least) + RUBICON
    reason = "partie" if crossed else "rubicon"
    won = state.paying([state.chips_entry(1 - winner, amount, reason, "cie.15", "cie.44")])
    return won.but(champion=winner).telling(
        event(f"{reason}-won", winner, loser=Seat(1 - winner), most=most, least=least, stake=amount)
    )
