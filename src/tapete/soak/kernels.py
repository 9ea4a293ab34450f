"""The kernels beside the games, in bulk: `python -m tapete.soak.kernels --hands 100000`.

Of every hand it is compared who has to play each card, what he may play, who takes each trick, and what is counted.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from tapete import REGISTRY
from tapete.fast import ready, retrace, tables
from tapete.soak.hands import Hand, hands, trick_games
from tapete.soak.looking import hold
from tapete.solving.masks import seen

BATCH = 500


def agrees(hand: Hand) -> None:
    """The kernels see the hand as the game does."""
    play = hand.begun.play
    made = tables(play)
    found = retrace(made, seen(made, hand.begun), hand.cards)
    hold(list(found.turns) == hand.turns, "the kernels let another play")
    hold(list(found.legal) == hand.legal, "the kernels let other cards be played")
    taken = Counter(hand.winners)
    hold(found.tricks == {seat: taken[seat] for seat in play.seats}, "the kernels give tricks to another")
    if hand.played_out:
        hold(found.points == points(hand), "the kernels count otherwise")


def points(hand: Hand) -> dict[int, int]:
    """What each seat counts of the hand by its `Play`, reckoned trick by trick."""
    play, size = hand.begun.play, len(hand.begun.play.seats)
    counted = dict.fromkeys(play.seats, 0)
    laid = [(played.seat, played.card) for played in hand.begun.trick]
    every = [*laid, *zip(hand.turns, hand.cards, strict=True)]
    for number, winner in enumerate(hand.winners):
        trick = every[number * size : (number + 1) * size]
        leader, best = trick[0][0], next(card for who, card in trick if who == winner)
        counted[leader] += 0 if number == 0 and laid else play.lead
        counted[winner] += sum(play.worth.get(card, 0) for _, card in trick) + play.trick
        counted[winner] -= play.own if winner == leader else 0
        if number == len(hand.winners) - 1:
            counted[winner] += 0 if best in play.low else play.last
    return counted


def _batch(name: str, seed: int, number: int) -> int:
    for hand in islice(hands(name, seed), number):
        try:
            agrees(hand)
        except Exception as error:
            raise AssertionError(f"{name}, seed {seed}: {error}") from error
    return number


def _plans(names: Sequence[str], number: int, seed: int) -> Iterator[tuple[str, int, int]]:
    for first in range(0, number, BATCH):
        yield from ((name, seed + first, min(BATCH, number - first)) for name in names)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare so many hands of each game."""
    parser = argparse.ArgumentParser("python -m tapete.soak.kernels", description=__doc__)
    parser.add_argument("--hands", type=int, default=1000, help="how many hands of each game")
    parser.add_argument("--games", default="all", help="all, or names with commas between them")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    names = trick_games(REGISTRY if asked.games == "all" else asked.games.split(","))
    if not names:
        return 0
    ready()
    done = 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        for number in pool.map(_batch, *zip(*_plans(names, asked.hands, asked.seed), strict=True)):
            done += number
            print(f"\r{done:,} hands agree", end="", file=sys.stderr, flush=True)
    print(f"\r{done:,} hands of {len(names)} games: the kernels and the games agree.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
