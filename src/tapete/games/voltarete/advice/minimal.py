"""The smallest hands with which the book lets one ask licença, or make oneself só (chapters XII and XIII)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from tapete.cards import SUITS, Card, Suit
from tapete.laws.mark import law
from tapete.table.counsel import ALL, AnyMaxim, Counsel, Maxim, measure, says
from tapete.table.matadores import BASTO, ESPADILLA, RED, malilla, matadores, order, plain, trumps

KING, QUEEN, JACK = 12, 11, 10
MANY = 4
"""A king with so many of its suit in the hand is easily cut."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """A hand of the book: its trumps as written there (E, M, B for the three matadores), and what goes with them."""

    law: str
    trumps: str
    kings: int = 0
    baldas: int = 0
    guarded: int = 0


LICENCA_BLACK = (
    Pattern("vol.I.12.4", "E M B"),
    Pattern("vol.I.12.5", "M B 12 5"),
    Pattern("vol.I.12.6", "E B 12 5"),
    Pattern("vol.I.12.7", "E M 7 6"),
    Pattern("vol.I.12.8", "E M 12 4"),
    Pattern("vol.I.12.9", "E B 11 7"),
    Pattern("vol.I.12.10", "M B 11 6 5"),
    Pattern("vol.I.12.11", "E 12 11 10 7"),
    Pattern("vol.I.12.12", "M 12 11 10 7"),
    Pattern("vol.I.12.13", "B 12 11 10"),
    Pattern("vol.I.12.14", "M B 7 6 5 4"),
    Pattern("vol.I.12.15", "12 11 10 7 6 5"),
    Pattern("vol.I.12.16", "E 12 11 4 3"),
)
LICENCA_RED = (
    Pattern("vol.I.12.20", "E M B"),
    Pattern("vol.I.12.21", "E M 1 4"),
    Pattern("vol.I.12.22", "M B 1 11"),
    Pattern("vol.I.12.23", "E B 1 3"),
    Pattern("vol.I.12.24", "E M 12 11"),
    Pattern("vol.I.12.25", "E M 10 3", kings=1),
    Pattern("vol.I.12.26", "E B 12 11 10"),
    Pattern("vol.I.12.27", "B 1 12 11 10"),
    Pattern("vol.I.12.28", "M 1 12 11 10"),
    Pattern("vol.I.12.29", "M B 12 11 3"),
    Pattern("vol.I.12.30", "M B 10 2 3 5"),
    Pattern("vol.I.12.31", "E B 12 2", kings=1),
)
SO_BLACK = (
    Pattern("vol.I.13.1", "E M B 12 6", baldas=1),
    Pattern("vol.I.13.3", "E M 12 10", kings=2, baldas=1),
    Pattern("vol.I.13.4", "E M B 12", kings=1),
    Pattern("vol.I.13.5", "E M B 6 4 3", baldas=2),
    Pattern("vol.I.13.6", "M B 11 10 4 3", kings=1),
    Pattern("vol.I.13.7", "M B 12 6 5 4", baldas=1),
    Pattern("vol.I.13.8", "B 12 11 10 7 6", kings=1),
    Pattern("vol.I.13.9", "12 11 10 7 6 5 4", kings=1),
    Pattern("vol.I.13.10", "E 12 11 7 6 4", kings=1, baldas=2),
    Pattern("vol.I.13.11", "M 12 11 10 7 4", kings=1, baldas=2),
)
SO_RED = (
    Pattern("vol.I.13.12", "E M B 3 5", kings=1),
    Pattern("vol.I.13.13", "E M B 12 3", kings=1),
    Pattern("vol.I.13.14", "E M 1 3 6", kings=1, guarded=2),
    Pattern("vol.I.13.15", "M B 11 10 2 6", kings=1),
    # The book asks for two guarded queens, for which nine cards have no room.
    Pattern("vol.I.13.16", "B 1 12 2 3 6", kings=1, guarded=1),
    Pattern("vol.I.13.17", "1 12 11 10 2 3 6", kings=1),
    Pattern("vol.I.13.18", "M B 1 3 4 5", kings=1, baldas=2),
    Pattern("vol.I.13.19", "E 1 12 11 2 6", kings=1, guarded=1),
)


KINGS, LONG_KINGS = measure("vol.I.12.18", of=1), measure("vol.I.12.19", of=1)
"""A king is reckoned as a trump; with many of its suit it is worth no more than a small one."""


@cache
def _powers(written: str, trump: Suit) -> tuple[int, ...]:
    """How high these trumps are in this suit, the highest first."""
    named = {"E": ESPADILLA, "M": malilla(trump), "B": BASTO}
    found = [named[each] if each in named else Card.parse(f"{each}{trump.value}") for each in written.split()]
    return tuple(sorted((order(trump).power[card] for card in found), reverse=True))


@law("vol.I.13.2")
def baldas(hand: Collection[Card], trump: Suit) -> tuple[Suit, ...]:
    """The suits of which there is no card; the black aces are trumps and belong to none.

    >>> from tapete.cards import cards
    >>> [suit.value for suit in baldas(cards("1E 2E 1B 12E 6E 4C 6C 3O 5O"), Suit.ESPADAS)]
    ['B']
    """
    return tuple(suit for suit in SUITS if suit is not trump and not set(plain(suit)) & set(hand))


class Held:
    """A hand as these lists see it under one trump suit."""

    def __init__(self, hand: Iterable[Card], trump: Suit) -> None:
        own = order(trump)
        cards = tuple(hand)
        self.trump, self.baldas = trump, len(baldas(cards, trump))
        self.trumps = sorted((own.power[card] for card in cards if own.suit[card] is trump), reverse=True)
        self.plain = {
            suit: [card.rank for card in cards if own.suit[card] is suit] for suit in SUITS if suit is not trump
        }

    @property
    def kings(self) -> int:
        """Kings that may be reckoned as trumps."""
        return sum(KING in ranks and len(ranks) < MANY for ranks in self.plain.values())

    @property
    def long_kings(self) -> int:
        """Kings with many of their suit: worth no more than a small trump, which they cost whoever cuts them."""
        return sum(KING in ranks and len(ranks) >= MANY for ranks in self.plain.values())

    @property
    def guarded(self) -> int:
        """Queens with another card of their suit, or else jacks."""
        return sum((QUEEN in ranks or JACK in ranks) and len(ranks) > 1 for ranks in self.plain.values())


@says("vol.I.12.17")
def uncovered(both: tuple[Sequence[int], Sequence[int]]) -> list[int]:
    """Other hands are judged by comparison: which trumps of a list lack an equal or higher one, each counted once."""
    own, wanted = both
    lacking, place = [], 0
    for power in wanted:
        if place < len(own) and own[place] >= power:
            place += 1
        else:
            lacking.append(power)
    return lacking


def compared(both: tuple[Sequence[int], Sequence[int]], counsel: Counsel) -> list[int]:
    """The trumps of a list that the hand has nothing for; without comparison, all that are not in it."""
    own, wanted = both
    return uncovered(both) if counsel.follows(uncovered) else [power for power in wanted if power not in own]


def _followed(patterns: Sequence[Pattern], counsel: Counsel) -> list[Pattern]:
    return [pattern for pattern in patterns if pattern.law not in counsel.without]


def licenca(hand: Iterable[Card], trump: Suit, counsel: Counsel = ALL) -> str | None:
    """The law of the smallest hand to which this one is equal or superior in this suit; a king stands for a trump."""
    held = Held(hand, trump)
    lowest, third = order(trump).power[trumps(trump)[-1]], order(trump).power[matadores(trump)[-1]]
    own = [*held.trumps, *[lowest] * (held.long_kings if counsel.follows(LONG_KINGS) else 0)]
    kings = held.kings if counsel.follows(KINGS) else 0
    able = []
    for pattern in _followed(LICENCA_RED if trump in RED else LICENCA_BLACK, counsel):
        lacking = compared((own, _powers(pattern.trumps, trump)), counsel)
        if len(lacking) <= kings - pattern.kings and all(power < third for power in lacking):
            able.append(pattern)
    return _nearest(held, able)


def _nearest(held: Held, able: Sequence[Pattern]) -> str | None:
    """Of several lines the one of which most cards are in the hand."""
    likeness = {each.law: len({*held.trumps} & {*_powers(each.trumps, held.trump)}) for each in able}
    return max(likeness, key=lambda law_id: likeness[law_id], default=None)


def so(hand: Iterable[Card], trump: Suit, spare: int = 0, counsel: Counsel = ALL) -> str | None:
    """The same for só; `spare` is how much of what goes with the trumps may be lacking."""
    held = Held(hand, trump)
    able = []
    for pattern in _followed(SO_RED if trump in RED else SO_BLACK, counsel):
        wanted = _powers(pattern.trumps, trump)
        if not compared((held.trumps, wanted), counsel) and _lacking(held, pattern, len(wanted)) <= spare:
            able.append(pattern)
    return _nearest(held, able)


def _lacking(held: Held, pattern: Pattern, wanted: int) -> int:
    """How much goes with the trumps in the book and not here; one trump or king more makes up for one lesser thing."""
    more = len(held.trumps) - wanted
    kings = held.kings + held.long_kings + more - pattern.kings
    guards = held.guarded + max(0, kings) - pattern.guarded
    baldas = held.baldas + max(0, guards if pattern.guarded else kings) - pattern.baldas
    return -min(0, kings) - min(0, guards) - min(0, baldas)


def _row(pattern: Pattern) -> Maxim[tuple[Held, Sequence[int]], int]:
    return Maxim((pattern.law,), lambda held: _lacking(held[0], pattern, len(held[1])))


LICENCA: tuple[AnyMaxim, ...] = (*map(_row, (*LICENCA_BLACK, *LICENCA_RED)), uncovered, KINGS, LONG_KINGS)
SOS = tuple(map(_row, (*SO_BLACK, *SO_RED)))
"""The lists as maxims: how much of what goes with the trumps a hand lacks."""
