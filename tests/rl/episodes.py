"""Episodes that are played by lot."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tapete.rl.episode import HAND, Moment
from tapete.table.chance import TABLE
from tapete.table.game import Game


def moments(game: Game, seed: int, length: str = HAND, begin: str = "") -> Iterator[Moment]:
    """Every moment of an episode at which somebody is asked, and the last one."""
    chance = Random(f"{game.name}/{seed}")
    moment = Moment.first(game, length, begin).settled(chance)
    while True:
        yield moment
        if moment.over:
            return
        assert moment.seat != TABLE
        moment = moment.then(chance.choice(moment.numbers)).settled(chance)
