"""What the suits bring, learned from deals that are solved: `python -m tapete.games.cientos.thinking.training`.

With `--deals 60000 --seed 1` it takes about a minute of one core, and writes `tricks.bin`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from tapete.games.cientos.play import CAPOTE, CARDS, TO_WIN
from tapete.games.cientos.ranking import HAND, PACK
from tapete.games.cientos.thinking.dealing import exchanged
from tapete.games.cientos.thinking.masks import FIRM, LANE, SUIT, SUITS_HELD, THREES, np
from tapete.games.cientos.thinking.solved import solved, tricks_of
from tapete.games.cientos.thinking.tricks import CURVE, HUNDREDTH, LEARNED, STEPS, WIDEST

RIDGE, ROUNDS = 4.0, 200
"""How much a way to lie that is seldom met is held to what its cards alone tell, and steps of the fit."""
BLUR = 1.0
ANY_OF = 3


def suits_of(hands: Any) -> Any:
    """For each two hands the four ways in which the suits lie."""
    mano, pie = hands[:, 0], hands[:, 1]
    lanes = range(0, 4 * LANE, LANE)
    return np.stack([THREES[mano >> lane & SUIT] + 2 * THREES[pie >> lane & SUIT] for lane in lanes], axis=1)


def features() -> Any:
    """For each way to lie what its cards tell by themselves: who holds each, how long both are, what is firm."""
    every = np.arange(SUITS_HELD)
    digits = np.stack([every // 3**place % 3 for place in range(LANE)], axis=1)
    mano, pie = (digits == 1).sum(axis=1), (digits == 2).sum(axis=1)
    told = [
        digits == 1,
        digits == 2,
        FIRM[:, None],
        (mano == FIRM)[:, None],
        np.eye(LANE + 1)[mano],
        np.eye(LANE + 1)[pie],
    ]
    return np.hstack([np.asarray(each, dtype=float) for each in told])


def fitted(suits: Any, points: Any) -> Any:
    """What each way to lie adds: least squares, first by what its cards tell, then for itself."""
    told = features()
    rows = told[suits].sum(axis=1)
    first = np.linalg.lstsq(np.hstack([rows, np.ones((len(rows), 1))]), points, rcond=None)[0]
    brings = told @ first[:-1] + first[-1] / 4
    rest = points - brings[suits].sum(axis=1)

    def normal(own: Any) -> Any:
        return _gathered(suits, own[suits].sum(axis=1)) + RIDGE * own

    more, left = np.zeros(SUITS_HELD), _gathered(suits, rest)
    way, size = left.copy(), left @ left
    for _ in range(ROUNDS):
        turned = normal(way)
        step = size / (way @ turned)
        more += step * way
        left -= step * turned
        before, size = size, left @ left
        if size < 1e-6:
            break
        way = left + size / before * way
    return brings + more


def _gathered(suits: Any, numbers: Any) -> Any:
    return np.bincount(suits.ravel(), np.repeat(numbers, 4), SUITS_HELD)


def curves(guesses: Any, points: Any) -> Any:
    """What the cards and a capote bring each, by the guess, evened out over those near it."""
    tricks = tricks_of(points)
    own, other = (_bonus(tricks), _bonus(HAND - tricks))
    grid = np.arange(CURVE) / STEPS - WIDEST
    near = np.exp(-(((grid[:, None] - np.clip(guesses, -WIDEST, WIDEST)[None, :]) / BLUR) ** 2) / 2) + 1e-12
    return np.stack([near @ own, near @ other]) / near.sum(axis=1)


def _bonus(tricks: Any) -> Any:
    return np.where(tricks == HAND, CAPOTE, np.where(tricks >= TO_WIN, CARDS, 0)).astype(float)


def main(arguments: Sequence[str] | None = None) -> int:
    """Deal, exchange, solve, fit, write; and tell how near the guesses are on deals that were not learned from."""
    parser = argparse.ArgumentParser(prog="python -m tapete.games.cientos.thinking.training", description=__doc__)
    parser.add_argument("--deals", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    lot = np.random.default_rng(asked.seed)
    decks = lot.permuted(np.tile(np.arange(len(PACK)), (asked.deals, 1)), axis=1)
    hands = np.zeros((asked.deals, 2), dtype=np.int64)
    exchanged(decks, ANY_OF, hands)
    points, suits = solved(hands[:, 0], hands[:, 1]), suits_of(hands)
    own = asked.deals * 9 // 10
    brings = fitted(suits[:own], points[:own])
    guesses = brings[suits].sum(axis=1)
    error, spread = float((points - guesses)[own:].std()), float(points[own:].std())
    print(f"{error:.2f} points from the truth, which is {spread:.2f} from its mean", file=sys.stderr)
    numbers = np.concatenate([brings, curves(guesses, points).ravel()])
    LEARNED.write_bytes(np.round(numbers * HUNDREDTH).astype("<i2").tobytes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
