"""What both count in a hand, on masks: announcements, repique and pique, and the tricks as they are guessed.

It says the same as `announce.py` and `count.py`, but that of sequences that are found equal nothing more is looked for.
Points are a row: the mano's and the pie's, then what both had after the point, after the sequences, after the sets.
"""

from __future__ import annotations

from typing import Any

from tapete.games.cientos.count import PIQUE, REPIQUE, THIRTY
from tapete.games.cientos.play import CAPOTE, CARDS, TO_WIN
from tapete.games.cientos.ranking import HAND, SET_POINTS, point_score
from tapete.games.cientos.thinking.book import SET
from tapete.games.cientos.thinking.compiled import compiled
from tapete.games.cientos.thinking.masks import LANE, LONGEST, RUNS, SUIT, TOP, TOTAL, np
from tapete.games.cientos.thinking.tricks import ALL_POINTS, EVEN, PER_TRICK, cards_bring, firm

FOURTEEN, THREE = SET_POINTS[4], SET_POINTS[3]
SIZE = 8
POINTS = np.array([point_score(total) for total in range(int(TOTAL[SUIT]) + 1)])


@compiled
def repiqued(points: Any, tied: bool, place: int) -> None:
    """Who has come to thirty by announcements, the other having nothing, has ninety; so it stands after this class."""
    for side in range(2):
        if THIRTY <= points[side] < REPIQUE and points[1 - side] == 0 and not tied:
            points[side] += REPIQUE
        points[place + side] = points[side]


@compiled
def announced(mano: int, pie: int, points: Any) -> bool:
    """Adds what both count by announcing to what they had before; whether something was found equal."""
    first = second = 0
    run = other_run = 0
    runs = other_runs = 0
    for lane in range(0, 4 * LANE, LANE):
        own, other = mano >> lane & SUIT, pie >> lane & SUIT
        first, second = max(first, TOTAL[own]), max(second, TOTAL[other])
        run, other_run = max(run, LONGEST[own]), max(other_run, LONGEST[other])
        runs += RUNS[own]
        other_runs += RUNS[other]
    tied = first == second
    if first != second:
        points[0 if first > second else 1] += POINTS[max(first, second)]
    repiqued(points, tied, 2)
    if run > other_run:
        points[0] += runs
    elif other_run > run:
        points[1] += other_runs
    elif run > 0:
        tied = True
    repiqued(points, tied, 4)
    best, sets = 0, 0
    best_other, other_sets = 0, 0
    for place in range(SET, TOP + 1):
        held = against = 0
        for lane in range(0, 4 * LANE, LANE):
            held += mano >> (lane + place) & 1
            against += pie >> (lane + place) & 1
        if held >= 3:
            best = max(best, held * LANE + place)
            sets += FOURTEEN if held == 4 else THREE
        if against >= 3:
            best_other = max(best_other, against * LANE + place)
            other_sets += FOURTEEN if against == 4 else THREE
    if best > best_other:
        points[0] += sets
    else:
        points[1] += other_sets
    repiqued(points, tied, 6)
    return tied


@compiled
def piqued(mano: int, pie: int, points: Any, tied: bool) -> int:
    """Thirty for the mano, if firm cards bring him to thirty before the pie has anything."""
    if tied or points[1] > 0 or points[0] >= THIRTY:
        return 0
    return PIQUE if firm(mano, pie) >= (THIRTY - points[0]) // 2 else 0


@compiled
def counted(mano: int, pie: int, guess: float, points: Any) -> None:
    """Adds all that both count in the hand, if such is the mano's guessed advantage by leads and tricks."""
    tied = announced(mano, pie, points)
    points[0] += piqued(mano, pie, points, tied) + (ALL_POINTS + guess) / 2 + cards_bring(0, guess)
    points[1] += (ALL_POINTS - guess) / 2 + cards_bring(1, guess)


@compiled
def settled(mano: int, pie: int, brought: float, points: Any) -> None:
    """The same if this is the advantage indeed, and the cards and a capote are what such tricks make."""
    tied = announced(mano, pie, points)
    points[0] += piqued(mano, pie, points, tied) + (ALL_POINTS + brought) / 2
    points[1] += (ALL_POINTS - brought) / 2
    tricks = int(min(max(brought + EVEN + PER_TRICK / 2, 0.0), PER_TRICK * HAND)) // PER_TRICK
    best = 0 if tricks > HAND - tricks else 1
    most = max(tricks, HAND - tricks)
    points[best] += CAPOTE if most == HAND else CARDS if most >= TO_WIN else 0
