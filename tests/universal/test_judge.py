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
        assert deciding(table, case)


@pytest.mark.parametrize("folder", sorted({folder for folder, *_ in TABLES}))
def test_every_row_decides_some_case_of_some_game(folder: str) -> None:
    own = [(incident, table) for of, incident, table in TABLES if of == folder]
    written = {(incident.name, str(row)) for incident, table in own for row in rows(table)}
    used = {
        (incident.name, str(row))
        for incident, table in own
        for case in cases(incident, table)
        for row in deciding(table, case)
    }
    assert written - used == set()


@pytest.mark.parametrize("folder", sorted({folder for folder, *_ in TABLES}))
def test_every_value_of_a_row_can_be_told_in_some_game(folder: str) -> None:
    own = [(incident, table) for of, incident, table in TABLES if of == folder]
    told = {
        (incident.name, fact.name, value) for incident, _ in own for fact in incident.facts for value in fact.values
    }
    for incident, table in own:
        for _, row in rows(table):
            assert {(incident.name, name, value) for name, values in row.facts.items() for value in values} <= told


Row = tuple[tuple[int, ...], When]
"""A row with its place: in which row, of the table that hands on to its own, and so on."""


def rows(table: Judge | Rulings, at: tuple[int, ...] = ()) -> Iterator[Row]:
    """The rows of a table and of those it hands on to."""
    if isinstance(table, Mapping):
        for place, (row, then) in enumerate(table.items()):
            yield (*at, place), row
            yield from rows(then, (*at, place))


def cases(incident: Incident, table: Rulings) -> Iterator[dict[str, Value]]:
    """All that can be so of the facts that stand in the table."""
    named = {name for _, row in rows(table) for name in row.facts}
    facts = {fact.name: fact.values for fact in incident.facts if fact.name in named}
    return (dict(zip(facts, values, strict=True)) for values in product(*facts.values()))


def deciding(table: Judge | Rulings, case: Mapping[str, Value], at: tuple[int, ...] = ()) -> list[Row]:
    """The row that decides the case, and those of the tables to which it hands on."""
    if not isinstance(table, Mapping):
        return []
    place, row = next(
        (place, row)
        for place, row in enumerate(table)
        if all(case[name] in values for name, values in row.facts.items())
    )
    return [((*at, place), row), *deciding(table[row], case, (*at, place))]
