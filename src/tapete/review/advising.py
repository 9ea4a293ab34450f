"""A hint at the table: what the book does there, and whether one who looks ahead would do otherwise, in figures."""

from __future__ import annotations

from dataclasses import replace

from tapete.bots import CLUB, STRONG
from tapete.review.decisions import Decision
from tapete.review.judging import judged
from tapete.review.looks import Compiled, look
from tapete.review.told import Advice
from tapete.sitting.past import Turn
from tapete.table.player import Sight

SEED = 0


def advised(sight: Sight, at: int, compiled: bool | None = None) -> Advice:
    """What to do, for one who sees this and has noticed so many moves; nothing else has a say in it."""
    seat = sight.view.seat
    assert seat is not None
    blank = Decision(Turn(at + 1, sight.view.hand, 0, seat, "", sight.view.phase, 0), sight.world)
    made = Decision(replace(blank.turn, action=str(blank.book.action)), sight.world)
    own = look(compiled=compiled)
    return Advice(at=at, level=STRONG if isinstance(own, Compiled) else CLUB, one=judged(made, own, SEED, budget=0))
