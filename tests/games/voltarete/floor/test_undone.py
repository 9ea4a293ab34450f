"""The open table: a revoke in a trick that was taken back for an earlier one."""

from __future__ import annotations

import pytest

from tapete.games.voltarete.floor.state import OpenVoltarete
from tests.games.voltarete.floor.hands import BOTH, two_revokes


@pytest.mark.law("vol.II.10.16", "vol.II.10.31")
def test_a_later_revoke_that_had_counted_costs_its_reposta_though_it_is_undone() -> None:
    again = two_revokes().do("ana claim revoke clara")
    assert again.owed == [("clara", 30, "vol.II.10.13")] and again.state.taken == ()
    also = again.do("clara claim revoke blas")
    assert also.owed == [("clara", 30, "vol.II.10.13"), ("blas", 30, "vol.II.10.10")]
    assert (also.turn, also.may("clara", "play")) == ("clara", {"6C", "7C"}), "nothing is played again twice"
    assert not also.allows("ana mend")


@pytest.mark.law("vol.II.10.15", "vol.II.10.31")
def test_one_that_had_not_counted_is_gone_and_one_more_by_the_same_makes_two() -> None:
    open_still = BOTH.play("12C 5C 4B").do("clara play 3O, ana play 4O, blas play 3E").do("ana claim revoke clara")
    assert not open_still.allows("clara claim revoke blas")
    twice = two_revokes().do("ana claim revoke clara, ana claim revoke blas, clara play 6C, ana play 4O, blas play 3E")
    last = twice.do("clara play 3O, clara play 7C, ana play 5O, blas play 6O, ana claim revoke blas")
    assert last.owed == [("clara", 30, "vol.II.10.13"), ("blas", 30, "vol.II.10.10")]
    assert isinstance(last.state, OpenVoltarete) and last.state.ruled.faulted == {1}
