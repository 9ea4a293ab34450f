"""How often a thing comes: figures that are counted, and such as were seen in hands that have been played.

A counted figure is exact. One that was seen has an interval which holds the truth 95 times in a hundred.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from itertools import combinations
from math import comb, sqrt
from typing import TYPE_CHECKING, Any, TypeVar

from tapete.cards import Card
from tapete.errors import BadOption

if TYPE_CHECKING:
    from tapete.table.action import Action
    from tapete.table.event import Event
    from tapete.table.game import Game
    from tapete.table.ledger import Entry

H = TypeVar("H", bound=Hashable)
Z_95 = 1.96
Cards = Sequence[Card]
Hand = tuple[Card, ...]
Row = tuple[int | None, ...]
"""What each look saw in one hand; None where it had nothing to see."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One number: a share of all, or a `mean`; `by` is its column, where a row has several.

    It is so often (`number`) of so many (`of`). `stated` is what the book says of it, by these `laws`. What cannot
    be, as a lance that is not played, has no value.
    """

    key: str
    value: float | None
    low: float | None
    high: float | None
    by: str = ""
    number: int | None = None
    of: int = 0
    mean: bool = False
    stated: float | None = None
    laws: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Figures that belong together. Of `whole` ones each hand is in one row; `seen` ones were seen in play.

    The `cards` are those of which it tells.
    """

    key: str
    figures: tuple[Figure, ...]
    whole: bool = False
    seen: bool = False
    cards: tuple[Card, ...] = ()


Sections = tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A hand that is over: the last state before it was settled, what was told in it, and what was paid."""

    state: Any
    events: tuple[Event, ...]
    entries: tuple[Entry, ...]

    def first(self, *keys: str) -> Event | None:
        """The first event of one of these kinds."""
        return next((each for each in self.events if each.key in keys), None)

    def number(self, key: str, name: str, seat: int) -> int | None:
        """The number of this name that was told last of a seat."""
        found = [each.get(name) for each in self.events if each.key == key and each.seat == seat]
        return found[-1] if found and isinstance(found[-1], int) else None

    def has(self, key: str, seat: int | None = None) -> int:
        """Whether this was told, of this seat or of anybody: 1 or 0."""
        return int(any(each.key == key and seat in (None, each.seat) for each in self.events))


@dataclass(frozen=True, slots=True)
class Look:
    """What is looked for in every hand: a share, or the `mean` of a number; None where the hand tells nothing of it."""

    section: str
    key: str
    see: Callable[[Played], int | None]
    by: str = ""
    mean: bool = False


@dataclass(frozen=True, slots=True)
class Given:
    """How a hand that is given is played: by its size, with which bids, and what must be said so that it comes to it.

    `holder(state, number)` is the seat that gets it in the deal of this number, `deal(state, holder, hand, rest)` the
    hands and the stock of that deal; `says(state, seat, holder, bid)` is what a seat is made to say, or None where it
    is free.
    """

    size: int
    bids: tuple[str, ...]
    holder: Callable[[Any, int], int]
    deal: Callable[[Any, int, Hand, Hand], tuple[tuple[Hand, ...], Hand]]
    says: Callable[[Any, int, int, str], Action | None]
    looks: tuple[Look, ...]


@dataclass(frozen=True, kw_only=True)
class Odds:
    """What a folder can say of chances.

    It has what is `counted` of all hands and `of_hand`, of a hand of so many cards (`size`) and those that one `throws`
    from it, so many at most; and what is looked for when hands are played, all or `given` ones.
    """

    counted: Callable[[Any], Sections]
    looks: Callable[[Any], tuple[Look, ...]]
    of_hand: Callable[[Any, tuple[Card, ...], tuple[Card, ...] | None], Sections] | None = None
    size: int = 0
    throws: int = 0
    given: Given | None = None


# Counted figures.


def exact(key: str, number: int, of: int, by: str = "", **more: Any) -> Figure:
    """A share that was counted."""
    return share(key, Fraction(number, of), by, number=number, of=of, **more)


def share(key: str, value: Fraction | float | None, by: str = "", **more: Any) -> Figure:
    """A chance that is known."""
    known = None if value is None else float(value)
    return Figure(key, known, known, known, by, **more)


def by_key(counted: Mapping[H, int], keys: Iterable[H], by: str = "") -> tuple[Figure, ...]:
    """How many of all hands are which."""
    of = sum(counted.values())
    return tuple(exact(str(key), counted.get(key, 0), of, by) for key in keys)


def holding(marked: int, pack: int, each: int, sure: int = 0) -> Counter[int]:
    """In how many hands there are how many of the marked cards; `sure` of them are there already.

    >>> holding(4, 40, 4)[4], sum(holding(4, 40, 4).values())
    (1, 91390)
    """
    left, free = marked - sure, each - sure
    ways = {n: comb(left, n) * comb(pack - sure - left, free - n) for n in range(min(left, free) + 1)}
    return Counter({n + sure: number for n, number in ways.items()})


def hands(
    parts: Sequence[Cards], each: int, note: Callable[[Cards], H], join: Callable[[H, H], H], kept: Sequence[Cards] = ()
) -> Counter[H]:
    """What all hands of so many cards come to, each part of the pack noted by itself and the notes joined.

    What is `kept` of each part is there in every hand, besides so many cards.

    >>> from tapete.cards import cards
    >>> hands([cards("1O 2O"), cards("1C 2C")], 2, len, max)[2]
    2
    """
    noted = [_noted(part, each, note, own) for part, own in zip(parts, kept or [()] * len(parts), strict=True)]
    found = reduce(lambda first, second: _joined(first, second, each, join), noted)
    return Counter({what: number for (size, what), number in found.items() if size == each})


def _noted(part: Cards, each: int, note: Callable[[Cards], H], kept: Cards) -> Counter[tuple[int, H]]:
    sizes = range(min(each, len(part)) + 1)
    return Counter((size, note((*kept, *held))) for size in sizes for held in combinations(part, size))


def _joined(
    first: Counter[tuple[int, H]], second: Counter[tuple[int, H]], each: int, join: Callable[[H, H], H]
) -> Counter[tuple[int, H]]:
    found: Counter[tuple[int, H]] = Counter()
    for (size, what), number in first.items():
        for (more, other), ways in second.items():
            if size + more <= each:
                found[size + more, join(what, other)] += number * ways
    return found


def checked(hand: tuple[Card, ...], size: int, pack: Sequence[Card]) -> tuple[Card, ...]:
    """The hand, if it is one."""
    if len(hand) != size or len(set(hand)) != size or not set(hand) <= set(pack):
        written = " ".join(map(str, hand))
        raise BadOption(
            "bad-odds-hand", "A hand is {size} different cards of the pack, not {hand}.", size=size, hand=written
        )
    return hand


# What was seen.


def wilson(number: int, of: int) -> tuple[float, float]:
    """The interval of a share that was seen so often in so many.

    >>> [round(bound, 3) for bound in wilson(5, 10)]
    [0.237, 0.763]
    """
    if not of:
        return 0.0, 1.0
    part, z2 = number / of, Z_95 * Z_95
    middle = (part + z2 / (2 * of)) / (1 + z2 / of)
    half = Z_95 / (1 + z2 / of) * sqrt(part * (1 - part) / of + z2 / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Tally:
    """What a look saw in so many hands (`of`) that told something of it: the sum of it, and of its squares."""

    of: int
    total: int
    squares: int


def tallied(looks: Sequence[Look], rows: Iterable[Row]) -> tuple[Tally, ...]:
    """What each look saw in all these hands."""
    sums = [[0, 0, 0] for _ in looks]
    for row in rows:
        for own, value in zip(sums, row, strict=True):
            if value is not None:
                own[0], own[1], own[2] = own[0] + 1, own[1] + value, own[2] + value * value
    return tuple(Tally(*own) for own in sums)


def seen(looks: Sequence[Look], tallies: Sequence[Tally]) -> Sections:
    """All that was looked for, with what the hands showed of it."""
    found: dict[str, list[Figure]] = {}
    for look, tally in zip(looks, tallies, strict=True):
        found.setdefault(look.section, []).append(_figure(look, tally))
    return tuple(Section(key, tuple(figures), seen=True) for key, figures in found.items())


def _figure(look: Look, tally: Tally) -> Figure:
    of, total = tally.of, tally.total
    if not of:
        return Figure(look.key, None, None, None, look.by, mean=look.mean)
    value = total / of
    if not look.mean:
        return Figure(look.key, value, *wilson(total, of), look.by, number=total, of=of)
    if of == 1:
        # Of one alone nobody knows how far the others lie from it.
        return Figure(look.key, value, None, None, look.by, of=of, mean=True)
    spread = Fraction(tally.squares * of - total * total, of * (of - 1))
    half = Z_95 * sqrt(spread / of)
    return Figure(look.key, value, value - half, value + half, look.by, of=of, mean=True)


def odds_of(rules: Game) -> Odds:
    """What the game's folder says of chances."""
    found = rules.contents.odds
    if found is None:
        raise BadOption("no-odds", "Of {game} no odds are counted.", game=rules.name)
    return found
