"""PettingZoo's own tests, of every game; and that its rewards are the ledger's."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import tapete
from tapete import REGISTRY
from tapete.errors import BadOption, Illegal
from tapete.rl.environment import TableEnv, env
from tapete.table.game import game_class
from tests.universal.tables import ALL_TABLES, short


@ALL_TABLES
def test_it_is_an_environment_as_pettingzoo_wants_it(name: str, table: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # an observation with a mask is no bare array
        api_test(env(name, table=table), num_cycles=60)


@pytest.mark.parametrize("name", REGISTRY)
def test_the_same_seed_deals_and_plays_the_same(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=30)


def played(table: TableEnv, seed: int) -> dict[str, float]:
    """What each agent was given in an episode played by lot."""
    given, chance = dict.fromkeys(table.possible_agents, 0.0), np.random.default_rng(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, over, broken_off, _ = table.last()
        assert seen is not None
        given[agent] += reward
        done = over or broken_off
        table.step(None if done else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return given


@pytest.mark.parametrize("name", REGISTRY)
def test_the_rewards_of_a_match_add_up_to_what_it_has_brought(name: str) -> None:
    table = TableEnv(game_class(name).make("guided", **dict(short(name))), "match")
    given = played(table, 3)
    assert table.moment.state.over
    assert list(given.values()) == pytest.approx(table.moment.gains)


def test_only_who_is_awaited_has_numbers_to_say() -> None:
    table = env("malilla")
    table.reset(seed=1)
    awaited = table.agent_selection
    for agent in table.possible_agents:
        assert table.observe(agent)["action_mask"].any() == (agent == awaited)


def test_an_episode_that_will_not_end_is_broken_off() -> None:
    table = TableEnv(tapete.game("malilla"), longest=10)
    played(table, 1)
    assert not table.moment.over and table.moment.steps == 10


def test_what_is_not_offered_is_refused() -> None:
    table = env("malilla", begin="play")
    table.reset(seed=1)
    with pytest.raises(Illegal, match="0 is not offered now"):
        table.step(0)


def test_options_and_tables_are_those_of_the_game() -> None:
    rules = env("mus", table="open", goal=30).unwrapped
    assert isinstance(rules, TableEnv)
    assert rules.rules == game_class("mus").make("open", goal=30)
    with pytest.raises(BadOption):
        env("mus", gaol=30)


def test_who_wants_to_see_it_is_shown_the_truth() -> None:
    table = TableEnv(tapete.game("mus"), render_mode="ansi")
    table.reset(seed=1)
    assert tapete.read_state(table.render() or "") == table.moment.state
