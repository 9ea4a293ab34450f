"""Every game at every table, and how much of the tests' time each gets."""

from __future__ import annotations

import pytest

from tapete import REGISTRY
from tapete.table.game import game_class

SHARE = 2
"""How many random matches each game plays at each table; `make soak` plays many more."""

TABLES = [pytest.param(name, table, id=f"{name}-{table}") for name in REGISTRY for table in game_class(name).tables]
ALL_TABLES = pytest.mark.parametrize(("name", "table"), TABLES)
