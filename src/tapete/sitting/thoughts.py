"""Why the house played as it did: told to the one who plays with it alone, of hands that are over."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.sitting.noticed import Place
from tapete.sitting.sitting import NotNow, Sitting
from tapete.table.view import Note


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot did by the move of this number, and on what grounds: by which law of the book, if by one, and what it
    weighed. The grounds tell of its cards."""

    number: int
    hand: int
    place: int
    seat: int
    action: str
    law: str | None
    grounds: tuple[Note, ...]
    level: str | None


def thoughts(sitting: Sitting, place: Place) -> tuple[Thought, ...]:
    """Those of the last hand that is over, in the order of its moves."""
    if place is None or not sitting.alone or sitting.holders[place].kind != "person":
        raise NotNow("not-alone", "Where others play too nobody is told what to do.")
    state = sitting.state
    over = state.hand if state.over or state.between_hands else state.hand - 1
    return tuple(
        [
            Thought(
                number + 1, move.hand, state.players[move.seat], move.seat, str(move.action), choice.maxim,
                choice.grounds, sitting.holders[state.players[move.seat]].level,
            )
            for number, (move, choice) in sorted(sitting.thoughts.items())
            if move.hand == over
        ]
    )  # fmt: skip
