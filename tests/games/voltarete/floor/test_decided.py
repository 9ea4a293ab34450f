"""The open table: what stands although somebody saw, showed or confused cards, since the hand was decided."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.games.voltarete.floor.kept import Ruled
from tapete.table.floor import Slip
from tests.games.voltarete.floor.hands import ending, floor, thirteen
from tests.games.voltarete.hands import FOUR, Voltarete, opened

SURE = "1E 2E 1B 12E 11E 10E 7E 6E 5E"


def seen(**given: str) -> Voltarete:
    """Ana plays só, and Blas has seen the hand of Clara before the play."""
    return opened(40, **given).make("ana", "só", "espadas").exchange().do("blas peek hand clara")


# A hand that was seen.


@pytest.mark.law("vol.II.12.18")
@pytest.mark.parametrize(
    "how",
    [
        "ana ask-reposta, blas grant, clara grant",
        "ana begin, ana lay-down won, blas accept, clara accept",
    ],
)
def test_once_the_hand_is_over_nobody_is_asked_whether_it_is_played(how: str) -> None:
    case = seen(ANA=SURE)
    assert case.do("ana claim peek blas").phase == "asked"
    over = case.do(f"{how}, clara claim peek blas")
    assert (over.phase, over.decisions) == ("count", ["is-played"])


@pytest.mark.law("vol.II.12.18")
def test_a_reposta_by_the_tricks_stands_too() -> None:
    case = ending(ANA="3C", BLAS="12C", CLARA="4O").but(slips=floor(seen()).slips)
    last = case.but(taken=opened(30).play_so(tricks=(4, 3, 1)).state.taken)
    assert last.do("ana claim peek blas").phase == "asked", "with 4-3-1 the last trick decides"
    over = last.play("3C 12C 4O").do("ana claim peek blas")
    assert over.state.tricks == (4, 4, 1) and over.decisions == ["is-played"]
    assert over.done().told("result-reposta")


# The thirteen.


@pytest.mark.law("vol.II.15.10", "vol.II.12.2", "vol.II.12.18")
def test_against_the_thirteen_the_tricks_of_all_three_are_counted_together() -> None:
    case = thirteen(opened(30, of=FOUR, obligation="off"))
    named = case.do(f"diego aside {case.some('diego', 4)}, diego name oros, diego begin")
    seven = named.play_so(feito="diego", kind="treze", suit="oros", tricks=(1, 1, 1, 4)).but(
        hands=(cards("12O 11O"), cards("10O 12E"), cards("11E 10E"), cards("3E 4E")),
        discards=((), (), (), cards("3C 4C 5C 6C")),
        leader=0,
    )
    shown = seven.do("blas show-lost, diego claim shown blas")
    assert (shown.decisions, shown.owed) == (["owes-reposta"], [("blas", 36, "vol.II.12.2")])
    assert shown.play("12O 12E 10E 3E 11O 10O 11E 4E").done().told("result-codilho")
    lost = named.play_so(feito="diego", kind="treze", suit="oros", tricks=(2, 2, 1, 2)).but(
        hands=seven.state.hands, discards=seven.state.discards, leader=0
    )
    assert "show-lost" not in lost.words("blas"), "the heap has five"
    saw = (Slip("peek", 1, 0, "hand 2"),)
    assert lost.but(slips=saw).do("diego claim peek blas").decisions == ["is-played"]
    assert seven.but(slips=saw).do("diego claim peek blas").phase == "asked"


# What a void hand may not take away.


@pytest.mark.law("vol.II.8.16", "vol.II.8.17", "vol.II.1.8")
def test_a_feito_who_saw_the_leftovers_still_pays_the_codilho_that_the_tricks_have_given_another() -> None:
    case = opened(40).make("ana", "licença", "espadas").exchange().do("ana peek leftovers, ana begin")

    def at(*tricks: int) -> Voltarete:
        return case.play_so(tricks=tricks).but(stake=case.state.stake, slips=floor(case).slips)

    for made in ((1, 5, 2), (1, 4, 2), (1, 5, 0)):
        stands = at(*made).do("clara claim peek ana")
        assert (stands.decisions, stands.owed) == (["result-stands"], [("ana", 40, "vol.II.8.16")])
    over = at(1, 5, 2).play_out_hand().do("clara claim peek ana").done()
    assert over.paid("codilho") == [(0, 1, 40)] and over.paid("reposta") == [(0, "pot", 40)]
    for made in ((2, 4, 1), (5, 2, 1), (3, 3, 2)):
        assert at(*made).do("clara claim peek ana").decisions == ["void"], "it is not yet lost by codilho"


@pytest.mark.law("vol.II.9.3", "vol.II.8.17", "vol.II.1.8")
def test_after_one_grant_the_codilho_is_made_when_neither_can_reach_the_refuser() -> None:
    case = opened(40).make("ana", "licença", "espadas").exchange().do("ana peek leftovers")
    asked = case.do("ana ask-reposta, blas refuse, clara grant")

    def at(*tricks: int) -> Voltarete:
        facts = {"stake": 40, "slips": floor(case).slips, "granted": (2,), "refused": (1,)}
        return asked.play_so(tricks=tricks).but(**facts).do("clara claim peek ana")

    assert at(0, 5, 2).decisions == ["result-stands"] and at(0, 4, 3).decisions == ["void"]


@pytest.mark.law("vol.II.12.21", "vol.II.20.1")
def test_a_feito_who_has_the_hand_safe_wins_it_though_an_opponent_confuses_the_cards() -> None:
    case = opened(40, ANA=SURE).make("ana", "só", "espadas").exchange()
    won = case.do("blas confuse")
    assert (won.phase, won.decisions, won.owed) == ("count", ["feito-wins"], [("blas", 40, "vol.II.12.21")])
    assert set(SURE.split()) <= won.known(None), "he shows them"
    paid = won.done()
    assert paid.paid("lift") == [("pot", 0, 39)] and paid.paid("só") == [(1, 0, 6), (2, 0, 6)]
    assert paid.paid("reposta") == [(1, "pot", 40)] and paid.paid("payment") == []


@pytest.mark.law("vol.II.12.20", "vol.II.12.21")
def test_but_not_if_he_did_it_himself_or_an_unseen_card_could_beat_his() -> None:
    case = opened(40, ANA=SURE).make("ana", "só", "espadas").exchange()
    assert case.do("ana confuse").decisions == ["void"]
    four = opened(40, ANA="1E 2E 1B 12E 10E 7C 6C 5C 4C").make("ana", "só", "espadas").exchange()
    assert four.do("blas confuse").decisions == ["void"], "four are sure"
    assert case.but(ruled=Ruled(frozenset({0}))).do("blas confuse").decisions == ["void"], "he could not win any more"
