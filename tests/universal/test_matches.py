"""Whole random matches of every registered game, under all the checks."""

from __future__ import annotations

import pytest

from tapete.games import REGISTRY
from tapete.soak import Plan, tried
from tapete.table.game import GUIDED, OPEN, game_class
from tests.universal.tables import ALL_TABLES, SHARE, TABLES, short


@ALL_TABLES
@pytest.mark.parametrize("seed", range(SHARE))
def test_a_random_match_keeps_the_contract(name: str, table: str, seed: int) -> None:
    plan = Plan(name, table, seed, agreed=() if seed else short(name))
    outcome = tried(plan)
    assert not outcome.reason, outcome.record


MANY = {
    ("mus", GUIDED): 40,
    ("mus", OPEN): 40,
    ("malilla-cubiertas", GUIDED): 12,
    ("malilla-cubiertas", OPEN): 12,
    ("malilla-vistas", GUIDED): 3,
    ("malilla-coja", GUIDED): 3,
    ("zanga", GUIDED): 3,
    ("zanga", OPEN): 2,
    ("cientos", GUIDED): 2,
    ("voltarete", GUIDED): 4,
    ("voltarete-four", GUIDED): 4,
    ("voltarete", OPEN): 0,
    ("voltarete-four", OPEN): 0,
}
"""How many short matches are looked at from every chair at every moment, where it is not one: many of those that cost
little, none of those that cost most."""

SOME = {("malilla", OPEN): 0.5, ("malilla-barrotada", OPEN): 0.2}
"""The share of their moments, for those that cost much."""

SHORT_MATCHES = [
    pytest.param(name, table, seed, id=f"{name}-{table}-{seed}")
    for name in REGISTRY
    for table in game_class(name).tables
    for seed in range(1000, 1000 + MANY.get((name, table), 1))
]


@pytest.mark.parametrize(("name", "table", "seed"), SHORT_MATCHES)
def test_of_a_short_match_every_moment_is_looked_at_from_every_chair(name: str, table: str, seed: int) -> None:
    plan = Plan(name, table, seed, agreed=short(name))
    outcome = tried(plan, often=0.01, again=0.1, looked=SOME.get((name, table), 1.0))
    assert not outcome.reason, outcome.record


BY_THE_BOOK = [each for each in TABLES if "treatise" in game_class(str(each.values[0])).levels]


@pytest.mark.parametrize(("name", "table"), BY_THE_BOOK)
def test_the_treatise_player_plays_a_match(name: str, table: str) -> None:
    outcome = tried(Plan(name, table, SHARE, "treatise", agreed=short(name)), often=0.01)
    assert not outcome.reason, outcome.record


@pytest.mark.parametrize(("name", "table"), BY_THE_BOOK)
def test_a_player_by_the_book_who_slips_now_and_then_plays_a_match(name: str, table: str) -> None:
    plan = Plan(name, table, SHARE, "careless", agreed=short(name))
    outcome = tried(plan, often=0.01)
    assert not outcome.reason, outcome.record
