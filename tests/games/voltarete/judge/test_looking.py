"""The judge of looking, and what its rulings come to when the hand is settled."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.errors import BadOption
from tapete.games.voltarete.finished import PLAYED, Finished, payments, result
from tests.games.voltarete.hands import FOUR
from tests.games.voltarete.judging import VOID, judged, paid

M, K, P = 0, 1, 2


def finished(*tricks: int, **facts: Any) -> Finished:
    usual: dict[str, Any] = {"kind": "licença", "stake": 25}
    return Finished(how=PLAYED, feito=M, opponents=(K, P), tricks=tricks, **{**usual, **facts})


def moved(hand: Finished) -> set[tuple[int, int, int]]:
    return {(each.payer, each.payee, each.amount) for each in payments(hand, result(hand)) if each.amount}


@pytest.mark.law("vol.II.8.2")
@pytest.mark.parametrize("looker", ["feito", "opponent"])
def test_who_looks_at_anothers_discards_owes_a_reposta(looker: str) -> None:
    ruling = judged("looks-at-discards", looker=looker, pot=25)
    assert paid(ruling) == [("offender", "pot", 25)]
    assert [owed.laws for owed in ruling.payments] == [("vol.II.8.2",)], "what else follows has laws of its own"
    own = judged("looks-at-discards", looker=looker, own_discards=True, pot=25)
    assert (paid(own), own.follows) == ([], ("discards-closed",))


@pytest.mark.law("vol.II.8.3")
@pytest.mark.parametrize("looker", ["feito", "opponent"])
def test_and_can_win_neither_hand_nor_codilho(looker: str) -> None:
    assert "cannot-win" in judged("looks-at-discards", looker=looker).follows
    feito = finished(5, 2, 2, barred_fault=frozenset({M}))
    assert (result(feito).kind, moved(feito)) == ("nothing", set())
    assert result(finished(3, 5, 1, barred_fault=frozenset({K}))).kind == "reposta"


@pytest.mark.law("vol.II.8.4")
def test_a_feito_who_looked_may_not_go_for_geral() -> None:
    assert "geral-off" in judged("looks-at-discards", looker="feito").follows
    assert "geral-off" not in judged("looks-at-discards", looker="opponent").follows
    hand = finished(9, 0, 0, geral="declared", made=True, barred_fault=frozenset({M}), geral_off=True)
    assert moved(hand) == set()


@pytest.mark.law("vol.II.8.5")
def test_an_opponent_who_looked_gets_nothing_of_a_lost_geral_and_the_other_does() -> None:
    ruling = judged("looks-at-discards", looker="opponent", pot=25)
    assert "no-part-of-geral" in ruling.follows and paid(ruling) == [("offender", "pot", 25)]
    hand = finished(8, 1, 0, geral="declared", barred_fault=frozenset({K}), no_geral=frozenset({K}))
    assert (M, P, 16) in moved(hand) and (M, K, 16) not in moved(hand)


@pytest.mark.law("vol.II.8.16")
def test_who_looks_at_what_nobody_bought_owes_a_reposta() -> None:
    for looker in ("feito", "opponent"):
        assert ("offender", "pot", 25) in paid(judged("looks-at-leftovers", looker=looker, loss=2, pot=25))


@pytest.mark.law("vol.II.8.17")
def test_the_feito_pays_besides_as_for_a_reposta_and_the_hand_is_void() -> None:
    ruling = judged("looks-at-leftovers", looker="feito", loss=2, pot=25)
    assert paid(ruling) == [("offender", "pot", 25), ("offender", "each", 2)] and ruling.follows == VOID
    late = judged("looks-at-leftovers", looker="feito", loss=2, geral_lost=True, pot=25)
    assert late.follows == (*VOID, "lost-geral-stays")
    dear = judged("looks-at-leftovers", looker="feito", loss=32, pot=60)
    assert paid(dear) == [("offender", "pot", 60), ("offender", "each", 32)]


@pytest.mark.law("vol.II.8.16", "vol.II.1.8")
def test_what_the_tricks_had_given_to_another_he_does_not_take_from_him() -> None:
    ruling = judged("looks-at-leftovers", looker="feito", loss=2, won_already=True, pot=25)
    assert (ruling.decision, ruling.follows, paid(ruling)) == (
        "result-stands",
        ("by-tricks",),
        [("offender", "pot", 25)],
    )
    assert judged("looks-at-leftovers", looker="opponent", loss=2, won_already=True).decision == "owes-reposta"


@pytest.mark.law("vol.II.8.18")
def test_an_opponent_gets_neither_the_codilho_nor_his_payments() -> None:
    ruling = judged("looks-at-leftovers", looker="opponent", loss=2, pot=25)
    assert ruling.follows == ("cannot-win", "gets-no-payments", "no-part-of-geral")
    hand = finished(3, 5, 1, barred_fault=frozenset({K}), unpaid=frozenset({K}))
    assert (result(hand).kind, moved(hand)) == ("reposta", {(M, P, 2)})


@pytest.mark.law("vol.II.8.19")
def test_a_feito_who_knew_of_the_look_pays_the_geral_he_loses_to_the_other() -> None:
    assert judged("geral-after-look", knew=True).follows == ("no-part-of-geral",)
    assert judged("geral-after-look", knew=False).follows == ("geral-off",)
    hand = finished(8, 1, 0, kind="só", geral="declared", no_geral=frozenset({K}))
    assert {each for each in moved(hand) if each[2] == 64} == {(M, P, 64)}


@pytest.mark.law("vol.II.15.6")
def test_a_quarto_who_saw_a_hand_or_the_stock_may_not_take_the_thirteen() -> None:
    for seen in ("hand", "stock"):
        ruling = judged("quarto-looks", FOUR, quarto_saw=seen)
        assert (ruling.follows, paid(ruling)) == (("no-thirteen",), [])
    assert judged("quarto-looks", FOUR, quarto_saw="nothing").follows == ("hand-goes-on",)
    assert judged("looks-at-leftovers", FOUR, looker="quarto").follows == ("no-thirteen",)
    with pytest.raises(BadOption):
        judged("quarto-looks", quarto_saw="hand")


@pytest.mark.law("vol.II.15.6")
@pytest.mark.parametrize("where", ["looks-at-discards", "looks-at-leftovers"])
def test_a_quarto_who_looks_owes_nothing_but_may_not_take_the_thirteen(where: str) -> None:
    ruling = judged(where, FOUR, looker="quarto", pot=31)
    assert (ruling.decision, ruling.follows, paid(ruling)) == ("no-thirteen", ("no-thirteen",), [])
    assert ruling.laws == ("vol.II.15.6",)


@pytest.mark.law("vol.II.16.5", "vol.II.16.6")
def test_an_espadilha_drawn_after_two_passes_is_shown_after_a_casca_and_need_not_be_after_a_segundo() -> None:
    hidden = judged("espadilha-unshown", FOUR, then="casca", ace_shown=False, pot=35)
    assert paid(hidden) == [("offender", "pot", 35)] and hidden.laws == ("vol.II.16.5",)
    assert paid(judged("espadilha-unshown", FOUR, then="casca", ace_shown=True, pot=35)) == []
    assert judged("espadilha-unshown", FOUR, then="segundo", ace_shown=False, pot=35).laws == ("vol.II.16.6",)
