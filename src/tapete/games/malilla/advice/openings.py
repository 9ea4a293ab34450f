"""Single cards, bare aces, kings and knights at the head of a trick."""

from __future__ import annotations

from tapete.cards import Card
from tapete.games.malilla.advice.reading import ACE, KING, KNIGHT, MALILLA, Reading, is_blank
from tapete.table.counsel import avoid, prefer

Cards = tuple[Card, ...]
NOTHING: Cards = ()


def _single(reading: Reading) -> Cards:
    """The only cards of their suits, outside trumps."""
    return tuple(run[0] for suit in reading.plain if len(run := reading.of(suit)) == 1)


def _single_blanks(reading: Reading) -> Cards:
    fresh = (card for card in _single(reading) if reading.rounds(card.suit) == 0)
    return tuple(card for card in fresh if is_blank(card) and not reading.firm(card))


def _lonely_trump(reading: Reading) -> bool:
    """The ace or king as one's only trump, and not firm."""
    trumps = reading.trumps
    return len(trumps) == 1 and trumps[0].rank in (ACE, KING) and not reading.firm(trumps[0])


@avoid("mal.141", 46)
def let_the_suit_come(reading: Reading) -> Cards:
    """With a few small trumps wait for others to lead it: then one may ruff a card of value."""
    small = 0 < len(reading.trumps) <= 2 and all(map(is_blank, reading.trumps))
    if not small or reading.capote_danger:
        return NOTHING
    return tuple(card for card in _single_blanks(reading) if _heads_out(reading, card))


def _heads_out(reading: Reading, card: Card) -> bool:
    return any(other.rank in (MALILLA, ACE) for other in reading.out_of(card.suit))


@avoid("mal.138", 45)
def no_singletons(reading: Reading) -> Cards:
    """A single card is not led, unless one fears for a lonely ace or king of trumps, or a capote."""
    return NOTHING if _lonely_trump(reading) or reading.capote_danger else _single_blanks(reading)


@prefer("mal.138", 44)
def singleton_to_save_a_trump(reading: Reading) -> Cards:
    """With a lonely ace or king of trumps it may be led."""
    return _single_blanks(reading) if _lonely_trump(reading) else NOTHING


@prefer("mal.143", 62)
def lay_down_a_bare_ace(reading: Reading) -> Cards:
    """A bare ace, not of trumps, is laid down while its Malilla is not seen."""
    return tuple(card for card in _single(reading) if card.rank == ACE and not reading.firm(card))


@avoid("mal.144", 10)
def or_wait_with_it(reading: Reading) -> Cards:
    """Others would wait with it; the author thinks this less likely to succeed, so it weighs less."""
    return lay_down_a_bare_ace(reading) if len(reading.trumps) >= 2 else NOTHING


@avoid("mal.145", 61)
def keep_the_trump_ace(reading: Reading) -> Cards:
    """The bare ace of trumps is not laid down: trumps are often led from under the Malilla."""
    trumps = reading.trumps
    return trumps if len(trumps) == 1 and trumps[0].rank == ACE and not reading.firm(trumps[0]) else NOTHING


@prefer("mal.146", 53)
def king_from_a_short_suit(reading: Reading) -> Cards:
    """From a king with one or two blanks lead the king: it forces out the ace or saves the partner's."""
    found = []
    for suit in reading.plain:
        top, *rest = reading.of(suit) or (None,)
        if top is None or top.rank != KING or not 1 <= len(rest) <= 2 or reading.rounds(suit):
            continue
        if all(card is not None and is_blank(card) for card in rest):
            found.append(top)
    return tuple(found)


@avoid("mal.147", 50)
def no_knights(reading: Reading) -> Cards:
    """To lead a knight serves the opponents: every value card of the suit may fall on it."""
    return tuple(
        card for card in reading.hand
        if card.rank == KNIGHT and card.suit is not reading.trump and not reading.firm(card)
    )  # fmt: skip


LEADS = (
    let_the_suit_come, no_singletons, singleton_to_save_a_trump, lay_down_a_bare_ace, or_wait_with_it,
    keep_the_trump_ace, king_from_a_short_suit, no_knights,
)  # fmt: skip
ALONE = (keep_the_trump_ace, king_from_a_short_suit, no_knights)
"""Those that need no partner."""
