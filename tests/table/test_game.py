"""What every game answers by itself."""

from __future__ import annotations

import pytest

from tapete.errors import BadOption
from tapete.games import REGISTRY
from tapete.table.game import game


@pytest.mark.parametrize("name", REGISTRY)
def test_an_incident_is_found_by_its_name(name: str) -> None:
    rules = game(name)
    assert rules.incidents
    assert all(rules.incident(name).name == name for name in rules.incidents)


def test_an_unknown_incident_is_refused_with_those_near_it() -> None:
    with pytest.raises(BadOption, match="Near it: revoke") as refused:
        game("malilla").incident("revok")
    assert refused.value.key == "unknown-incident"
    with pytest.raises(BadOption, match="revoke"):
        game("malilla").incident("x" * 500)
