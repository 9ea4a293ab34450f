"""By which model a position is solved: two sides, one against all, or each for himself."""

from __future__ import annotations

from tapete.errors import TapeteError
from tapete.solving.rivals import rivals
from tapete.solving.solved import Solved
from tapete.solving.solver import Solving, aim_of, due
from tapete.table.aim import AGAINST_ALL, MAX_N, Aim
from tapete.table.state import State
from tapete.table.tricks import TrickState


def solved(state: State, budget: int, memory: int, model: str) -> Solved:
    """The position solved by the model, or by the game's own."""
    if model not in ("", MAX_N):
        raise TapeteError("no-such-model", "There is no model {model}: only max-n.", model=model)
    if model == MAX_N:
        return rivals(due(state), MAX_N, memory).solved(budget)
    here, aim = aim_of(state)
    found = _paid(here, aim, budget, memory)
    if found is not None:
        return found
    racing = here.game.contents.race
    finer = racing(here) if aim.open_end and racing is not None else aim
    return Solving(here, memory, aim=finer).solved(budget)


def _paid(here: TrickState, aim: Aim, budget: int, memory: int) -> Solved | None:
    """Where points alone do not tell what is paid: the payments, if few enough tricks are left."""
    if _left(here) > aim.paid_in_last:
        return None
    try:
        return rivals(here, AGAINST_ALL, memory).solved(budget)
    except TapeteError as error:
        if error.key != "too-large":
            raise
        return None


def _left(state: TrickState) -> int:
    """How many tricks are left, that on the table with them."""
    return max(len(state.holding(seat)) for seat in state.play.seats)
