"""What the duplicates show: by how much one plays better than another, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from math import inf, sqrt
from statistics import fmean, stdev

from tapete.arena.contest import Contest, Pair
from tapete.arena.playing import Duplicate, Played, Tally
from tapete.table.interval import always, student

EARLIEST = 20
"""Before so many duplicates nothing is called significant: the spread is not known well enough."""


@dataclass(frozen=True)
class Comparison:
    """The first of two players against the second, duplicate by duplicate."""

    names: tuple[str, str]
    unit: str
    duplicates: tuple[Duplicate, ...]

    @cached_property
    def differences(self) -> tuple[float, ...]:
        """By how much the first stood better, in the mean of each duplicate's matches."""
        worst = self.worst
        return tuple([fmean(_differences(each.matches, worst)) for each in self.duplicates])

    @cached_property
    def worst(self) -> float:
        """What a forfeited match costs: the most by which any other of this comparison was lost, but at least one."""
        found = [abs(value) for each in self.duplicates for value in _differences(each.matches, 0.0)]
        return max(1.0, *found) if found else 1.0

    @property
    def mean(self) -> float:
        """The mean difference."""
        return fmean(self.differences) if self.differences else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of a duplicate's difference."""
        return stdev(self.differences) if len(self.differences) > 1 else inf

    @property
    def margin(self) -> float:
        """Half of the interval that holds the true mean with 95%, for one who looks once (Student)."""
        count = len(self.differences)
        return student(count - 1) * self.spread / sqrt(count) if count > 1 else inf

    @property
    def margin_always(self) -> float:
        """Half of the interval that holds the true mean with 95% at all times together, however often one looks."""
        count = len(self.differences)
        return self.spread * always(count) if count > 1 else inf

    @property
    def significant(self) -> bool:
        """Whether the difference is proved even to one who has looked after every duplicate."""
        return len(self.differences) >= EARLIEST and abs(self.mean) > self.margin_always

    @property
    def matches(self) -> tuple[int, int, int]:
        """In how many matches the first stood better, the same, and worse."""
        found = [value for each in self.duplicates for value in _differences(each.matches, self.worst)]
        return sum(value > 0 for value in found), sum(value == 0 for value in found), sum(value < 0 for value in found)

    @property
    def tallies(self) -> tuple[Tally, Tally]:
        """What each of the two did."""
        first, second = (reduce(Tally.plus, (each.tallies[who] for each in self.duplicates), Tally()) for who in (0, 1))
        return first, second

    @property
    def forfeited(self) -> tuple[int, int]:
        """How many matches each of the two has forfeited."""
        found = [match.forfeited for each in self.duplicates for match in each.matches]
        return found.count(0), found.count(1)


def _differences(matches: Sequence[Played], worst: float) -> list[float]:
    """By how much the first stood better in each match; `worst` is what a forfeited one counts."""
    if all(matches[0].seating):
        everyone, *others = matches
        return [_among(match, everyone, worst) for match in others]
    return [_halves(match, worst) for match in matches]


def _halves(match: Played, worst: float) -> float:
    if match.forfeited is not None:
        return worst if match.forfeited else -worst
    own, other = ([at for at, who in zip(match.standing, match.seating, strict=True) if who == one] for one in (0, 1))
    return fmean(own) - fmean(other)


def _among(match: Played, everyone: Played, worst: float) -> float:
    """What the first had at his place, less what the second had there when all played like him."""
    if match.forfeited is not None:
        return worst if match.forfeited else -worst
    if everyone.forfeited is not None:
        return worst
    place = match.seating.index(0)
    return match.standing[place] - everyone.standing[place]


@dataclass(frozen=True)
class Result:
    """All that was found out in a contest."""

    contest: Contest
    duplicates: tuple[Duplicate, ...]

    @cached_property
    def comparisons(self) -> tuple[Comparison, ...]:
        """Each two of the players."""
        return tuple(self.of(pair) for pair in self.contest.pairs)

    def of(self, pair: Pair) -> Comparison:
        """These two."""
        own = sorted((each for each in self.duplicates if each.pair == pair), key=lambda each: each.number)
        return Comparison(self.contest.names(pair), self.contest.unit, tuple(own))

    @property
    def mean(self) -> float:
        """The mean difference of the first two."""
        return self.comparisons[0].mean

    @property
    def margin(self) -> float:
        """Half of its interval."""
        return self.comparisons[0].margin
