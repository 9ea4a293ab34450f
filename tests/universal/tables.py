"""Every game at every table, and how much of the tests' time each gets."""

from __future__ import annotations

import pytest

from tapete import REGISTRY
from tapete.table.game import game_class
from tapete.table.option import Value

SHARE = 2
"""How many random matches each game plays at each table; `make soak` plays many more."""


def short(name: str) -> tuple[tuple[str, Value], ...]:
    """What a table agrees on that will not play for long, as the game says."""
    return tuple(game_class(name).shortest.items())


TABLES = [pytest.param(name, table, id=f"{name}-{table}") for name in REGISTRY for table in game_class(name).tables]
ALL_TABLES = pytest.mark.parametrize(("name", "table"), TABLES)
