"""The judge's questions, with an incident made up for the purpose."""

from __future__ import annotations

import pytest

from tapete.errors import BadOption
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import Fact, Incident, Ruling


def late(taken_up: bool, cards: int, warned_by: str) -> Ruling:
    if not taken_up:
        return Ruling("mend", ("mal.89",))
    fine = Payment("offender", "others", 10 * cards, "revoke", ("mal.87",))
    return Ruling(f"fault-{warned_by}", ("mal.87",), ("not-counting",), (fine,))


REVOKE = Incident(
    "revoke",
    (Fact("taken_up", YES_NO), Fact("cards", range(1, 4), 1), Fact("warned_by", ("nobody", "partner"), "nobody")),
    late,
)


def test_a_ruling_follows_from_the_facts() -> None:
    assert REVOKE.ruling({"taken_up": False}) == Ruling("mend", ("mal.89",))
    ruling = REVOKE.ruling({"taken_up": True, "cards": 2, "warned_by": "partner"})
    assert (ruling.decision, ruling.follows) == ("fault-partner", ("not-counting",))
    assert [payment.amount for payment in ruling.payments] == [20]


def test_what_is_left_unsaid_is_as_usual() -> None:
    assert REVOKE.ruling({"taken_up": True}) == REVOKE.ruling({"taken_up": True, "cards": 1, "warned_by": "nobody"})


def test_a_fact_that_matters_must_be_told() -> None:
    with pytest.raises(BadOption, match="The judge must know taken_up to decide revoke"):
        REVOKE.ruling({})


def test_a_fact_that_does_not_matter_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOption, match="weather does not matter in revoke: the judge asks for taken_up, cards"):
        REVOKE.ruling({"taken_up": True, "weather": "fine"})


@pytest.mark.parametrize(("name", "value"), [("taken_up", 1), ("taken_up", "yes"), ("cards", 4), ("warned_by", "dog")])
def test_an_impossible_fact_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"not a value of {name}"):
        REVOKE.ruling({"taken_up": True, name: value})


def test_a_default_of_no_is_a_default() -> None:
    incident = Incident("x", (Fact("again", YES_NO, False),), lambda again: Ruling(str(again), ("mal.1",)))
    assert incident.ruling({}).decision == "False"
