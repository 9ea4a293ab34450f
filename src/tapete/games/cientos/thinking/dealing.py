"""Deals in which one who is to discard might be: what he would draw, and what the other comes to hold."""

from __future__ import annotations

from typing import Any

from tapete.games.cientos.ranking import HAND, MANO_DRAWS
from tapete.games.cientos.thinking.book import thrown
from tapete.games.cientos.thinking.compiled import compiled, count


@compiled
def taken(deck: Any, first: int, number: int) -> int:
    """So many cards of a pack from a place on."""
    found = 0
    for place in range(first, first + number):
        found |= 1 << deck[place]
    return found


@compiled
def for_mano(decks: Any, least: int, drawn: Any, others: Any) -> int:
    """For each way to lay out what he cannot see, and each number of cards: what he draws, and the pie's hand.

    The pie throws by the book.
    """
    stock = decks.shape[1] - HAND
    for row in range(len(decks)):
        deck = decks[row]
        pie = taken(deck, 0, HAND)
        for number in range(1, MANO_DRAWS + 1):
            away = thrown(pie, least, stock - number)
            drawn[row, number] = taken(deck, HAND, number)
            others[row, number] = pie & ~away | taken(deck, HAND + number, count(away))
    return len(decks)


@compiled
def for_pie(decks: Any, number: int, drawn: Any, others: Any) -> int:
    """The same for the pie: the mano has thrown so many by the book, or if that is too rare, the least of his cards."""
    rows, stock = len(drawn), decks.shape[1] - HAND
    made = 0
    for row in range(len(decks)):
        if made == rows:
            break
        deck = decks[row]
        mano = taken(deck, 0, HAND)
        away = thrown(mano, 1, MANO_DRAWS)
        if count(away) != number:
            if len(decks) - row > rows - made:
                continue
            away = thrown(mano, number, number)
        for left in range(stock - number + 1):
            drawn[made, left] = taken(deck, HAND + number, left)
            others[made, left] = mano & ~away | taken(deck, HAND, number)
        made += 1
    return made


@compiled
def exchanged(decks: Any, any_of: int, hands: Any) -> None:
    """Each pack dealt, and both hands after an exchange by the book; once in so many the mano throws any five."""
    for row in range(len(decks)):
        deck = decks[row]
        mano, pie = taken(deck, 0, HAND), taken(deck, HAND, HAND)
        gone = taken(deck, 0, MANO_DRAWS) if any_of and row % any_of == 0 else thrown(mano, 1, MANO_DRAWS)
        number = count(gone)
        away = thrown(pie, 0, len(deck) - 2 * HAND - number)
        hands[row, 0] = mano & ~gone | taken(deck, 2 * HAND, number)
        hands[row, 1] = pie & ~away | taken(deck, 2 * HAND + number, count(away))
