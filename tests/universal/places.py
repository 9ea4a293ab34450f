"""Every game at every table, and how much of the tests' time each gets."""

from __future__ import annotations

import pytest

from tapete import REGISTRY
from tapete.soak.trial import is_set_up
from tapete.table.game import GUIDED, OPEN

SHARE = 2
"""How many random matches each game plays at each table; `make soak` plays many more."""

PLACES = [pytest.param(name, table, id=f"{name}-{table}") for name in REGISTRY for table in (GUIDED, OPEN)]
ALL_PLACES = pytest.mark.parametrize(("name", "table"), PLACES)


def needs(name: str, table: str) -> None:
    """Skip a table that is not set up yet."""
    if not is_set_up(name, table):
        pytest.skip(f"{name} has no {table} table yet")
