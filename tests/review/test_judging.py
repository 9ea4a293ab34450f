"""A decision judged: by what its seat could know and nothing else, with intervals that hold, and with open cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tapete.games import REGISTRY
from tapete.looking import club
from tapete.review.comparing import gain
from tapete.review.decisions import Decision
from tapete.review.judging import judged, measured
from tapete.review.looks import Compiled, Plain
from tapete.solving import solve
from tapete.table.game import GUIDED, OPEN
from tapete.table.record import read_record
from tapete.table.worlds import world
from tests.review.matches import played, task

FEW = 5


@pytest.fixture
def in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked at as ever, for less long."""
    monkeypatch.setattr(club, "LAID", 1500)
    monkeypatch.setattr("tapete.review.looks.LIVES", 6)


@pytest.mark.usefixtures("in_short")
@pytest.mark.parametrize("table", [GUIDED, OPEN])
@pytest.mark.parametrize("name", REGISTRY)
def test_a_review_uses_nothing_that_its_seat_could_not_know(name: str, table: str) -> None:
    """The same View with the truth dealt otherwise and the same seed: the same review, but for the open cards."""
    differed, match = 0, played(name, table)
    for place in range(match.game.seats):
        for number, made in enumerate(task(match, place).decisions):
            if (number + place) % FEW:
                continue
            otherwise = Decision(made.turn, world(made.before, made.seat, Random(number)))
            differed += otherwise.before.zones() != made.before.zones()
            assert otherwise.view == made.view
            reviews = [judged(each, Plain(), 7, budget=0) for each in (made, otherwise)]
            assert reviews[0] == reviews[1]
    assert differed > 2


@pytest.mark.parametrize("name", ["malilla", "zanga", "revesino", "cientos"])
def test_the_compiled_look_uses_nothing_else_either(name: str) -> None:
    made = task(played(name), 0, compiled=True).decisions[-4]
    otherwise = Decision(made.turn, world(made.before, made.seat, Random(5)))
    assert otherwise.before.zones() != made.before.zones()
    assert judged(made, Compiled(), 7, budget=0) == judged(otherwise, Compiled(), 7, budget=0)


def test_what_was_measured_lies_in_its_interval_when_drawn_anew_ten_times_as_often() -> None:
    """Each other card that was measured, by other worlds and ten times as many: nine of ten lie where they were said
    to, of intervals that hold nineteen of twenty and are themselves measured."""
    held: list[bool] = []
    for place in range(4):
        for made in task(played("malilla"), place).decisions[::3]:
            once, often = measured(made, Compiled(), 1), measured(made, Compiled(10), 2)
            assert once is not None and often is not None
            again = dict(zip(often.seen.ways, often.seen.columns, strict=True))
            for way, found in once.others:
                anew = gain(again[once.seen.ways[way]], again[once.seen.ways[once.own]])
                held.append(found.low <= anew.mean <= found.high)
    assert len(held) > 30 and sum(held) >= 0.9 * len(held)


@pytest.mark.parametrize("name", ["malilla", "malilla-coja", "zanga", "voltarete", "cientos"])
def test_the_figures_with_open_cards_are_those_of_the_solver(name: str) -> None:
    found = 0
    for made in task(played(name), 0).decisions[-5:]:
        if made.action.word != "play":
            continue
        one, exact = judged(made, Plain(), 1, budget=200_000), solve(made.before, 200_000)
        assert one.open is not None and one.open.exact == exact.exact
        if exact.exact:
            cost = max(exact.cards.values()) - exact.cards[made.action.cards[0]]
            assert one.open.cost == pytest.approx(cost) and one.open.best == exact.best
            found += 1
        else:
            assert one.open.cost is None
    assert found


def test_without_a_budget_nothing_is_solved() -> None:
    assert judged(task(played("malilla"), 0).decisions[-1], Plain(), 1, budget=0).open is None


def test_a_card_that_is_plainly_worse_is_a_mistake() -> None:
    """Given a card that another is measured to beat by far, when it is played, then the review says so."""
    found = 0
    for made in (each for place in range(4) for each in task(played("malilla"), place).decisions):
        seen = measured(made, Compiled(), 1)
        assert seen is not None
        way, loss = seen.others[-1]
        if loss.high > -3:
            continue
        again = Decision(replace(made.turn, action=str(seen.seen.ways[way])), made.before)
        one = judged(again, Compiled(), 2, budget=0)
        assert one.verdict == "mistake" and one.cost is not None and one.cost > 2
        assert one.better not in (None, again.turn.action)
        found += 1
    assert found


def test_the_same_seed_says_the_same() -> None:
    made = task(played("zanga"), 1).decisions[0]
    assert judged(made, Plain(), 3, 0) == judged(made, Plain(), 3, 0)


def test_words_that_nobody_thinks_about_are_not_weighed() -> None:
    """Given one who has laid down his hand or says whether he begins, in a record, then only the book is told."""
    text = (Path(__file__).parents[2] / "docs" / "records" / "voltarete-recambo.toml").read_text("utf-8")
    made = [each for place in range(3) for each in task(read_record(text), place).decisions]
    words = [each for each in made if each.action.word in ("begin", "lay-down", "accept", "give-back")]
    found = [judged(each, Plain(), 1, budget=0) for each in words]
    assert len(found) > 5 and {(one.verdict, one.worlds, one.cost) for one in found} == {("book", 0, None)}
