"""Many matches, and what they show.

>>> from tapete.arena import contest, run
>>> result = run(contest("malilla-cubiertas", "treatise", "random", seed=4, rounds=1), 4)
>>> result.comparisons[0].mean > 0
True
"""

from tapete.arena.contest import Contest, Own, Player, contest, player
from tapete.arena.result import Comparison, Result
from tapete.arena.running import run

__all__ = ["Comparison", "Contest", "Own", "Player", "Result", "contest", "player", "run"]
