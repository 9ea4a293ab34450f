"""Every judge asks for nothing that does not matter to him."""

from __future__ import annotations

from random import Random

import pytest

from tapete import REGISTRY, game
from tapete.table.ruling import Fact, Incident

TRIES = 5_000
"""Some facts matter only when several others come together."""

ASKED = [
    pytest.param(incident, fact, id=f"{name}-{incident.name}-{fact.name}")
    for name in REGISTRY
    for incident in game(name).incidents.values()
    for fact in incident.facts
    if len(fact.values) > 1
]


@pytest.mark.parametrize(("incident", "fact"), ASKED)
def test_every_fact_can_decide(incident: Incident, fact: Fact) -> None:
    lot = Random(f"{incident.name} {fact.name}")
    assert any(decides(incident, fact, lot) for _ in range(TRIES)), "it is asked for, and never matters"


def decides(incident: Incident, fact: Fact, lot: Random) -> bool:
    """Whether this fact alone makes a difference, the others being anything."""
    others = {other.name: lot.choice(other.values) for other in incident.facts}
    one, another = (incident.ruling({**others, fact.name: value}) for value in lot.sample(fact.values, 2))
    return one != another
