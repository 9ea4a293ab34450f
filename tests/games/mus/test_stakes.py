"""What a word is worth in a lance, by the chance to win it and the score."""

from __future__ import annotations

import pytest

from tapete.games.mus.stakes import Outlook, opening, ordago, ordago_answer
from tapete.table.action import Action


def test_a_leader_believes_an_ordago_less_of_one_who_needs_it() -> None:
    even, needy = (Outlook(0.97, 30, theirs, 40, 0, 0) for theirs in (30, 0))
    doubts = [dict(ordago_answer(reading, 1, 1, False))[Action("quiero")] for reading in (even, needy)]
    assert doubts[0] < 0.6 < 0.8 < doubts[1] < 0.97


@pytest.mark.law("mus.120")
def test_few_stones_that_are_missing_weigh_more_than_many() -> None:
    early, late = Outlook(0.5, 0, 0, 40, 0, 0), Outlook(0.5, 36, 36, 40, 0, 0)
    assert late.game(2) - late.game() > 3 * (early.game(2) - early.game())
    assert (late.game(4), late.game(0, 4)) == (1.0, 0.0)


@pytest.mark.parametrize("chance", [0.3, 0.6, 0.88, 0.96])
def test_in_an_even_game_an_ordago_is_worth_less_than_a_bet_unless_it_is_nearly_certain(chance: float) -> None:
    values = dict(opening(Outlook(chance, 5, 5, 40, 0, 0)))
    assert values[Action("órdago")] < values[Action("envido", (2,))]
    assert ordago(Outlook(0.998, 5, 5, 40, 0, 0), 1) > values[Action("envido", (2,))]


def test_one_who_would_lose_the_game_by_a_refusal_accepts() -> None:
    values = dict(ordago_answer(Outlook(0.2, 10, 39, 40, 0, 0), 1, 1, False))
    assert values[Action("quiero")] > values[Action("no-quiero")] == 0
