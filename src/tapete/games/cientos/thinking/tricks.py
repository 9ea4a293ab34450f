"""What the twelve tricks bring, guessed from who holds what of each suit.

`tricks.bin` was learned from deals that were solved with open cards (`training.py`). Its first part says for each way
in which the eight cards of a suit can lie what it adds to the mano's points less the pie's; the second what the cards
and a capote bring the mano, and the third what they bring the pie, by the sum of the four suits.
"""

from __future__ import annotations

from pathlib import Path

from tapete.games.cientos.thinking.compiled import compiled
from tapete.games.cientos.thinking.masks import FIRM, LANE, SUIT, SUITS_HELD, THREES, np

LEARNED = Path(__file__).with_name("tricks.bin")
HUNDREDTH = 100.0
WIDEST, STEPS = 32, 2
"""The sum of the suits is told up to so many points to either side, in so many steps a point."""
CURVE = 2 * WIDEST * STEPS + 1
PER_TRICK, EVEN = 4, 23
"""By how much a trick changes the difference, and by how much the mano is behind who has none."""
ALL_POINTS = 24.9
"""What both count together for leads and tricks; the last trick may be made with a low card."""


def _learned() -> tuple[np.ndarray, np.ndarray]:
    if not LEARNED.exists():
        return np.zeros(SUITS_HELD), np.zeros((2, CURVE))
    numbers = np.frombuffer(LEARNED.read_bytes(), dtype="<i2") / HUNDREDTH
    return numbers[:SUITS_HELD].copy(), numbers[SUITS_HELD:].reshape(2, CURVE).copy()


SUIT_BRINGS, CARDS_BRING = _learned()


@compiled
def guessed(mano: int, pie: int) -> float:
    """The mano's points by leads and tricks, less the pie's."""
    found = 0.0
    for lane in range(0, 4 * LANE, LANE):
        found += SUIT_BRINGS[THREES[mano >> lane & SUIT] + 2 * THREES[pie >> lane & SUIT]]
    return found


@compiled
def cards_bring(side: int, guess: float) -> float:
    """What the mano (0) or the pie (1) may hope for the cards and a capote."""
    place = min(max((guess + WIDEST) * STEPS, 0.0), CURVE - 1.001)
    low = int(place)
    share = place - low
    found: float = CARDS_BRING[side, low] * (1 - share) + CARDS_BRING[side, low + 1] * share
    return found


@compiled
def firm(mano: int, pie: int) -> int:
    """How many tricks the mano can make in a row from the first."""
    found = 0
    for lane in range(0, 4 * LANE, LANE):
        found += FIRM[THREES[mano >> lane & SUIT] + 2 * THREES[pie >> lane & SUIT]]
    return found
