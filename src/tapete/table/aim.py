"""What is at stake in the rest of a hand, as far as the cards decide it: what a search with open cards looks for.

A game says it (`Contents.aim`) so that more of it is never worth less in payment; what it comes to in the end the
game's own settlement says (`TrickState.hand_over`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tapete.table.facts import Gains

Counts = tuple[int, ...]
"""How many tricks each pile has."""

SIDES, AGAINST_ALL, MAX_N = "sides", "against-all", "max-n"
"""Two sides, of which one gains what the other loses; or one against all others, as if they played together; or each
for himself, as `Facts` let it be told."""


@dataclass(frozen=True, kw_only=True)
class Aim:
    """For whose gain is searched (`most`), and what gain is; at a `misere` they do best who gain least.

    What cards and tricks count by the `Play` is a part of it where `points` are played for; where they count `doubled`,
    one of the two halves of a point is for each trick. Where it matters whose tricks they are, they are counted by
    `piles`: `made` so far, of `total`; then `final` says what the last counts come to, `stops` at which one who leads
    and is of the side (or not) may end the hand and at what, `gifts` what is had for getting there, and `last` what is
    added at the end if the side (or the other) took the last trick, with a low card or not.

    Who comes to a hundred first ends the game: that is a stop far above all points, what is then paid the `stakes`
    tell, and if the next card does it whatever it is, it is `decided`.

    The `model` says who plays with whom, the `unit` in what the value is given, if not in the game's own. Where the
    search does not tell what is paid, `doubt` says between what it lies; an `open_end` if the hand may end before its
    last card; in so many last tricks (`paid_in_last`) all ends are told by `Facts` instead.
    """

    most: frozenset[int]
    points: bool = True
    misere: bool = False
    doubled: bool = False
    piles: tuple[frozenset[int], ...] = ()
    made: Counts = ()
    total: int = 0
    final: Mapping[Counts, int] = field(default_factory=dict)
    stops: Mapping[tuple[Counts, bool], int] = field(default_factory=dict)
    gifts: Mapping[Counts, int] = field(default_factory=dict)
    last: Mapping[tuple[Counts, bool, bool], int] = field(default_factory=dict)
    stakes: Gains | None = None
    decided: bool = False
    model: str = SIDES
    unit: str = ""
    doubt: Mapping[int, tuple[float, float]] = field(default_factory=dict)
    open_end: bool = False
    paid_in_last: int = 0
