"""The judge of the exchange: a card too many or too few, and how it is put right."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.table.ruling import Ruling
from tests.games.voltarete.judging import judged, paid


@pytest.mark.law("vol.II.7.10")
def test_who_named_a_wrong_suit_may_choose_his_discards_again_until_he_sees_his_purchase() -> None:
    facts: dict[str, Any] = {"slip": "another-suit", "looked": "unseen", "next_bought": False}
    assert judged("reopens-discards", **facts).follows == ("discards-reopened",)
    for changed in ({"looked": "seen"}, {"looked": "raised"}, {"next_bought": True}, {"slip": "changed-mind"}):
        assert judged("reopens-discards", **{**facts, **changed}).decision == "discards-stand"


def many(**facts: Any) -> Ruling:
    usual: dict[str, Any] = {"ordered": True, "looked": "unseen", "next_did": "not-yet", "pot": 25}
    return judged("feito-bought-many", **{**usual, **facts})


@pytest.mark.law("vol.II.7.11")
def test_a_card_too_many_goes_back_unseen_until_the_next_has_bought() -> None:
    back = many()
    assert (back.follows, paid(back), back.laws) == (("card-on-stock",), [], ("vol.II.7.11",))
    late = many(next_did="bought")
    assert (late.follows, paid(late)) == (("plays-with-ten",), [("offender", "pot", 25)])


@pytest.mark.law("vol.II.7.12")
def test_if_the_next_passes_all_it_goes_back_until_the_third_has_bought() -> None:
    back = many(next_did="passed-all")
    assert (back.follows, paid(back), back.laws) == (("card-on-stock",), [], ("vol.II.7.12",))
    for late in (many(next_did="passed-all", third_bought=True), many(next_did="passed-all", looked="seen")):
        assert (late.follows, paid(late)) == (("plays-with-ten",), [("offender", "pot", 25)])


@pytest.mark.law("vol.II.7.13")
def test_who_bought_before_the_order_takes_it_and_it_goes_on_to_the_discards() -> None:
    chain = many(ordered=False, next_did="bought", third_bought=True)
    assert chain.follows == ("card-to-next", "third-draws-from-next", "feito-draws-to-discards")
    assert paid(chain) == []
    waiting = many(ordered=False, next_did="bought")
    assert waiting.follows == ("card-to-next", "third-draws-from-next", "third-throws-one-more")
    third = many(ordered=False, next_did="passed-all", third_bought=True)
    assert third.follows == ("card-to-third", "feito-draws-to-discards")


@pytest.mark.law("vol.II.7.17")
@pytest.mark.parametrize("next_did", ["not-yet", "passed-all"])
def test_before_the_order_it_simply_goes_back(next_did: str) -> None:
    back = many(ordered=False, next_did=next_did)
    assert (back.follows, back.laws, paid(back)) == (("card-on-stock",), ("vol.II.7.17",), [])


def few(**facts: Any) -> Ruling:
    usual: dict[str, Any] = {"ordered": True, "next_did": "not-yet", "pot": 25}
    return judged("feito-bought-few", **{**usual, **facts})


@pytest.mark.law("vol.II.7.14")
def test_a_card_too_few_is_bought_after_the_order_until_somebody_has_bought() -> None:
    for there in (few(), few(next_did="passed-all")):
        assert (there.follows, paid(there)) == (("takes-top-card",), [])
    for late in (few(next_did="bought"), few(next_did="passed-all", third_bought=True)):
        assert (late.follows, paid(late)) == (("plays-with-eight",), [("offender", "pot", 25)])


@pytest.mark.law("vol.II.7.15")
def test_and_before_the_order_too() -> None:
    ruling = few(ordered=False)
    assert (ruling.follows, paid(ruling), ruling.laws) == (("takes-top-card",), [], ("vol.II.7.15",))


@pytest.mark.law("vol.II.7.16")
def test_from_those_who_bought_before_the_order_it_is_drawn_and_the_last_takes_a_discard() -> None:
    chain = few(ordered=False, next_did="bought", third_bought=True)
    assert chain.follows == ("feito-draws-from-next", "next-draws-from-third", "third-takes-own-discard")
    assert paid(chain) == []
    mixed = few(ordered=False, next_did="bought", third_bought=True, discards_mixed=True)
    assert mixed.follows[-1] == "third-takes-any-discard"
    assert few(ordered=False, next_did="bought").follows == ("feito-draws-from-next", "next-takes-top-card")
    third = few(ordered=False, next_did="passed-all", third_bought=True)
    assert third.follows == ("feito-draws-from-third", "third-takes-own-discard")


def over(**facts: Any) -> Ruling:
    usual: dict[str, Any] = {"looked": "unseen", "buys_last": False, "next_bought": False, "pot": 25}
    return judged("buyer-bought-many", **{**usual, **facts})


@pytest.mark.law("vol.II.7.17")
def test_an_opponent_puts_it_on_the_stock_or_throws_an_old_card_if_those_cards_are_bought() -> None:
    assert (over().follows, paid(over())) == (("card-on-stock",), [])
    assert (over(next_bought=True).follows, paid(over(next_bought=True))) == (("old-card-to-discards",), [])
    assert over(buys_last=True).follows == ("unseen-card-to-discards",)


@pytest.mark.law("vol.II.7.20")
def test_cards_raised_to_the_face_are_seen_whatever_is_said() -> None:
    raised = over(looked="raised")
    assert (raised.follows, paid(raised)) == (("plays-with-ten",), [("offender", "pot", 25)])
    assert "vol.II.7.20" in raised.laws
    assert paid(many(looked="raised")) == [("offender", "pot", 25)]


@pytest.mark.law("vol.II.8.8")
def test_nobody_throws_a_card_too_many_after_seeing_the_purchase() -> None:
    for ruling in (over(looked="seen"), over(looked="seen", buys_last=True), many(looked="seen")):
        assert (ruling.follows, paid(ruling)) == (("plays-with-ten",), [("offender", "pot", 25)])
        assert ruling.laws == ("vol.II.8.8",)


def short(**facts: Any) -> Ruling:
    usual: dict[str, Any] = {"part_there": False, "looked": "unseen", "pot": 25}
    return judged("buyer-bought-few", **{**usual, **facts})


@pytest.mark.law("vol.II.7.18")
@pytest.mark.parametrize("looked", ["unseen", "seen"])
def test_an_opponent_buys_the_card_he_lacks_while_it_is_there(looked: str) -> None:
    ruling = short(part_there=True, looked=looked)
    assert (ruling.follows, paid(ruling)) == (("takes-top-card",), [])


@pytest.mark.law("vol.II.7.19")
def test_else_he_takes_one_of_his_discards_if_he_has_not_seen_his_purchase() -> None:
    assert (short().follows, paid(short())) == (("takes-own-discard",), [])
    assert short(discards_mixed=True).follows == ("takes-any-discard",)


@pytest.mark.law("vol.II.7.19", "vol.II.8.9")
@pytest.mark.parametrize("looked", ["raised", "seen"])
def test_and_not_after_that(looked: str) -> None:
    ruling = short(looked=looked)
    assert (ruling.follows, paid(ruling)) == (("plays-with-eight",), [("offender", "pot", 25)])
    assert "vol.II.8.9" in ruling.laws


def passed(**facts: Any) -> Ruling:
    usual: dict[str, Any] = {"wrong": "many", "notice": True, "cards_left": True, "pot": 26}
    return judged("passed-once-wrong", **{**usual, **facts})


@pytest.mark.law("vol.II.8.10")
def test_who_passed_with_ten_and_notice_throws_one_if_nothing_is_left_to_buy() -> None:
    told = passed(cards_left=False)
    assert (told.follows, paid(told)) == (("throws-one",), [])
    silent = passed(cards_left=False, notice=False)
    assert (silent.follows, paid(silent)) == (("plays-with-ten",), [("offender", "pot", 26)])


@pytest.mark.law("vol.II.8.10")
def test_who_gave_no_notice_and_bought_himself_to_nine_owes_until_the_first_lead() -> None:
    assert paid(passed(notice=False)) == [("offender", "pot", 26)]
    assert paid(passed(notice=False, led_yet=True)) == []


@pytest.mark.law("vol.II.8.11")
def test_who_passed_with_eight_and_notice_plays_with_eight_if_nothing_is_left() -> None:
    told = passed(wrong="few", cards_left=False)
    assert (told.follows, paid(told)) == (("plays-with-eight",), [])
    silent = passed(wrong="few", cards_left=False, notice=False)
    assert (silent.follows, paid(silent)) == (("plays-with-eight",), [("offender", "pot", 26)])


@pytest.mark.law("vol.II.8.12", "vol.II.8.13")
def test_with_notice_he_throws_one_more_or_one_fewer_than_he_buys() -> None:
    ten, eight = passed(), passed(wrong="few")
    assert (ten.follows, ten.laws, paid(ten)) == (("throws-one-more",), ("vol.II.8.12",), [])
    assert (eight.follows, eight.laws, paid(eight)) == (("throws-one-fewer",), ("vol.II.8.13",), [])
