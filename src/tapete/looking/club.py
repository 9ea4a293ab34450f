"""The player of the club: a few worlds, played out in plain Python, so that it plays wherever Python does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean

from tapete.cards import Card
from tapete.errors import TapeteError
from tapete.looking.ahead import NO_HEIGHT, Ahead, Weighed
from tapete.looking.board import Board, board
from tapete.looking.deals import as_it_lies, dealt
from tapete.looking.lives import lived
from tapete.looking.playouts import moment, played_out
from tapete.looking.weighing import doubt
from tapete.looking.worth import settled, worth
from tapete.table.action import Action, play
from tapete.table.aim import Aim
from tapete.table.mind import Mind
from tapete.table.offer import Prompt
from tapete.table.player import Choice, Sight
from tapete.table.policy import MISERE, PLAIN
from tapete.table.state import State
from tapete.table.tricks import TrickState

LAID = 10_000
"""So many cards are laid in all playouts of one decision: thinking has its measure, whatever the machine."""
FIRST, MOST = 12, 120
"""After so many worlds cards are dropped that are plainly worse than the best so far; more worlds than that are not
looked at."""
BEHIND = 2.0
"""So many standard errors are plain."""
LIVES = 16
"""So many for each way to answer."""


class Club(Ahead):
    """It looks at every card in a few worlds, and goes by the book where nothing is plainly better."""

    def _looked(self, sight: Sight, book: Choice, prompt: Prompt) -> tuple[Weighed | None, float, Mapping[Card, int]]:
        """By what the game says plainly, where it says anything."""
        plain, seat = self._mind.plain, sight.view.seat
        if plain is None or prompt.key not in self._mind.questions:
            return super()._looked(sight, book, prompt)
        assert seat is not None
        return plain(sight.world, seat, book.action), 0.0, NO_HEIGHT

    def _cards(self, sight: Sight, state: TrickState, book: Action, seed: int) -> Weighed | None:
        aim = aim_in(state, self._mind)
        if aim is None:
            return None
        made = board_of(state, aim, self._mind)
        found = tried(state, aim, self._mind, made, made.bit[book.cards[0]], Random(seed))
        return [play(made.card[bit]) for bit in found], list(found.values())

    def _words(self, worlds: Iterator[State], seat: int, actions: Sequence[Action], seed: int) -> Weighed:
        mind = replace(self._mind, lives=min(LIVES, self._mind.lives))
        left, found = lived(worlds, seat, actions, mind, seed, lambda state, own: by_policy(state, own, mind))
        return [actions[way] for way in left], found


def tried(
    state: TrickState, aim: Aim, mind: Mind, made: Board, book: int, chance: Random, times: int = 1
) -> dict[int, list[float]]:
    """What each card brings in each world, the book's always; others are dropped when they have fallen behind.

    Whoever has time looks at so many `times` the worlds.
    """
    seat, now, telling = state.to_play(), moment(made, state), worth(state, aim, mind, made)
    found: dict[int, list[float]] = {made.bit[card]: [] for card in state.lawful_cards(seat)}
    laid = 0
    for number, world in enumerate(dealt(state, made, mind, seat, chance), 1):
        for bit, brought in found.items():
            ended = played_out(made, world.hands, now, bit, world.under)
            brought.append(telling(ended))
            laid += len(ended.line)
        if number % FIRST == 0:
            found = _left(found, book)
            if laid >= LAID * times or number >= MOST * times or len(found) == 1:
                break
    return found


def _left(found: dict[int, list[float]], book: int) -> dict[int, list[float]]:
    """The cards that may still be the best, and the book's."""
    best = max(found, key=lambda bit: fmean(found[bit]))
    top = found[best]
    return {
        bit: brought
        for bit, brought in found.items()
        if bit in (book, best) or fmean(top) - fmean(brought) <= BEHIND * doubt(top, brought)
    }


def aim_in(state: TrickState, mind: Mind) -> Aim | None:
    """For what is played here, if that can be told."""
    telling = mind.counted or state.game.contents.aim
    return None if telling is None else telling(state)


def board_of(state: TrickState, aim: Aim, mind: Mind) -> Board:
    """The play on masks, with the policy by which it is played out."""
    return board(replace(state.play, exact=True), mind.policy or (MISERE if aim.misere else PLAIN))


def by_policy(state: TrickState, seat: int, mind: Mind) -> float | None:
    """What the play of the cards brings this seat's side if all play by the policy."""
    try:
        aim = aim_in(state, mind)
        if aim is None:
            return None
        made = board_of(state, aim, mind)
        now = moment(made, state)
    except TapeteError:
        return None
    world = as_it_lies(state, made)
    own = world.hands[now.seat]
    first = made.chosen(own, sum(world.hands) ^ own, own, 0, -1, friend=False, pot=0)
    return settled(state, made, played_out(made, world.hands, now, first, world.under), seat)
