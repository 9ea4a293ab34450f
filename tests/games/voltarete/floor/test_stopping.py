"""The open table: a feito who has made the first five and plays no more."""

from __future__ import annotations

import pytest

from tests.games.voltarete.floor.hands import ending
from tests.games.voltarete.hands import Voltarete, opened

HANDS = {"ANA": "4B 5E 6O 7O 2E", "BLAS": "4E 5C 6C 7C 3O", "CLARA": "12E 3C 10C 11C 2O"}


def fifth(**given: object) -> Voltarete:
    """Ana has four tricks, and takes the fifth with a trump though she could follow suit."""
    taken = opened(30).play_so(tricks=(4, 0, 0), first=True).state.taken
    return ending(leader="clara", **HANDS, **given).but(taken=taken).do("clara play 12E, ana play 4B, blas play 4E")


@pytest.mark.law("vol.II.12.7", "vol.II.14.5")
def test_who_stops_lays_down_his_cards_and_has_won_if_all_accept_it() -> None:
    stopped = fifth().do("ana stop")
    assert (stopped.phase, stopped.turn, stopped.told("stops", "seat")) == ("laid-down", "blas", ["ana"])
    assert all(set(stopped.held("ana")) <= stopped.known(who) for who in stopped.viewers)
    over = stopped.do("blas accept, clara accept")
    assert over.phase == "count"
    assert over.done().paid("first-five") == [(1, 0, 2), (2, 0, 2)] and over.done().paid("geral-lost") == []


@pytest.mark.law("vol.II.12.7", "vol.II.14.5", "vol.II.10.15")
def test_who_is_made_to_play_does_not_play_for_the_geral_and_may_be_found_out() -> None:
    made = fifth().do("ana stop, blas make-play")
    assert (made.phase, made.turn, made.state.geral) == ("play", "ana", "")
    back = made.do("clara claim revoke ana")
    assert (back.turn, back.may("ana", "play")) == ("ana", {"5E", "2E"})
    lost = made.do("ana play 7O, blas play 3O, clara play 2O")
    assert lost.state.tricks == (5, 0, 1) and "lay-down geral" not in lost.may("ana")
    done = lost.do("clara play 3C, ana play 6O, blas play 5C").play_out_hand().done()
    assert done.paid("geral-lost") == [] and done.paid("first-five") == [(1, 0, 2), (2, 0, 2)]


@pytest.mark.law("vol.II.14.5")
def test_where_no_cards_are_laid_down_he_has_won_at_once() -> None:
    assert fifth(lay_down=False).do("ana stop").phase == "count"
    on = fifth().do("ana go-on")
    assert (on.phase, on.state.geral) == ("play", "undeclared")
