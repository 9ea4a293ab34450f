"""Whole random matches of every registered game, under all the checks."""

from __future__ import annotations

import pytest

from tapete.soak import Plan, tried
from tests.universal.tables import ALL_TABLES, SHARE


@ALL_TABLES
@pytest.mark.parametrize("seed", range(SHARE))
def test_a_random_match_keeps_the_contract(name: str, table: str, seed: int) -> None:
    outcome = tried(Plan(name, table, seed))
    assert not outcome.reason, outcome.record


@ALL_TABLES
def test_the_treatise_player_plays_a_match(name: str, table: str) -> None:
    outcome = tried(Plan(name, table, SHARE, "treatise"), often=0.01)
    assert not outcome.reason, outcome.record
