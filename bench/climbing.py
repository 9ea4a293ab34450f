"""Small weights for the plain player of a game, by climbing: `python -m bench.climbing malilla-barrotada --seconds 60`.

A trial changes a few weights. In games of two sides one side plays by them and the other without, and then the other
way round with the same cards; where each plays for himself one has them among others without, in every seat. What gains
by more than luck, twice, is kept.
"""

from __future__ import annotations

import argparse
import sys
from ast import literal_eval
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np

from tapete.cards import Suit
from tapete.fast import POLICY, Tables, tables
from tapete.fast.compiled import keeping, peek
from tapete.fast.layout import CLASSES, FRIENDS, LAST, PLACES, SEATS, TRICK, WEIGHTS, WORTH
from tapete.fast.playouts import chosen, stirred
from tapete.fast.rules import beats, lawful
from tapete.fast.tables import Words
from tapete.games.malilla.variants import VARIANTS, order
from tapete.games.malilla.variants import WORTH as VALUES
from tapete.table.play import Play

compiled = keeping(Path(__file__).parent)

FINE = 4
"""So many times as fine as the plain policy's are the weights to begin with."""
CAPOTE = 72
DEALS, MORE = 2000, 12000
HOPEFUL, SURE = 0.7, 1.5
"""So many standard errors must a trial gain by, and then once more on other deals."""


@compiled
def shuffled(pack: Words, seed: int) -> int:
    """The pack in another order."""
    for place in range(len(pack) - 1, 0, -1):
        seed = stirred(seed)
        other = ((seed >> 20) & 0xFFFFFFF) % (place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return seed


@compiled
def played(hands: Words, under: Words, leader: int, players: Words, noise: int, seed: int, points: Words,
           tricks: Words) -> int:  # fmt: skip
    """A hand played out, each by the words of his own; the points of each."""
    seat, place, led, best, holder, pot = leader, 0, -1, -1, leader, 0
    seats = peek(players[0], SEATS)
    points[:], tricks[:] = 0, 0
    while True:
        words = players[seat]
        hand = hands[seat]
        friend = place > 0 and (peek(words, FRIENDS + seat) >> holder) & 1 != 0
        legal = lawful(hand, led, best, friend, False, words)
        seed = stirred(seed)
        others = 0
        for each in range(seats):
            others |= hands[each]
        card = chosen(hand, others ^ hand, legal, place, led, best, friend, pot, words, noise, seed)
        hands[seat] = (hand ^ (1 << card)) | under[card]
        if place == 0:
            led, best, holder = card, card, seat
        elif beats(card, best, words):
            best, holder = card, seat
        pot += peek(words, WORTH + card)
        place += 1
        if place < seats:
            seat = seat + 1 if seat + 1 < seats else 0
            continue
        left = 0
        for each in range(seats):
            left |= hands[each]
        points[holder] += pot + peek(words, TRICK) + (peek(words, LAST) if left == 0 else 0)
        tricks[holder] += 1
        if left == 0:
            return seed
        seat, place, led, best, pot = holder, 0, -1, -1, 0


@compiled
def contested(found: Any, pack: Words, each: int, piled: bool, trial: Words, before: Words, noise: int,
              seed: int) -> None:  # fmt: skip
    """What the trial gains in each deal, on average of its seatings."""
    seats = peek(trial.ctypes.data, SEATS)
    pairs = peek(trial.ctypes.data, FRIENDS) != 0
    under = np.zeros(64, np.int64)
    dealt, hands = np.zeros(4, np.int64), np.zeros(4, np.int64)
    points, tricks = np.zeros(4, np.int64), np.zeros(4, np.int64)
    players = np.zeros(4, np.int64)
    for deal in range(len(found)):
        seed = shuffled(pack, seed)
        dealt[:] = 0
        under[:] = 0
        for place in range(each * seats):
            if piled and place % 2:
                under[pack[place - 1]] = 1 << pack[place]
            else:
                dealt[place // each] |= 1 << pack[place]
        whole = 0.0
        for seating in range(2 if pairs else seats):
            for seat in range(seats):
                own = seat % 2 == seating if pairs else seat == seating
                players[seat] = trial.ctypes.data if own else before.ctypes.data
            hands[:] = dealt
            seed = played(hands, under, 0, players, noise, seed, points, tricks)
            if pairs:
                mine, made = points[seating] + points[seating + 2], tricks[seating] + tricks[seating + 2]
                whole += CAPOTE if made == each else -CAPOTE if made == 0 else mine - 36
            elif seats == 2:
                whole += (points[seating] - points[1 - seating]) / 2.0
                if piled:
                    whole += (tricks[seating] - tricks[1 - seating]) / 4.0
            else:
                swept = 0
                for seat in range(seats):
                    swept = max(swept, tricks[seat])
                if swept == each:
                    whole += CAPOTE if tricks[seating] else -CAPOTE // (seats - 1)
                else:
                    whole += points[seating] - 72 // seats
        found[deal] = whole / (2 if pairs else seats)


def made(game: str) -> tuple[Tables, Words]:
    """The tables of a hand, with trumps, and its pack."""
    variant = VARIANTS[game]
    seats = tuple(range(variant.players))
    friends = {seat: frozenset({(seat + 2) % 4}) for seat in seats} if variant.pairs else {}
    own = Play(
        seats,
        order(Suit.OROS),
        duties=variant.duties,
        friends=friends,
        worth=VALUES,
        trick=int(variant.counted == variant.players),
        piled=variant.piles,
    )
    known = tables(own)
    return known, np.array([known.bit[card] for card in variant.pack], dtype=np.int64)


class Ring:
    """Two players of a game and their deals."""

    def __init__(self, game: str, noise: int = 0) -> None:
        self.tables, self.pack = made(game)
        self.noise, self.each, self.piled = noise, VARIANTS[game].each, VARIANTS[game].piles

    def gained(self, trial: Words, before: Words, deals: int, seed: int) -> tuple[float, float]:
        """What the trial gains a hand, and the standard error."""
        found = np.zeros(deals)
        own, other = self._with(trial), self._with(before)
        contested(found, self.pack.copy(), self.each, self.piled, own, other, self.noise, seed | 1)
        return float(found.mean()), float(found.std()) / sqrt(deals)

    def _with(self, own: Words) -> Words:
        words: Words = self.tables.words.copy()
        words[WEIGHTS : WEIGHTS + len(own)] = own
        return words


def changed(own: Words, lot: Random) -> Words:
    """A few of the weights otherwise."""
    trial = own.copy()
    for _ in range(lot.choice((1, 1, 2, 3))):
        place = lot.randrange(len(trial))
        trial[place] += round(lot.gauss(0, 1) * lot.choice((1.5, 4, 12))) or lot.choice((-1, 1))
    return trial


def climb(ring: Ring, begun: Words, seconds: float, seed: int) -> Words:
    """The weights after so many seconds of one core."""
    lot, own, since, trials, kept, total = Random(seed), begun, process_time(), 0, 0, 0.0
    while process_time() - since < seconds:
        trials += 1
        trial = changed(own, lot)
        mean, error = ring.gained(trial, own, DEALS, lot.getrandbits(40))
        if mean <= HOPEFUL * error:
            continue
        mean, error = ring.gained(trial, own, MORE, lot.getrandbits(40))
        if mean > SURE * error:
            own, kept, total = trial, kept + 1, total + mean
            print(f"{trials} {kept} +{mean:.3f} {total:.2f} {process_time() - since:.0f} s", file=sys.stderr)
    return own


def read(path: Path) -> Words:
    """Weights as they are printed."""
    rows = [literal_eval(line.strip().rstrip(",")) for line in path.read_text("utf-8").splitlines() if "," in line]
    return np.array(rows, dtype=np.int64).reshape(-1)


def main(arguments: Sequence[str] | None = None) -> int:
    """Climb from the plain policy, four times as fine, and tell how much is gained."""
    parser = argparse.ArgumentParser(prog="python -m bench.climbing", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--begin", type=Path, help="rows of weights to begin with, instead of the plain policy's")
    parser.add_argument("--noise", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    ring = Ring(asked.game, asked.noise)
    first = FINE * POLICY
    found = climb(ring, first if asked.begin is None else read(asked.begin), asked.seconds, asked.seed)
    for row in found.reshape(PLACES * CLASSES, -1):
        print(f"    ({', '.join(map(str, row))}),")
    mean, error = ring.gained(found, first, 20_000, asked.seed)
    print(f"{mean:+.2f} ± {1.96 * error:.2f} a hand over the first")
    return 0


if __name__ == "__main__":
    sys.exit(main())
