"""Bots that think where the table is, one at each of some places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from tapete.bots import Bot
from tapete.sitting.next import Listen, due
from tapete.sitting.turns import awaited
from tapete.table.action import Action
from tapete.table.player import ByView, Choice, Ear, Sight
from tapete.table.state import State


class Bots:
    """Who plays at which place, and up to where he was told of the match: nobody is told a thing twice."""

    def __init__(self, by_place: Mapping[int, Bot], chance: Random | None = None) -> None:
        self._by_place = by_place
        self._chance = chance or Random()
        self._ears = {place: Ear(place) for place in by_place}

    def choice(self, state: State, place: int) -> Choice:
        """What the bot at this place decides, and why; it may take it a while."""
        bot, ear = self._by_place[place], self._ears[place]
        # Whoever goes by the View alone needs no world to be drawn.
        if isinstance(bot, ByView):
            return bot.reader.choose(ear.view(state))
        return bot.choose(self._sight(state, place))

    def claim(self, state: State, seats: Sequence[int]) -> tuple[int, Choice] | None:
        """The first bot of these seats that has something to say out of turn, by its seat, and what it says."""
        for seat in seats:
            place = state.players[seat]
            if claim := self._by_place[place].notice(self._sight(state, place)):
                return seat, claim
        return None

    def decide(self, state: State) -> tuple[int, Action]:
        """What is done where nothing is left to chance and bots play at every place."""
        now = due(state, self._by_place, rested=state)
        if isinstance(now, Listen) and (claim := self.claim(state, now.seats)):
            return claim[0], claim[1].action
        seat = awaited(state)
        return seat, self.choice(state, state.players[seat]).action

    def _sight(self, state: State, place: int) -> Sight:
        return self._ears[place].sight(state, self._chance)
