"""How fast the adapters for researchers step: PettingZoo and OpenSpiel number by number, the arrays a card a row."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

import tapete
from bench.rivals import PlayOne, open_spiel_games

ROWS, DEALS = 4096, 500


def pettingzoo(name: str) -> PlayOne:
    """One hand, with what is seen at every step."""
    from tapete.rl.environment import TableEnv

    table = TableEnv(tapete.game(name))

    def play(chance: Random) -> int:
        table.reset(seed=chance.randrange(2**32))
        steps = 0
        while not table.moment.over:
            seen = table.observe(table.agent_selection)
            table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        return steps

    return play


def open_spiel(spiel: Any, name: str) -> PlayOne:
    """One hand as it is driven from Python."""
    from tapete.rl.spiel import short

    return open_spiel_games(spiel, short(name))


def arrays(name: str) -> PlayOne:
    """The cards of many hands at once, with what is seen and what may be played at every step."""
    from tapete.rl.cards import CardPlays, first_cards

    plays = CardPlays(first_cards(tapete.game(name), DEALS), ROWS)
    lots = np.random.default_rng(0)

    def play(chance: Random) -> int:
        plays.reset()
        steps = 0
        while not plays.over.all():
            steps += int((~plays.over).sum())
            plays.observe()
            mask = plays.mask
            plays.step((lots.random(mask.shape, dtype=np.float32) * mask).argmax(axis=1))
        return steps

    return play
