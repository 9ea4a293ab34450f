"""What the judge of the Cientos asks: how far each answer may go, what is meant when nothing is said, and the words."""

from __future__ import annotations

import re

import pytest

import tapete
from tapete.errors import BadOption
from tapete.laws import laws
from tapete.words import Words

INCIDENTS = tapete.game("cientos").incidents

NUMBERS: dict[str, dict[str, tuple[int, int]]] = {
    "short-cut": {"lifted": (0, 32)},
    "deal-manner": {"packet": (1, 12)},
    "exposed-in-deal": {"cards": (1, 24)},
    "wrong-stock": {"left": (0, 32)},
    "leaves": {"points": (0, 99), "stake": (1, 1000), "quality": (0, 250)},
}
"""How far each number may go: the pack has 32 cards, of which 24 are dealt; at a hundred the game is over."""

CHOICES: dict[str, dict[str, tuple[object, ...]]] = {
    "shuffle": {"who": ("mano", "pie")},
    "deal-manner": {"before": (0, 2, 3)},
    "wrong-count": {
        "mano": ("right", "over", "short"),
        "pie": ("right", "over", "short"),
        "moment": ("dealt", "exchanged", "played"),
        "cause": ("deal", "draw", "six"),
    },
    "stock-exposed": {"by": ("mano", "pie")},
    "discard-uncovered": {"whose": ("own", "other")},
    "lesser-first": {"kind": ("sequence", "fourteen", "three")},
    "not-shown": {"what": ("point", "sequence", "set")},
    "false-claim": {"kind": ("point", "sequence", "fourteen", "three")},
}

UNSAID: dict[str, dict[str, object]] = {
    "shuffle": {"shuffled": False, "dealer_last": False},
    "deal-manner": {"before": 0, "exchanged": False},
    "exposed-in-deal": {"cards": 1},
    "wrong-count": {"cause": "deal", "accepted": False, "several": False},
    "stock-exposed": {"content": False},
    "named-suit": {"led_it": False},
    "forgotten": {"named": True, "lost": False, "played": False},
    "not-shown": {"what": "point", "sets_named": False},
    "false-claim": {"another_fourteen": False},
    "missing-fourth": {"asked": True, "holds_fourth": False},
    "revoke": {"mixed": False},
    "take-back": {"led_next": False},
    "leaves": {"stake": 4, "double": True, "quality": 0},
}
"""What is meant where nothing is said; all else the judge must be told."""


def answers(incident: str, **given: object) -> dict[str, object]:
    """These facts, and for all others the first that may be given."""
    return {fact.name: fact.values[0] for fact in INCIDENTS[incident].facts} | given


@pytest.mark.parametrize(("incident", "fact"), [(name, fact) for name, facts in NUMBERS.items() for fact in facts])
def test_a_number_goes_so_far_and_not_one_further(incident: str, fact: str) -> None:
    lowest, highest = NUMBERS[incident][fact]
    for number in (lowest, highest):
        INCIDENTS[incident].ruling(answers(incident, **{fact: number}))
    for number in (lowest - 1, highest + 1):
        with pytest.raises(BadOption):
            INCIDENTS[incident].ruling(answers(incident, **{fact: number}))


@pytest.mark.parametrize(("incident", "fact"), [(name, fact) for name, facts in CHOICES.items() for fact in facts])
def test_of_these_answers_each_is_heard_and_no_other(incident: str, fact: str) -> None:
    for answer in CHOICES[incident][fact]:
        INCIDENTS[incident].ruling(answers(incident, **{fact: answer}))
    for other in ("neither", 1, 4):
        with pytest.raises(BadOption):
            INCIDENTS[incident].ruling(answers(incident, **{fact: other}))


@pytest.mark.parametrize("incident", INCIDENTS)
def test_all_else_is_answered_by_yes_or_no(incident: str) -> None:
    known = {*NUMBERS.get(incident, ()), *CHOICES.get(incident, ())}
    for fact in INCIDENTS[incident].facts:
        if fact.name not in known:
            assert set(fact.values) == {True, False}
            with pytest.raises(BadOption):
                INCIDENTS[incident].ruling(answers(incident, **{fact.name: "perhaps"}))


@pytest.mark.parametrize("incident", INCIDENTS)
def test_what_may_be_left_unsaid_means_this_and_the_rest_is_asked_for(incident: str) -> None:
    unsaid = UNSAID.get(incident, {})
    told = {name: value for name, value in answers(incident).items() if name not in unsaid}
    assert INCIDENTS[incident].ruling(told) == INCIDENTS[incident].ruling({**told, **unsaid})
    assert {fact.name: fact.default for fact in INCIDENTS[incident].facts if fact.name in unsaid} == unsaid
    for name in told:
        with pytest.raises(BadOption, match=f"must know {name}"):
            INCIDENTS[incident].ruling({other: value for other, value in told.items() if other != name})


@pytest.mark.parametrize("incident", INCIDENTS)
def test_every_law_that_is_cited_is_one_of_the_book(incident: str) -> None:
    last = {fact.name: fact.values[-1] for fact in INCIDENTS[incident].facts}
    for given in (answers(incident), last):
        assert set(INCIDENTS[incident].ruling(given).laws) <= set(laws("cientos"))


LEANING = re.compile(r"¿?(And|Y|E|Had he|Has he|Did he|Was he|Is he|Is it|Was it|Had it|Le|La|Lo|Se lo)\b")
"""A question that opens so leans on another one, or on somebody who has not been named."""


@pytest.mark.parametrize("language", ["es", "pt", "en"])
def test_each_question_of_the_judge_stands_on_its_own(language: str) -> None:
    words = Words(language, "cientos")
    for incident in INCIDENTS.values():
        asked = [words.text(f"fact-{fact.name}") for fact in incident.facts]
        assert not any(LEANING.match(question) for question in asked), asked
        assert all(question.rstrip(")").endswith("?") or "? (" in question for question in asked), asked


def test_a_question_is_not_shared_by_answers_of_two_kinds() -> None:
    values: dict[str, set[tuple[object, ...]]] = {}
    for incident in INCIDENTS.values():
        for fact in incident.facts:
            values.setdefault(fact.name, set()).add(tuple(map(type, fact.values[:2])))
    assert {name for name, kinds in values.items() if len(kinds) > 1} == set()
