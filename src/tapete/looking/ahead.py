"""Players who look ahead: they ask the book first, and do otherwise only where that is plainly better."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import fmean

from tapete.cards import Card
from tapete.errors import TapeteError
from tapete.looking.traits import SHARE, Trait, liked
from tapete.looking.weighing import Column, better
from tapete.table.action import Action
from tapete.table.game import Game
from tapete.table.mind import Mind
from tapete.table.offer import Prompt
from tapete.table.player import Choice, Sight
from tapete.table.state import State
from tapete.table.tricks import TrickState

Weighed = tuple[Sequence[Action], Sequence[Column]]
"""Some of what may be done, and for each what it brings in the same worlds."""
NO_HEIGHT: Mapping[Card, int] = {}


class Ahead(ABC):
    """Whatever is no better than the book's counsel, by a margin and by more than luck, is left to it."""

    def __init__(self, game: Game, seed: int, mind: Mind | None = None, trait: Trait | None = None) -> None:
        telling, own = game.contents.player, mind or game.contents.minds.get(game.name)
        assert telling is not None and own is not None, f"nobody has said how {game.name} is thought about"
        self._book, self._mind = telling(seed, frozenset()), own
        self._chance, self._trait = Random(seed), trait

    def choose(self, sight: Sight) -> Choice:
        """What brings most."""
        book, prompt = self._book.choose(sight.view), sight.view.prompt
        assert prompt is not None
        found, margin, height = self._looked(sight, book, prompt)
        return self._preferred(found, prompt, book, margin, height)

    def opinion(self, sight: Sight) -> Mapping[Action, float]:
        """What it holds each way to bring that it weighs; nothing where all is left to the book."""
        prompt = sight.view.prompt
        assert prompt is not None
        found, _, _ = self._looked(sight, self._book.choose(sight.view), prompt)
        return {} if found is None else {way: fmean(column) for way, column in zip(*found, strict=True)}

    def _looked(self, sight: Sight, book: Choice, prompt: Prompt) -> tuple[Weighed | None, float, Mapping[Card, int]]:
        """What was weighed, by how much something must be better than the book's, and the order of the cards."""
        world = sight.world
        if isinstance(world, TrickState) and book.action.word == "play":
            several = len(world.lawful_cards(world.to_play())) > 1
            return self._tried(sight, world, book) if several else None, self._mind.margin, world.order.power
        if prompt.key in self._mind.questions and self._mind.weighs is None:
            return self._said(sight, prompt, book), self._mind.edge, NO_HEIGHT
        return None, 0.0, NO_HEIGHT

    def notice(self, sight: Sight) -> Choice | None:
        """What the book notices."""
        return self._book.notice(sight.view)

    def _tried(self, sight: Sight, world: TrickState, book: Choice) -> Weighed | None:
        try:
            return self._cards(sight, world, book.action, self._chance.getrandbits(30))
        except TapeteError:  # a position that nobody can look at: the book can
            return None

    def _said(self, sight: Sight, prompt: Prompt, book: Choice) -> Weighed | None:
        seat = sight.view.seat
        assert seat is not None
        ways = self._mind.ways(sight.world, seat, prompt)
        actions = list(dict.fromkeys([book.action, *[way for way in ways if prompt.allows(way)]]))
        if len(actions) == 1:
            return None
        return self._words(sight.worlds(self._chance), seat, actions, self._chance.getrandbits(30))

    @abstractmethod
    def _cards(self, sight: Sight, state: TrickState, book: Action, seed: int) -> Weighed | None:
        """What each card brings; None where the book is left to decide."""

    @abstractmethod
    def _words(self, worlds: Iterator[State], seat: int, actions: Sequence[Action], seed: int) -> Weighed:
        """What each answer brings, the first being the book's."""

    def _preferred(
        self,
        found: Weighed | None,
        prompt: Prompt,
        book: Choice,
        margin: float,
        height: Mapping[Card, int],
    ) -> Choice:
        """Of what may be done the best, if it is better than the book's; among those nearly as good by one's trait."""
        able = (
            [] if found is None else [(way, column) for way, column in zip(*found, strict=True) if prompt.allows(way)]
        )
        actions, columns = [way for way, _ in able], [column for _, column in able]
        if book.action not in actions:
            return book
        best = better(columns, actions.index(book.action), margin, self._mind.sure)
        if self._trait is not None:
            heights = [float(height.get(action.cards[0], 0)) if action.cards else 0.0 for action in actions]
            best = liked(columns, heights, best, SHARE * margin, self._trait)
        return book if actions[best] == book.action else Choice(actions[best])
