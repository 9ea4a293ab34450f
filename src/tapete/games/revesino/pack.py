"""The cards of the Revesino in their three respects: what they beat, what they count, and what they are paid."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from tapete.cards import PACK_48, Card, Suit, cards
from tapete.laws.mark import law
from tapete.table.play import plain_order

PACK = law("rev.5", "rev.7")(PACK_48)
RANKS = law("rev.55", "rev.56", "rev.ad.13")((1, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2))
"""From the highest to the lowest, in every suit alike: only the ace has left its natural place."""

ORDER = law("rev.54", "rev.114", "rev.ad.4", "rev.ad.12", "rev.ad.13.b")(plain_order(RANKS, PACK, None))
"""There are no trumps: the highest card of the suit led takes the trick."""

POINTS = law("rev.8", "rev.57", "rev.ad.17")({1: 4, 12: 3, 11: 2, 10: 1})
"""What the point cards count for the partida; white cards and the trick itself count nothing."""

CABALLO, ACE_OF_COPAS, KING_OF_COPAS = law("rev.ad.15")(cards("11C 1C 12C"))
WORTH: Mapping[Card, int] = law("rev.54", "rev.59", "rev.203", "rev.204", "rev.205", "rev.ad.14", "rev.ad.15")(
    dict(zip(cards("1O 1C 1E 1B 11C"), (2, 1, 1, 1, 3), strict=True))
)
"""The payment cards, with their tantos."""

PARTIDA = law("rev.206")(4)
FOUR_ACES = law("rev.207")(12)
REVESINO = law("rev.208")(24)

SEATS, EACH, TRICKS = 4, 11, 11
LAST_TWO = law("rev.33", "rev.ad.28.b", "rev.ad.28.c")((9, 10))
"""In which tricks, counted from 0, a Revesino is cut in time."""


@law("rev.9", "rev.58", "rev.201", "rev.ad.17", "rev.ad.17.b")
def points(taken: Iterable[Card]) -> int:
    """What the cards count; the whole pack has forty points."""
    return sum([POINTS.get(card.rank, 0) for card in taken])


@law("rev.203", "rev.204", "rev.205")
def worth_law(card: Card) -> str:
    """The line of the table of payments for this card."""
    return {2: "rev.204", 3: "rev.205"}.get(WORTH[card], "rev.203")


@law("rev.35", "rev.ad.25")
def is_napolitana(held: Iterable[Card]) -> bool:
    """Four payment cards in one hand: the four aces, three and the caballo, or all five."""
    return sum([card in WORTH for card in held]) >= 4


# The terms of the book.


def _of(suit: Suit) -> list[Card]:
    """The cards of a suit, the lowest first."""
    return sorted((card for card in PACK if card.suit is suit), key=lambda card: ORDER.power[card])


@law("rev.10")
def is_firm(card: Card, gone: Collection[Card]) -> bool:
    """Whether nothing can beat it: every higher card of its suit has been played or sleeps."""
    return all(other in gone for other in _of(card.suit) if ORDER.power[other] > ORDER.power[card])


@law("rev.11")
def cabo(suit: Suit, gone: Collection[Card] = ()) -> Card | None:
    """The lowest card of the suit that is still in play."""
    return next((card for card in _of(suit) if card not in gone), None)


@law("rev.12")
def semi_cabo(suit: Suit, gone: Collection[Card] = ()) -> Card | None:
    """The one next above the cabo in play."""
    left = [card for card in _of(suit) if card not in gone]
    return left[1] if len(left) > 1 else None


@law("rev.24", "rev.25")
def length(suit: Suit, held: Iterable[Card]) -> int:
    """How many cards of the suit are held: with none one is fallo, with one semifallo."""
    return sum(card.suit is suit for card in held)


@law("rev.27")
def runfla(held: Collection[Card]) -> Suit:
    """The suit of which the hand holds most."""
    return max(Suit, key=lambda suit: length(suit, held))
