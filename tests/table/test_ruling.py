"""The judge's questions, with an incident made up for the purpose."""

from __future__ import annotations

import pytest

from tapete.errors import BadOption
from tapete.table.ledger import Payment
from tapete.table.option import YES_NO
from tapete.table.ruling import OTHERWISE, Due, Fact, Incident, Ruling, Rulings, Verdict, decided, when, whether


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


# The law as a table.

FINE = Due("offender", "others", "pot", "revoke")

SOON: Rulings = {when(pot=range(1, 10)): Verdict("little", "mal.91"), OTHERWISE: Verdict("mend", "mal.89", "card-back")}

TABLE: Rulings = {
    when(covered=False): SOON,
    when(by=("feito", "partner"), pot=1): Verdict("spared", "mal.88"),
    when(by="feito"): Verdict("fault", "mal.87 mal.161", "not-counting played-out", (FINE,)),
    OTHERWISE: lambda by, **others: Ruling(f"asked-{by}", ("mal.1",)),
}


def of(**facts: bool | int | str) -> Ruling:
    return decided(TABLE, {"covered": True, "by": "feito", "pot": 25, **facts})


def test_the_first_row_that_holds_decides() -> None:
    assert of(pot=1).decision == "spared"
    assert of(pot=2).decision == "fault"


def test_any_of_several_values_will_do_and_all_facts_of_a_row_must_hold() -> None:
    assert of(by="partner", pot=1).decision == "spared"
    assert of(by="partner", pot=2).decision == "asked-partner"
    assert of(by="other", pot=1).decision == "asked-other"


def test_a_row_may_hand_on_to_another_table() -> None:
    assert [of(covered=False, pot=pot).decision for pot in (1, 9, 10)] == ["little", "little", "mend"]


def test_a_verdict_is_words_and_what_is_due_is_by_its_first_law() -> None:
    paid = Payment("offender", "others", 25, "revoke", ("mal.87",))
    assert of() == Ruling("fault", ("mal.87", "mal.161"), ("not-counting", "played-out"), (paid,))


def test_what_is_due_may_be_fixed_or_several_times_a_fact_by_laws_of_its_own() -> None:
    dues = (Due("a", "b", "pot", "x", times=3), Due("a", "c", 2, "y", "mal.78 mal.79"))
    payments = Verdict("void", "mal.77", dues=dues)(pot=5).payments
    assert payments == (Payment("a", "b", 15, "x", ("mal.77",)), Payment("a", "c", 2, "y", ("mal.78", "mal.79")))


def test_more_laws_and_more_that_follows_can_be_added_to_a_ruling() -> None:
    ruling = Ruling("fault", ("mal.87",), ("played-out",))
    more = ruling.also("mal.90", first=("card-stays",), then=("no-capote",))
    assert more == Ruling("fault", ("mal.87", "mal.90"), ("card-stays", "played-out", "no-capote"))


def test_an_incident_decides_by_its_table_what_is_left_unsaid_as_usual() -> None:
    incident = Incident("cut", (whether("looked"), whether("agreed", True)), {
        when(agreed=True, looked=True): Verdict("go-on", "mal.74"),
        OTHERWISE: Verdict("again", "mal.64"),
    })  # fmt: skip
    assert incident.ruling({"looked": True}).decision == "go-on"
    assert incident.ruling({"looked": True, "agreed": False}).decision == "again"
    with pytest.raises(BadOption, match="The judge must know looked"):
        incident.ruling({"agreed": True})
