"""One of four gets up, and the other three go on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.voltarete.hands import FOUR, Voltarete


def before(recambos: int = 1, **start: Any) -> Voltarete:
    """Four have played a hand, which all passed; Ana deals now, and Diego is to cut."""
    case = Voltarete(FOUR, obligation="off", recambos=recambos, start=start).deal(ANA="").all_pass()
    return case.do("ana passo, blas passo, clara passo, diego decline").falls()


def without(who: str, recambos: int = 1, **start: Any) -> Voltarete:
    case = before(recambos, **start).do(f"{who} propose get-up")
    for _ in range(3):
        case = case.do(f"{case.turn} consent")
    return case


@pytest.mark.law("vol.II.19.14")
def test_the_three_must_all_want_it() -> None:
    case = before()
    assert (case.dealer, case.turn) == ("ana", "diego")
    asked = case.do("clara propose get-up")
    first = asked.do(f"{asked.turn} consent")
    second = first.do(f"{first.turn} consent")
    assert second.state.gone is None and second.phase == "vote"
    assert second.do(f"{second.turn} object").state.gone is None
    assert second.do(f"{second.turn} consent").state.gone == case.seat("clara")


@pytest.mark.law("vol.II.19.14")
def test_from_the_next_hand_three_play_and_the_dealer_has_cards() -> None:
    case = without("clara")
    assert (case.phase, case.dealer, case.turn) == ("cut", "ana", "diego")
    assert case.state.question is None, "nothing more is asked"
    assert (before().notes("gone"), case.notes("gone")) == ([], [(None, "clara")])
    dealt = case.do("diego cut 10")
    sizes = {name: len(dealt.state.hands[dealt.seat(str(name))]) for name in dealt.people}
    assert sizes == {"ana": 9, "blas": 9, "clara": 0, "diego": 9}
    assert [dealt.people[seat] for seat in dealt.state.three] == ["blas", "diego", "ana"]
    over = dealt.all_pass().do("blas passo, diego passo, ana passo")
    assert (over.phase, over.dealer) == ("shuffle", "blas"), "there is no quarto to take the thirteen"


@pytest.mark.law("vol.II.19.14")
def test_if_the_dealer_gets_up_the_deal_goes_on_and_so_does_the_medalhao() -> None:
    case = without("ana")
    assert (case.dealer, case.turn) == ("blas", "diego")
    assert case.marker != "ana"
    held = before(marker=1)
    assert held.marker == "clara" and without("clara", marker=1).marker == "diego"


@pytest.mark.law("vol.II.19.14")
def test_he_keeps_his_debts_and_loses_every_share() -> None:
    case = without("clara", remissas=[[2, 50], [0, 30]])
    assert ("clara", 50) not in case.waiting, "the largest has entered already"
    kept = without("clara", pot=40, remissas=[[2, 50], [0, 30]])
    purse = kept.purses("clara")
    assert kept.waiting == [("clara", 50), ("ana", 30)]
    case = kept.do("diego propose divide") if kept.turn != "diego" else kept.do("ana propose divide")
    while case.phase == "vote":
        case = case.do(f"{case.turn} consent")
    assert case.state.over and case.pot == 0
    assert case.purses("clara") == [purse[0] - 50]
    assert sum(case.standing) == 0


@pytest.mark.law("vol.II.19.14")
def test_his_remissa_still_enters_the_pot() -> None:
    case = without("clara", pot=40, remissas=[[2, 50]]).do("diego cut 10")
    won = case.come_out(feito="blas", suit="oros", tricks=(2, 5, 0, 2))
    purse = won.purses("clara")
    following = won.deal(ANA="")
    assert following.purses("clara") == [purse[0] - 50] and following.pot == 55


@pytest.mark.law("vol.II.19.14")
@pytest.mark.parametrize("recambos", [1, 2])
def test_a_sitting_of_those_who_stay_is_played_to_its_end(recambos: int) -> None:
    chance = Random(5)
    case = without("clara", recambos, box=9)
    while not case.state.over:
        assert case.turn != "clara" and not case.words("clara")
        case = case.any_step(chance)
    assert sum(case.standing) + case.pot + case.box == 0


@pytest.mark.law("vol.II.3.25", "vol.II.19.14", "vol.II.19.16")
def test_after_a_void_hand_whose_dealer_gets_up_the_odd_tentos_begin_at_his_right() -> None:
    """Given that Ana should deal a void hand again and gets up, when the others divide, then Blas is the first."""
    case = without("ana").but(again=True)
    assert (case.dealer, case.pot) == ("blas", 31)
    divided = case.do("clara propose divide, diego consent, blas consent")
    assert divided.paid("divided") == [("pot", 1, 11), ("pot", 2, 10), ("pot", 3, 10)]
    stays = without("clara").but(again=True)
    own = stays.do("ana propose divide, blas consent, diego consent")
    assert own.paid("divided")[0] == ("pot", 1, 11), "Ana dealt it, and stays: Blas sits at her right"
