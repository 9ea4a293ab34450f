"""How fast positions are solved and hands played out, on one core: median and 95th percentile by game and tricks.

Hands are dealt at random, n tricks being n cards to each; every deal is new, so nothing is carried over. The value
is that of the position, by one search; "every card" that of each lead. Times are the processor's own, so that other
work on the machine matters less; nodes (cards played) do not depend on it. Playouts stand beside the readable engine.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from time import process_time

import numpy as np
from rich.console import Console
from rich.table import Table

from tapete.cards import Card
from tapete.fast import POLICY, Kept, Position, Search, Tables, playouts, position, tables, warm
from tapete.soak.hands import hands
from tapete.solving.solver import Solving, seen
from tapete.table.aim import Aim
from tapete.table.tricks import TrickState


@dataclass(frozen=True)
class Case:
    """A game with so many tricks, and how many deals of them."""

    name: str
    tricks: int
    deals: int


CASES = (
    Case("malilla", 12, 12), Case("malilla", 10, 40), Case("malilla", 8, 150), Case("malilla", 6, 200),
    Case("malilla-cubiertas", 12, 200), Case("malilla-coja", 12, 40), Case("malilla-barrotada", 8, 60),
    Case("cientos", 12, 400), Case("cientos", 8, 400), Case("voltarete", 9, 400), Case("zanga", 8, 300),
    Case("revesino", 8, 60), Case("malilla-vistas", 8, 100),
)  # fmt: skip


def begun(name: str) -> TrickState:
    """A hand of this game at its first card, by the usual options."""
    for hand in hands(name, 1, **({"match": "partie", "younger": "with"} if name == "cientos" else {})):
        if not hand.begun.plays and (name != "voltarete" or not getattr(hand.begun, "granted", ())):
            return hand.begun
    raise AssertionError(name)


def measured(case: Case, every: bool) -> tuple[list[float], list[int], int]:
    """Milliseconds and nodes of each deal, and how many did not end within the budget."""
    state = begun(case.name)
    solving = Solving(state)
    made, aim, kept = solving.tables, solving.aim, Kept(16)
    chance = Random(case.name)
    cards = [card for seat in made.play.seats for stack in state.stacks(seat) for card in stack]
    times, nodes, short = [], [], 0
    for _ in range(case.deals):
        chance.shuffle(cards)
        here = dealt(made, cards, case.tricks, state.play.piled)
        search = Search(made, shortened(aim, case.tricks), kept)
        start = process_time()
        found = search.values(here) if every else search.value(here)
        times.append((process_time() - start) * 1000)
        nodes.append(found.nodes)
        short += not found.exact
    return times, nodes, short


def dealt(made: Tables, cards: Sequence[Card], tricks: int, piled: bool) -> Position:
    """So many cards to each, the first seat leading."""
    held = {seat: cards[place * tricks : (place + 1) * tricks] for place, seat in enumerate(made.play.seats)}
    piles = {seat: [own[at : at + 2] for at in range(0, tricks, 2)] for seat, own in held.items()} if piled else None
    return position(made, held, made.play.seats[0], piles=piles)


def shortened(aim: Aim, tricks: int) -> Aim:
    """The aim as it is when the earlier tricks were shared as evenly as can be."""
    if not aim.piles:
        return aim
    gone = aim.total - tricks
    made = tuple([gone // len(aim.piles) + (place < gone % len(aim.piles)) for place in range(len(aim.piles))])
    return replace(aim, made=made)


def played_out(name: str, policy: bool) -> float:
    """Cards a second in playouts of a whole hand."""
    state = begun(name)
    made = tables(state.play)
    here = seen(made, state)
    rows = np.repeat(here.hands.reshape(1, 4), 4000, axis=0)
    chosen = POLICY if policy else None
    played = playouts(made, here, rows, policy=chosen)
    start = process_time()
    for seed in range(2, 5):
        played = playouts(made, here, rows, policy=chosen, seed=seed)
    spent = process_time() - start
    cards = sum(len(stack) for seat in state.play.seats for stack in state.stacks(seat))
    worlds, wide = played.points.shape[:2]
    return float(3 * worlds * wide * cards / spent)


def readable(name: str) -> float:
    """Cards a second when the game's own code plays at random."""
    start, cards = process_time(), 0
    for hand in islice(hands(name, 2), 60):
        cards += len(hand.cards)
    return cards / (process_time() - start)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of the deals")
    asked = parser.parse_args()
    warm()
    console = Console(width=110)
    outs = Table("game", "kernels / readable engine", "random, M cards/s", "policy, M cards/s", title="Playouts")
    for name in ("malilla", "cientos", "voltarete", "zanga", "revesino"):
        fast, plain = played_out(name, False), readable(name)
        outs.add_row(name, f"{fast / plain:,.0f}", f"{fast / 1e6:.1f}", f"{played_out(name, True) / 1e6:.1f}")
    console.print(outs)
    solved = Table(
        "game", "tricks", "deals", "value ms", "p95", "nodes", "every card ms", "p95", "nodes", "over budget"
    )
    for case in CASES:
        some = Case(case.name, case.tricks, max(3, int(case.deals * asked.share)))
        solved.add_row(case.name, str(case.tricks), str(some.deals), *row(some, measured))
    console.print(solved)


def row(case: Case, how: Callable[[Case, bool], tuple[list[float], list[int], int]]) -> list[str]:
    """The cells of one game."""
    cells, over = [], 0
    for every in (False, True):
        times, nodes, short = how(case, every)
        cells += [f"{np.median(times):.2f}", f"{np.percentile(times, 95):.2f}", f"{np.median(nodes):,.0f}"]
        over = short
    return [*cells, str(over)]


if __name__ == "__main__":
    main()
