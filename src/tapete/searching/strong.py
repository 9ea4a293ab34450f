"""The strong player: it looks at every card in many worlds, by compiled kernels, and weighs its words by what comes of
them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tapete.cards import Card
from tapete.errors import TapeteError
from tapete.looking.ahead import NO_HEIGHT, Ahead, Weighed
from tapete.looking.lives import lived
from tapete.searching.cards import looked
from tapete.solving.solver import Solving
from tapete.table.action import Action, play
from tapete.table.offer import Prompt
from tapete.table.player import Choice, Sight
from tapete.table.state import State
from tapete.table.tricks import TrickState

NODES = 200_000


class Strong(Ahead):
    """It asks the book first: whatever is no better than the book's counsel is left to it."""

    def _looked(self, sight: Sight, book: Choice, prompt: Prompt) -> tuple[Weighed | None, float, Mapping[Card, int]]:
        """By the game's own way to look ahead where it has one."""
        seat, weighs = sight.view.seat, self._mind.weighs
        if weighs is None or prompt.key not in self._mind.questions:
            return super()._looked(sight, book, prompt)
        assert seat is not None
        found = weighs(sight.world, seat, book.action, self._mind.worlds, self._chance.getrandbits(30))
        margin = self._mind.margin if book.action.word == "play" else self._mind.edge
        return None if found is None else (found[0], found[1].T.tolist()), margin, NO_HEIGHT

    def _cards(self, sight: Sight, state: TrickState, book: Action, seed: int) -> Weighed:
        others = (world for world in sight.worlds(self._chance) if isinstance(world, TrickState))
        found = looked(state, others, self._mind, seed)
        return [play(card) for card in found.cards], found.payments.T.tolist()

    def _words(self, worlds: Iterator[State], seat: int, actions: Sequence[Action], seed: int) -> Weighed:
        left, found = lived(worlds, seat, actions, self._mind, seed, with_open_cards)
        return [actions[way] for way in left], found


def with_open_cards(state: TrickState, seat: int) -> float | None:
    """What the play of the cards brings this seat's side if all are seen."""
    try:
        solved = Solving(state).solved(NODES)
    except TapeteError:
        return None
    if solved.value is None:
        return None
    return float(solved.value.get(state.game.side(seat), 0.0))
