"""What `strong` does otherwise than the book, played out at the table both ways: `python -m bench.departures GAME`.

Hands are played by the book. Where the strong player would do something else, both are tried in the same fresh worlds,
which are not those that it thought in: at the table, with the strong player in that seat and all others by the book.
It tells what single decisions are worth with far fewer hands than matches need; but the worlds know of what was said
only what the rules make of it.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev

import tapete
from tapete.bots import STRONG, bot
from tapete.looking.lives import Company
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import Game
from tapete.table.player import Ear, Sight, sight
from tapete.table.state import State
from tapete.table.worlds import world


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision, what the book says and what the strong player would do, and how much more it brings in each world."""

    seat: int
    question: str
    book: Action
    own: Action
    gained: tuple[float, ...] = ()


def hand(game: Game, seed: str) -> Iterator[tuple[State, Action]]:
    """A hand by the book: every moment where somebody is awaited, and what he does."""
    lot, state = Random(seed), game.start()
    company = Company(state, lot.getrandbits(30))
    while not state.over and not (state.hand and state.between_hands):
        if state.chance is not None:
            state = state.apply(TABLE, state.chance.outcome(lot.randbytes(8)))
            continue
        seat = state.turn
        assert seat is not None
        action = company.decides(state, seat)
        yield state, action
        state = state.apply(seat, action)


def brought(state: State, seat: int, action: Action, seed: int) -> float:
    """What this seat has of the hand if it does this and is then the strong player's."""
    lot, number, own = Random(seed), state.hand, bot(STRONG, state.game, seed)
    state = state.apply(seat, action)
    company, ear = Company(state, seed), Ear(state.players[seat])
    while not state.over and not state.between_hands and state.hand == number:
        if state.chance is not None:
            state = state.apply(TABLE, state.chance.outcome(lot.randbytes(8)))
        elif state.turn == seat:
            state = state.apply(seat, own.choose(Sight(ear.view(state), world(state, seat, lot))).action)
        else:
            assert state.turn is not None
            state = state.apply(state.turn, company.decides(state, state.turn))
    return state.worth(seat)


def decisions(game: Game, questions: Collection[str], seed: str, worlds: int) -> Iterator[Decision]:
    """One hand after another, and in them what is asked by these questions."""
    number = 0
    while True:
        number += 1
        for state, book in hand(game, f"{seed}/{number}"):
            seat = state.turn
            prompt = None if seat is None else state.prompt(seat)
            if seat is None or prompt is None or prompt.key not in questions:
                continue
            lot = Random(f"{seed}/{number}/{len(state.ledger.entries)}/{seat}/{prompt.key}")
            own = bot(STRONG, game, lot.getrandbits(30)).choose(sight(state, seat, lot)).action
            tried = [(world(state, seat, lot), lot.getrandbits(30)) for _ in range(worlds if own != book else 0)]
            gained = [brought(each, seat, own, luck) - brought(each, seat, book, luck) for each, luck in tried]
            yield Decision(seat, prompt.key, book, own, tuple(gained))


def told(found: Sequence[Decision]) -> str:
    """How many were otherwise, and what that brought: where they were, with a standard error, and over all."""
    other = [fmean(each.gained) for each in found if each.gained]
    if len(other) < 2:
        return f"{len(found)} decisions, {len(other)} otherwise than the book"
    mean, error = fmean(other), stdev(other) / sqrt(len(other))
    return (
        f"{len(found)} decisions, {len(other)} otherwise than the book: {mean:+.2f} each (standard error {error:.2f}), "
        f"{sum(other) / len(found):+.2f} a decision"
    )


def main() -> None:
    """Measure, and tell of each decision that is not the book's."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("questions", nargs="+", help="the keys of the prompts")
    parser.add_argument("-n", type=int, default=40, help="so many decisions")
    parser.add_argument("--worlds", type=int, default=10)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    found = []
    for each in islice(decisions(tapete.game(given.game), given.questions, given.seed, given.worlds), given.n):
        found.append(each)
        if each.gained:
            print(f"{each.question}: {each.own}, not {each.book}: {fmean(each.gained):+.1f}", flush=True)
    print(told(found))


if __name__ == "__main__":
    main()
