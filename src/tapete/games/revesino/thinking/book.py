"""The book's player on masks: what he lays away and what he plays, as `advice/` says it.

The others are taken to play so who are not known better. The tests compare it with `advice/`.
"""

from __future__ import annotations

from typing import Any

from tapete.games.revesino.advice.cards import DRAWN, GUARDED, SOLD, THREAT, VENTURED
from tapete.games.revesino.advice.exchange import COVERED, DANGEROUS, DEARER, MUCH_LED, PAID, VOID
from tapete.games.revesino.pack import CABALLO, TRICKS
from tapete.games.revesino.thinking.account import (
    ACE,
    ACES,
    DONE,
    FOLLOWER,
    HAND,
    HOLDER,
    LAID,
    LEADER,
    LOST,
    NOBODY,
    PLACE,
    POT,
    SWEEPER,
    TRICKS_OF,
    lawful,
    points_of,
    worth_in,
    worth_of,
)
from tapete.games.revesino.thinking.account import SOLD as TO_BE_HAD
from tapete.games.revesino.thinking.bits import LANES, LOW, SUIT, WHOLE, bit_of
from tapete.games.revesino.thinking.bits import PAID as PAYMENT_CARDS
from tapete.games.revesino.thinking.compiled import compiled, count, highest, lowest
from tapete.games.revesino.thinking.policy import known_to, losers

COVER, BUSY, POORLY, DEAR = COVERED.weight, MUCH_LED.weight, PAID.weight, DEARER.weight
DRAWING, LEADING, GUARDING = DRAWN.weight, SOLD.weight, GUARDED.weight
CABALLO_RANK = bit_of(CABALLO) & 15
NO_CARD = -1
"""He declines to exchange."""
MUCH = 1_000.0


# The exchange.


@compiled
def threat(card: int, hand: int, fears: bool) -> float:
    """How much a card threatens him who keeps it; who `fears` payment cards fears them in any company."""
    lane = card & 48
    company = hand & (SUIT << lane) & ~(1 << card)
    other = count(company)
    found = (card & 15) + 1.0 - COVER * count(company >> lane & LOW) - 0.4 * other + (BUSY if lane <= 16 else 0.0)
    worth = worth_of(card)
    return found if worth == 0 or (other > 1 and not fears) else found + worth * DEAR + POORLY


@compiled
def laid_away(hand: int, dealer: bool, fears: bool) -> int:
    """What he lays away of this hand; no card, if he declines."""
    if count(hand & PAYMENT_CARDS) >= 4:
        return _top(hand & ~PAYMENT_CARDS)
    found = _superfluous(hand)
    if found >= 0:
        return found
    worst, void, singles = _worst(hand, fears)
    if not dealer:
        length = count(hand & (SUIT << (worst & 48)))
        if length == 1 and singles > 1:
            return NO_CARD
        if void and threat(worst, hand, fears) < DANGEROUS:
            return NO_CARD
    return worst


@compiled
def _top(hand: int) -> int:
    """The highest card, of any suit."""
    top = -1
    while hand:
        card = highest(hand)
        hand ^= 1 << card
        if top < 0 or card & 15 >= top & 15:
            top = card
    return top


@compiled
def _might_sweep(hand: int) -> bool:
    """Whether each suit has its ace, but for a single card that might be laid away."""
    spared = 0
    for lane in LANES:
        own = hand & (SUIT << lane)
        if own and highest(own) & 15 != ACE:
            spared += count(own)
    return spared <= 1


@compiled
def _superfluous(hand: int) -> int:
    """The one card without which nothing would be lost."""
    found, least, left = -1, 0, hand
    if not _might_sweep(hand):
        return found
    while left:
        card = highest(left)
        left ^= 1 << card
        if losers(hand & ~(1 << card), hand, 1.0) <= 0.0:
            key = (card & 15) * 16 + count(hand & (SUIT << (card & 48)))
            if found < 0 or key <= least:
                found, least = card, key
    return found


@compiled
def _worst(hand: int, fears: bool) -> tuple[int, bool, int]:
    """What threatens most of what has little beside it, or of what is not paid for; whether a suit is missing; and
    how many single cards there are, none if one of them is high."""
    void, singles, high = False, 0, False
    bare = 0
    for lane in LANES:
        own = hand & (SUIT << lane)
        length = count(own)
        if length == 0:
            void = True
        elif length <= 2:
            bare |= own & ~(LOW << lane)
        if length == 1:
            singles += 1
            if highest(own) & 15 >= CABALLO_RANK:
                high = True
    left, top, most = hand if fears else bare if bare else hand & ~PAYMENT_CARDS, -1, 0.0
    while left:
        card = highest(left)
        left ^= 1 << card
        value = threat(card, hand, fears) + (VOID if count(hand & (SUIT << (card & 48))) == 1 else 0.0)
        if top < 0 or value > most or (value == most and card >> 4 != top >> 4):
            top, most = card, value
    return top, void, 0 if high else singles


# The lead.


@compiled
def sweeps(a: Any, seat: int) -> bool:
    """Whether he goes on for a Revesino."""
    if a[DONE] > 0 and (a[SWEEPER] != seat or a[LOST] != NOBODY):
        return False
    return bool(TRICKS - a[DONE] <= 2 or losers(a[HAND + seat], known_to(a, seat), 1.0) <= VENTURED)


@compiled
def _firm(hand: int, unseen: int) -> int:
    """The cards above which none is out."""
    found = 0
    for lane in LANES:
        out = unseen & (SUIT << lane)
        top = highest(out) if out else lane - 1
        found |= hand & (SUIT << lane) & ~((1 << (top + 1)) - 1)
    return found


@compiled
def _led(a: Any, seat: int, hand: int, unseen: int) -> int:
    if sweeps(a, seat):
        firm = _firm(hand, unseen)
        weak = hand & ~firm
        if weak and count(firm) <= 2 < TRICKS - a[DONE] and losers(hand, known_to(a, seat), 1.0) > 0:
            return _weakest(weak, unseen)
        return _first_firm(firm if firm else hand, unseen)
    left, top, least = hand, -1, 0.0
    while left:
        card = highest(left)
        left ^= 1 << card
        value = _cost(card, hand, unseen)
        if top < 0 or value < least or (value == least and card >> 4 != top >> 4):
            top, least = card, value
    return top


@compiled
def _weakest(weak: int, unseen: int) -> int:
    top, most = -1, -MUCH
    while weak:
        card = highest(weak)
        weak ^= 1 << card
        above = count(unseen & (SUIT << (card & 48)) & ~((2 << card) - 1))
        value = (0.0 if worth_of(card) else 20.0) - above
        if value >= most:
            top, most = card, value
    return top


@compiled
def _first_firm(able: int, unseen: int) -> int:
    top, most = -1, -1
    while able:
        card = highest(able)
        able ^= 1 << card
        value = count(unseen & (SUIT << (card & 48)) & ((1 << card) - 1)) * 16 + (card & 15)
        if value >= most:
            top, most = card, value
    return top


@compiled
def _cost(card: int, hand: int, unseen: int) -> float:
    out = unseen & (SUIT << (card & 48))
    below = count(out & ((1 << card) - 1))
    above = count(out) - below
    wins = 1.0 if above == 0 else (below + 0.3) / (above + below)
    value = 4.0 * wins + 0.25 * points_of(card) * wins + LEADING * worth_of(card)
    company = hand & (SUIT << (card & 48)) & ~(1 << card)
    if company:
        value += GUARDING * worth_in(company) / count(company)
    return value - DRAWING * worth_in(out) * (1.0 - wins)


# To follow, and to throw.


@compiled
def has_aces(a: Any, seat: int) -> bool:
    """Whether he began with the four aces, and has taken nothing."""
    return bool(a[ACES] == seat and a[TRICKS_OF + seat] == 0)


@compiled
def by_the_book(a: Any, seat: int) -> int:
    """The card that he plays."""
    legal = lawful(a, seat)
    if legal & (legal - 1) == 0:
        return highest(legal)
    hand = a[HAND + seat]
    unseen = WHOLE & ~known_to(a, seat)
    if a[PLACE] == 0:
        return _led(a, seat, hand, unseen)
    suit = SUIT << (a[LAID] & 48)
    best = a[LAID + ((a[HOLDER] - a[LEADER]) & 3)]
    same = legal & suit
    over = same & ~((2 << best) - 1)
    aces = has_aces(a, seat)
    near = a[DONE] >= 3 and a[SWEEPER] >= 0 and a[SWEEPER] != seat and a[LOST] == NOBODY
    if near and over:
        card = _cut(a, seat, hand, over, unseen)
        if card >= 0:
            return card
    if aces:
        losing = legal & ~over
        if losing == 0:
            losing = legal
        spare = losing & ~_firm(losing, unseen) if near and a[DONE] >= THREAT else 0
        return _top_paid(spare if spare else losing)
    if same == 0:
        return _thrown(legal, hand, unseen, near and a[DONE] >= THREAT)
    if over and sweeps(a, seat):
        return highest(over)
    plain = same & ~PAYMENT_CARDS
    if plain == 0:
        plain = same
    ducking = plain & ~over
    if ducking:
        return highest(ducking)
    return highest(plain) if a[PLACE] == 3 else lowest(plain)


@compiled
def _cut(a: Any, seat: int, hand: int, over: int, unseen: int) -> int:
    """What he beats another's Revesino with; no card, if it is too soon."""
    done, left = a[DONE], TRICKS - a[DONE]
    bound = has_aces(a, seat) and a[FOLLOWER] == seat
    if left == 3 and bound and not _may_cut(hand, unseen):
        return highest(over)
    in_time = left <= 2
    if bound and not in_time:
        return -1
    if not in_time and (done < 4 or a[POT] / 3 + a[TO_BE_HAD] > done - 3):
        return -1
    cheap = over & ~PAYMENT_CARDS
    if cheap == 0:
        cheap = over
    return highest(cheap) if a[PLACE] == 3 or in_time else lowest(cheap)


@compiled
def _may_cut(hand: int, unseen: int) -> bool:
    firm = _firm(hand, unseen)
    while firm:
        card = highest(firm)
        firm ^= 1 << card
        if unseen & (SUIT << (card & 48)) & ((1 << card) - 1):
            return True
    return False


@compiled
def _top_paid(able: int) -> int:
    top, most = -1, -1
    while able:
        card = highest(able)
        able ^= 1 << card
        value = (card & 15) * 2 + (1 if worth_of(card) else 0)
        if value >= most:
            top, most = card, value
    return top


@compiled
def _thrown(legal: int, hand: int, unseen: int, keeping: bool) -> int:
    able, counting = legal, 0.5
    spare = legal & ~_firm(legal, unseen) if keeping else legal
    if keeping and spare and spare != legal:
        able, counting = spare, 0.0
    elif legal & PAYMENT_CARDS:
        able, counting = _dearest(legal & PAYMENT_CARDS), 0.0
    top, most = -1, 0.0
    while able:
        card = highest(able)
        able ^= 1 << card
        value = threat(card, hand, False) + counting * points_of(card)
        if top < 0 or value > most or (value == most and card >> 4 != top >> 4):
            top, most = card, value
    return top


@compiled
def _dearest(dear: int) -> int:
    """Of payment cards those that cost most."""
    found, most = 0, 0
    while dear:
        card = highest(dear)
        dear ^= 1 << card
        worth = worth_of(card)
        if worth > most:
            found, most = 0, worth
        if worth == most:
            found |= 1 << card
    return found
