"""Every judge asks for nothing that does not matter to him, and has no row that never decides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random

import pytest

from tapete import REGISTRY, game
from tapete.table.option import Value
from tapete.table.ruling import Fact, Incident, Judge, Rulings, When

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


# Tables.

TABLES = [
    (game(name).folder, incident, incident.judge)
    for name in REGISTRY
    for incident in game(name).incidents.values()
    if isinstance(incident.judge, Mapping)
]


@pytest.mark.parametrize(
    ("incident", "table"),
    [pytest.param(incident, table, id=f"{folder}-{incident.name}") for folder, incident, table in TABLES],
)
def test_a_table_speaks_of_what_is_asked_and_decides_every_case(incident: Incident, table: Rulings) -> None:
    assert {name for _, row in rows(table) for name in row.facts} <= {fact.name for fact in incident.facts}
    for case in cases(incident, table):
        assert deciding(table, case), case


@pytest.mark.parametrize("folder", sorted({folder for folder, *_ in TABLES}))
def test_every_row_decides_some_case_of_some_game(folder: str) -> None:
    own = [(incident, table) for of, incident, table in TABLES if of == folder]
    used = {row for incident, table in own for case in cases(incident, table) for row in deciding(table, case)}
    assert [(incident.name, row[1]) for incident, table in own for row in rows(table) if row not in used] == []


@pytest.mark.parametrize("folder", sorted({folder for folder, *_ in TABLES}))
def test_every_value_of_a_row_can_be_told_in_some_game(folder: str) -> None:
    own = [(incident, table) for of, incident, table in TABLES if of == folder]
    told = {
        (row, fact.name, value)
        for incident, table in own
        for row in rows(table)
        for fact in incident.facts
        if fact.name in row[1].facts
        for value in fact.values
    }
    for _, table in own:
        for row in rows(table):
            assert {(row, name, value) for name, values in row[1].facts.items() for value in values} <= told


def rows(table: Judge | Rulings) -> Iterator[tuple[int, When]]:
    """The rows of a table and of those it hands on to; the same facts may stand in several tables."""
    if isinstance(table, Mapping):
        for row, then in table.items():
            yield id(table), row
            yield from rows(then)


def cases(incident: Incident, table: Rulings) -> Iterator[dict[str, Value]]:
    """All that can be so of the facts that stand in the table."""
    named = {name for _, row in rows(table) for name in row.facts}
    facts = {fact.name: fact.values for fact in incident.facts if fact.name in named}
    return (dict(zip(facts, values, strict=True)) for values in product(*facts.values()))


def deciding(table: Judge | Rulings, case: Mapping[str, Value]) -> list[tuple[int, When]]:
    """The row that decides the case, and those of the tables to which it hands on."""
    if not isinstance(table, Mapping):
        return []
    holding = [row for row in table if all(case[name] in values for name, values in row.facts.items())]
    return [(id(table), holding[0]), *deciding(table[holding[0]], case)] if holding else []
