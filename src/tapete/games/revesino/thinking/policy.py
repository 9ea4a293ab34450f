"""The plain player of a playout: of all that it may play the card that weighs most, by what it can see itself.

It looks at its own hand, the trick, and which cards are gone; a row of weights for each aim and each situation says
what that is worth to it.
"""

from __future__ import annotations

from typing import Any

from tapete.games.revesino.thinking.account import (
    ACE,
    AWAY,
    DONE,
    GONE,
    HAND,
    HOLDER,
    LAID,
    LEADER,
    LOST,
    NINE,
    NOBODY,
    PLACE,
    POT,
    SOLD,
    SWEEPER,
    TABLE,
    lawful,
    points_of,
    privileged,
    worth_in,
    worth_of,
)
from tapete.games.revesino.thinking.bits import LANES, LOW, SUIT, WHOLE
from tapete.games.revesino.thinking.compiled import compiled, count, highest

ORDINARY, SWEEPING, CUTTING, WITH_ACES = range(4)
"""Its aim: the partida, a Revesino of its own, to cut another's, or the four aces."""
LEAD, OVER, UNDER, OFF = range(4)
"""A card is led, takes the trick so far, follows below, or is thrown."""
FEATURES = (
    "rank", "points", "worth", "higher", "lower", "length", "cover", "taken", "bought", "last", "win", "draws", "guard",
    "alone",
)  # fmt: skip
WIDE = len(FEATURES)
HOPE, MORE, SLEEPS, THREAT = range(16 * WIDE, 16 * WIDE + 4)
"""With so many losers at most a Revesino is tried, and so many more for each trick made; a card that only an ace beats,
which may sleep, is such a part of a loser; from so many tricks of another on his Revesino is cut."""
MANY, FEW = 7, 4


@compiled
def losers(hand: int, known: int, asleep: float) -> float:
    """How many of these cards would lose a trick if each suit were led from the top; of all that are not known, and
    a card that only an ace beats counts as less, for the ace may sleep."""
    lost = 0.0
    for lane in LANES:
        own, out = hand & (SUIT << lane), WHOLE & ~known & (SUIT << lane)
        while own and out:
            card = highest(own)
            own ^= 1 << card
            best = highest(out)
            if best > card:
                lost += asleep if best & 15 == ACE and out & ~(1 << best) < 1 << card else 1.0
            follow = count(out)
            rest = 3 if follow >= MANY else 2 if follow >= FEW else 1
            left = out
            for place in range(2 * rest - 1):
                if left == 0:
                    break
                top = highest(left)
                left ^= 1 << top
                if place % 2 == 0:
                    out ^= 1 << top
    return lost


@compiled
def known_to(a: Any, seat: int) -> int:
    """The cards that nobody else can hold or play any more."""
    found: int = a[GONE] | a[TABLE] | a[HAND + seat] | a[AWAY + seat]
    return found


@compiled
def aim_of(a: Any, seat: int, w: Any) -> int:
    """What the seat is after."""
    done = a[DONE]
    if privileged(a, seat):
        return WITH_ACES
    if done == 0 or (a[SWEEPER] == seat and a[LOST] == NOBODY):
        hand = a[HAND + seat]
        if done >= NINE or losers(hand, known_to(a, seat), w[SLEEPS]) <= w[HOPE] + done * w[MORE]:
            return SWEEPING
    elif a[SWEEPER] >= 0 and a[LOST] == NOBODY and done >= w[THREAT]:
        return CUTTING
    return ORDINARY


@compiled
def chosen(a: Any, seat: int, w: Any) -> int:
    """The card that it plays."""
    legal = lawful(a, seat)
    if legal & (legal - 1) == 0:
        return highest(legal)
    hand, place, aim = a[HAND + seat], a[PLACE], aim_of(a, seat, w)
    unseen = WHOLE & ~known_to(a, seat)
    best = a[LAID + ((a[HOLDER] - a[LEADER]) & 3)] if place else -1
    top, most = -1, 0.0
    while legal:
        card = highest(legal)
        legal ^= 1 << card
        score = weighed(card, hand, unseen, place, best, a[POT], a[SOLD], aim, w)
        if top < 0 or score > most:
            top, most = card, score
    return top


@compiled
def weighed(card: int, hand: int, unseen: int, place: int, best: int, pot: int, sold: int, aim: int, w: Any) -> float:
    """What speaks for a card."""
    lane, rank, worth = card & 48, card & 15, worth_of(card)
    own, out = hand & (SUIT << lane), unseen & (SUIT << lane)
    lower = count(out & ((1 << card) - 1))
    higher = count(out) - lower
    length = count(own)
    win = 0.0
    if place == 0:
        how = LEAD
    elif lane != best & 48:
        how = OFF
    else:
        how = OVER if card > best else UNDER
    if how <= OVER:
        win = 1.0 if higher == 0 else (lower + 0.3) / (higher + lower)
        if how == OVER:
            win = 1.0 - (1.0 - win) * (3 - place) / 3.0
    row = (aim * 4 + how) * WIDE
    score = w[row] * rank * 0.1
    score += w[row + 1] * points_of(card) * 0.25
    score += w[row + 2] * worth
    score += w[row + 3] * higher * 0.2
    score += w[row + 4] * lower * 0.2
    score += w[row + 5] * length * 0.2
    score += w[row + 6] * count((own & ((1 << card) - 1)) >> lane & LOW) * 0.5
    score += w[row + 7] * (pot + points_of(card)) * win * 0.25
    score += w[row + 8] * sold * win
    if place == 3:
        score += w[row + 9] * rank * 0.1
    score += w[row + 10] * win
    if place == 0:
        score += w[row + 11] * worth_in(out)
    elif length == 1:
        score += w[row + 11]
    score += w[row + 12] * (worth_in(own) - worth)
    if out == 0:
        score += w[row + 13]
    found: float = score
    return found
