"""Play a match of Highcard and print it: `python -m examples.highcard [SEED]`."""

from __future__ import annotations

import sys
from random import Random

from tapete import REGISTRY, TABLE, Ear, Match, Seeded, game
from tapete.bots import bot
from tapete.words import Words


def main(seed: str = "1") -> None:
    """The first bot against one that plays at random, told as a spectator hears it."""
    REGISTRY["highcard"] = "examples.highcard"
    match = Match(game("highcard"), names=("First", "Random"))
    bots = [bot("treatise", match.game), bot("random", match.game, int(seed))]
    ears, shuffle = [Ear(0), Ear(1)], Seeded(seed.encode())
    worlds = Random(seed)
    words, told = Words("en", match.game.folder), 0
    while not match.state.over:
        state = match.state
        if state.chance is not None:
            match.do(TABLE, shuffle.outcome(state.chance))
        else:
            assert state.turn is not None
            match.do(state.turn, bots[state.turn].choose(ears[state.turn].sight(state, worlds)).action)
        for event in match.state.told(None, told):
            print(words.event(event, match.names))
        told = match.state.next_event(None)
    for side, name in enumerate(match.names):
        print(f"{name}: {match.state.standing(side)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
