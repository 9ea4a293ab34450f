"""The open table: when a hand is over all the cards are examined at once."""

from __future__ import annotations

import pytest

from tests.games.voltarete.floor.hands import ending
from tests.games.voltarete.hands import FOUR, Voltarete, floor, misdealt, opened


def last_three(leader: str, **held: str) -> Voltarete:
    """Each has made two tricks, and these three cards are left to each."""
    return ending(leader=leader, **held).but(taken=opened(30).play_so(tricks=(2, 2, 2)).state.taken)


def two_faults() -> Voltarete:
    """Clara has ruffed with the suit in hand, Blas has not followed; Ana has nothing to answer for."""
    case = last_three("blas", ANA="12C 2E 5E", BLAS="10C 6E 2O", CLARA="4B 7C 3E").play("10C 4B 12C")
    return case.do("clara play 3E, ana play 2E, blas play 2O").play("7C 5E 6E")


@pytest.mark.law("vol.II.10.19", "vol.II.12.7")
def test_all_that_was_wrong_is_found_by_one_word() -> None:
    over = two_faults()
    assert over.phase == "count" and {"done", "examine"} <= over.words("ana")
    assert over.may("ana", "claim") == set(), "revokes and numbers are not claimed one by one any more"
    found = over.do("ana examine")
    assert found.decisions == ["revoked", "revoked"] and found.told("claims") == []
    assert sorted(found.owed) == [("blas", 30, "vol.II.10.10"), ("clara", 30, "vol.II.10.13")]
    assert found.state.taken[6].holder == 0, "the trick of the ruff is Ana's"
    one_by_one = over.do("ana claim revoke blas, ana claim revoke clara")
    assert found.done().standing == one_by_one.done().standing


@pytest.mark.law("vol.II.10.31")
def test_every_revoke_of_one_player_is_found() -> None:
    case = last_three("blas", ANA="6C 5O 5E", BLAS="10C 12O 6O", CLARA="4B 3B 7C").play("10C 4B 6C")
    late = case.do("clara play 3B, ana play 5E, blas play 6O").play("7C 5O 12O")
    assert late.do("ana examine").decisions == ["revoked"], "to her own lead she cannot revoke"
    again = last_three("ana", ANA="12C 11C 5E", BLAS="10C 6C 6O", CLARA="4O 3O 7C")
    twice = again.do("ana play 12C, blas play 10C, clara play 4O, ana play 11C, blas play 6C, clara play 3O")
    both = twice.play("5E 6O 7C").do("blas examine")
    assert both.decisions == ["revoked", "revoked"] and both.told("ruling", "trick") == [7, 8]
    assert both.owed == [("clara", 30, "vol.II.10.10")] and floor(both).ruled.faulted == {2}


@pytest.mark.law("vol.II.10.19")
def test_when_nothing_is_wrong_all_hear_it_and_nobody_looks_again() -> None:
    over = ending(ANA="12C", BLAS="4C", CLARA="5C").but(taken=opened(30).play_so(tricks=(4, 2, 2)).state.taken)
    over = over.play("12C 4C 5C")
    looked = over.do("blas examine")
    assert looked.told("nothing-found", "seat") == ["blas"] and looked.told("not-proven") == []
    assert not any("examine" in looked.words(who) for who in ("ana", "blas", "clara"))
    assert looked.phase == "count" and "claim" not in looked.words("ana") and looked.done().phase == "shuffle"


@pytest.mark.law("vol.II.10.16", "vol.II.10.19")
def test_what_one_has_found_of_himself_another_may_still_examine() -> None:
    over = two_faults().do("clara examine")
    assert {name for name, *_ in over.owed} == {"blas", "clara"}
    assert "examine" in over.words("ana") and "examine" not in over.words("clara")
    assert over.do("ana examine").owed == over.owed, "nobody owes twice"


@pytest.mark.law("vol.II.13.1", "vol.II.13.3")
def test_wrong_numbers_are_found_too() -> None:
    case = ending(ANA="12B 3C", BLAS="5C", CLARA="4O").but(taken=opened(30).play_so(tricks=(4, 2, 2)).state.taken)
    found = case.play("12B 5C 4O").do("clara examine")
    assert found.owed == [("ana", 30, "vol.II.13.1")]


@pytest.mark.law("vol.II.13.10", "vol.II.13.17")
def test_when_a_hand_is_found_void_nothing_more_is_examined() -> None:
    passed = misdealt("over blas", of=FOUR, obligation="off").all_pass()
    over = passed.do("ana passo, blas passo, clara passo, diego decline")
    assert over.phase == "count"
    found = over.do("ana examine")
    assert found.decisions and found.owed == over.do("ana claim cards blas").owed
