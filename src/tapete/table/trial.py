"""What following a maxim is worth: sums in a small file beside the game, with all it takes to go on, and a verdict.

`tapete maxims GAME -n N --keep` writes it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from importlib.resources import files
from math import floor, inf, isfinite, log10, sqrt
from pathlib import Path
from typing import Any, Literal

from tapete.table.game import REGISTRY
from tapete.table.interval import ALPHA, Z_95, always

FOLDER = "trial"
BOOK, REGRET = "treatise", "regret"
DEALS, MOMENTS = 2000, 100
"""About so many deals are played, and moments looked at: there the intervals are at their best."""
MOST_DIGITS = 4
ENOUGH = 30
"""A mean that comes of fewer deals, or moments, is too uncertain to be judged by."""

Laws = tuple[str, ...]
"""Laws that stand in the same rows of a book's player, so that all are left out together."""
Finding = Literal["never", "rare", "right", "costs", "unclear"]


@dataclass(frozen=True, slots=True)
class Tried:
    """What some deals have shown of a maxim, in sums.

    At how many moments it had a say (`said`), at how many it was cited for what was done (`decided`), at how many
    something else is done without it (`changed`). How often a deal was played again for a side without it (`parted`),
    and what following it `gained` a side, with squares of each deal's mean.
    """

    said: int = 0
    decided: int = 0
    changed: int = 0
    parted: int = 0
    gained: float = 0.0
    squares: float = 0.0

    def plus(self, other: Tried) -> Tried:
        """Both together."""
        return Tried(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(self)))


@dataclass(frozen=True, slots=True)
class Sums:
    """So many values, their sum, and that of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def with_(self, value: float) -> Sums:
        """One value more."""
        return Sums(self.count + 1, self.total + value, self.squares + value * value)

    @property
    def mean(self) -> float:
        """The mean."""
        return self.total / self.count if self.count else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation."""
        if self.count < 2:
            return inf
        return sqrt(max(0.0, self.squares - self.total * self.mean) / (self.count - 1))


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with the interval that holds it, and what is to be said of it."""

    mean: float
    low: float
    high: float
    finding: Finding

    @property
    def digits(self) -> int:
        """So many after the point that the margin has two that count, but two at least."""
        margin = (self.high - self.low) / 2
        return min(MOST_DIGITS, max(2, 1 - floor(log10(margin)))) if isfinite(margin) and margin > 0 else 2


@dataclass(frozen=True, slots=True)
class Asked:
    """Where something was asked: the seed of the deals, how many were played, and the state of the code that played.

    The `digest` is that of what the first deals showed: who plays them again and finds another must begin anew.
    """

    seed: int = 0
    deals: int = 0
    commit: str = ""
    digest: str = ""


@dataclass(frozen=True)
class Trial:
    """All that is known of the maxims of a game, as it is played by one edition of its rules.

    `tried` has what was found by the level of all others at the table and by laws; `weighed` by how much the strong
    player holds what a maxim makes one do for better, at moments at which something else is done without it. Of which
    nothing is kept nothing was seen.
    """

    game: str
    edition: int
    unit: str
    sides: int
    whole: bool
    groups: tuple[Laws, ...]
    asked: Mapping[str, Asked] = field(default_factory=dict)
    tried: Mapping[str, Mapping[Laws, Tried]] = field(default_factory=dict)
    looked: Asked = field(default_factory=Asked)
    weighed: Mapping[Laws, Sums] = field(default_factory=dict)

    @cached_property
    def of_law(self) -> Mapping[str, Laws]:
        """For each law the group that it belongs to."""
        return {law: laws for laws in self.groups for law in laws}

    @property
    def alpha(self) -> float:
        """How often each interval may err for all of them to hold together with 95%."""
        return ALPHA / len(self.groups)

    def told(self, laws: Laws, against: str = BOOK) -> Tried:
        """The sums of a group."""
        return self.tried.get(against, {}).get(laws, Tried())

    def sums(self, laws: Laws, against: str = BOOK) -> Sums:
        """What following it brought, deal by deal."""
        own = self.told(laws, against)
        return Sums(self.asked[against].deals, own.gained, own.squares)

    def estimate(self, laws: Laws, against: str = BOOK) -> Estimate:
        """What following it is worth, by an interval that holds for all maxims together and however often one looks."""
        own = self.told(laws, against)
        return estimated(self.sums(laws, against), self.alpha, DEALS, own.parted, own.said)

    def alone(self, laws: Laws, against: str = BOOK) -> float:
        """Half of the interval for one who asks of it alone, and looks once."""
        own = self.sums(laws, against)
        return Z_95 * own.spread / sqrt(own.count) if own.count > 1 else inf

    def share(self, laws: Laws, against: str = BOOK) -> float:
        """In which part of the deals of a side it makes a difference."""
        count = self.asked[against].deals * self.sides
        return self.told(laws, against).parted / count if count else 0.0

    def opinion(self, laws: Laws) -> Estimate | None:
        """What the strong player holds of it, at a moment at which it makes a difference; None if he was not asked."""
        own = self.weighed.get(laws)
        if own is None:
            return None
        return estimated(own, self.alpha, MOMENTS, own.count, own.count)


def estimated(values: Sums, alpha: float, likely: int, telling: int, said: int) -> Estimate:
    """The mean of values of which so many tell something, and what is to be said of it.

    The interval is the one that holds at all times, at its best when there are as many as is `likely`.
    """
    count = values.count
    margin = values.spread * always(count, alpha, likely) if count > 1 else inf
    low, high = values.mean - margin, values.mean + margin
    return Estimate(values.mean, low, high, _finding(telling, said, low, high))


def _finding(telling: int, said: int, low: float, high: float) -> Finding:
    if not said:
        return "never"
    if telling < ENOUGH:
        return "rare"
    return "right" if low > 0 else "costs" if high < 0 else "unclear"


# The file.


def file_of(name: str) -> Path:
    """Where what is known of a game's maxims is kept."""
    return Path(str(files(REGISTRY[name]) / FOLDER / f"{name}.toml"))


@cache
def kept(name: str) -> Trial | None:
    """What is kept of a game, if anything is."""
    file = file_of(name)
    return read(file.read_text(encoding="utf-8")) if file.is_file() else None


def read(text: str) -> Trial:
    """What stands in such a file."""
    data: dict[str, Any] = tomllib.loads(text)
    looked = data.get(REGRET, {})
    rows = {level: _rows(own) for level, own in data.items() if isinstance(own, dict) and level != REGRET}
    return Trial(
        game=data["game"],
        edition=data["edition"],
        unit=data["unit"],
        sides=data["sides"],
        whole=data["whole"],
        groups=tuple(tuple(laws.split()) for laws in data["groups"]),
        asked={level: _asked(data[level]) for level in rows},
        tried={level: {laws: Tried(*row) for laws, row in found.items()} for level, found in rows.items()},
        looked=_asked(looked),
        weighed={laws: Sums(*row) for laws, row in _rows(looked).items()},
    )


def _asked(section: Mapping[str, Any]) -> Asked:
    return Asked(*(section.get(each.name, each.default) for each in fields(Asked)))


def _rows(section: Mapping[str, Any]) -> dict[Laws, list[Any]]:
    return {tuple(laws.split()): row for laws, row in section.get("maxims", {}).items()}


def written(own: Trial) -> str:
    """The file."""
    return "\n".join(_lines(own)) + "\n"


def _lines(own: Trial) -> Iterator[str]:
    yield "# Written by `tapete maxims`: see docs/maxims.md. Of what is not named nothing was seen."
    yield from (f'{name} = "{getattr(own, name)}"' for name in ("game", "unit"))
    yield from (f"{name} = {getattr(own, name)}" for name in ("edition", "sides"))
    yield f"whole = {str(own.whole).lower()}"
    yield "groups = ["
    yield from (f'  "{" ".join(laws)}",' for laws in own.groups)
    yield "]"
    for level, found in own.tried.items():
        yield from _section(level, own.asked[level], command(own, level))
        yield "# said, decided, changed (moments), parted (deals of a side), gained (sum over deals), its squares"
        yield f"[{level}.maxims]"
        yield from _numbers(own, found)
    if own.weighed:
        yield from _section(REGRET, own.looked, command(own, REGRET))
        yield "# moments, gained (sum over moments), its squares"
        yield f"[{REGRET}.maxims]"
        yield from _numbers(own, own.weighed)


def command(own: Trial, level: str) -> str:
    """How it was found out: among people of a level, or by asking the strong player."""
    asked, more = (own.looked, " --regret") if level == REGRET else (own.asked[level], f" --against {level}")
    return f"tapete maxims {own.game} -n {asked.deals} --seed {asked.seed}{'' if level == BOOK else more} --keep"


def _section(name: str, asked: Asked, command: str) -> Iterator[str]:
    yield ""
    yield f"[{name}]"
    yield f'command = "{command}"'
    yield from (f"{each} = {getattr(asked, each)}" for each in ("seed", "deals"))
    yield from (f'{each} = "{getattr(asked, each)}"' for each in ("commit", "digest"))
    yield ""


def _numbers(own: Trial, found: Mapping[Laws, Tried] | Mapping[Laws, Sums]) -> Iterator[str]:
    for laws in own.groups:
        row = found.get(laws)
        if row is not None:
            values = (getattr(row, each.name) for each in fields(row))
            yield f'"{" ".join(laws)}" = [{", ".join(_plain(value) for value in values)}]'


def _plain(value: float) -> str:
    """A number that is as short as can be, and again the same when it is read."""
    return str(value) if isinstance(value, int) else str(int(value)) if value == int(value) else repr(value)
