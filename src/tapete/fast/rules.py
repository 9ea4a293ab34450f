"""The rules of a trick on masks: what may be played, what wins, what is worth more trying."""

from __future__ import annotations

from tapete.fast.compiled import compiled, count, highest, lowest, peek, spread, spreads
from tapete.fast.layout import (
    BEAT,
    BOUND_CARD,
    BOUND_HAND,
    BOUND_UNLESS,
    CLASSES,
    EXEMPT,
    FEATURES,
    FOLLOW,
    HAS_TRUMPS,
    RUFF,
    SUIT,
    TRUMPS,
    UNDER_RUFF,
    WEIGHTS,
    WORTH,
)


@compiled
def above(card: int) -> int:
    """All places above a card's."""
    return -2 << card


@compiled
def suit_of(card: int) -> int:
    """The lane in which a card lies."""
    return SUIT << (card & 48)


@compiled
def equal(card: int, last: int, barrier: int, lines: int) -> bool:
    """Whether a card is as good as the one looked at before it, above it in the same suit: nothing parts the two."""
    if last < 0 or last >> 4 != card >> 4:
        return False
    below = (1 << last) - 1
    return below & above(card) & barrier == 0 and below & ~((1 << card) - 1) & lines == 0


@compiled
def beats(card: int, best: int, words: int) -> bool:
    """Whether a card takes the trick from the best so far: trumps stand above all others."""
    return card > best and (card >> 4 == best >> 4 or (card >> 4 == 3 and peek(words, HAS_TRUMPS) != 0))


@compiled
def lawful(hand: int, led: int, best: int, spared: bool, free: bool, words: int) -> int:
    """The cards that may be played to what was led; `spared` if a friend is winning, `free` if one need not follow."""
    if led < 0 or free or peek(words, FOLLOW) == 0:
        return hand
    same = hand & suit_of(led)
    if same & ~peek(words, EXEMPT + led):
        if hand == peek(words, BOUND_HAND) and best != peek(words, BOUND_UNLESS):
            return peek(words, BOUND_CARD)
        if spared or peek(words, BEAT) == 0 or best >> 4 != led >> 4:
            return same
        higher = same & above(best)
        return higher if higher else same
    if spared or peek(words, RUFF) == 0 or peek(words, HAS_TRUMPS) == 0:
        return hand
    trumps = hand & TRUMPS
    beating = trumps & above(best) if best >> 4 == 3 else trumps
    if beating:
        return beating
    return trumps if trumps and peek(words, UNDER_RUFF) else hand


@compiled
def takes(hand: int, led: int, best: int, words: int) -> int:
    """The highest card with which this hand, playing later, can take the trick from the best so far, or -1."""
    same = hand & suit_of(led)
    if same:
        top = highest(same)
        return top if best >> 4 == led >> 4 and top > best else -1
    if peek(words, HAS_TRUMPS) == 0:
        return -1
    trumps = hand & TRUMPS
    if trumps == 0:
        return -1
    top = highest(trumps)
    return top if top > best or best >> 4 != 3 else -1


@compiled
def weighed(card: int, hand: int, others: int, row: int, pot: int, base: int, words: int) -> int:
    """How much a card is worth trying, by the weights of this place and class that begin at `base`."""
    suit = suit_of(card)
    place = base + row * FEATURES
    own = count(hand & suit)
    score = peek(words, place) + peek(words, place + 1) * peek(words, WORTH + card)
    score += peek(words, place + 2) * (card & 15) + peek(words, place + 4) * own + peek(words, place + 6) * pot
    if card >> 4 == 3 and peek(words, HAS_TRUMPS):
        score += peek(words, place + 3)
    if others & suit & above(card) == 0:
        score += peek(words, place + 5)
    if own == 1:
        score += peek(words, place + 7)
    return score


@compiled
def row_of(place: int, seats: int, taker: int) -> int:
    """The row of weights for a place in the trick and the class of who takes it."""
    which = 0 if place == 0 else 2 if place == seats - 1 else 1
    return which * CLASSES + taker


@compiled
def counted_off(cards: int, number: int) -> int:
    """The card of this number in the mask, from the lowest."""
    for _ in range(number):
        cards &= cards - 1
    return lowest(cards)


@compiled
def picked_out(cards: int, number: int) -> int:
    """The same at once, whatever the number: a processor does not like to guess how often a lot makes it go round."""
    return lowest(spread(1 << number, cards))


drawn = picked_out if spreads() else counted_off
"""How this processor draws a card."""

ORDER = WEIGHTS
"""Where the weights stand by which the solver orders cards."""
