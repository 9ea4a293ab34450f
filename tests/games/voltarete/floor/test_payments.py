"""The open table where payments must be asked for: what is forgotten until the next deal is lost."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.voltarete import settle
from tests.games.voltarete.hands import FOUR, Voltarete, hand, opened


def finished(tricks: tuple[int, ...] = (5, 3, 1), **facts: Any) -> Voltarete:
    """A hand of Ana's is over, and nobody has anything to claim; Ana pays in what she owes when she is asked."""
    case = Voltarete.of(settle.played_out(opened(30, payments="asked").play_so(tricks=tricks, **facts).state))
    return case.do("ana done, blas done, clara done")


def on_to_the_cut(case: Voltarete) -> Voltarete:
    """Nobody asks for anything now, and the pack is shuffled."""
    while case.phase == "payments":
        case = case.do(f"{case.turn} done")
    return case.done().settle()


@pytest.mark.law("vol.II.17.1")
def test_what_is_won_is_paid_when_it_is_asked_for_and_the_pot_without_asking() -> None:
    case = finished()
    assert (case.phase, case.paid("lift"), case.paid("payment")) == ("payments", [("pot", 0, 29)], [])
    asked = case.do("ana ask-game 2")
    assert asked.paid("payment") == [(1, 0, 2), (2, 0, 2)]
    assert asked.do("ana ask-game 2").told("nothing-due", "seat") == ["ana"], "nobody pays twice"
    assert hand(30, payments="asked").come_out(tricks=(5, 3, 1)).paid("licença") == [(1, 0, 2), (2, 0, 2)]


@pytest.mark.law("vol.II.17.2")
def test_nobody_pays_more_than_he_is_asked_nor_what_is_asked_by_another_name_nor_more_than_he_owes() -> None:
    case = finished(held="1E 2E 1B")
    wrong = case.do("ana ask-game 2, ana ask-first-five 2")
    assert wrong.paid("payment") == [(1, 0, 2), (2, 0, 2)] and wrong.told("nothing-due", "seat") == ["ana"]
    few = case.do("ana ask-matadores 1")
    assert few.paid("payment") == [(1, 0, 1), (2, 0, 1)]
    assert few.do("ana ask-matadores 18").paid("payment")[2:] == [(1, 0, 2), (2, 0, 2)], "the rest, and no more"


@pytest.mark.law("vol.II.17.3")
def test_who_has_paid_one_in_full_pays_the_other_in_full_though_he_asks_for_less() -> None:
    case = finished((2, 5, 2), kind="só")
    assert case.do("clara ask-game 4").paid("payment") == [(0, 2, 4)]
    assert case.do("blas ask-game 6, clara ask-game 4").paid("payment") == [(0, 1, 6), (0, 2, 6)]
    assert case.do("blas ask-game 5, clara ask-game 4").paid("payment") == [(0, 1, 5), (0, 2, 4)]


@pytest.mark.law("vol.II.17.4", "vol.II.17.12", "vol.II.21.13")
def test_it_may_be_asked_for_until_the_cards_of_the_next_hand_are_dealt() -> None:
    cut = on_to_the_cut(finished())
    assert cut.phase == "cut" and cut.do("ana ask-game 2").paid("payment") == [(1, 0, 2), (2, 0, 2)]
    given = cut.do(f"{cut.turn} cut 10")
    late = given.do("ana ask-game 2")
    assert late.laws_of("payment") == [("vol.II.21.13",)] * 2
    dealt = given.do(f"{given.dealer} deal")
    assert not dealt.allows("ana ask-game 2") and dealt.state.dues == ()


@pytest.mark.law("vol.II.17.1", "vol.I.9.3")
def test_a_codilho_is_asked_for_and_a_reposta_is_not() -> None:
    codilho = finished((2, 5, 2))
    assert codilho.paid("codilho") == [] and codilho.do("blas ask-codilho 30").paid("payment") == [(0, 1, 30)]
    reposta = on_to_the_cut(finished((3, 3, 3)))
    assert reposta.paid("reposta") == [(0, "pot", 30)] and reposta.paid("licença") == []


def test_nobody_is_reminded_of_what_he_has_won() -> None:
    case = finished()
    offered = case.may("ana") - {"done"}
    assert offered and offered == case.may("blas") - {"done"} == case.may("clara") - {"done"}


@pytest.mark.law("vol.II.17.4", "vol.II.17.6")
def test_of_four_who_deals_next_may_still_ask_and_large_sums_are_paid_whole() -> None:
    case = Voltarete.of(
        settle.played_out(opened(2500, of=FOUR, payments="asked").play_so(tricks=(2, 5, 2, 0)).state)
    ).do("ana done, blas done, clara done")
    cut = on_to_the_cut(case)
    paid = cut.do("blas ask-codilho 2500")
    assert sum(amount for _, payee, amount in paid.paid("payment") if payee == 1) == 2500
