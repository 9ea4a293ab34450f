"""Following suit, the privilege of the four aces, the duty of the caballo."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cards
from tests.games.revesino.hands import Revesino, table


def playing(leader: str = "ana", **hands: Any) -> Revesino:
    """A hand in which each has just these cards, and nothing has been played."""
    options = {name: hands.pop(name) for name in list(hands) if name.islower()}
    case = Revesino(**options)
    held = [cards(hands.get(who.upper(), "")) for who in case.people]
    return case.but(phase="play", hands=tuple(held), leader=case.seat(leader), hand=1)


@pytest.mark.law("rev.21", "rev.22", "rev.23", "rev.113", "rev.ad.11")
def test_follow_suit_high_or_low() -> None:
    case = playing(ANA="6E 2B", BLAS="12E 3E 2O", CLARA="2C 3C 4C", DIEGO="4O 5O 6O").play("6E")
    assert case.may("blas", "play") == {"12E", "3E"}
    assert playing(ANA="4B 2C", BLAS="9B 2O").play("4B").may("blas", "play") == {"9B"}


@pytest.mark.law("rev.24", "rev.25")
def test_who_is_void_plays_what_he_likes() -> None:
    case = playing(ANA="4C 5C", BLAS="6B 2O", CLARA="1O 5E", DIEGO="2C 3C").play("4C 6B")
    assert case.may("clara", "play") == {"1O", "5E"}


@pytest.mark.law("rev.112")
def test_the_mano_leads_what_he_likes() -> None:
    case = table(ANA="1O 2C 5E").to_play()
    assert case.may("ana", "play") == set(case.held("ana")) and len(case.held("ana")) == 11


@pytest.mark.law("rev.116", "rev.19")
def test_who_takes_the_trick_leads() -> None:
    case = playing(ANA="4E 5B", BLAS="3E 6B", CLARA="9E 7B", DIEGO="2E 8B").play("4E 3E 9E 2E")
    assert (case.takers, case.turn) == (["clara"], "clara")
    assert case.play("7B").turn == "diego"


FOUR = "1O 1C 1E 1B 5O"


@pytest.mark.law("rev.36", "rev.113", "rev.164", "rev.ad.25", "rev.ad.25.b", "rev.22")
def test_the_four_aces_may_renounce() -> None:
    case = playing(ANA="7O 2B", BLAS="10O 2E", CLARA=FOUR, DIEGO="3O 4O").play("7O 10O")
    assert case.may("clara", "play") == set(FOUR.split())
    three = playing(ANA="7O 2B", BLAS="10O 2E", CLARA="1O 1C 1E 2B 5O", DIEGO="3O 4O").play("7O 10O")
    assert three.may("clara", "play") == {"1O", "5O"}


@pytest.mark.law("rev.ad.25.b", "rev.36")
def test_an_ace_already_sold_counts() -> None:
    case = playing(ANA="7O 8E", BLAS="10O 2E", CLARA="1C 1E 1B 11C 5E", DIEGO="3O 4E").play("7O 10O 1B 3O 2E")
    assert case.may("clara", "play") == {"1C", "1E", "11C", "5E"}


@pytest.mark.law("rev.180", "rev.176")
def test_once_introduced_he_follows_like_anybody() -> None:
    case = playing(ANA="7O 8E 2B", BLAS="10O 2E 3E", CLARA="1O 1C 1E 1B 5E", DIEGO="3O 4E 5C")
    introduced = case.play("7O 10O 1O 3O")
    assert introduced.takers == ["clara"]
    after = introduced.play("1B 5C 2B 3E").but(leader=0, trick=())
    assert after.play("8E 2E").may("clara", "play") == {"1E", "5E"}


PARDONED = {"ANA": "1O 1C 1E 1B 12O 6B 9O", "BLAS": "5B 11O 10C 4O", "CLARA": "4B 2O 3O 8E", "DIEGO": "3B 5O 7O 9E"}


@pytest.mark.law("rev.175", "rev.177")
def test_the_first_trick_of_the_mano_is_pardoned() -> None:
    case = playing(**PARDONED).play("6B 5B 4B 3B").play("9O 11O 2O 5O").play("4O 3O 7O")
    assert case.takers == ["ana", "blas"]
    assert "1C" in case.may("ana", "play"), "he may renounce"
    strict = playing(**PARDONED, mano_pardon=False).play("6B 5B 4B 3B").play("9O 11O 2O 5O").play("4O 3O 7O")
    assert strict.may("ana", "play") == {"1O", "12O"}


@pytest.mark.law("rev.175", "rev.176")
def test_not_so_if_he_led_another_card_or_wins_again() -> None:
    high = playing(**PARDONED).play("12O 11O 2O 5O").play("6B 5B 4B 3B").play("9O 4O 3O 7O")
    assert high.takers == ["ana", "ana", "ana"]
    again = playing(**PARDONED).play("6B 5B 4B 3B").play("12O 11O 2O 5O").play("9O 4O 3O 7O")
    other = again.but(leader=1, hands=(cards("1O 1C 1E 1B"), cards("10O"), cards("8E"), cards("9E"))).play("10O 8E 9E")
    assert other.may("ana", "play") == {"1O"}


@pytest.mark.law("rev.190")
def test_caballo_and_king_of_copas_take_with_the_caballo() -> None:
    case = playing(ANA="5C 2B", BLAS="12C 11C", CLARA="3B 4B", DIEGO="1C 5B").play("5C")
    assert case.may("blas", "play") == {"11C"}
    under = playing(leader="diego", DIEGO="1C 5B", ANA="5C 2B", BLAS="12C 11C", CLARA="3B 4B").play("1C 5C")
    assert under.may("blas", "play") == {"12C", "11C"}, "the ace lies there"
    assert playing(ANA="5O 2B", BLAS="12C 11C", CLARA="3B 4B").play("5O").may("blas", "play") == {"12C", "11C"}


@pytest.mark.law("rev.194")
def test_with_another_copas_missing_he_takes_with_either() -> None:
    case = playing(ANA="2C 2B 3B", BLAS="4B 5B 6B", CLARA="1C 11C 3C", DIEGO="7B 8B 9B").play("2C 4B")
    assert case.may("clara", "play") == {"1C", "11C", "3C"}
    after = case.play("1C 7B")
    assert after.turn == "clara" and "3C" in after.may("clara", "play")


@pytest.mark.law("rev.190", "rev.36")
def test_with_the_four_aces_he_takes_with_either() -> None:
    thrown = ("ana! 9O 1O 8O 7O", "ana! 9E 1E 8E 7E", "ana! 9B 1B 8B 7B")
    case = playing(ANA="5C 2B", BLAS="12C 11C", CLARA="3B 4B", DIEGO="1C 5B")
    assert case.but(taken=tuple(map(case.written, thrown))).play("5C").may("blas", "play") == {"12C", "11C"}
    taken = tuple(case.written(line.replace("!", "")) for line in thrown)
    assert case.but(taken=taken).play("5C").may("blas", "play") == {"11C"}, "he has taken those tricks"


@pytest.mark.law("rev.199")
def test_who_lays_down_and_when() -> None:
    case = table(lay_down=True, ANA="2O 3O").to_play()
    assert case.do("ana lay-down").allows("blas lay-down"), "another may too"
    assert set(case.held("ana")) <= case.do("ana lay-down").known("clara")
    none = playing(lay_down=True, BLAS="3B", CLARA="4B", DIEGO="5B", leader="blas")
    assert none.allows("blas lay-down") and not none.allows("ana lay-down"), "who has no card lays none down"
