"""How fast positions are solved: median and 95th percentile by game and tricks, beside bridge of as many tricks.

Hands are dealt at random, n tricks being n cards to each; every deal is new, so nothing is carried over. The value
is that of the position, by one search; "every card" that of each lead. Nodes are cards played, and do not depend on
the machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from time import process_time
from typing import Any

from bench.clock import Times, spent, times
from bench.kernels import begun
from bench.rivals import double_dummy
from tapete.cards import Card
from tapete.fast import Kept, Position, Search, Tables, position
from tapete.solving.solver import Solving
from tapete.table.aim import Aim


@dataclass(frozen=True)
class Case:
    """A game with so many tricks, how many deals of them are valued, and of how many every card is."""

    name: str
    tricks: int
    deals: int
    every: int


CASES = (
    Case("malilla", 12, 60, 8), Case("malilla", 10, 60, 20), Case("malilla", 8, 200, 100), Case("malilla", 6, 200, 200),
    Case("malilla-cubiertas", 12, 200, 200), Case("malilla-coja", 12, 40, 20), Case("malilla-barrotada", 8, 60, 60),
    Case("cientos", 12, 400, 400), Case("cientos", 8, 400, 400), Case("voltarete", 9, 400, 400),
    Case("zanga", 8, 300, 300), Case("revesino", 8, 60, 30), Case("malilla-vistas", 8, 100, 100),
)  # fmt: skip

WANTED = {
    ("malilla", 12): (500.0, 4000.0), ("malilla", 8): (2.0, 10.0), ("cientos", 12): (0.5, 3.0),
    ("voltarete", 9): (0.6, 4.0), ("zanga", 8): (1.2, 6.0),
}  # fmt: skip
"""The milliseconds that the value of a position should take at most: the median, and the 95th percentile."""

BRIDGE = (Case("bridge", 12, 100, 0), Case("bridge", 10, 200, 0), Case("bridge", 9, 200, 0), Case("bridge", 8, 300, 0),
          Case("bridge", 6, 300, 0))  # fmt: skip


def solved(case: Case, share: float, every: bool) -> Times:
    """What the deals of a case take, or a share of them."""
    state = begun(case.name)
    solving = Solving(state)
    made, aim, kept = solving.tables, shortened(solving.aim, case.tricks), Kept(16)
    chance = Random(case.name)
    cards = [card for seat in made.play.seats for stack in state.stacks(seat) for card in stack]
    took, nodes, over = [], [], 0
    # One more than is measured: by the first all that is compiled is loaded.
    for _ in range(1 + some(case.every if every else case.deals, share)):
        chance.shuffle(cards)
        here, search = dealt(made, cards, case.tricks, state.play.piled), Search(made, aim, kept)
        begin = process_time()
        found = search.values(here) if every else search.value(here)
        took.append((process_time() - begin) * 1000)
        nodes.append(found.nodes)
        over += len(nodes) > 1 and not found.exact
    return times(took[1:], nodes[1:], over)


def bridge(types: Any, case: Case, share: float) -> Times:
    """What as many tricks of bridge take the double-dummy solver DDS."""
    chance = Random(case.tricks)
    return times([spent(double_dummy(types, case.tricks, chance)) for _ in range(some(case.deals, share))])


def some(deals: int, share: float) -> int:
    """That share of the deals, three at least."""
    return max(3, int(deals * share))


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
