"""What is compiled of the beginning: before anything is learned every row says what the book would say there."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tapete.games.mus import rows
from tapete.games.mus.training.book import book_mix
from tapete.games.mus.training.compiled import compiled
from tapete.games.mus.training.hand import NOBODY
from tapete.games.mus.training.kernel import legal_at, row_of

np: Any = import_module("numpy")

BUCKETS, PATTERNS, NODES, NEEDS = rows.BUCKETS, rows.PATTERNS, rows.NODES, rows.NEEDS
NEED = (1, 3, 9, 17, 31)
STAKE, BEFORE = (2, 5, 8, 14, 0, 3, 8), (0, 2, 5, 8, 0, 3, 8)
"""A moment of each class: the stones needed, the stake, and the stake before it."""


@compiled
def usual_parts(seat: int, pattern: int) -> int:
    """Some seats that take part where others of the same pattern might."""
    part = 1 << seat | 1 << ((seat + 1) & 3)
    if pattern >= 2:
        part |= 1 << ((seat + 2) & 3)
    return part | 1 << ((seat + 3) & 3) if pattern & 1 else part


@compiled
def before_all(h: Any, trust: float) -> None:
    """The regrets are what the book would say, times this trust."""
    mix = np.empty(4)
    h.live[:] = 0
    h.how[:] = NOBODY
    for lance in range(5):
        slot = min(lance, 3)
        h.lances[slot] = lance
        last = BUCKETS[lance] - 1
        for bucket in range(BUCKETS[lance]):
            low = h.bounds[lance, bucket - 1] if bucket else 0.7 * h.bounds[lance, 0]
            high = h.bounds[lance, bucket] if bucket < last else 1.0
            h.chances[:, slot] = (low + high) / 2
            for pattern in range(PATTERNS[lance]):
                for node in range(NODES):
                    opening = node < 4
                    kind, bet = (node - 4) % 7, ((node - 4) // 7) % 2
                    partner, seat = ((node - 4) // 14) % 2, node if opening else (node - 4) // 28
                    h.parts[slot] = usual_parts(seat, pattern) if lance in (2, 3) else 15
                    h.own[slot, seat] = 2
                    mine, theirs = (0, 0) if opening else (bet, bet + 1)
                    b0, b1 = (mine, theirs) if seat & 1 == 0 else (theirs, mine)
                    ordago = 1 if not opening and kind >= 4 else 0
                    stake, before = (0, 0) if opening else (STAKE[kind], BEFORE[kind])
                    for score in range(NEEDS * NEEDS):
                        us, them = NEED[score // NEEDS], NEED[score % NEEDS]
                        n0, n1 = (us, them) if seat & 1 == 0 else (them, us)
                        book_mix(h, seat, slot, opening, stake, before, ordago, partner, b0, b1, n0, n1, mix)
                        if opening:
                            mix[2] = mix[1] / 3
                            mix[1] -= mix[2]
                        row = row_of(lance, pattern, node, score, bucket)
                        for action in range(4):
                            if (legal_at(opening, ordago, 0) >> action) & 1:
                                h.regret[row, action] = trust * mix[action]
