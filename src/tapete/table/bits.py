"""Cards as bits: four lanes of sixteen, a suit each, the higher card in the higher place; trumps have the top lane."""

from __future__ import annotations

from tapete.cards import SUITS, Card, Suit
from tapete.errors import TapeteError
from tapete.table.play import Play

LANE, LANES = 16, 4


def bits(play: Play) -> dict[Card, int]:
    """Which bit each card is: the suits in their order, trumps last, in each the lowest card first."""
    order = play.order
    lanes = {suit: number for number, suit in enumerate([suit for suit in SUITS if suit is not order.trump])}
    if order.trump is not None:
        lanes[order.trump] = LANES - 1
    bit = {card: LANE * lanes[suit] + place for suit in lanes for place, card in enumerate(ranked(play, suit))}
    plain = [power for card, power in order.power.items() if order.suit[card] is not order.trump]
    above = [power for card, power in order.power.items() if order.suit[card] is order.trump]
    longest = max(len(ranked(play, suit)) for suit in SUITS)
    if len(bit) != len(order.suit) or (plain and above and max(plain) > min(above)) or longest >= LANE:
        raise TapeteError("no-such-order", "The kernels know no such order of the cards.")
    return bit


def ranked(play: Play, suit: Suit) -> list[Card]:
    """The cards of a suit, the lowest first."""
    order = play.order
    return sorted([card for card, own in order.suit.items() if own is suit], key=lambda card: order.power[card])
