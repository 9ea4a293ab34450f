"""A response to the table that is shipped, for a lower bound of what can be won from it.

Everybody plays by the table, and at every decision all that could be said is tried: what is better by more than chance
is said by the response, and else what the table says. It then plays games against the table.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from tapete.games.mus.mixes import unpacked
from tapete.games.mus.training import playing, tables
from tapete.games.mus.training.book import game
from tapete.games.mus.training.hand import FIXED, LEARNING
from tapete.games.mus.training.trained import KINGS, NATURAL, shares_in

np: Any = import_module("numpy")

ERRORS = 1.5
"""By how many standard errors an action must be better than the table to be believed."""


def answer(path: Path, hands: int, seed: int, games: int) -> None:
    """Find a response in so many hands, and tell what it wins in so many games."""
    playing.seed_lots(seed)
    mixes, table = unpacked(path.read_bytes()), tables.made(KINGS)
    hand = tables.empty_hand(table, np.array(mixes.bounds))
    hand.fixed[:] = shares_in(mixes)
    playing.learn(table, hand, hands, np.zeros(4, np.int64), FIXED, FIXED, NATURAL, 0.0)
    hand.regret[:] = response(hand)
    tally = np.zeros(3, np.int64)
    playing.contest(table, hand, games, LEARNING, FIXED, tally)
    gain = tally[0] / tally[2] - 0.5
    error = 1.96 * (0.25 / tally[2]) ** 0.5
    stone = game(20.0, 21.0) - 0.5
    a_hand = tally[2] / tally[1] / stone
    print(f"the response wins {100 * gain + 50:.2f}% of {tally[2]} games (+-{100 * error:.2f})")
    print(f"or {gain * a_hand:+.3f} stones a hand (+-{error * a_hand:.3f})")


def response(hand: Any) -> Any:
    """What is said in every row by one who knows the table, as far as it is certain enough."""
    visits = np.maximum(hand.visits, 1)[:, None]
    mean = hand.regret / visits
    error = np.sqrt(np.maximum(hand.squares / visits - mean**2, 1e-12) / visits)
    best = np.argmax(mean, 1)
    rows = np.arange(len(best))
    sure = (mean[rows, best] > ERRORS * error[rows, best]) & (hand.visits > 30)
    found = hand.fixed.copy()
    found[sure] = 0
    found[rows[sure], best[sure]] = 1
    return found
