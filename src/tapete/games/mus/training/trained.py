"""The training from beginning to end: buckets, blocks of hands, and the table that comes of them."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module
from typing import Any

from tapete.games.mus import rows
from tapete.games.mus.mixes import WHOLE, Mixes, packed
from tapete.games.mus.training import playing, tables
from tapete.games.mus.training.beginning import before_all
from tapete.games.mus.training.hand import BOOK, FIXED, LEARNING, Hand
from tapete.games.mus.training.tables import Tables

np: Any = import_module("numpy")

KINGS, HANDS, BLOCK, SEED, BOOK_SHARE = 8, 800_000, 10_000, 1, 0.6
NATURAL = 0.75
"""The share of games that begin with nothing; the others begin at any score."""

QUANTILES = {
    12: (0.10, 0.20, 0.30, 0.40, 0.50, 0.60, 0.70, 0.79, 0.87, 0.93, 0.97),
    10: (0.13, 0.26, 0.39, 0.52, 0.64, 0.75, 0.84, 0.91, 0.96),
}
"""Where buckets end among hands as they come: they are finer at the top."""

TRUST = 2.0
"""What the book would say counts for so much regret before anything is learned."""

RARE, FEW = 0.1, 2.0
"""Shares under this are left out, and rows met less often."""


def bounds_of(table: Tables, hands: int) -> Any:
    """The bounds of the buckets of every lance, from so many hands."""
    hand = tables.empty_hand(table, np.zeros((5, 16)))
    found, counts = np.zeros((5, 8 * hands)), np.zeros(5, np.int64)
    playing.sample_chances(table, hand, hands, found, counts)
    bounds = np.ones((5, 16))
    for lance, number in enumerate(rows.BUCKETS):
        ends = QUANTILES[number]
        if counts[lance]:
            bounds[lance, : len(ends)] = np.round(np.quantile(found[lance, : counts[lance]], ends), 4)
    return bounds


def shares_of(average: Any) -> Any:
    """How often each action is taken in every row, without what is rare; nothing for rows hardly met."""
    whole = average.sum(1, keepdims=True)
    shares = np.where(whole > FEW, average / np.maximum(whole, 1e-9), 0)
    shares = np.where(shares < RARE, 0, shares)
    return shares / np.maximum(shares.sum(1, keepdims=True), 1e-9)


def cells_of(shares: Any) -> bytes:
    """The shares in fifteenths, two to a byte."""
    steps = np.floor(shares * WHOLE).astype(np.int64)
    missing = np.where(shares.sum(1) > 0.5, WHOLE - steps.sum(1), 0)
    order = np.argsort(-(shares * WHOLE - steps), axis=1, kind="stable")
    for place in range(rows.ACTIONS):
        np.add.at(steps, (np.arange(len(steps)), order[:, place]), missing > place)
    cells = np.empty((len(steps), 2), np.uint8)
    cells[:, 0], cells[:, 1] = steps[:, 0] << 4 | steps[:, 1], steps[:, 2] << 4 | steps[:, 3]
    return bytes(cells.tobytes())


def shares_in(mixes: Mixes) -> Any:
    """The shares of a table that is shipped."""
    cells = np.frombuffer(mixes.cells, np.uint8).reshape(-1, 2).astype(np.float32)
    steps = np.stack([cells[:, 0] // 16, cells[:, 0] % 16, cells[:, 1] // 16, cells[:, 1] % 16], 1)
    return steps / np.maximum(steps.sum(1, keepdims=True), 1)


def train(asked: Namespace) -> None:
    """Block after block; the table is written after every tenth, and after the last."""
    playing.seed_lots(asked.seed)
    table = tables.made(KINGS, asked.talk)
    bounds = bounds_of(table, 4 if asked.hands < 1000 else 5000)
    hand = tables.empty_hand(table, bounds)
    if asked.trust:
        before_all(hand, asked.trust)
    game = np.zeros(4, np.int64)
    blocks = max(1, asked.hands // asked.block)
    for block in range(1, blocks + 1):
        playing.learn(table, hand, min(asked.block, asked.hands), game, LEARNING, BOOK, NATURAL, asked.book)
        hand.regret[:] *= block / (block + 1)
        hand.average[:] *= block / (block + 1)
        if block % 10 == 0 or block == blocks:
            done = min(asked.block, asked.hands) * block
            head = {"kings": KINGS, "hands": done, "seed": asked.seed, "command": command(asked, done)}
            shares = shares_of(hand.average)
            asked.to.write_bytes(packed(head, bounds.tolist(), cells_of(shares)))
            told = f"{done} hands, {int((shares.sum(1) > 0).sum())} rows"
            print(told, contested(table, hand, shares, asked.contest), flush=True)


def command(asked: Namespace, done: int) -> str:
    """How to make the same table again; the games that are played between draw lots as well."""
    how = f"--hands {done} --block {asked.block} --seed {asked.seed} --contest {asked.contest}"
    return f"python -m tapete.games.mus.training {how} --book {asked.book:g} --trust {asked.trust:g}"


def contested(table: Tables, hand: Hand, shares: Any, games: int) -> str:
    """How often the table wins a game against the book's player."""
    if not games:
        return ""
    hand.fixed[:] = shares
    tally, policy = np.zeros(3, np.int64), hand.policy.copy()
    playing.contest(table, hand, games, FIXED, BOOK, tally)
    hand.policy[:] = policy
    return f"{100 * tally[0] / tally[2]:.2f}% of {tally[2]} games against the book"
