"""What else plays tricks: OpenSpiel, RLCard and endplay. One that is not installed is left out, and that is said.

OpenSpiel's nearest game is its spades: four in two pairs that face each other, all cards dealt, a suit of trumps, suit
to be followed, thirteen tricks; the Malilla has twelve, and more duties. Its bridge has the same play, but a dummy, and
an auction of which random bids make something else; its hearts has no trumps and no pairs, its euchre five tricks.

RLCard's one game of tricks is bridge. endplay has the double-dummy solver DDS, for bridge with any number of tricks.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

PlayOne = Callable[[Random], int]
"""Plays one game or hand at random, and returns how many moves its players made."""

NEAREST = "spades"
CARDS = 52
"""Of OpenSpiel's spades the actions below this are cards; those above are bids."""
READY = 200
"""So many hands are dealt beforehand where dealing is not measured."""


def installed(name: str) -> Any | None:
    """The module, or None where it is not installed or does not run on this machine."""
    try:
        return import_module(name)
    except (ImportError, OSError):
        return None


def open_spiel_games(spiel: Any, name: str = NEAREST) -> PlayOne:
    """Whole games as they are driven from Python: chance is drawn card by card and not counted, all else by lot."""
    game = spiel.load_game(name)

    def play(chance: Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def open_spiel_cards(spiel: Any) -> PlayOne:
    """The cards alone: hands that are dealt and bid already are played out, and nothing but cards is left to ask."""
    game, lots = spiel.load_game(NEAREST), Random(0)
    begun = [_at_first_card(game.new_initial_state(), lots) for _ in range(READY)]

    def play(chance: Random) -> int:
        state, moves = chance.choice(begun).clone(), 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def _at_first_card(state: Any, lots: Random) -> Any:
    while state.is_chance_node():
        state.apply_action(lots.choice(state.chance_outcomes())[0])
    while max(state.legal_actions()) >= CARDS:
        state.apply_action(lots.choice(state.legal_actions()))
    return state


def rlcard_games(rlcard: Any) -> PlayOne:
    """Whole games of RLCard's bridge as its users play them, through `env.step`."""
    table = rlcard.make("bridge")

    def play(chance: Random) -> int:
        (view, _), moves = table.reset(), 0
        while not table.is_over():
            view, _ = table.step(chance.choice(list(view["legal_actions"])))
            moves += 1
        return moves

    return play


def rlcard_bare(bridge: Any) -> PlayOne:
    """The same by the bare game object, without what `env` does for learning: it checks nothing and keeps no past."""

    def play(chance: Random) -> int:
        game, moves = bridge.BridgeGame(), 0
        game.init_game()
        while not game.is_over():
            game.step(chance.choice(game.judger.get_legal_actions()))
            moves += 1
        return moves

    return play


def double_dummy(endplay: Any, tricks: int, chance: Random) -> Callable[[], object]:
    """A random deal of so many tricks of bridge, with trumps; called, it is solved for the best card of the leader."""
    solve, types = import_module("endplay.dds.solve"), endplay
    pack = [(suit, rank) for suit in range(4) for rank in "23456789TJQKA"]
    dealt = chance.sample(pack, 4 * tricks)
    hands = [_written(dealt[seat * tricks : (seat + 1) * tricks]) for seat in range(4)]
    deal = types.Deal("N:" + " ".join(hands), first=types.Player.north, trump=types.Denom(chance.randrange(4)))
    return lambda: solve.solve_board(deal, solve.SolveMode.OptimalOne)


def _written(hand: list[tuple[int, str]]) -> str:
    return ".".join("".join(rank for its, rank in hand if its == suit) for suit in range(4))
