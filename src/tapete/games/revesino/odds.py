"""How often things come in the Revesino: aces, payment cards and voids; and how hands end, seat by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, partial

from tapete.cards import SUITS
from tapete.games.revesino.game import RevesinoGame
from tapete.games.revesino.pack import EACH, PACK, WORTH, is_napolitana
from tapete.games.revesino.summary import RESULTS
from tapete.table.odds import Figure, Look, Odds, Played, Section, Sections, by_key, exact, hands, holding

SIZES = {"others": EACH, "dealer": EACH + 1}
"""The dealer has one card more to choose from."""
PLACES = ("mano", "second", "third", "dealer")
Counting = Callable[[int], Counter[int]]
SUIT_BY_SUIT = tuple(tuple(card for card in PACK if card.suit is suit) for suit in SUITS)
ENDS = tuple(end for end in RESULTS if end != "partida-by-faults")
"""How a hand can end where nobody commits a fault."""


def counted(rules: RevesinoGame) -> Sections:
    """Aces, payment cards and voids in the hand as it is dealt."""
    return (
        Section("aces", _held(4, range(5)), whole=True),
        Section("payment-cards", _held(len(WORTH), range(len(WORTH) + 1)), whole=True),
        Section("napolitana", tuple(_napolitana(by) for by in SIZES)),
        Section("voids", _in_rows(voids, range(4)), whole=True),
    )


def _held(marked: int, numbers: Sequence[int]) -> tuple[Figure, ...]:
    return _in_rows(lambda each: holding(marked, len(PACK), each), numbers)


def _in_rows(count: Counting, numbers: Sequence[int]) -> tuple[Figure, ...]:
    columns = [by_key(count(each), numbers, by) for by, each in SIZES.items()]
    return tuple(figure for row in zip(*columns, strict=True) for figure in row)


def _napolitana(by: str) -> Figure:
    """Four payment cards, or all five."""
    dealt = holding(len(WORTH), len(PACK), SIZES[by])
    able = [number for number in dealt if is_napolitana(list(WORTH)[:number])]
    return exact("any", sum(dealt[number] for number in able), sum(dealt.values()), by)


@cache
def voids(each: int) -> Counter[int]:
    """In how many hands so many suits are lacking."""
    return hands(SUIT_BY_SUIT, each, lambda held: int(not held), int.__add__)


# What is seen in hands that are played.


def looks(rules: RevesinoGame) -> tuple[Look, ...]:
    """How hands end, and for whom, from the mano, who is the worst seated, to the dealer."""
    ends = [
        Look("play", end, partial(_ends, end, place), by)
        for end in ENDS
        for place, by in (*enumerate(PLACES), (None, "any"))
    ]
    return (*ends, *(Look("won", "tantos", partial(_won, place), by, mean=True) for place, by in enumerate(PLACES)))


def _ends(end: str, place: int | None, hand: Played) -> int | None:
    if hand.first(*RESULTS) is None:
        return None
    return hand.has(end, None if place is None else hand.state.in_turn[place])


def _won(place: int, hand: Played) -> int | None:
    """What he was paid in this hand, less what he paid and put in."""
    seat: int = hand.state.in_turn[place]
    if hand.first(*RESULTS) is None:
        return None
    return sum(each.amount * ((each.payee == seat) - (each.payer == seat)) for each in hand.entries)


ODDS = Odds(counted=counted, looks=looks)
