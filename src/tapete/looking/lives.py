"""Words thought about: in many worlds all play on by the book, and what comes of it is settled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import TypeGuard

from tapete.looking.weighing import Column
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.mind import Mind
from tapete.table.player import Ear, Reader
from tapete.table.state import State
from tapete.table.tricks import TrickState

MOST = 400
"""So many actions a hand has at most before the cards are played."""
FEW, AT_FIRST = 4, 8
"""Of more ways than a few the worse half is dropped after so many lives, and again after twice as many."""
PLAY = "play"
Ending = Callable[[TrickState, int], float | None]
"""What the play of the cards brings a seat's side, from the first lead on; None if that cannot be told."""


class Company:
    """People who go by the book, met in one world: each has heard what was said in the hand."""

    def __init__(self, state: State, seed: int) -> None:
        telling = state.game.contents.player
        assert telling is not None
        self._readers: dict[int, Reader] = {person: telling(seed + person, frozenset()) for person in state.players}
        self._ears = {person: Ear(person) for person in state.players}

    def decides(self, state: State, seat: int) -> Action:
        """What the one at this seat does."""
        person = state.players[seat]
        return self._readers[person].choose(self._ears[person].view(state)).action


def lived(
    others: Iterator[State], seat: int, actions: Sequence[Action], mind: Mind, seed: int, ending: Ending
) -> tuple[list[int], list[Column]]:
    """The numbers of the ways that were tried to the end, the first always, and what each brought in each world.

    All have the same luck in a world.
    """
    found: dict[int, list[float]] = {way: [] for way in range(len(actions))}
    halve = AT_FIRST
    for number in range(mind.lives):
        world = next(others)
        for way, brought in found.items():
            brought.append(life(world, seat, actions[way], seed + number, ending))
        if number + 1 == halve and len(found) > FEW:
            ranked = sorted((way for way in found if way), key=lambda way: -fmean(found[way]))
            kept = {0, *ranked[: (len(found) - 1) // 2]}
            found, halve = {way: brought for way, brought in found.items() if way in kept}, 2 * halve
    return list(found), list(found.values())


def life(world: State, seat: int, action: Action, seed: int, ending: Ending) -> float:
    """What one action brings in one world."""
    before = world.worth(seat)
    state, hand = world.apply(seat, action), world.hand
    company, lot = Company(state, seed), Random(seed)
    for _ in range(MOST):
        if state.over or state.between_hands or state.hand != hand:
            break
        if state.chance is not None:
            state = state.apply(TABLE, state.chance.outcome(lot.randbytes(8)))
            continue
        if _begins(state) and (worth := ending(state, seat)) is not None:
            return state.worth(seat) - before + worth
        turn = state.turn
        assert turn is not None
        state = state.apply(turn, company.decides(state, turn))
    return state.worth(seat) - before


def _begins(state: State) -> TypeGuard[TrickState]:
    """Whether the first card is to be led."""
    return isinstance(state, TrickState) and state.phase == PLAY and not state.trick and not state.taken
