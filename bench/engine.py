"""How fast the readable engine plays whole random matches, and how fast the package is imported.

It is the loop of every player: ask what may be done, choose at random, do it. Shuffles are played but not counted.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from random import Random
from time import perf_counter

import tapete
from bench.rivals import PlayOne
from tapete.table.chance import TABLE, Seeded

STARTS = 10
IMPORT = """
import sys
before = set(sys.modules)
import tapete
new = {name.partition(".")[0] for name in set(sys.modules) - before}
print(len(new - set(sys.stdlib_module_names) - {"tapete"}))
"""


def match(name: str) -> PlayOne:
    """Plays one whole match at the guided table with the usual options; returns how many actions it took."""
    rules = tapete.game(name)

    def play(chance: Random) -> int:
        state, deck, actions = rules.start(), Seeded(chance.randbytes(8)), 0
        while not state.over:
            seat = state.turn
            if seat is None:
                due = state.chance
                assert due is not None
                state = state.apply(TABLE, deck.outcome(due))
            else:
                prompt = state.prompt(seat)
                assert prompt is not None
                state = state.apply(seat, prompt.any(chance))
                actions += 1
        return actions

    return play


def start_up() -> tuple[float, int]:
    """The median time of a fresh process that imports tapete beyond one that does not; and the strangers it imports."""
    bare = statistics.median(_process("pass") for _ in range(STARTS))
    full = statistics.median(_process("import tapete") for _ in range(STARTS))
    strangers = subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True)
    return full - bare, int(strangers.stdout)


def _process(code: str) -> float:
    begin = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return perf_counter() - begin
