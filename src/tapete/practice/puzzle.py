"""Puzzles: the last tricks of a hand with open cards, in which one card alone brings most."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tapete.practice.endings import Ending, Stacks
from tapete.practice.tricks import quiet
from tapete.practice.walk import cards_left, dealt, played
from tapete.table.event import event
from tapete.table.exercise import Exercise
from tapete.table.game import Game
from tapete.table.tricks import TrickState
from tapete.table.view import View

LENGTHS = {2: (3, 4, 4), 3: (3, 4, 4), 4: (3, 3, 4)}
"""By the number of players and the level: with so many cards each is played out."""
ENDINGS = 6
"""So many ends of one deal are tried."""
DEEP = 3
"""Whoever must look so many tricks ahead has a hard puzzle."""
POINTS, TRICKS, FEW = "points", "tricks", "few"


def puzzle(rules: Game, lot: Random, level: int) -> Exercise | None:
    """Which card brings the side of the learner most, whatever the others do; None where two are as good."""
    begun = dealt(rules, lot)
    if begun is None or not begun.play.exact:
        return None
    seats = len(begun.play.seats)
    length = LENGTHS[seats][0 if begun.play.piled else level - 1]
    for _ in range(ENDINGS):
        state = played(begun, lot, cards_left(begun) - length * seats + lot.randrange(seats))
        if state is None or not _plain(state) or len(state.lawful_cards(state.to_play())) < 2:
            continue
        made = _asked(state)
        if made is not None and made.grade >= level - 1:
            return made
    return None


def _plain(state: TrickState) -> bool:
    """Whether the rules of play say all, nobody has a privilege, and no card lies under another, where none sees it."""
    play = state.play
    covered = any(len(stack) > 1 for stacks in stacks_of(state) for stack in stacks)
    return play.exact and not play.exempt and play.bound is None and not covered


def stacks_of(state: TrickState) -> Stacks:
    """What each seat has still to play."""
    return tuple([tuple([stack for stack in state.stacks(seat) if stack]) for seat in range(state.game.seats)])


def ending(state: TrickState, horizon: int = 99) -> Ending:
    """What is searched here: for the side to play, against all others."""
    rules, seat = state.game, state.to_play()
    practice, telling = rules.contents.practices[rules.name], rules.contents.aim
    assert telling is not None
    goal, halves = practice.goal, practice.goal == POINTS and telling(state).doubled
    return Ending(state.play, side_of(state, seat), goal == FEW, goal == TRICKS, halves, horizon)


def side_of(state: TrickState, seat: int) -> frozenset[int]:
    """Those who play together with this seat: by the play, for who is paid with whom may be another thing."""
    return frozenset(state.game.contents.practices[state.game.name].together(state, seat))


def _asked(state: TrickState) -> Exercise | None:
    seat, search = state.to_play(), ending(state)
    stacks = stacks_of(state)
    best, right = search.best(stacks, state.leader, state.trick)
    if len(right) > 1:
        return None
    practice = state.game.contents.practices[state.game.name]
    deep = depth(state, right[0])
    line = search.line(stacks, state.leader, state.trick)
    told = event(f"puzzle-{practice.goal}", seat, card=right[0], number=best // (2 if search.halves else 1))
    return Exercise(
        ask=event(f"puzzle-{practice.goal}", seat), answer="card", right=right[0].text,
        why=told, laws=practice.aims, grade=min(deep, DEEP), seat=seat, view=opened(state, seat),
        among=state.lawful_cards(seat), line=line, truth=state,
    )  # fmt: skip


def depth(state: TrickState, right: object) -> int:
    """How many tricks one must look ahead until this card stands out, and no other does if one looks further."""
    stacks = stacks_of(state)
    tricks = -(-cards_left(state) // len(state.play.seats)) + bool(state.trick)
    for horizon in range(tricks - 1, 0, -1):
        if ending(state, horizon).best(stacks, state.leader, state.trick)[1] != [right]:
            return horizon + 1
    return 1


def opened(state: TrickState, seat: int) -> View:
    """What is seen with all cards face up."""
    view = quiet(state.view(seat))
    return replace(view, seats=tuple(state.view(each).seats[each] for each in range(state.game.seats)))
