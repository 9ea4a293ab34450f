"""Plain good play, where no maxim decides: what a card may win now against what it is worth kept."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from tapete.cards import Card, Suit
from tapete.games.malilla.advice.reading import ACE, Reading, is_blank
from tapete.games.malilla.variants import RANKS, TRICK_POINTS, value

HEIGHT = {rank: len(RANKS) - place for place, rank in enumerate(RANKS)}
EXPECTED = 0.9
"""What a player who is still to come may be expected to add to a trick."""

LAST_TRUMPS = 4.0
"""What each trump may still bring when no opponent has one: with it one gets the lead back."""

ROUND = 6
"""So many cards of a suit must be out for each firm one of the hand, or some of these will be ruffed."""


def choice(reading: Reading, cards: Sequence[Card]) -> Card:
    """The best of these cards; the lower of two that look alike."""
    if len(cards) == 1:
        return cards[0]
    return max(cards, key=lambda card: (worth(reading, card), -HEIGHT[card.rank], -card.index))


def worth(reading: Reading, card: Card) -> float:
    """What is won by playing the card now, less what it gives the others and what it would be worth later."""
    stake = reading.on_table + value(card) + TRICK_POINTS + EXPECTED * len(reading.later) + capote_stake(reading)
    chance = wins(reading, card)
    return chance * stake - (1.0 - chance) * given(reading, card) - keeping(reading, card)


def given(reading: Reading, card: Card) -> int:
    """What falls to the others with an ace that is led while its Malilla is out."""
    return value(card) if not reading.trick and card.rank == ACE and not reading.firm(card) else 0


def capote_stake(reading: Reading) -> float:
    """What a trick is worth beyond its points when a capote hangs on it."""
    if not (reading.capote_hope or reading.capote_danger) or not reading.capote_pays:
        return 0.0
    return 20.0 * len(reading.past) / reading.variant.tricks


# The chance that one's side takes the trick.


def wins(reading: Reading, card: Card) -> float:
    """How likely one's side takes the trick if one plays this card."""
    best = reading.best
    mine = best is None or reading.order.beats(card, best)
    if mine or reading.partner_winning:
        top = card if mine else best
        assert top is not None
        return held(reading, top, reading.led or card)
    partner = reading.partner
    if partner is None or partner not in reading.later:
        return 0.0
    assert best is not None and reading.led is not None
    return beats(reading, partner, best, reading.led.suit)


def held(reading: Reading, top: Card, led: Card) -> float:
    """How likely one's side keeps a trick that it is winning with `top`."""
    chance = 1.0
    for seat in reading.later:
        beaten = beats(reading, seat, top, led.suit)
        if not reading.is_friend(seat):
            chance *= 1.0 - beaten
        else:
            # A partner who plays after some of the opponents may take back what they took.
            chance += (1.0 - chance) * beaten * 0.6
    return chance


def beats(reading: Reading, seat: int, top: Card, led: Suit) -> float:
    """How likely the seat can beat `top`."""
    trump, power = reading.trump, reading.order.power
    higher = [card for card in reading.out_of(top.suit) if power[card] > power[top]]
    follows = some(reading, seat, higher) if top.suit is led else 0.0
    if led is trump or trump is None:
        return follows
    trumps = [card for card in reading.out_of(trump) if power[card] > power[top]]
    ruffs = (1.0 - some(reading, seat, reading.out_of(led))) * some(reading, seat, trumps)
    return 1.0 - (1.0 - follows) * (1.0 - ruffs)


def some(reading: Reading, seat: int, cards: Sequence[Card]) -> float:
    """How likely the seat holds at least one of these unseen cards."""
    none = 1.0
    for card in cards:
        none *= 1.0 - holds(reading, seat, card)
    return 1.0 - none


def holds(reading: Reading, seat: int, card: Card) -> float:
    """How likely the seat holds this unseen card."""
    if not reading.may_hold(seat, card):
        return 0.0
    room = sum(reading.size(other) for other in reading.others if reading.may_hold(other, card))
    return reading.size(seat) / (room + reading.asleep(card)) if room else 0.0


# What a card is worth later.


def keeping(reading: Reading, card: Card) -> float:
    """What the card may still bring if it is kept."""
    above, points = len(reading.above(card)), value(card)
    if card.suit is reading.trump and not reading.trick and not reading.foes_may_ruff:
        return points + LAST_TRUMPS + capote_stake(reading)
    if card.suit is reading.trump:
        return points + 2.0 if above == 0 else 0.6 * points + 1.2 + HEIGHT[card.rank] / 20
    if above == 0:
        return (points + 1.5) * 0.8 * (_unruffed(reading, card) if reading.partner_winning else 1.0)
    if is_blank(card):
        return 0.05 + HEIGHT[card.rank] / 50
    guards = len(reading.of(card.suit)) - 1
    share = 0.55 if guards >= above else 0.25
    return (points + 1.0) * share / sqrt(above)


def _unruffed(reading: Reading, card: Card) -> float:
    """How much of a firm card is its own: what comes after higher ones of its suit is better given to the partner."""
    return min(1.0, len(reading.out_of(card.suit)) / (ROUND * (1 + reading.of(card.suit).index(card))))
