"""What is played in the arena: a game, those who are compared, and the seed of all deals."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Protocol

from tapete.arena.outside import SECONDS, Outside
from tapete.bots import bot, check_level, check_trait
from tapete.errors import BadOption
from tapete.table.game import GUIDED, Game, game, game_class, regulation_of
from tapete.table.player import Bot

Make = Callable[[Game, int], Bot]
"""Makes a player of this game, whose lots are those of the seed."""
Pair = tuple[int, int]
_PROGRAM = re.compile(r"(?:(?P<called>[\w.-]+)=)?(?P<kind>exec|trusted):(?P<command>.+)", re.DOTALL)
"""A program as a player: `exec:COMMAND`, or `trusted:` if it is to hear the whole match; `NAME=` before it names it."""


class Player(Protocol):
    """One who can be measured: under which name, and how somebody who plays so is made for a place."""

    @property
    def name(self) -> str:
        """What he is called where results are told and kept."""
        ...

    def make(self, rules: Game, seed: int) -> Bot:
        """A mind of his, which knows nothing of others of his kind."""
        ...

    def check(self, rules: Game) -> None:
        """Refuse a game that he does not play."""
        ...


@dataclass(frozen=True, slots=True)
class Level:
    """A player that the game has by name, and perhaps what he is known for."""

    level: str
    trait: str = ""

    @property
    def name(self) -> str:
        """As it was asked for."""
        return f"{self.level}:{self.trait}" if self.trait else self.level

    def make(self, rules: Game, seed: int) -> Bot:
        """The bot of this level."""
        return bot(self.level, rules, seed, trait=self.trait)

    def check(self, rules: Game) -> None:
        """Refuse a level that the game does not have, and a trait that no such player has."""
        check_level(rules, self.level)
        check_trait(self.level, self.trait)


@dataclass(frozen=True, slots=True)
class Own:
    """A player made by any function; where several processes play it must stand at the head of a module."""

    name: str
    maker: Make

    def make(self, rules: Game, seed: int) -> Bot:
        """What the function makes."""
        return self.maker(rules, seed)

    def check(self, rules: Game) -> None:
        """It is for whoever wrote it to know."""


def player(who: str | Make | Player, seconds: float = SECONDS) -> Player:
    """A player by his level and what he is known for, by a program's command, or by the function that makes him.

    >>> player("treatise"), player("exec:python3 mine.py").name, player("mine=exec:python3 mine.py").name
    (Level(level='treatise', trait=''), 'exec:python3 mine.py', 'mine')
    >>> player("club:bold")
    Level(level='club', trait='bold')
    """
    if isinstance(who, str):
        program = _PROGRAM.fullmatch(who)
        if program is None:
            level, _, trait = who.partition(":")
            return Level(level, trait)
        return Outside(program["command"], program["kind"] == "trusted", seconds, program["called"] or "")
    if not callable(who):
        return who
    named = who if hasattr(who, "__qualname__") else type(who)
    return Own(f"{named.__module__}.{named.__qualname__}", who)


@dataclass(frozen=True)
class Contest:
    """Every two of the players are compared, on the same deals.

    Half of the people of a match play as the one and half as the other, and the same deals are played again with the
    places exchanged. `among`: of every two the first sits alone among the others, once at every place, and is compared
    with what the second had there when all played like him. Of a match at most so many `hands` are played, 0: all. What
    hands bring is compared where `worth` is asked for, else what the match is counted in.
    """

    rules: Game
    players: tuple[Player, ...]
    seed: int = 0
    hands: int = 0
    among: bool = False
    worth: bool = False

    def __post_init__(self) -> None:
        if len(self.players) < 2:
            raise BadOption("two-players", "Two players are needed, or more.")

    def check(self) -> None:
        """Refuse who does not play this game."""
        for each in self.players:
            each.check(self.rules)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Who are compared."""
        return tuple(combinations(range(len(self.players)), 2))

    @property
    def unit(self) -> str:
        """In what they are compared."""
        return self.rules.worth_in if self.worth else self.rules.counted_in

    def names(self, pair: Pair) -> tuple[str, str]:
        """The two of a pair."""
        return self.players[pair[0]].name, self.players[pair[1]].name

    def seatings(self, number: int) -> tuple[tuple[int, ...], ...]:
        """For each match of this duplicate, at every place 0 for the first of a pair or 1 for the second."""
        return lone(self.rules.seats) if self.among else halves(self.rules, number)


def lone(seats: int) -> tuple[tuple[int, ...], ...]:
    """All play as the second; then the first sits at each place in turn.

    >>> lone(3)
    ((1, 1, 1), (0, 1, 1), (1, 0, 1), (1, 1, 0))
    """
    alone = (tuple(int(place != own) for place in range(seats)) for own in range(seats))
    return (1,) * seats, *alone


def halves(rules: Game, number: int) -> tuple[tuple[int, ...], ...]:
    """A half of the people, and the same with the places exchanged.

    Partners are alike. Where each plays for himself the halves sit otherwise from one duplicate to the next.
    """
    first = [rules.sides.index(rules.side(seat)) % 2 for seat in range(rules.seats)]
    if len(rules.sides) == rules.seats > 2:
        held = list(combinations(range(rules.seats), rules.seats // 2))
        first = [int(place in held[number % len(held)]) for place in range(rules.seats)]
    return tuple(first), tuple(1 - who for who in first)


def contest(
    name: str,
    *players: str | Make | Player,
    seed: int = 0,
    hands: int = 0,
    among: bool = False,
    worth: bool = False,
    table: str = GUIDED,
    regulation: str = "",
    seconds: float = SECONDS,
    **options: object,
) -> Contest:
    """A contest in this game; partners are those who sit opposite each other, unless the options say otherwise."""
    kind = game_class(name)
    own = regulation_of(name, regulation).options if regulation else {}
    free = {option.name for option in kind.options} - own.keys()
    pairs = {key: value for key, value in kind.pairs_with.items() if key in free}
    rules = game(name, table, regulation, **{**pairs, **options})
    return Contest(rules, tuple(player(each, seconds) for each in players), seed, hands, among, worth)
