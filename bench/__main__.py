"""The engine, the kernels and the solver beside what else plays tricks, in one run on one core: `python -m bench`.

All times are those of the processor, so that other work on the machine matters less. Ratios come first; what is not
installed is left out. `--keep` keeps the numbers by commit in bench/results, and `python -m bench.compare` compares.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

import tapete
from bench import engine, kernels, research, rivals, solver
from bench.clock import SECONDS, rate
from bench.kept import Results
from tapete.fast import warm

SPADES, SPADES_CARDS = "OpenSpiel spades, dealt and played", "OpenSpiel spades, the cards alone"
BRIDGE, BRIDGE_BARE = "RLCard bridge", "RLCard bridge, bare"
FAST, FAST_CARDS = "kernels malilla, dealt and played", "kernels malilla, the cards alone"
READABLE = "engine malilla"
ZOO, SPIEL, ARRAYS = "PettingZoo malilla", "OpenSpiel malilla", "arrays malilla, the cards alone"
RATIOS = (
    (FAST_CARDS, SPADES), (FAST_CARDS, SPADES_CARDS), (FAST, SPADES), (FAST_CARDS, READABLE), (FAST_CARDS, BRIDGE),
    (READABLE, SPADES), (READABLE, BRIDGE), (READABLE, BRIDGE_BARE),
    (ZOO, READABLE), (SPIEL, READABLE), (ARRAYS, READABLE),
)  # fmt: skip


def measure(results: Results, name: str, play: rivals.PlayOne, seconds: float) -> None:
    """Moves a second of one way to play; on the way it is said which."""
    print(f"… {name}", file=sys.stderr, flush=True)
    results.rates[name] = rate(play, seconds)


def measure_rivals(results: Results, seconds: float) -> None:
    """Moves a second of the others, as far as they are installed."""
    spiel, rlcard = rivals.installed("pyspiel"), rivals.installed("rlcard")
    if spiel is None:
        results.missing.append("OpenSpiel")
    else:
        measure(results, SPADES, rivals.open_spiel_games(spiel), seconds)
        measure(results, SPADES_CARDS, rivals.open_spiel_cards(spiel), seconds)
    if rlcard is None:
        results.missing.append("RLCard")
    else:
        measure(results, BRIDGE, rivals.rlcard_games(rlcard), seconds)
        bare = rivals.installed("rlcard.games.bridge.game")
        measure(results, BRIDGE_BARE, rivals.rlcard_bare(bare), seconds)


def measure_playing(results: Results, names: Sequence[str], seconds: float) -> None:
    """Moves a second of the kernels and of the readable engine."""
    for name in kernels.GAMES:
        measure(results, f"kernels {name}, dealt and played", kernels.dealt_and_played(name), seconds)
        measure(results, f"kernels {name}, the cards alone", kernels.cards_alone(name), seconds)
        measure(results, f"kernels {name}, by a policy", kernels.cards_alone(name, policy=True), seconds)
    for name in names:
        measure(results, f"engine {name}", engine.match(name), seconds)


def measure_research(results: Results, seconds: float) -> None:
    """Steps a second of the adapters for researchers, as far as what they adapt to is installed."""
    spiel = rivals.installed("pyspiel")
    if rivals.installed("pettingzoo") is None:
        results.missing.append("PettingZoo")
    else:
        measure(results, ZOO, research.pettingzoo("malilla"), seconds)
    if spiel is not None:
        measure(results, SPIEL, research.open_spiel(spiel, "malilla"), seconds)
    measure(results, ARRAYS, research.arrays("malilla"), seconds)


def compare(results: Results) -> None:
    """How many times as fast one is as another, of those that were measured."""
    rates = results.rates
    pairs = [pair for pair in RATIOS if rates.keys() >= set(pair)]
    results.ratios = {f"{ours} / {theirs}": rates[ours] / rates[theirs] for ours, theirs in pairs}


def measure_solver(results: Results, share: float) -> None:
    """Milliseconds by game and tricks, and those of bridge."""
    for case in solver.CASES:
        for every in (False, True):
            name = f"{case.name} {case.tricks}, {'every card' if every else 'value'}"
            print(f"… {name}", file=sys.stderr, flush=True)
            results.solved[name] = solver.solved(case, share, every)
    types = rivals.installed("endplay.types")
    if types is None:
        results.missing.append("endplay")
        return
    for case in solver.BRIDGE:
        found = solver.bridge(types, case, share)
        results.solved[f"bridge {case.tricks} (DDS), value"] = found
        ours = results.solved.get(f"malilla {case.tricks}, value")
        if ours is not None:
            name = f"malilla of {case.tricks} tricks / bridge of as many by DDS, median time"
            results.ratios[name] = ours.median / found.median


def show(results: Results, console: Console) -> None:
    """The tables, ratios first."""
    console.print(f"Commit {results.commit}, {results.machine}, one core, time of the processor.")
    for name in results.missing:
        console.print(f"{name} is not installed here, or does not run: it is left out.")
    ratios = Table("times", "", title="Ratios")
    for name, number in results.ratios.items():
        ratios.add_row(f"{number:,.3g}", name)
    console.print(ratios)
    rates = Table("moves a second", "", title="At random")
    for name, number in results.rates.items():
        rates.add_row(f"{number:,.0f}", name)
    console.print(rates)
    solved = Table("solved", "deals", "median ms", "p95", "wanted", "nodes", "over budget")
    for name, each in results.solved.items():
        game, tricks, *_ = name.replace(",", "").split()
        wanted = solver.WANTED.get((game, int(tricks))) if name.endswith("value") else None
        said = f"{wanted[0]:g} / {wanted[1]:g}" if wanted else ""
        numbers = (f"{each.median:,.2f}", f"{each.p95:,.2f}", said, f"{each.nodes:,}", str(each.over_budget))
        solved.add_row(name, str(each.deals), *numbers)
    console.print(solved)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and keep if asked to."""
    parser = argparse.ArgumentParser("python -m bench", description=__doc__)
    parser.add_argument("--games", default=",".join(tapete.REGISTRY), help="for the engine: names with commas between")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long a round lasts")
    parser.add_argument("--share", type=float, default=1.0, help="of the deals that are solved")
    parser.add_argument("--keep", action="store_true", help="keep the numbers in bench/results")
    asked = parser.parse_args(arguments)
    warm()
    results = Results.begun()
    names = list(dict.fromkeys(["malilla", *asked.games.split(",")]))
    measure_rivals(results, asked.seconds)
    measure_playing(results, names, asked.seconds)
    measure_research(results, asked.seconds)
    compare(results)
    measure_solver(results, asked.share)
    console = Console(width=120)
    show(results, console)
    seconds, strangers = engine.start_up()
    console.print(f"import tapete: {seconds * 1000:.0f} ms (median), {strangers} third-party modules")
    if asked.keep:
        console.print(f"Kept in {results.keep()}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
