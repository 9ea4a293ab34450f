"""For whom a table waits, and who may speak though nobody waits for him."""

from __future__ import annotations

from tapete.table.action import Action
from tapete.table.state import State


def awaited(state: State) -> int:
    """The seat for which everybody waits, when nothing is to be shuffled and the match is not over."""
    seat = state.turn if state.turn is not None else next(iter(state.acting()), None)
    if seat is None:
        raise RuntimeError(f"dead end: nobody can act in {state.phase}, and the match is not over")
    return seat


def out_of_turn(state: State) -> list[int]:
    """The other seats that may do something now."""
    turn = awaited(state)
    return [seat for seat in state.acting() if seat != turn]


def said_when_late(state: State, seat: int) -> Action | None:
    """What is said for whoever lets his time run out, if his game knows; else the one who stands in chooses."""
    prompt, late = state.prompt(seat), state.game.contents.when_late
    return late(state, prompt) if prompt is not None and late is not None else None
