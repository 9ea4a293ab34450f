"""The rows of the strong player's table: which moments of a lance it takes to be alike.

A row is a lance, who takes part in it beside oneself, what has been said, how many stones each pair still needs, and a
bucket of the chance that one's own pair has the best hand. The functions are plain arithmetic on numbers and call none
of the others: the training compiles the very same ones, so that player and training cannot read different rows.
"""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.mus.ranking import CHICA, GRANDE, JUEGO, PARES, PUNTO

ORDER = (GRANDE, CHICA, PARES, JUEGO, PUNTO)
"""The lances by number."""

ACTIONS = 4
PASS, SMALL, BIG, ALL = 0, 1, 2, 3
"""What can be said first: paso, a small bet, a big one, órdago."""
REFUSE, ACCEPT, RAISE = 0, 1, 2
"""What can be answered: no quiero, quiero, more, and órdago as well."""

SIZES = {SMALL: (2, 2, 3), BIG: (4, 5, 6)}
RAISES = (2, 2, 3, 4, 5)
"""How many stones are bet, drawn by lot."""

MOST_BETS = 4
"""After so many bets in one lance nobody raises but by an órdago."""

OPENINGS, STAKES, SIDES = 4, 7, 4
NODES = OPENINGS + 4 * 2 * 2 * STAKES
NEEDS = 5
SCORES = NEEDS * NEEDS
PATTERNS = (1, 1, SIDES, SIDES, 1)
BUCKETS = (12, 12, 10, 10, 10)
BLOCKS = tuple(pattern * NODES * SCORES * bucket for pattern, bucket in zip(PATTERNS, BUCKETS, strict=True))
BASES = tuple(sum(BLOCKS[:lance]) for lance in range(len(BLOCKS)))
ROWS = sum(BLOCKS)


def opening_node(spot: int) -> int:
    """The moment of one who may bet first, by his place from the mano on."""
    return spot


def answer_node(spot: int, partner: int, bet: int, stake: int, deje: int, ordago: int) -> int:
    """The moment of one who answers: whether his partner may still speak, whether his pair has bet, and what stands."""
    if ordago:
        kind = 4 if deje <= 1 else 5 if deje <= 4 else 6
    else:
        kind = 0 if stake <= 3 else 1 if stake <= 6 else 2 if stake <= 10 else 3
    return 4 + ((spot * 2 + partner) * 2 + bet) * 7 + kind


def score_class(ours: float, theirs: float) -> int:
    """How near both pairs are to the end, by the stones that they still need."""
    found = 0
    for need in (ours, theirs):
        if need <= 1.2:
            near = 0
        elif need <= 5.5:
            near = 1
        elif need <= 12.5:
            near = 2
        elif need <= 22.5:
            near = 3
        else:
            near = 4
        found = found * 5 + near
    return found


def pattern_of(lance: int, partner: int, right: int, left: int) -> int:
    """Who takes part in Pares or Juego beside oneself; in the other lances all do."""
    if lance != 2 and lance != 3:
        return 0
    return partner * 2 + (1 if right and left else 0)


def bucket_of(chance: float, bounds: Sequence[float], number: int) -> int:
    """Which of so many buckets the chance falls into."""
    low = 0
    while low < number - 1 and chance >= bounds[low]:
        low += 1
    return low


def row_of(lance: int, pattern: int, node: int, score: int, bucket: int) -> int:
    """The number of the row."""
    return BASES[lance] + ((pattern * NODES + node) * SCORES + score) * BUCKETS[lance] + bucket
