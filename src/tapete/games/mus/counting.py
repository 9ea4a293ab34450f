"""Counts what the talk tells of a hand, by the player's own talk: `python -m tapete.games.mus.counting`.

Deals are drawn, and in each every way in which the talk can end is followed with its chance: the mus cut by the first,
by the second, and so on, or a discard and another round. The outcome stands in `heard.bin`, and must be counted anew
whenever the player cuts or discards in another way.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import cache
from math import log2
from pathlib import Path
from random import Random

from tapete.games.mus.heard import COUNTED, CUT, EVEN, MOST_ROUNDS, MUS, OCTAVE, SILENT, Heard, cells, packed
from tapete.games.mus.odds import EACH, Kind, kinds, less, sizes, ways
from tapete.games.mus.state import SEATS
from tapete.games.mus.worth import best_kept, cut_chance, places

KINGS, DEALS, SEED = 8, 300_000, 1
ROUNDS = 4
"""After so many rounds hardly any talk is left to follow."""

DOUBT = 20
"""So many random deals are added to what was counted, so that nothing is thought impossible that was only not met."""

Numbers = dict[Heard, list[float]]


def count(kings: int, deals: int, seed: int) -> Numbers:
    """How often each kind of hand was held at each end of the talk."""
    lot = Random(seed)
    found: Numbers = {cell: [0.0] * len(kinds(kings)) for cell in cells()}
    for _ in range(deals):
        _talk(lot, kings, found)
    return found


def _talk(lot: Random, kings: int, found: Numbers) -> None:
    """One deal, with every end that its talk can have, as far as the talk is followed."""
    stock = [*_levels(sizes(kings))]
    lot.shuffle(stock)
    hands = [[stock.pop() for _ in range(EACH)] for _ in range(SEATS)]
    waste: list[int] = []
    changed, reached = [0] * SEATS, 1.0
    for rounds in range(ROUNDS):
        held = [_kind(hand, kings) for hand in hands]
        cuts = [cut_chance(kind, kings, spot, rounds > 0) for spot, kind in enumerate(held)]
        ends = [reached * chance for chance in _ends(cuts)]
        for spot, kind in enumerate(held):
            # Who comes before the cutter has said mus, and who comes after him was not asked.
            told = {CUT: ends[spot], MUS: sum(ends[spot + 1 :]), SILENT: sum(ends[:spot])}
            place = places(kings)[kind]
            for word, chance in told.items():
                if chance:
                    found[Heard(spot, word, min(rounds, MOST_ROUNDS), changed[spot])][place] += chance
        reached -= sum(ends)
        for spot, kind in enumerate(held):
            kept, thrown = _parted(kind, kings, spot)
            waste += thrown
            hands[spot], changed[spot] = [*kept], len(thrown)
        for hand in hands:
            if len(stock) < EACH - len(hand):
                lot.shuffle(waste)
                stock, waste = waste + stock, []
            hand += [stock.pop() for _ in range(EACH - len(hand))]


def _ends(cuts: Sequence[float]) -> list[float]:
    """How likely each is the one who cuts."""
    ends, left = [], 1.0
    for cut in cuts:
        ends.append(left * cut)
        left *= 1 - cut
    return ends


def _kind(hand: Sequence[int], kings: int) -> Kind:
    held = [0] * len(sizes(kings))
    for level in hand:
        held[level] += 1
    return tuple(held)


@cache
def _parted(kind: Kind, kings: int, spot: int) -> tuple[Sequence[int], Sequence[int]]:
    """What the player keeps of a hand, and what it throws."""
    kept = best_kept(kind, kings, spot)[0]
    return _levels(kept), _levels(less(kind, kept))


def _levels(kind: Kind) -> Sequence[int]:
    return [level for level, number in enumerate(kind) for _ in range(number)]


def steps(numbers: Sequence[float], kings: int, deals: int) -> list[int]:
    """How many times as often as in a random deal each kind was held, as it is kept in a byte."""
    random = [ways(kind, sizes(kings)) for kind in kinds(kings)]
    shares = [number / sum(random) for number in random]
    whole = sum(numbers)
    if not whole:
        return [EVEN] * len(numbers)
    # A deal counts in this cell by the chance that it came to this.
    doubt = DOUBT * whole / deals
    times = [(number + doubt * share) / (whole + doubt) / share for number, share in zip(numbers, shares, strict=True)]
    return [min(255, max(0, EVEN + round(OCTAVE * log2(time)))) for time in times]


def main(arguments: Sequence[str] | None = None) -> int:
    """Count, and write what was counted into the package."""
    parser = argparse.ArgumentParser(prog="python -m tapete.games.mus.counting", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--to", type=Path, default=Path(__file__).with_name(COUNTED))
    asked = parser.parse_args(arguments)
    found = count(KINGS, asked.deals, asked.seed)
    counted = {cell: steps(numbers, KINGS, asked.deals) for cell, numbers in found.items()}
    asked.to.write_bytes(packed(counted, KINGS, asked.deals))
    return 0


if __name__ == "__main__":
    sys.exit(main())
