"""What the book's player throws (`advice.py`), on masks."""

from __future__ import annotations

from tapete.games.cientos import advice
from tapete.games.cientos.ranking import HEIGHT
from tapete.games.cientos.thinking.compiled import compiled, count
from tapete.games.cientos.thinking.masks import BY_NAME, LANE, SUIT, TOTAL, np
from tapete.table.counsel import ALL

TOUCHING, RUN, HIGH, POINT, SETS, NEAR = (
    float(ALL.number(each))
    for each in (advice.ONE_CARD, advice.RUN, advice.HIGH, advice.POINT, advice.SETS, advice.NEAR)
)
KEPT, GUARD = advice.KEPT, advice.GUARD
KNIGHT, KING, ACE = (HEIGHT[rank] - 1 for rank in (advice.KNIGHT, advice.KING, advice.ACE))
SET = HEIGHT[2] - 1
"""From here up cards make fourteens."""
_TRICKS = {HEIGHT[rank] - 1: worth for rank, worth in advice.TRICKS.items()}
TRICKS = np.array([_TRICKS.get(place, 0.0) for place in range(LANE)])
ALIKE = np.array([0.0, 0.0, 1.5, 7.0, 14.0])
QUINTA = 5


def _promise(suit: int) -> float:
    """What a suit promises the point, as `point_suit` has it."""
    if not suit:
        return 0.0
    held = [place for place in range(LANE) if suit >> place & 1]
    touching = max(sum(low <= place < low + QUINTA for place in held) for low in range(LANE - QUINTA + 1))
    run = max(next(step for step in range(LANE + 1) if top - step not in held) for top in held)
    return float(TOTAL[suit]) + TOUCHING * touching + RUN * run + HIGH * sum(place >= KNIGHT for place in held)


PROMISE = np.array([_promise(suit) for suit in range(SUIT + 1)])


@compiled
def meant(hand: int) -> int:
    """The suit that is kept for the point."""
    best = 0
    for suit in range(1, 4):
        if PROMISE[hand >> LANE * suit & SUIT] > PROMISE[hand >> LANE * best & SUIT]:
            best = suit
    return best


@compiled
def promised(bit: int, hand: int, kept: int) -> float:
    """What a card promises."""
    suit, place = bit // LANE, bit % LANE
    own = hand >> LANE * suit & SUIT
    value = POINT if suit == kept else 0.0
    if place >= SET:
        alike = 0
        for other in range(4):
            alike += hand >> (LANE * other + place) & 1
        value += SETS * ALIKE[alike]
    near = count(own & (0x1F << place >> 2)) - 1
    value += NEAR * near * (1.0 if count(own) > 3 else 0.5)
    value += TRICKS[place]
    if place != ACE and own & ~(1 << place) == 1 << KING:
        value += GUARD
    found: float = value + TOTAL[1 << place] / 20
    return found


@compiled
def thrown(hand: int, least: int, most: int) -> int:
    """The cards that the book throws: one after another whatever then promises least."""
    kept, left, gone = meant(hand), hand, 0
    while gone < most:
        poorest, value = -1, 1e9
        for bit in BY_NAME:
            if left >> bit & 1:
                worth = promised(bit, left, kept)
                if worth < value:
                    poorest, value = bit, worth
        if value >= KEPT and gone >= least:
            break
        left &= ~(1 << poorest)
        gone += 1
    return hand & ~left
