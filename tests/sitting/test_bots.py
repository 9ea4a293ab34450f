"""Bots at their places are told everything once, and may speak out of turn."""

from __future__ import annotations

from random import Random

import tapete
from tapete.bots import Bot, Choice
from tapete.sitting.bots import Bots
from tapete.sitting.turns import awaited, out_of_turn
from tapete.table.action import Action
from tapete.table.chance import TABLE, Seeded
from tapete.table.event import Event
from tapete.table.state import State
from tapete.table.view import View

CLAIM = Action("claim")


class Listener:
    """It does anything, and keeps what it was told and how much that should be."""

    def __init__(self, claims: bool = False) -> None:
        self.heard: list[Event] = []
        self.counted = 0
        self._claims, self._lot = claims, Random(1)

    def choose(self, view: View) -> Choice:
        self.heard += view.events
        self.counted = view.next_event
        assert view.prompt is not None
        return Choice(view.prompt.any(self._lot))

    def notice(self, view: View) -> Choice | None:
        self.heard += view.events
        return Choice(CLAIM) if self._claims else None


def open_play() -> State:
    """An open table at which everybody may say something."""
    state, chance, lot = tapete.game("malilla", "open", rounds=1).start(), Seeded(b"1"), Random(1)
    while state.chance is not None or not out_of_turn(state):
        if state.chance is not None:
            state = state.apply(TABLE, chance.settle(state.chance))
        else:
            prompt = state.prompt(awaited(state))
            assert prompt is not None
            state = state.apply(awaited(state), prompt.any(lot))
    return state


def test_nobody_is_told_a_thing_twice() -> None:
    bots: dict[int, Listener] = {place: Listener() for place in range(4)}
    state, chance, table = tapete.game("malilla", rounds=1).start(), Seeded(b"1"), Bots(bots)
    while not state.over:
        if state.chance is not None:
            state = state.apply(TABLE, chance.settle(state.chance))
        else:
            seat = awaited(state)
            state = state.apply(seat, table.choice(state, state.players[seat]))
    assert all(len(bot.heard) == bot.counted > 0 for bot in bots.values())


def test_the_first_bot_that_has_something_to_say_says_it() -> None:
    state = open_play()
    seats = out_of_turn(state)
    assert awaited(state) not in seats and len(seats) > 1
    places = [state.players[seat] for seat in seats]
    quiet, speaks = Listener(), Listener(claims=True)
    by_place: dict[int, Bot] = {places[0]: quiet, places[-1]: speaks}
    assert Bots(by_place).claim(state) == (seats[-1], CLAIM)
    assert quiet.heard and speaks.heard


def test_whoever_is_awaited_is_not_asked_what_he_noticed() -> None:
    state = open_play()
    turn = Listener(claims=True)
    assert Bots({state.players[awaited(state)]: turn}).claim(state) is None and not turn.heard
