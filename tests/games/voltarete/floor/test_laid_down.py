"""The open table: hands that are laid down or given up, and what can still be found in them."""

from __future__ import annotations

import pytest

from tests.games.voltarete.floor.test_play import ending
from tests.games.voltarete.hands import Voltarete, opened

RUFFED = ending(leader="blas", ANA="4B 6C 2B 1E 1B 12B", BLAS="12C 3E 4E 5E 6E 7E", CLARA="3C 3O 4O 5O 6O 7O").but(
    taken=opened(30).play_so(tricks=(3, 0, 0)).state.taken, leader=1
)
"""Blas leads 12C to the fourth trick, and Ana, who has made three, may ruff it with a copa in her hand."""


def laid_down(case: Voltarete, says: str) -> Voltarete:
    """The feito lays his cards down, and both accept."""
    return case.do(f"ana lay-down {says}, blas accept, clara accept")


@pytest.mark.law("vol.II.12.7", "vol.II.10.16")
def test_a_geral_that_was_accepted_is_lost_by_a_revoke_that_is_found() -> None:
    ruffed = RUFFED.but(geral="declared").play("12C 3C 4B").play("1E 3E 3O")
    accepted = laid_down(ruffed, "geral")
    assert accepted.done().paid("geral") == [(1, 0, 16), (2, 0, 16)]
    found = accepted.do("blas claim revoke ana")
    assert found.state.tricks == (4, 1, 0)
    paid = found.done()
    assert paid.paid("geral-lost") == [(0, 1, 16), (0, 2, 16)] and paid.paid("geral") == []
    assert paid.paid("lift") == [("pot", 0, 29)] and paid.paid("reposta") == [(0, "pot", 30)]


@pytest.mark.law("vol.II.12.7", "vol.I.9.14")
def test_first_five_that_were_accepted_are_not_made_if_one_of_them_goes_over() -> None:
    accepted = laid_down(RUFFED.play("12C 3C 4B"), "first-five")
    assert accepted.done().paid("first-five") == [(1, 0, 2), (2, 0, 2)]
    found = accepted.do("clara claim revoke ana")
    assert found.state.tricks == (3, 1, 0) and found.done().paid("first-five") == []


@pytest.mark.law("vol.II.12.7", "vol.II.10.16")
def test_a_revoke_that_leaves_the_feito_all_his_tricks_leaves_him_his_geral() -> None:
    king = ending(leader="blas", ANA="4B 12C 1E 1B", BLAS="10C 3E 4E 5E", CLARA="3C 3O 4O 5O").but(geral="declared")
    found = laid_down(king.play("10C 3C 4B").play("1E 3E 3O"), "geral").do("blas claim revoke ana")
    assert (found.decisions, found.state.tricks) == (["revoked"], (2, 0, 0))
    assert found.done().paid("geral") == [(1, 0, 16), (2, 0, 16)]


@pytest.mark.law("vol.II.14.7", "vol.II.12.7")
def test_who_kept_silent_of_a_card_does_not_pay_for_all_where_the_geral_was_lost_by_a_revoke() -> None:
    five = opened(30).play_so(tricks=(5, 0, 0)).state.taken
    case = ending(leader="blas", ANA="6C 4B 1E 1B", BLAS="12C 4E 5E 6E", CLARA="3C 4O 6O 12O 5O")
    silent = case.but(taken=five, geral="undeclared", leader=0).do("ana ask-count, blas none-over, clara none-over")
    led = silent.but(leader=1).do("blas claim cards clara").play("12C 3C 4B").play("1E 4E 4O")
    accepted = laid_down(led, "geral")
    assert [who for who, *_ in accepted.done().paid("geral")] == [1, 2]
    found = accepted.do("blas claim revoke ana").done()
    assert found.paid("geral") == [] and (2, "pot", 30) in found.paid("reposta")
