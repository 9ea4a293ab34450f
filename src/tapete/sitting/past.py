"""A match that is over, followed again from its first move: with all cards open, and as a list to find one's way by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tapete.sitting.showing import open_view
from tapete.sitting.told import TableInfo
from tapete.table.action import Action
from tapete.table.game import Kind
from tapete.table.match import Match
from tapete.table.state import State
from tapete.table.tricks import TrickState
from tapete.table.view import View

Moves = Sequence[tuple[int, str]]
"""Who made each move, and what it was."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment of a replay: what was done last (seat -1 is the table), and everything open."""

    number: int
    seat: int | None
    action: str | None
    view: View


@dataclass(frozen=True, slots=True)
class Turn:
    """One move of a match that has ended: the `number` of the moment after it, in which hand it was made and as the how
    manyeth of it (`place`), by whom (seat -1 is the table), in which stage, and to which trick; 0: to none."""

    number: int
    hand: int
    place: int
    seat: int
    action: str
    phase: str
    trick: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """Some moments of a match that has ended, from `start` on; `length` is how many there are."""

    table: TableInfo
    start: int
    length: int
    steps: tuple[Moment, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PastPlayer:
    """How a match ended for one place."""

    name: str
    bot: bool
    you: bool
    won: bool
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Past:
    """A match that has ended."""

    table: str
    game: str
    kind: Kind
    finished: int
    players: tuple[PastPlayer, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedAt:
    """What a rating was after a match."""

    finished: int
    rating: float


@dataclass(frozen=True, slots=True, kw_only=True)
class GameResults:
    """What somebody has played of one game; `ratings` in the order in which they came, none for guests."""

    game: str
    matches: int
    won: int
    ratings: tuple[RatedAt, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SatAt:
    """Somebody by where he sat: whoever has not sat there with him does not know it."""

    table: str
    place: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Companion:
    """Somebody you played with, how often, when last and what; `at` is how he is invited again."""

    name: str
    matches: int
    last: int
    game: str
    at: SatAt


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Your results by game, the latest first, and those you played with."""

    games: tuple[GameResults, ...]
    people: tuple[Companion, ...]


def moments(match: Match, moves: Moves, start: int, most: int) -> Iterator[Moment]:
    """Some moments of a match that is now at its beginning."""
    seen = 0
    for number in range(min(start + most, len(moves) + 1)):
        seat, action = moves[number - 1] if number else (None, None)
        if seat is not None and action is not None:
            match.do(seat, Action.parse(action))
        if number < start:
            seen = match.state.first_event + len(match.state.events)
            continue
        view = open_view(match.state, seen)
        seen = view.next_event
        yield Moment(number, seat, action, view)


def outline(match: Match, moves: Moves) -> list[Turn]:
    """Every move of a match that is now at its beginning."""
    turns: list[Turn] = []
    for seat, action in moves:
        before = match.state
        match.do(seat, Action.parse(action))
        turns.append(turn(turns, match, before, seat, action))
    return turns


def turn(earlier: Sequence[Turn], match: Match, before: State, seat: int, action: str) -> Turn:
    """The move that has just been made in this match, after those that were made earlier."""
    hand = match.moves[-1].hand
    place = earlier[-1].place + 1 if earlier and earlier[-1].hand == hand else 1
    return Turn(len(earlier) + 1, hand, place, seat, action, before.phase, _trick(before, match.state))


def _trick(before: State, after: State) -> int:
    """To which trick this move played a card."""
    if not isinstance(before, TrickState) or not isinstance(after, TrickState):
        return 0
    trick = len(before.taken) + 1
    return trick if len(after.plays) > len(before.plays) else 0


def ends_of(state: State) -> list[tuple[bool, int]]:
    """By place, whether it has won and how it stands."""
    sides = [state.game.side(state.seat_of(place)) for place in range(state.game.seats)]
    return [(side in (state.winners or ()), state.standing(side)) for side in sides]
