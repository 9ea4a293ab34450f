"""OpenSpiel's own test of every game, and its searches and solvers at our tables."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy

import tapete
from tapete import REGISTRY
from tapete.rl.spiel import SpielState, register, short
from tapete.table.chance import TABLE


@pytest.mark.parametrize("name", REGISTRY)
def test_openspiel_plays_it(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(short(name)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["malilla_cubiertas", "revesino", "cientos", "mus", "zanga", "voltarete"])
def test_it_plays_the_open_table_of_each_book(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"tapete_{name}(table=open)"), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("told", ["mus(episode=match,options=games_to_win:1)", "zanga(deals=3)"])
def test_so_it_does_whole_matches_and_single_deals(told: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"tapete_{told}"), num_sims=1, serialize=True, verbose=False)


def dealt(game: str, seed: int = 1) -> SpielState:
    """The first moment at which somebody is asked."""
    state, chance = pyspiel.load_game(game).new_initial_state(), np.random.default_rng(seed)
    while state.is_chance_node():
        numbers, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1) and len(set(odds)) == 1
        state.apply_action(chance.choice(numbers))
    assert isinstance(state, SpielState)
    return state


def test_options_are_those_of_the_game() -> None:
    state = dealt("tapete_mus(table=open,options=goal:30;kings:4)")
    assert state.moment.state.game == tapete.game("mus", "open", goal=30, kings=4)


@pytest.mark.parametrize("name", ["tapete_malilla_cubiertas", "tapete_voltarete"])
def test_its_searches_find_something_to_say(name: str) -> None:
    state, lot = dealt(f"{name}(begin=play)", 4), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, lot)
    searches = (
        mcts.MCTSBot(state.get_game(), 2, 12, evaluator, random_state=lot),
        ismcts.ISMCTSBot(state.get_game(), evaluator, 2, 12, random_state=lot),
    )
    assert len(state.legal_actions()) > 1
    for each in searches:
        assert each.step(state) in state.legal_actions()


def test_a_world_tells_who_is_in_it_nothing_new() -> None:
    state = dealt("tapete_cientos(begin=play)", 2)
    player, lot = state.current_player(), np.random.RandomState(3)
    inside = state.resample_from_infostate(player, lot.random)
    assert inside.information_state_string(player) == state.information_state_string(player)
    assert inside.observation_tensor(player) == state.observation_tensor(player)
    assert inside.moment.state.zones() != state.moment.state.zones()
    assert inside.legal_actions() == state.legal_actions()


def test_of_what_is_asked_before_the_stage_where_it_begins_chance_decides() -> None:
    state = pyspiel.load_game("tapete_cientos(begin=play)").new_initial_state()
    said = []
    while state.is_chance_node():
        number = state.chance_outcomes()[-1][0]
        said.append(state.action_to_string(TABLE, number))
        state.apply_action(number)
    assert {"discard"} <= set(said) and any(each.startswith("draw ") for each in said)


@pytest.fixture
def highcard() -> Iterator[str]:
    """The example's game, which is small enough to be solved."""
    REGISTRY["highcard"] = "examples.highcard"
    if short("highcard") not in pyspiel.registered_names():
        register("highcard")
    yield short("highcard")
    del REGISTRY["highcard"]


def test_a_small_game_is_solved_by_counterfactual_regret(highcard: str) -> None:
    game = pyspiel.load_game(f"{highcard}(begin=play,deals=2)")
    solver = cfr.CFRSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    at_random = exploitability.nash_conv(game, UniformRandomPolicy(game))
    assert exploitability.nash_conv(game, solver.average_policy()) < at_random / 4
