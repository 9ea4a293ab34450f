"""Every game at every table, and how much of the tests' time each gets."""

from __future__ import annotations

import pytest

from tapete import REGISTRY
from tapete.table.game import GUIDED, OPEN, game

SHARE = 3
"""How many random matches each game plays at each table; `make soak` plays many more."""

PLACES = [pytest.param(name, table, id=f"{name}-{table}") for name in REGISTRY for table in (GUIDED, OPEN)]
ALL_PLACES = pytest.mark.parametrize(("name", "table"), PLACES)


def needs(name: str, table: str) -> None:
    """Skip a table that is not set up yet."""
    try:
        game(name, table).start()
    except ImportError as missing:
        pytest.skip(f"{name} has no {table} table: {missing}")
