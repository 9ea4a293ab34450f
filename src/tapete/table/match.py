"""A match as it is played: the state now, and everything that led to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tapete.errors import Illegal
from tapete.table.action import Action
from tapete.table.chance import TABLE, Chance
from tapete.table.game import Game
from tapete.table.state import State


@dataclass(frozen=True, slots=True)
class Move:
    """Who did what, and in which hand; hand 0 is what comes before the first deal."""

    hand: int
    seat: int
    action: Action

    def __str__(self) -> str:
        return f"{'*' if self.seat == TABLE else self.seat} {self.action}"


@dataclass
class Match:
    """The one mutable thing at the table: it keeps the moves, so that a match can be written down and played again.

    `facts` are those with which it started, when it did not start at the beginning.
    """

    game: Game
    names: tuple[str, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)
    state: State = field(init=False)
    moves: list[Move] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.game.start(self.names, **self.facts)

    def do(self, seat: int, action: Action) -> State:
        """One move; a refused one leaves the match as it was."""
        return self.keep(seat, action, self.state.apply(seat, action))

    def keep(self, seat: int, action: Action, after: State) -> State:
        """Go on to the state that this move, already applied, has led to."""
        self.moves.append(self.move(seat, action, after))
        self.state = after
        return after

    def move(self, seat: int, action: Action, after: State) -> Move:
        """How the move is written down that leads to this state."""
        # What opens a hand belongs to it, though it was still to come when the move was made.
        return Move(max(after.hand, self.state.hand), seat, action)

    def run(self, outcome: Callable[[Chance], Action], decide: Callable[[State], tuple[int, Action]]) -> State:
        """Play to the end: chance is made by one, everything else decided by the other."""
        while not self.state.over:
            if self.state.chance is not None:
                self.do(TABLE, outcome(self.state.chance))
            elif self.state.turn is None:
                raise Illegal("dead-end", "Nobody can do anything, and the match is not over.")
            else:
                self.do(*decide(self.state))
        return self.state
