"""What each answer to a position of cards brings, asked of no player: in many worlds, searched where the end is near.

    python -m tests.positions.proving malilla --worlds 3000
    python -m tests.positions.proving malilla --only "alone: the firm ace at once"

The worlds are drawn by what was seen alone, without what any player believes of the others' hands, and played out by
the plain policy, not by the weights that a player has learned.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean

from tapete.searching.cards import looked
from tapete.table.mind import Belief, Mind
from tapete.table.state import State
from tapete.table.tricks import TrickState
from tapete.table.worlds import world
from tests.positions.positions import Position, meant, read

SEARCHED = 6
"""From so many cards in a hand on they are searched; before, they are played out, but for games always searched."""


@dataclass(frozen=True)
class Proof:
    """What each card brings the side to play in each world, in the game's unit."""

    brings: Mapping[str, Sequence[float]]

    def mean(self, card: str) -> float:
        """What it brings on average."""
        return fmean(self.brings[card])

    def ahead(self, one: str, other: str) -> tuple[float, float]:
        """How much more the one brings than the other in the same worlds, and the standard error of it."""
        more = [first - second for first, second in zip(self.brings[one], self.brings[other], strict=True)]
        mean = fmean(more)
        return mean, sqrt(fmean([(each - mean) ** 2 for each in more]) / len(more))


def is_provable(position: Position) -> bool:
    """Whether it is about a card, in a game of which a kernel can tell what it brings."""
    state = position.state()
    mind = state.game.contents.minds.get(state.game.name)
    return isinstance(state, TrickState) and mind is not None and all(each[0].isdigit() for each in position.right)


def proof(position: Position, worlds: int, seed: int = 1) -> Proof:
    """Every lawful card in the same worlds."""
    state = position.state()
    assert isinstance(state, TrickState)
    mind = state.game.contents.minds[state.game.name]
    if mind.weighs is not None and "play" in mind.questions:
        return _weighed(state, mind, worlds, seed)
    plain = replace(
        mind, belief=_nothing, learned=(), worlds=worlds, searched=worlds, exact_from=max(SEARCHED, mind.exact_from)
    )
    chance, seat = Random(seed), state.to_play()
    others = (each for each in iter(lambda: world(state, seat, chance), None) if isinstance(each, TrickState))
    found = looked(state, others, plain, seed)
    return Proof({str(card): found.payments[:, at].tolist() for at, card in enumerate(found.cards)})


def _nothing(state: State, seat: int) -> Belief:
    return {}


def _weighed(state: TrickState, mind: Mind, worlds: int, seed: int) -> Proof:
    seat = state.to_play()
    assert mind.weighs is not None
    prompt = state.prompt(seat)
    assert prompt is not None
    found = mind.weighs(state, seat, next(iter(prompt.offers)).any(Random(seed)), worlds, seed)
    assert found is not None
    return Proof({str(way.cards[0]): found[1][:, at].tolist() for at, way in enumerate(found[0])})


def main() -> None:
    """Print what the answers of a book's positions bring."""
    asked = argparse.ArgumentParser()
    asked.add_argument("folder")
    asked.add_argument("--only", default="")
    asked.add_argument("--worlds", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    for position in read(told.folder):
        if told.only in position.name and is_provable(position):
            found = proof(position, told.worlds, told.seed)
            ordered = sorted(found.brings, key=found.mean, reverse=True)
            print(
                position.name,
                *(f"{card} {found.mean(card):.2f} {position.judged(meant(card))}" for card in ordered),
                sep="; ",
            )


if __name__ == "__main__":
    main()
