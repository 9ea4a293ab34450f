"""The exchange at the guided table."""

from __future__ import annotations

import pytest

from tests.games.revesino.hands import table


@pytest.mark.law("rev.15", "rev.17", "rev.71", "rev.ad.6", "rev.106", "rev.115")
def test_the_mano_draws_the_top_card() -> None:
    case = table(stock="9E 1B 4C", ANA="12O")
    assert case.turn == "ana"
    after = case.do("ana discard 12O")
    assert after.asleep == ["1B", "4C", "12O"]
    assert "9E" in after.held("ana") and "12O" not in after.held("ana") and len(after.held("ana")) == 11
    assert after.turn == "blas"
    assert after.told("drew", to="ana") and not after.told("drew", to="blas"), "the card is his alone to see"
    assert after.known("ana") >= {"9E", "12O"} and not after.known("blas") & {"9E", "12O", "1B"}


@pytest.mark.law("rev.71", "rev.ad.7", "rev.ad.8", "rev.ad.9", "rev.14", "rev.18", "rev.100", "rev.ad.10.b")
def test_each_in_turn_and_the_dealer_last() -> None:
    case = table(stock="8C 1E 10B", ANA="1O", BLAS="12C", CLARA="11E", DIEGO="9O")
    after = case.do("ana discard 1O, blas discard 12C")
    assert "1E" in after.held("blas") and after.asleep == ["10B", "1O", "12C"]
    after = after.do("clara discard 11E")
    assert "10B" in after.held("clara") and after.asleep == ["1O", "12C", "11E"]
    assert after.words("diego") == {"discard"}, "he must lay one away"
    end = after.do("diego discard 9O")
    assert end.asleep == ["1O", "12C", "11E", "9O"]
    assert [len(end.held(who)) for who in end.people] == [11, 11, 11, 11]
    assert end.known("diego") & set(end.asleep) == {"9O"}, "he has seen none of the others"
    assert (end.phase, end.turn) == ("play", "ana")
    sleeping = set(end.asleep)
    assert not any(sleeping & set(end.held(who)) for who in end.people)


@pytest.mark.law("rev.99", "rev.ad.10")
def test_who_declines_sees_the_card_and_puts_it_under() -> None:
    case = table(stock="1O 7B 3C").do("ana decline")
    assert case.asleep == ["7B", "3C", "1O"]
    assert case.told("looked", "card", to="ana") and not case.told("looked", to="blas")
    assert "1O" in case.known("ana") and "1O" not in case.known("blas")
    drawn = case.do(f"blas discard {case.held('blas')[0]}")
    assert "7B" in drawn.held("blas")


@pytest.mark.law("rev.15", "rev.ad.6")
def test_any_one_card_may_be_laid_away_but_only_one() -> None:
    case = table(ANA="11C 1O")
    assert case.allows("ana discard 11C") and case.allows("ana discard 1O")
    assert not case.allows("ana discard 11C 1O")


@pytest.mark.law("rev.ad.5", "rev.ad.29")
def test_nothing_is_declared() -> None:
    case = table(ANA="2O").to_play()
    assert case.phase == "play"
    assert case.words("ana") == {"play"}
