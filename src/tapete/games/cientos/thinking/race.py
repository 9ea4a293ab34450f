"""What a hand is worth in a race to a hundred: the stakes that both can expect from where it leaves them.

The value of a score follows from hands that are dealt, exchanged by the book and counted as they are guessed: from the
end of the game backwards each score is worth what the scores after one more hand are.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tapete.games.cientos.ranking import PACK
from tapete.games.cientos.state import HALF, HUNDRED
from tapete.games.cientos.thinking.compiled import compiled
from tapete.games.cientos.thinking.counting import SIZE, settled
from tapete.games.cientos.thinking.dealing import exchanged
from tapete.games.cientos.thinking.masks import np
from tapete.games.cientos.thinking.tricks import guessed

HANDS = 300
SEED = 1
BLUR = 4.5
"""How far the advantage by leads and tricks is from its guess, in hands that are played."""
EVEN, AHEAD = 40, 20
"""A point is worth what it is when one has this and the other so much more or less."""


@compiled
def staked(other: float, double: bool) -> int:
    """What is paid for the game if the other has come so far."""
    return 2 if double and other < HALF else 1


@compiled
def stakes(mano: float, pie: float, points: Any, double: bool, worth: Any) -> float:
    """What the mano can expect after a hand with these points, if this was the score before it.

    Announcements count in their order; in the play both are taken to rise evenly.
    """
    for place in range(2, SIZE, 2):
        if mano + points[place] >= HUNDRED:
            return float(staked(pie + points[place + 1], double))
        if pie + points[place + 1] >= HUNDRED:
            return -float(staked(mano + points[place], double))
    own, other = mano + points[SIZE - 2], pie + points[SIZE - 1]
    ends, other_ends = mano + points[0], pie + points[1]
    if ends < HUNDRED and other_ends < HUNDRED:
        found: float = worth[max(0, int(other_ends)), max(0, int(ends))]
        return -found
    when = (HUNDRED - own) / (ends - own) if ends >= HUNDRED else 2.0
    when_other = (HUNDRED - other) / (other_ends - other) if other_ends >= HUNDRED else 2.0
    if when <= when_other:
        return float(staked(other + (other_ends - other) * when, double))
    return -float(staked(own + (ends - own) * when_other, double))


@compiled
def backwards(worth: Any, hands: Any, double: bool) -> None:
    """The value of every score to him who is mano next, from the highest down."""
    for both in range(2 * HUNDRED - 2, -1, -1):
        for mano in range(max(0, both - HUNDRED + 1), min(HUNDRED - 1, both) + 1):
            total = 0.0
            for hand in range(len(hands)):
                total += stakes(mano, both - mano, hands[hand], double, worth)
            worth[mano, both - mano] = total / len(hands)


@compiled
def played(dealt: Any, blur: Any, hands: Any) -> None:
    """The points of each two hands."""
    for row in range(len(hands)):
        mano, pie = dealt[row, 0], dealt[row, 1]
        settled(mano, pie, guessed(mano, pie) + blur[row], hands[row])


@cache
def worth_of_scores(double: bool) -> tuple[Any, float]:
    """By the mano's score and the pie's what the mano can expect, and what a point is worth at an even score."""
    lot = np.random.default_rng(SEED)
    decks = lot.permuted(np.tile(np.arange(len(PACK)), (HANDS, 1)), axis=1)
    dealt, hands = np.zeros((HANDS, 2), dtype=np.int64), np.zeros((HANDS, SIZE))
    exchanged(decks, 0, dealt)
    played(dealt, lot.normal(0, BLUR, HANDS), hands)
    worth = np.zeros((HUNDRED, HUNDRED))
    backwards(worth, hands, double)
    return worth, float(worth[EVEN + AHEAD, EVEN] - worth[EVEN, EVEN + AHEAD]) / (2 * AHEAD)
