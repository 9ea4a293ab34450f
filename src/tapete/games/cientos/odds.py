"""How often things come in the Cientos: what twelve cards hold, what a discard can hope for, and how hands end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache, partial
from math import comb

from tapete.cards import SUITS, Card
from tapete.errors import BadOption
from tapete.games.cientos.advice import to_throw
from tapete.games.cientos.game import CientosGame
from tapete.games.cientos.ranking import (
    HAND,
    HEIGHT,
    MANO_DRAWS,
    PACK,
    RANKS,
    RUN_NAMES,
    SET_NAMES,
    SET_RANKS,
    STOCK,
    VALUES,
    is_white,
    point_score,
)
from tapete.games.cientos.summary import result
from tapete.table.odds import Figure, Look, Odds, Played, Section, Sections, by_key, checked, exact, hands

Held = Sequence[Card]
BY_SUIT = tuple(tuple(card for card in PACK if card.suit is suit) for suit in SUITS)
BY_RANK = tuple(tuple(card for card in PACK if card.rank == rank) for rank in RANKS)
NONE = "none"
DRAWS = {"mano": MANO_DRAWS, "pie": STOCK - MANO_DRAWS}
"""How many each can change, if the mano leaves none."""
QUINTA, CATORCE = 5, 4


# What the cards of one suit, or of one rank, are.


def point(held: Held) -> tuple[int, int]:
    """The total of a suit, and its length."""
    return sum(VALUES[card.rank] for card in held), len(held)


def longest(held: Held) -> int:
    """The longest sequence in a suit, in cards."""
    heights = {HEIGHT[card.rank] for card in held}
    best = max((next(n for n in range(9) if top - n not in heights) for top in heights), default=0)
    return best if best in RUN_NAMES else 0


def equal(held: Held) -> int:
    """Three or four of a rank that counts."""
    return len(held) if held and held[0].rank in SET_RANKS and len(held) in SET_NAMES else 0


# Twelve cards as they are dealt.


@cache
def points() -> Counter[tuple[int, int]]:
    """All hands by their best point."""
    return hands(BY_SUIT, HAND, point, max)


def counted(rules: CientosGame) -> Sections:
    """The point, the best sequence, threes and fourteens, and hands without figures."""
    lengths: Counter[int] = Counter()
    worths: Counter[int] = Counter()
    for (total, length), number in points().items():
        lengths[length] += number
        worths[point_score(total)] += number
    runs, sets = hands(BY_SUIT, HAND, longest, max), hands(BY_RANK, HAND, equal, max)
    white = sum(is_white((card,)) for card in PACK)
    return (
        Section("point", by_key(lengths, sorted(lengths)), whole=True),
        Section("point-worth", by_key(worths, sorted(worths)), whole=True),
        Section("sequences", by_key(_named(runs, RUN_NAMES), (NONE, *RUN_NAMES.values())), whole=True),
        Section("sets", by_key(_named(sets, SET_NAMES), (NONE, *reversed(SET_NAMES.values()))), whole=True),
        Section("blancas", (exact("any", comb(white, HAND), comb(len(PACK), HAND)),)),
    )


def _named(counted: Counter[int], names: dict[int, str]) -> Counter[str]:
    return Counter({names.get(size, NONE): number for size, number in counted.items()})


# A hand and its discard.


def of_hand(rules: CientosGame, hand: tuple[Card, ...], thrown: tuple[Card, ...] | None) -> Sections:
    """What the discard can hope for: the one that is asked for, else those of the book for the mano and for the pie."""
    checked(hand, HAND, PACK)
    if thrown is not None:
        if not 1 <= len(set(thrown)) == len(thrown) <= MANO_DRAWS or not set(thrown) <= set(hand):
            written = " ".join(map(str, thrown))
            raise BadOption("bad-throw", "Throw one to five different cards of the hand, not {cards}.", cards=written)
        return (_draw("draw", hand, thrown),)
    return tuple(_draw(f"draw-{who}", hand, to_throw(hand, 1, most)) for who, most in DRAWS.items())


def _draw(key: str, hand: tuple[Card, ...], thrown: tuple[Card, ...]) -> Section:
    """What any of the twenty cards that are not seen may bring in their place."""
    drawn = len(thrown)
    best = max(point([card for card in hand if card.suit is suit])[0] for suit in SUITS)
    totals = _after(BY_SUIT, hand, thrown, lambda held: point(held)[0])
    runs, sets = _after(BY_SUIT, hand, thrown, longest), _after(BY_RANK, hand, thrown, equal)
    of = comb(len(PACK) - HAND, drawn)
    mean = float(Fraction(sum(total * number for total, number in totals.items()), of))
    return Section(
        key,
        (
            exact("point-grows", sum(n for total, n in totals.items() if total > best), of),
            exact("point-shrinks", sum(n for total, n in totals.items() if total < best), of),
            Figure("point-total", mean, mean, mean, of=of, mean=True),
            exact("drawn-tercia", sum(n for size, n in runs.items() if size), of),
            exact("drawn-quinta", sum(n for size, n in runs.items() if size >= QUINTA), of),
            exact("drawn-tres", sum(n for size, n in sets.items() if size), of),
            exact("drawn-catorce", sets[CATORCE], of),
        ),
        cards=thrown,
    )


def _after(
    parts: Sequence[Held], hand: tuple[Card, ...], thrown: tuple[Card, ...], note: Callable[[Held], int]
) -> Counter[int]:
    kept = [[card for card in part if card in hand and card not in thrown] for part in parts]
    unseen = [[card for card in part if card not in hand] for part in parts]
    return hands(unseen, len(thrown), note, max, kept)


# What is seen in hands that are played.


def looks(rules: CientosGame) -> tuple[Look, ...]:
    """What mano and pie count, and how often each makes a pique, a repique or the capote."""
    both = tuple(enumerate(DRAWS))
    return (
        *(Look("play", "points", partial(_points, place), by, mean=True) for place, by in both),
        *(Look("play", "more", partial(_more, place), by) for place, by in both),
        *(
            Look("play", reason, partial(_jumps, reason, place), by)
            for reason in ("pique", "repique")
            for place, by in both
        ),
        *(Look("play", "capote", partial(_capote, place), by) for place, by in both),
    )


def _seat(place: int, hand: Played) -> int:
    return int(hand.state.pie if place else hand.state.mano)


def _points(place: int, hand: Played) -> int | None:
    found = result(hand.state.game, hand.events, hand.entries)
    return int(str(found[_seat(place, hand)]["points"])) if found else None


def _more(place: int, hand: Played) -> int | None:
    """Whether he counted more than the other."""
    own, other = _points(place, hand), _points(1 - place, hand)
    return None if own is None or other is None else int(own > other)


def _jumps(reason: str, place: int, hand: Played) -> int | None:
    if _points(place, hand) is None:
        return None
    account = f"hand {_seat(place, hand)}"
    return int(any(each.reason == reason and each.payee == account for each in hand.entries))


def _capote(place: int, hand: Played) -> int | None:
    return None if _points(place, hand) is None else hand.has("capote", _seat(place, hand))


ODDS = Odds(counted=counted, looks=looks, of_hand=of_hand, size=HAND, throws=MANO_DRAWS)
