"""Duplicate matches between two players: the same deals twice, with the places exchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from tapete.bots import bot
from tapete.sitting.bots import Bots
from tapete.sitting.turns import awaited
from tapete.table.action import Action
from tapete.table.chance import TABLE, Chance
from tapete.table.game import Game, game_class
from tapete.table.match import Match
from tapete.table.offer import Number
from tapete.table.state import State

NEUTRAL = ("cut",)
"""What is decided by lot, so that both see the same deal."""
Z_95 = 1.96
CHUNK = 4


@dataclass(frozen=True, slots=True)
class Duel:
    """What is played: the game, its options, the two levels, and the seed of all deals."""

    name: str
    options: tuple[tuple[str, bool | int | str], ...]
    levels: tuple[str, str]
    seed: int

    @property
    def game(self) -> Game:
        """The game itself."""
        return game_class(self.name).make(**dict[str, Any](self.options))


@dataclass(frozen=True, slots=True)
class Result:
    """By how much the first stood better than the second, for each duplicate match."""

    unit: str
    differences: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The mean difference."""
        return fmean(self.differences)

    @property
    def margin(self) -> float:
        """Half of the interval that holds the true mean with 95%."""
        count = len(self.differences)
        return Z_95 * stdev(self.differences) / sqrt(count) if count > 1 else inf

    def __str__(self) -> str:
        low, high = self.mean - self.margin, self.mean + self.margin
        return (
            f"{self.mean:+.2f} {self.unit} a match, 95% between {low:+.2f} and {high:+.2f} "
            f"({len(self.differences)} duplicate matches)"
        )


def seatings(people: int, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who plays for which of the two, and the same with the places exchanged.

    >>> seatings(4, 0)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    >>> seatings(3, 1)
    ((1, 0, 1), (0, 1, 0))
    """
    first = tuple((person + number) % 2 for person in range(people))
    return first, tuple(1 - who for who in first)


def difference(duel: Duel, number: int) -> float:
    """How the first level did against the second in one duplicate match."""
    seed = f"{duel.seed}/{number}"
    both = seatings(duel.game.seats, number)
    return fmean(_played(duel, seating, seed) for seating in both)


def _played(duel: Duel, seating: tuple[int, ...], seed: str) -> float:
    """One match: the mean of the first's people less the mean of the second's."""
    rules = duel.game
    lot = Random(seed)
    minds = {place: bot(duel.levels[who], rules, lot.randrange(2**32)) for place, who in enumerate(seating)}
    bots = Bots(minds, lot)
    match = Match(rules)
    end = match.run(Deals(seed, match).outcome, _deciding(bots, seed))
    scores: tuple[list[int], list[int]] = ([], [])
    for person, who in enumerate(seating):
        scores[who].append(end.standing(rules.side(end.seat_of(person))))
    return fmean(scores[0]) - fmean(scores[1])


@dataclass
class Deals:
    """Chance by the number of the hand, so that it does not depend on what was done in those before.

    Each lot of a hand falls by itself: what is drawn again, as after every discard of Mus, is drawn anew.
    """

    seed: str
    match: Match

    def outcome(self, chance: Chance) -> Action:
        """What the seed makes of it."""
        hand, word = self.match.state.hand, chance.word
        drawn = sum(move.hand == hand and move.seat == TABLE and move.action.word == word for move in self.match.moves)
        return chance.outcome(f"{self.seed}/{hand}/{word}/{drawn}".encode())


def _deciding(bots: Bots, seed: str) -> Callable[[State], tuple[int, Action]]:
    def decide(state: State) -> tuple[int, Action]:
        seat = awaited(state)
        prompt = state.prompt(seat)
        if prompt is not None and prompt.key in NEUTRAL:
            lot = Random(f"{seed}/{state.hand}/{prompt.key}")
            return seat, next(offer for offer in prompt.offers if isinstance(offer, Number)).any(lot)
        return bots.decide(state)

    return decide


def run(duel: Duel, matches: int, jobs: int = 1) -> Iterator[float]:
    """The differences, one after another as they are played, always in the same order."""
    if jobs == 1:
        yield from (difference(duel, number) for number in range(matches))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(difference, [duel] * matches, range(matches), chunksize=CHUNK)


def compare(duel: Duel, matches: int, jobs: int = 1, tell: Callable[[Result], None] = lambda result: None) -> Result:
    """Play the duel; `tell` hears how it stands about twenty times."""
    found: list[float] = []
    unit = duel.game.counted_in
    played = run(duel, matches, jobs)
    while batch := list(islice(played, max(1, matches // 20))):
        found += batch
        tell(Result(unit, tuple(found)))
    return Result(unit, tuple(found))
