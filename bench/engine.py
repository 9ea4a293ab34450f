"""How fast the engine plays whole random matches, beside RLCard's bridge, and how fast the package is imported.

All run the same loop in the same process: ask what may be done, choose at random, do it. RLCard's bridge is its one
game of tricks. It is measured as its users play it, through `env.step`, which is the ratio's base; and for comparison
without what `env` does for learning, by its bare game object, which checks nothing and keeps no past. Shuffles are
played but not counted. The time is that of the processor, so that other work on the machine matters less.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from random import Random
from time import perf_counter, process_time

import rlcard
from rich.console import Console
from rich.table import Table
from rlcard.games.bridge.game import BridgeGame

import tapete
from tapete.table.chance import TABLE, Seeded

ROUNDS, SECONDS = 5, 1.0
STARTS = 10
IMPORT = """
import sys
before = set(sys.modules)
import tapete
new = {name.partition(".")[0] for name in set(sys.modules) - before}
print(len(new - set(sys.stdlib_module_names) - {"tapete"}))
"""

PlayOne = Callable[[Random], int]


def our_match(name: str) -> PlayOne:
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


def their_game() -> PlayOne:
    """Plays one whole game of RLCard's bridge; returns how many actions it took."""
    table = rlcard.make("bridge")

    def play(chance: Random) -> int:
        (view, _), actions = table.reset(), 0
        while not table.is_over():
            view, _ = table.step(chance.choice(list(view["legal_actions"])))
            actions += 1
        return actions

    return play


def their_bare_game(chance: Random) -> int:
    """The same without the environment around it."""
    game, actions = BridgeGame(), 0
    game.init_game()
    while not game.is_over():
        game.step(chance.choice(game.judger.get_legal_actions()))
        actions += 1
    return actions


def rate(play: PlayOne, seconds: float) -> float:
    """Actions a second: the median of several rounds after one to warm up."""
    _one_round(play, Random(0), seconds / 2)
    return statistics.median(_one_round(play, Random(number), seconds) for number in range(1, ROUNDS + 1))


def _one_round(play: PlayOne, chance: Random, seconds: float) -> float:
    actions, begin = 0, process_time()
    for _ in count():
        actions += play(chance)
        spent = process_time() - begin
        if spent >= seconds:
            return actions / spent
    raise AssertionError("time goes on")


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


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(tapete.REGISTRY), help="names with commas between them")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long a round lasts")
    asked = parser.parse_args()
    theirs, bare = rate(their_game(), asked.seconds), rate(their_bare_game, asked.seconds)
    table = Table("engine", "actions a second", "times RLCard")
    for column in table.columns[1:]:
        column.justify = "right"
    table.add_row("RLCard bridge", f"{theirs:,.0f}", "1.00")
    table.add_row("RLCard bridge, bare", f"{bare:,.0f}", f"{bare / theirs:.2f}")
    for name in asked.games.split(","):
        ours = rate(our_match(name), asked.seconds)
        table.add_row(name, f"{ours:,.0f}", f"{ours / theirs:.2f}")
    console = Console()
    console.print(table)
    seconds, strangers = start_up()
    console.print(f"import tapete: {seconds * 1000:.0f} ms (median of {STARTS}), {strangers} third-party modules")


if __name__ == "__main__":
    main()
