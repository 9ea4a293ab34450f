"""Chance as data: what is to be shuffled, and what may come of it."""

from __future__ import annotations

import pytest

from tapete.cards import PACK_48, cards
from tapete.errors import Illegal
from tapete.table.action import Action
from tapete.table.chance import Chance, Seeded

FOUR = Chance("deck", cards("1O 2O 3O 4O"))


def test_any_order_of_the_things_themselves_is_an_outcome() -> None:
    FOUR.check(Action.parse("deck 1O 2O 3O 4O"))
    FOUR.check(Action.parse("deck 4O 2O 1O 3O"))
    Chance("seats", (0, 1, 2)).check(Action.parse("seats 2 0 1"))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("deck 1O 2O 3O", "missing: 4O."),
        ("deck 1O 2O 3O 3O", "missing: 4O; not wanted or twice: 3O"),
        ("deck 1O 2O 3O 4O 5O", "not wanted or twice: 5O"),
        ("deck", "missing: 1O 2O 3O 4O"),
        ("deck 1O 2O 3O oros", "not wanted or twice: oros"),
    ],
)
def test_an_outcome_that_is_no_shuffle_is_refused_with_what_is_wrong(text: str, why: str) -> None:
    with pytest.raises(Illegal, match="must hold these 4 once each") as refused:
        FOUR.check(Action.parse(text))
    assert why in str(refused.value)


def test_another_word_is_refused() -> None:
    with pytest.raises(Illegal, match="Now the table must settle deck, not lot"):
        FOUR.check(Action.parse("lot 1O 2O 3O 4O"))


def test_a_list_of_what_is_missing_is_never_long() -> None:
    with pytest.raises(Illegal) as refused:
        Chance("deck", PACK_48).check(Action("deck"))
    assert len(str(refused.value)) < 200


def test_an_outcome_settled_from_a_seed_is_allowed_and_always_the_same() -> None:
    chance = Chance("deck", PACK_48)
    action = chance.outcome(b"seed")
    chance.check(action)
    assert action == chance.outcome(b"seed")


def test_a_seed_gives_a_whole_match_its_chance() -> None:
    chance = Chance("deck", PACK_48)
    one, again, other = Seeded(b"a"), Seeded(b"a"), Seeded(b"b")
    drawn = [one.outcome(chance) for _ in range(3)]
    assert drawn == [again.outcome(chance) for _ in range(3)]
    assert len({str(action) for action in drawn}) == 3
    assert other.outcome(chance) not in drawn
