"""What people write by hand is refused in words they understand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.cards import PACK_48, Card, cards, cut, written
from tapete.errors import BadOption
from tapete.table.deal import packets
from tapete.table.written import Facts, check_hands, missing_cards, stacked_pack
from tests.table.made_up import MadeUpGame

KNOWN = ("dealer", "score", "marks", "ladies")
GAME = MadeUpGame()


def facts(**given: object) -> Facts:
    return Facts(GAME, given, KNOWN)


def test_an_unknown_starting_fact_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="made-up cannot start with weather: it can with dealer, score, marks, ladies"):
        facts(dealer=1, weather="fine")


def test_a_number_is_given_or_not() -> None:
    assert facts(dealer=2).number("dealer", range(4)) == 2
    assert facts(dealer=0).number("dealer", range(4)) == 0
    assert facts().number("dealer", range(4)) is None


@pytest.mark.parametrize("dealer", [4, -1, "2", True, None, [2]])
def test_a_number_that_cannot_be_is_refused_with_those_that_can(dealer: object) -> None:
    with pytest.raises(BadOption, match="is not a value of dealer: choose a whole number from 0 to 3"):
        facts(dealer=dealer).number("dealer", range(4))


def test_a_list_that_is_not_given_is_zeros() -> None:
    assert facts().numbers("marks", range(9), 3) == (0, 0, 0)
    assert facts(marks=[1, 2, 3]).numbers("marks", range(9), 3) == (1, 2, 3)
    assert facts().people("ladies") == ()
    assert facts(ladies=[3, 0]).people("ladies") == (3, 0)


@pytest.mark.parametrize(
    ("marks", "key"), [("12", "not-a-list"), (7, "not-a-list"), ([1, 2], "wrong-length"), ([1, 2, 9], "bad-value")]
)
def test_a_list_that_cannot_be_is_refused(marks: object, key: str) -> None:
    with pytest.raises(BadOption) as refused:
        facts(marks=marks).numbers("marks", range(9), 3)
    assert refused.value.key == key


def test_nobody_may_be_named_who_does_not_sit_there() -> None:
    with pytest.raises(BadOption, match="4 is not a value of ladies"):
        facts(ladies=[0, 4]).people("ladies")


def test_what_is_won_is_lost_by_the_others() -> None:
    assert facts(score=[5, -2, -3, 0]).score() == (5, -2, -3, 0)
    assert facts().score() == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("score", "key"),
    [
        ([1, 0, 0, 0], "bad-score"), ([1, -1], "bad-score"), ("0000", "not-a-score"), ([True, -1, 0, 0], "not-a-score"),
        ([10**6, -(10**6), 0, 0], "not-a-score"), ([0.5, -0.5, 0, 0], "not-a-score"),
    ],
)  # fmt: skip
def test_a_score_that_cannot_be_is_refused(score: object, key: str) -> None:
    with pytest.raises(BadOption) as refused:
        facts(score=score).score()
    assert refused.value.key == key


def test_hands_are_dealt_to_every_seat_by_somebody() -> None:
    check_hands([(), ()], 2, 0)
    with pytest.raises(BadOption, match="There must be 2 hands, not 3"):
        check_hands([(), (), ()], 2, 0)
    with pytest.raises(BadOption, match="not settled yet who deals"):
        check_hands([(), ()], 2, None)


PACK = cards("1O 2O 3O 4O 5O 6O 7O")


def lacking(first: str, second: str, stock: str = "") -> dict[int, str]:
    hands = {0: cards(first), 1: cards(second)}
    return {seat: written(hand) for seat, hand in missing_cards(GAME, PACK, hands, cards(stock), {0: 2, 1: 3}).items()}


def test_who_lacks_cards_gets_the_first_that_nobody_was_given() -> None:
    assert lacking("2O", "4O", stock="1O") == {0: "3O", 1: "5O 6O"}
    assert lacking("", "1O 2O 3O") == {0: "4O 5O", 1: ""}


@pytest.mark.parametrize(
    ("first", "second", "stock", "told"),
    [
        ("1O 2O", "1O", "", "1O is written twice"), ("1O", "", "1O", "1O is written twice"),
        ("9C", "", "", "9C is not in the pack of made-up"), ("1O 2O 3O", "", "", "Seat 0 gets 2 cards, not 3"),
    ],
)  # fmt: skip
def test_hands_that_cannot_be_dealt_are_refused(first: str, second: str, stock: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        lacking(first, second, stock)


@given(
    st.permutations(PACK_48), st.integers(2, 4), st.lists(st.integers(1, 3), min_size=1, max_size=4), st.integers(1, 47)
)
def test_a_stacked_pack_deals_the_hands_it_was_stacked_for(
    pack: list[Card], seats: int, pattern: list[int], lifted: int
) -> None:
    each = sum(pattern)
    hands = [tuple(pack[seat * each : (seat + 1) * each]) for seat in range(seats)]
    stock = tuple(pack[seats * each :][:3])
    deck = cut(stacked_pack(PACK_48, hands, stock, pattern, lifted), lifted)
    assert list(packets(deck, range(seats), pattern).values()) == hands
    assert deck[seats * each :][: len(stock)] == stock
    assert sorted(deck) == sorted(PACK_48)
