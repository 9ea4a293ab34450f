"""What a card is worth now and what it would be worth later: the choice among cards on which the maxims are silent."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.cards import Card
from tapete.games.voltarete.advice.reading import Reading
from tapete.table.counsel import says

TRUMP_LATER = (0.97, 0.72, 0.5, 0.36)
"""What a trump still makes with none, one, two, three higher ones out."""
SMALL_TRUMP = 0.28
FIRM_LATER, GUARDED_LATER = 0.55, 0.2
SHARED = 0.75
"""What a trick of the partner is worth beside one's own, to the forte; to the fraco it is the other way round."""


NOW = 0.3
"""How little a card is spared in a trick that may decide the hand."""


@says("vol.I.17.10", weight=NOW)
def decides(reading: Reading) -> bool:
    """Whether a fifth trick is at stake: his who plays alone, or against him that of a codilho."""
    mine = reading.tricks[reading.alone] == 4
    return mine or (reading.seat == reading.alone and max(reading.tricks[seat] for seat in reading.others) == 4)


def _decides(reading: Reading) -> bool:
    return reading.counsel.follows(decides) and decides(reading)


def later(reading: Reading, card: Card) -> float:
    """What is lost with it: the trick it may make another time, and a little for its height."""
    higher = len(reading.above(card))
    if reading.is_trump(card):
        return TRUMP_LATER[higher] if higher < len(TRUMP_LATER) else SMALL_TRUMP
    own = reading.of(reading.order.suit[card])
    height = reading.height(card) / 100
    if not higher:
        return FIRM_LATER * _uncut(reading, card) + height
    return (GUARDED_LATER if higher == 1 and len(own) > 1 else 0.0) + height + _guards(reading, card)


def _uncut(reading: Reading, card: Card) -> float:
    """How likely it is that everybody else still has to follow a suit."""
    out = len(reading.out_of(reading.order.suit[card]))
    return min(1.0, 0.25 + out / 10)


def _guards(reading: Reading, card: Card) -> float:
    """A small card beside one that lacks a single higher one guards it."""
    own = reading.of(reading.order.suit[card])
    return 0.1 if len(own) == 2 and len(reading.above(own[0])) == 1 and card is own[1] else 0.0


def beaten(reading: Reading, seat: int, card: Card, led: Card) -> float:
    """The chance that he, who is still to play, can beat the card that wins so far."""
    order = reading.order
    out = reading.out_of(order.suit[led])
    higher = reading.above(card)
    if order.suit[card] is order.suit[led]:
        if reading.is_trump(card):
            return reading.holds(seat, higher)
        void = 1.0 - reading.holds(seat, out)
        return min(1.0, reading.holds(seat, higher) + void * reading.holds(seat, reading.trumps_out))
    return (1.0 - reading.holds(seat, out)) * reading.holds(seat, higher)


def stands(reading: Reading, card: Card, led: Card, against: Sequence[int]) -> float:
    """The chance that none of these takes the trick from the card."""
    chance = 1.0
    for seat in against:
        chance *= 1.0 - beaten(reading, seat, card, led)
    return chance


@says("vol.I.11.18")
def aim(of: tuple[Reading, Card]) -> float:
    """The trick, to oneself or to a partner, less what the card would make another time."""
    reading, card = of
    alone, me = reading.alone, reading.seat
    led = reading.trick[0].card if reading.trick else card
    foes = [seat for seat in reading.later if me == alone or seat == alone]
    mine, partners = _shares(reading)
    price = later(reading, card) * (NOW if _decides(reading) else 1.0)
    if reading.wins(card):
        if me == alone:
            return stands(reading, card, led, reading.later) - price
        return mine * stands(reading, card, led, foes) - price + _partner_may(reading, card, led, partners)
    holder = reading.view.winning
    if me == alone or holder == alone:
        return _partner_takes(reading, led, partners) - price
    assert reading.best is not None
    return partners * stands(reading, reading.best, led, foes) - price


def _shares(reading: Reading) -> tuple[float, float]:
    """What a trick of one's own, and one of a partner, is worth."""
    if reading.seat == reading.alone:
        return 1.0, 0.0
    if _decides(reading):
        return 1.0, 1.0
    return (1.0, SHARED) if reading.is_forte else (SHARED, 1.0)


def _partner_may(reading: Reading, card: Card, led: Card, worth: float) -> float:
    """What the partner behind may still make of a trick in which one's card falls to the one who plays alone."""
    behind = [seat for seat in reading.later if seat != reading.alone]
    if reading.alone not in reading.later or not behind:
        return 0.0
    lost = beaten(reading, reading.alone, card, led)
    return 0.4 * worth * lost if reading.later[-1] in behind else 0.0


def _partner_takes(reading: Reading, led: Card, worth: float) -> float:
    """The chance that a partner behind takes the trick from the one who plays alone."""
    behind = [seat for seat in reading.later if seat != reading.alone]
    if reading.seat == reading.alone or not behind or reading.best is None:
        return 0.0
    return worth * (1.0 - stands(reading, reading.best, led, behind))


def best(reading: Reading, cards: Sequence[Card]) -> Card:
    """Of these cards the one that gains most, or costs least; the lowest of those that are alike."""
    aims = reading.counsel.follows(aim)
    gains = {card: aim((reading, card)) if aims else 0.0 for card in cards}
    return max(cards, key=lambda card: (gains[card], -reading.height(card), -card.index))
