"""A match looked at again: what the decisions come to, how it swung, and the better line."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace
from pathlib import Path

import pytest

from tapete.review.better import real, result, seen_on
from tapete.review.remembered import Remembered
from tapete.review.report import mattered, summed, weight
from tapete.review.reviewing import further
from tapete.review.told import Judged, Mixed, Share
from tapete.table.record import read_record
from tests.review.matches import played, task

RECORDS = Path(__file__).parents[2] / "docs" / "records"


@pytest.fixture(scope="module")
def one() -> Judged:
    return task(played("zanga"), 0).judged(0)


def flawed(one: Judged, number: int, cost: float, doubt: float, **more: object) -> Judged:
    found = replace(one, number=number, verdict="mistake", cost=cost, low=cost - doubt, high=cost + doubt)
    return replace(found, **more)  # type: ignore[arg-type]


def test_the_moments_that_mattered_are_the_dearest_and_not_the_luckiest(one: Judged) -> None:
    """Given five mistakes, then three are told: those that cost most at the least."""
    found = [flawed(one, 1, 3, 2.9), flawed(one, 2, 2, 0.1), flawed(one, 3, 9, 1), flawed(one, 4, 4, 1)]
    unclear = flawed(one, 5, 20, 30, verdict="unclear")
    assert mattered([*found, unclear]) == (3, 4, 2)


def test_what_mistakes_cost_together(one: Judged) -> None:
    """Given two mistakes measured each by itself, then their doubts add as squares do."""
    found = [flawed(one, 1, 3, 3, kind="leads"), flawed(one, 2, 5, 4, kind="leads"), replace(one, kind="bidding")]
    bidding, leads = summed([replace(each, verdict="good") if each.kind == "bidding" else each for each in found])
    assert (leads.decisions, leads.mistakes, leads.cost, leads.low, leads.high) == (2, 2, 8, 3, 13)
    assert (bidding.decisions, bidding.mistakes, bidding.cost) == (1, 0, 0)


def test_a_word_that_the_table_never_says_weighs_by_what_it_says_instead(one: Judged) -> None:
    mixed = Mixed(ways=(Share(action="paso", share=0.8), Share(action="envido 2", share=0.2)), own=0.0, chance=30)
    assert weight(replace(one, mixed=mixed, verdict="strange")) == 0.8


@pytest.mark.parametrize(("record", "place"), [("malilla", 0), ("zanga-puestas", 2), ("cientos-overtaken", 1)])
def test_the_line_of_the_match_ends_where_the_ledger_does(record: str, place: int) -> None:
    """Given a match, then the last full dot of its line is what it has paid."""
    match = read_record((RECORDS / f"{record}.toml").read_text("utf-8"))
    review = task(match, place).review([])
    before = task(match, place).whole[0][0][1]
    paid = match.state.worth(match.state.seat_of(place)) - before.worth(before.seat_of(place))
    assert [swing.paid for swing in review.swing] == [True] * len(review.swing)
    assert review.swing[-1].value == pytest.approx(paid)


def test_it_comes_a_few_at_a_time_and_then_is_whole() -> None:
    own = task(played("zanga"), 0)
    first = further(own, (), 2)
    assert (first.done, first.of, first.whole) == (2, len(own.decisions), False)
    rest = further(own, first.decisions, 100)
    assert rest.whole and rest.decisions[:2] == first.decisions
    assert rest.decisions == tuple([own.judged(number) for number in range(first.of)])


def test_what_was_done_again_comes_to_what_it_came_to() -> None:
    """Given a hand that all have played by the book, when the last cards are gone through again, then the line is legal
    to its end, and what it brings is settled by the game: with the same card at the last trick but one of two cards
    it can only be what the hand brought if the others play the same."""
    match = played("malilla")
    own = task(match, 0)
    number = own.decisions[-1].turn.number
    steps = list(seen_on(own, number, own.decisions[-1].turn.action))
    assert steps[-1].after.between_hands or steps[-1].after.over
    laid = [step.action.cards[0] for step in steps if step.action.word == "play"]
    left = [move.action.cards[0] for move in match.moves[number - 1 :] if move.action.word == "play"]
    assert sorted(laid) == sorted(left) and laid[0] == left[0]
    assert result(own, number, steps) is not None and real(own, number) is not None
    if laid == left:
        assert result(own, number, steps) == real(own, number)


def test_what_is_remembered_is_the_review_and_not_the_match_as_it_was_followed() -> None:
    """Given a review that goes on, then all states of its match are not kept for it."""
    remembered, own, again = Remembered(), task(played("zanga"), 0), task(played("zanga"), 0)
    assert own.whole
    stands = own.review([])
    remembered.keep(own, stands, 0)
    followed = weakref.ref(own)
    del own
    gc.collect()
    assert followed() is None and remembered.after(again, -1) == replace(stands, start=-1)
