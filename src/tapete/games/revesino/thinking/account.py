"""The running account of a hand: what each seat holds, has taken and is owed, card by card, and what it comes to.

Cards are bits (`bits.py`), and the account is a row of whole numbers. It says the same as `course.py`, `reckon.py` and
`grand.py` where the customs are the usual ones.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tapete.cards import Suit
from tapete.games.revesino.pack import (
    ACE_OF_COPAS,
    CABALLO,
    FOUR_ACES,
    KING_OF_COPAS,
    LAST_TWO,
    PARTIDA,
    POINTS,
    REVESINO,
    WORTH,
)
from tapete.games.revesino.thinking.bits import CABALLO_BIT, CARD, LANE, LANES, PAID, SUIT, WHOLE, bit_of, mask_of
from tapete.games.revesino.thinking.compiled import compiled, count, highest, lowest

np: Any = import_module("numpy")

POINTS_OF, TRICKS_OF, TRADED, OWED, HAND, LAID = 0, 4, 8, 12, 16, 20
"""For each seat: points, tricks, tantos sold less those drawn, what it owes to the winner of the partida, what it
holds; and the cards of the trick by place."""
SWEEPER, DONE, LEADER, PLACE, HOLDER, POT, GONE, TABLE = range(24, 32)
"""Who has every trick, the tricks made, who leads, how many cards lie there, who has the best of them, what they count,
what was played before, and what lies there."""
ACES, PARDONED, LOW_LED, FOLLOWER, LOCKED, BEATEN_BY, LOST, LOST_TO, LAST_TO, CREDITED = range(32, 42)
"""Who was dealt four payment cards, who is pardoned the first trick, whether it was led with the lowest, who follows
the four aces, what is locked in; who first beat the lead, and of a Revesino where it was lost and to whom."""
MANO, PARDON, SOLD, AWAY = range(42, 46)
"""From here on what each has put to sleep and knows."""
SIZE = 49

NOBODY, BROKEN = -1, -2
EVERY_SUIT = sum(1 << lane for lane in LANES)

KING_AND_CABALLO = mask_of([CABALLO, KING_OF_COPAS])
ACE_OF_COPAS_BIT = mask_of([ACE_OF_COPAS])
COPAS = SUIT << LANE * list(Suit).index(CABALLO.suit)
CABALLO_LANE = bit_of(CABALLO) & 48
ACE = bit_of(ACE_OF_COPAS) & 15
WHITE = ACE - max(POINTS.values())
"""Above it every step up counts a point more."""
WORTHS = np.array([WORTH.get(CARD[bit], 0) if bit in CARD else 0 for bit in range(4 * LANE)])
NINE, LAST = LAST_TWO


@compiled
def points_of(card: int) -> int:
    """What a card counts."""
    return max(0, (card & 15) - WHITE)


@compiled
def worth_of(card: int) -> int:
    """What is paid for a card."""
    found: int = WORTHS[card]
    return found


@compiled
def worth_in(cards: int) -> int:
    """What is paid for all the payment cards among these."""
    left, found = cards & PAID, 0
    while left:
        card = highest(left)
        left ^= 1 << card
        found += WORTHS[card]
    return found


@compiled
def begun(a: Any, mano: int, pardon: int) -> None:
    """The account of a hand of which the cards are dealt and nothing is played."""
    for place in range(AWAY):
        if place < HAND or place >= HAND + 4:
            a[place] = 0
    for place in (SWEEPER, ACES, PARDONED, FOLLOWER, BEATEN_BY, LOST, LOST_TO, LAST_TO, CREDITED):
        a[place] = NOBODY
    a[LEADER], a[MANO], a[PARDON] = mano, mano, pardon
    for seat in range(4):
        if count(a[HAND + seat] & PAID) >= 4:
            a[ACES] = seat


@compiled
def privileged(a: Any, seat: int) -> bool:
    """Whether he may renounce by the four aces."""
    won = a[TRICKS_OF + seat]
    return bool(a[ACES] == seat and (won == 0 or (won == 1 and a[PARDONED] == seat)))


@compiled
def lawful(a: Any, seat: int) -> int:
    """What the seat may play."""
    hand: int = a[HAND + seat]
    if a[PLACE] == 0:
        return hand
    same: int = hand & (SUIT << (a[LAID] & 48))
    if same == 0 or privileged(a, seat):
        return hand
    pair = hand == KING_AND_CABALLO and a[TABLE] & ACE_OF_COPAS_BIT == 0
    return CABALLO_BIT if pair else same


@compiled
def laid(a: Any, seat: int, card: int) -> None:
    """A card is laid; the fourth of a trick closes it."""
    hand, place = a[HAND + seat], a[PLACE]
    if place == 0:
        a[LEADER], a[HOLDER] = seat, seat
        a[LOW_LED] = 1 if hand & (EVERY_SUIT * ((1 << (card & 15)) - 1)) == 0 else 0
    else:
        _followed(a, seat, card, hand)
    a[HAND + seat] = hand & ~(1 << card)
    a[LAID + place] = card
    a[TABLE] |= 1 << card
    a[POT] += points_of(card)
    a[PLACE] = place + 1
    if place == 3:
        _closed(a)


@compiled
def _followed(a: Any, seat: int, card: int, hand: int) -> None:
    led = a[LAID]
    suit = SUIT << (led & 48)
    if card & 48 == led & 48:
        if card > led and a[BEATEN_BY] == NOBODY:
            a[BEATEN_BY] = seat
        if card > a[LAID + ((a[HOLDER] - a[LEADER]) & 3)]:
            a[HOLDER] = seat
    else:
        a[SOLD] += worth_of(card)
        if hand & suit != 0 and privileged(a, seat):
            a[FOLLOWER] = seat
    if hand & ~COPAS == 0 and led & 48 == CABALLO_LANE and hand & CABALLO_BIT != 0 and count(hand) > 1:
        above = COPAS & ~((1 << lowest(hand)) - 1)
        if above & WHOLE & ~(a[GONE] | hand) == 0:
            a[LOCKED] |= hand


@compiled
def _closed(a: Any) -> None:
    leader, winner, number = a[LEADER], a[HOLDER], a[DONE]
    led = a[LAID]
    for place in range(4):
        card, owner = a[LAID + place], (leader + place) & 3
        worth = worth_of(card)
        if worth == 0:
            continue
        if place == 0 or a[LOCKED] >> card & 1:
            a[OWED + owner] += worth
        elif card & 48 == led & 48:
            a[TRADED + owner] -= worth
            a[TRADED + leader] += worth
        else:
            a[TRADED + winner] -= worth
            a[TRADED + owner] += worth
    if number == 0:
        a[SWEEPER] = winner
        if a[PARDON] and winner == leader == a[MANO] and a[LOW_LED]:
            a[PARDONED] = winner
    elif a[SWEEPER] != winner:
        if number < NINE:
            a[SWEEPER] = BROKEN
        elif a[SWEEPER] >= 0 and a[LOST] == NOBODY:
            a[LOST], a[LOST_TO], a[CREDITED] = number, winner, a[BEATEN_BY]
    if number == LAST:
        a[LAST_TO] = winner
    a[GONE] |= a[TABLE]
    a[POINTS_OF + winner] += a[POT]
    a[TRICKS_OF + winner] += 1
    a[DONE] = number + 1
    a[LEADER], a[PLACE], a[TABLE], a[POT], a[BEATEN_BY], a[SOLD] = winner, 0, 0, 0, NOBODY, 0


@compiled
def settled(a: Any, net: Any) -> None:
    """What each seat has won or lost by a hand that is over."""
    for seat in range(4):
        net[seat] = 0
    if a[SWEEPER] >= 0:
        _revesino(a, net)
    elif a[FOLLOWER] >= 0:
        _four_aces(a, net)
    else:
        _ordinary(a, net)


@compiled
def _revesino(a: Any, net: Any) -> None:
    sweeper, follower, credited = a[SWEEPER], a[FOLLOWER], a[CREDITED]
    made = a[LOST] == NOBODY
    if not made and a[LOST_TO] == follower:
        credited = follower
    if made and follower < 0:
        for seat in range(4):
            net[seat] -= REVESINO // 3
        net[sweeper] += REVESINO // 3 * 4
        return
    payee = sweeper if made else credited
    met = follower < 0 or a[LOST_TO] == follower or a[LAST_TO] == follower
    payer = sweeper if not made and met else follower
    net[payer] -= REVESINO
    net[payee] += REVESINO


@compiled
def _four_aces(a: Any, net: Any) -> None:
    follower = a[FOLLOWER]
    free = 1 if a[PARDONED] == follower else 0
    won = 1 if a[TRICKS_OF + follower] <= free else -1
    for seat in range(4):
        net[seat] -= won * FOUR_ACES // 3
    net[follower] += won * FOUR_ACES // 3 * 4


@compiled
def _ordinary(a: Any, net: Any) -> None:
    first, last, least, most = -1, -1, 1 << 30, -1
    for step in range(4):
        seat = (a[MANO] + step) & 3
        key = (a[POINTS_OF + seat] * 16 + a[TRICKS_OF + seat]) * 4 + 3 - step
        if key < least:
            first, least = seat, key
        if key > most:
            last, most = seat, key
    due = PARTIDA + worth_in(~a[GONE])
    net[last] -= due
    net[first] += due
    for seat in range(4):
        net[seat] += a[TRADED + seat] - a[OWED + seat]
        net[first] += a[OWED + seat]
