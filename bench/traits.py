"""What the traits of the house's players cost: `python -m bench.traits malilla --hands 60`, or `mus --games 12000`.

Of a game in tricks hands are played by the book. Wherever `club` would play otherwise with a trait than without, both
cards are valued in fresh worlds: the difference, summed up by hand and divided by those who play, is the cost. In Mus
games are played on the compiled kernels, between the table with its bets leant by a trait and the table as it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from statistics import fmean, pstdev

import numpy as np

import tapete
from tapete.bots import bot
from tapete.cards import Card
from tapete.games.mus.mixes import learned
from tapete.games.mus.training import playing, tables
from tapete.games.mus.training.hand import BOOK, FIXED, LEARNING
from tapete.games.mus.training.trained import KINGS, shares_in
from tapete.looking.ahead import Weighed
from tapete.looking.club import Club
from tapete.looking.traits import TRAITS
from tapete.searching.cards import looked
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import Game
from tapete.table.match import Match
from tapete.table.player import Ear, Sight
from tapete.table.tricks import TrickState
from tapete.table.worlds import world

VALUED = 300
"""Fresh worlds in which two cards are valued that two players would play."""


@dataclass
class Cost:
    """What a trait gave up in each hand, by player, and how many of the cards it changed."""

    hands: list[float] = field(default_factory=list)
    asked: int = 0
    changed: int = 0

    def told(self) -> str:
        """The mean with its interval, and the share of cards."""
        error = 1.96 * pstdev(self.hands) / sqrt(len(self.hands))
        return f"{fmean(self.hands):+.3f} (±{error:.3f}), {100 * self.changed / self.asked:.0f}% of cards changed"


class Shared(Club):
    """One who leaves to others of the same seed what it has looked at."""

    found: dict[int, Weighed | None]

    def _cards(self, sight: Sight, state: TrickState, book: Action, seed: int) -> Weighed | None:
        if seed not in self.found:
            self.found.clear()
            self.found[seed] = super()._cards(sight, state, book, seed)
        return self.found[seed]


def players(game: Game, seed: int) -> dict[str, Shared]:
    """One without a trait, "", and one with each."""
    kept: dict[int, Weighed | None] = {}
    made = {name: Shared(game, seed, trait=TRAITS.get(name)) for name in ("", *TRAITS)}
    for each in made.values():
        each.found = kept
    return made


def cost_of_hand(game: Game, seed: int, costs: dict[str, Cost]) -> None:
    """A hand by the book, and at each card what everybody else would play."""
    lot, match = Random(f"{game.name}/{seed}"), Match(game)
    book = [bot("treatise", game, place) for place in range(game.seats)]
    thinking = [players(game, seed) for _ in book]
    ears = [Ear(place) for place in range(game.seats)]
    given = dict.fromkeys(TRAITS, 0.0)
    seated = 0
    while not match.state.over and match.state.hand < 2:
        state = match.state
        if state.chance is not None:
            match.do(TABLE, state.chance.outcome(lot.randbytes(8)))
            continue
        assert state.turn is not None
        place = state.players[state.turn]
        seen = Sight(ears[place].view(state), world(state, state.turn, lot))
        if isinstance(state, TrickState) and state.phase == "play" and state.turn == state.to_play():
            seated = len(state.play.seats)
            _differing(state, {name: each.choose(seen).action for name, each in thinking[place].items()}, given, costs)
        match.do(state.turn, book[place].choose(seen).action)
    for name, brought in given.items() if seated else ():
        costs[name].hands.append(brought / seated)


def _differing(state: TrickState, chosen: dict[str, Action], given: dict[str, float], costs: dict[str, Cost]) -> None:
    """What those give up who play otherwise than the one without a trait."""
    plain = chosen.pop("")
    if plain.word != "play" or len(state.lawful_cards(state.to_play())) < 2:
        return
    means = None
    for name, action in chosen.items():
        costs[name].asked += 1
        if action != plain:
            costs[name].changed += 1
            means = means or _valued(state)
            given[name] += means[plain.cards[0]] - means[action.cards[0]]


def _valued(state: TrickState) -> dict[Card, float]:
    mind = state.game.contents.minds[state.game.name]
    chance, seat = Random(len(state.plays)), state.to_play()
    others = (each for each in _worlds(state, seat, chance) if isinstance(each, TrickState))
    return looked(state, others, replace(mind, worlds=VALUED, searched=VALUED), chance.getrandbits(30)).means


def _worlds(state: TrickState, seat: int, chance: Random) -> Iterator[object]:
    while True:
        yield world(state, seat, chance)


def in_mus(games: int, seed: int) -> None:
    """Games between the table with leant bets and the table as it is, and against the book's player."""
    playing.seed_lots(seed)
    mixes, table = learned(), tables.made(KINGS)
    hand, plain = tables.empty_hand(table, np.array(mixes.bounds)), shares_in(mixes)
    hand.fixed[:] = plain
    for name, bets in {"": (1.0, 1.0, 1.0, 1.0), **{name: trait.bets for name, trait in TRAITS.items()}}.items():
        hand.regret[:] = plain * np.array(bets, np.float32)
        won = []
        for rival in (FIXED, BOOK):
            tally = np.zeros(3, np.int64)
            playing.contest(table, hand, games, LEARNING, rival, tally)
            won.append(100 * tally[0] / tally[2])
        error = 98 / sqrt(games)
        print(f"{name or 'even':8} {won[0]:.2f}% against the table, {won[1]:.2f}% against the book (±{error:.2f})")


def main(arguments: Sequence[str] | None = None) -> None:
    """Print what each trait costs."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--hands", type=int, default=30)
    asked.add_argument("--games", type=int, default=12_000)
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args(arguments)
    if told.game == "mus":
        in_mus(told.games, told.seed)
        return
    game, costs = tapete.game(told.game), {name: Cost() for name in TRAITS}
    for number in range(told.hands):
        cost_of_hand(game, told.seed * 10_000 + number, costs)
    for name, cost in costs.items():
        print(f"{name:8} {cost.told()} in {len(cost.hands)} hands", flush=True)


if __name__ == "__main__":
    main()
