"""The thirty-two cards, their order and values, and what can be made of them: point, sequences, fourteens, threes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tapete.cards import SUITS, Card, Suit, pack
from tapete.laws.mark import law
from tapete.table.action import Action, Argument
from tapete.table.play import Duties, plain_order

RANKS = law("cie.22", "cie.23")((1, 12, 11, 10, 2, 9, 8, 7))
"""From the highest to the lowest in every suit; the twos serve as tens."""

VALUES = law("cie.24", "cie.25", "cie.26", "cie.22", "cie.ad.8.1")(
    {1: 11, 12: 10, 11: 10, 10: 10, 2: 10, 9: 9, 8: 8, 7: 7}
)
"""What a card adds to the point; for nothing else has it a value."""

PACK = law("cie.21")(pack(RANKS))
FIGURES = law("cie.5", "cie.ad.5.5")((10, 11, 12))
HAND = law("cie.50")(12)
STOCK = law("cie.2")(len(PACK) - 2 * HAND)
MANO_DRAWS = law("cie.57", "cie.89")(5)

HEIGHT = {rank: len(RANKS) - place for place, rank in enumerate(RANKS)}
ORDER = law("cie.150")(plain_order(RANKS, PACK, None))
DUTIES = law("cie.148", "cie.149")(Duties())
SMALL = law("cie.141")((9, 8, 7))

POINT, SEQUENCES, SETS = range(3)
CLASSES = law("cie.100", "cie.ad.5.6", "cie.ad.7.3")(("punto", "secansas", "catorces"))
"""What is announced, in order of preference; fourteens and threes are one contest."""

RUN_NAMES = law("cie.7", "cie.27", "cie.30", "cie.31", "cie.32", "cie.33", "cie.34")(
    {3: "tercia", 4: "quarta", 5: "quinta", 6: "sexta", 7: "septima", 8: "octava"}
)
SET_NAMES = {4: "catorce", 3: "tres"}
SET_RANKS = law("cie.9", "cie.10", "cie.35", "cie.36")(
    {1: "ases", 12: "reyes", 11: "caballos", 10: "sotas", 2: "dieces"}
)
"""The ranks that make fourteens and threes, the greatest first."""
KINDS = (("punto",), tuple(RUN_NAMES.values()), tuple(SET_NAMES.values()))
"""What can be announced in each class."""

RUN_POINTS = law("cie.160", "cie.161", "cie.162", "cie.163", "cie.164", "cie.165")(
    {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
)
SET_POINTS = law("cie.166", "cie.167", "cie.39", "cie.41")({4: 14, 3: 3})


@dataclass(frozen=True, slots=True)
class Combination:
    """Something that may be announced. `size` is the total of a point, else the number of cards; `top` the height.

    >>> from tapete.cards import cards
    >>> str(combinations(cards("12B 11B 10B 9B 7C"), SEQUENCES)[0])
    'tercia 12B'
    """

    kind: str
    size: int
    top: int
    cards: tuple[Card, ...]

    @property
    @law("cie.7", "cie.8", "cie.40", "cie.ad.5.2", "cie.ad.8.2")
    def strength(self) -> tuple[int, int]:
        """Length before height; a point by its total alone; a fourteen before any three."""
        return self.size, self.top

    @property
    def points(self) -> int:
        """What it counts when it is good."""
        return _POINTS[self.kind](self.size)

    @property
    def suit(self) -> Suit:
        """The suit of a point or a sequence."""
        return self.cards[0].suit

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """How it is written: a point by its suit, a sequence by its highest card, a set by its rank."""
        if self.kind == "punto":
            return (self.suit.word,)
        return (self.cards[0],) if self.kind in _RUN_SIZES else (SET_RANKS[self.cards[0].rank],)

    @property
    def said(self) -> str:
        """What the other hears of it: never the suit."""
        if self.kind == "punto":
            return f"said-punto {self.size}"
        if self.kind in _RUN_SIZES:
            return f"said-{self.kind} {self.cards[0].rank}"
        return f"{self.kind} {SET_RANKS[self.cards[0].rank]}"

    @property
    def title(self) -> str:
        """The surname of a sequence from the ace or from the king."""
        return _surname(self)

    def action(self) -> Action:
        """How its holder names it."""
        return Action(self.kind, self.arguments)

    def __str__(self) -> str:
        return str(self.action())


_RUN_SIZES = {name: size for size, name in RUN_NAMES.items()}


@law("cie.103", "cie.104", "cie.159", "cie.ad.8.4")
def point_score(total: int) -> int:
    """One for each ten of the point; five or more over the tens make one more.

    >>> [point_score(total) for total in (34, 35, 44, 45, 75)]
    [3, 4, 4, 5, 8]
    """
    return (total + 5) // 10


_POINTS = {
    "punto": point_score,
    **dict.fromkeys(RUN_NAMES.values(), RUN_POINTS.__getitem__),
    **dict.fromkeys(SET_NAMES.values(), SET_POINTS.__getitem__),
}


@law("cie.28", "cie.29")
def _surname(run: Combination) -> str:
    """The tercera mayor begins with the ace, the real one with the king, and so the longer ones."""
    return {1: "mayor", 12: "real"}.get(run.cards[0].rank, "") if run.kind in _RUN_SIZES else ""


@lru_cache(maxsize=4096)
def combinations(hand: tuple[Card, ...], contest: int) -> tuple[Combination, ...]:
    """Everything of one class that the hand holds, the greatest first."""
    found = _FINDERS[contest](hand)
    return tuple(sorted(found, key=lambda each: each.strength, reverse=True))


@law("cie.6", "cie.ad.8.3")
def _points(hand: Sequence[Card]) -> Iterable[Combination]:
    """The total of all the cards of one suit, for each suit held."""
    for suit in SUITS:
        if own := descending(card for card in hand if card.suit is suit):
            yield Combination("punto", sum(VALUES[card.rank] for card in own), 0, own)


@law("cie.7")
def _runs(hand: Sequence[Card]) -> Iterable[Combination]:
    """Cards of one suit that follow each other without a gap, as long as they go; never a part of a longer run."""
    for suit in SUITS:
        heights = {HEIGHT[card.rank]: card for card in hand if card.suit is suit}
        run: list[Card] = []
        for height in range(len(RANKS), -1, -1):
            if height in heights:
                run.append(heights[height])
                continue
            if len(run) in RUN_NAMES:
                yield as_run(tuple(run))
            run = []


@law("cie.9", "cie.36", "cie.39", "cie.41")
def _sets(hand: Sequence[Card]) -> Iterable[Combination]:
    """Four or three of a rank that can make a fourteen; four are not also three."""
    for rank in SET_RANKS:
        own = tuple(card for card in hand if card.rank == rank)
        if len(own) in SET_NAMES:
            yield as_set(own)


_FINDERS = (_points, _runs, _sets)


def as_run(cards: tuple[Card, ...]) -> Combination:
    """These touching cards, highest first, as a sequence."""
    return Combination(RUN_NAMES[len(cards)], len(cards), HEIGHT[cards[0].rank], cards)


def as_set(cards: tuple[Card, ...]) -> Combination:
    """These cards of one rank as a fourteen or a three."""
    return Combination(SET_NAMES[len(cards)], len(cards), HEIGHT[cards[0].rank], cards)


def parts(whole: Combination) -> tuple[Combination, ...]:
    """What a player may name who names less than he has: a shorter run within the run, three of the four."""
    size = len(whole.cards)
    if whole.kind in _RUN_SIZES:
        return tuple(
            as_run(whole.cards[start : start + length])
            for length in range(size - 1, 2, -1)
            for start in range(size - length + 1)
        )
    return (as_set(whole.cards[:3]),) if whole.kind == "catorce" else ()


def lacked_with(whole: Combination) -> frozenset[Card]:
    """What a hand cannot hold of which this is all: the rest of the suit, the card above or below, the fourth."""
    if whole.kind == "punto":
        return frozenset(card for card in PACK if card.suit is whole.suit and card not in whole.cards)
    if whole.kind in _RUN_SIZES:
        ends = (whole.top + 1, whole.top - whole.size)
        return frozenset(card for card in PACK if card.suit is whole.suit and HEIGHT[card.rank] in ends)
    return frozenset(card for card in PACK if card.rank == whole.cards[0].rank and card not in whole.cards)


def heard_as(
    named: Sequence[Combination], hand: tuple[Card, ...], contest: int, shown: Sequence[Combination]
) -> tuple[Combination, ...] | None:
    """What of this hand may have been named so, for one who is not told the suits of what is not shown; None: nothing.

    What was shown is what it is.
    """
    found = [each for each in named if each in shown]
    if not set(hand).issuperset(card for each in found for card in each.cards):
        return None
    meant = {each: each for each in found}
    for each in named:
        if each not in meant:
            able = (own for whole in combinations(hand, contest) for own in (whole, *parts(whole)))
            used = {card for other in meant.values() for card in other.cards}
            own = next((own for own in able if own.said == each.said and used.isdisjoint(own.cards)), None)
            if own is None:
                return None
            meant[each] = own
    return tuple([meant[each] for each in named])


def descending(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards of one suit from the highest down."""
    return tuple(sorted(cards, key=lambda card: -HEIGHT[card.rank]))


def arranged(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as they are held: by suits, each from the highest down."""
    return tuple(sorted(cards, key=lambda card: (SUITS.index(card.suit), -HEIGHT[card.rank])))


@law("cie.5", "cie.ad.5.5")
def is_white(hand: Iterable[Card]) -> bool:
    """Whether there is no figure in the hand; twos and aces are white."""
    return all(card.rank not in FIGURES for card in hand)


def total(hand: Iterable[Card], suit: Suit) -> int:
    """What the cards of one suit add up to."""
    return sum(VALUES[card.rank] for card in hand if card.suit is suit)


def class_of(combination: Combination) -> int:
    """The class to which it belongs."""
    return next(stage for stage, kinds in enumerate(KINDS) if combination.kind in kinds)
