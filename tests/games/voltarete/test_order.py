"""The order to play: geral, and the reposta that is asked."""

from __future__ import annotations

import pytest

from tapete.games.voltarete.settle import first_five
from tests.games.voltarete.hands import FOUR, Voltarete, hand


def ready(pot: int = 30, bid: str = "licença", suit: str = "oros", **given: str) -> Voltarete:
    """Ana has made herself and all have exchanged: she is to order the play."""
    return hand(pot, **given).make("ana", bid, suit).buy()


@pytest.mark.law("vol.I.6.12", "vol.II.9.13")
def test_the_feito_decides_when_both_have_bought() -> None:
    case = hand().make("ana", suit="oros")
    case = case.do(f"ana discard {case.some('ana', 1)}, blas discard")
    assert case.prompt("ana") is None
    assert case.do("clara discard").words("ana") == {"begin", "geral", "ask-reposta"}


@pytest.mark.law("vol.I.7.7")
def test_so_does_who_made_segundo() -> None:
    case = hand(stock="4B").all_pass().do("ana segundo").buy()
    assert case.words("ana") == {"begin", "geral", "ask-reposta"}


@pytest.mark.law("vol.II.9.13")
def test_who_went_to_the_casca_and_named_cannot_ask() -> None:
    case = hand().all_pass().do("ana casca, ana name oros").buy()
    assert case.words("ana") == {"begin", "geral"}


@pytest.mark.law("vol.II.9.14", "vol.II.9.15", "vol.II.9.16")
def test_a_lost_hand_may_be_played_and_there_is_no_way_to_say_so() -> None:
    case = ready(ANA="3C 4C 5C 3E 4E 5E 3B 4B 5B").do("ana begin")
    assert case.phase == "play" and "ask-reposta" not in case.words("ana")


@pytest.mark.law("vol.I.11.2", "vol.I.14.3", "vol.II.10.1")
@pytest.mark.parametrize("feito", ["ana", "blas", "clara"])
def test_the_mao_leads_whoever_is_the_feito(feito: str) -> None:
    case = hand(stock="4C").make(feito, "entro" if feito == "clara" else "licença", "oros").begun()
    assert case.turn == "ana"
    assert hand(CLARA="1E 1B", stock="4O").make("clara", "respeito").begun().turn == "ana"


@pytest.mark.law("vol.II.14.1", "vol.II.14.3", "vol.I.9.22")
def test_a_geral_is_declared_before_the_first_card_and_stands() -> None:
    case = ready().do("ana geral")
    assert case.state.geral == "declared" and case.phase == "play"
    assert case.notes("geral", "blas") == [("ana", "declared")]
    assert not {"geral", "begin"} & case.words("ana")
    late = ready().do("ana begin")
    assert "geral" not in late.words("ana")


# Asking.


@pytest.mark.law("vol.II.9.9")
def test_the_one_at_the_right_answers_first() -> None:
    case = hand(30).make("blas", suit="oros").buy().do("blas ask-reposta")
    assert (case.turn, case.prompt("ana")) == ("clara", None)
    assert case.do("clara grant").turn == "ana"


@pytest.mark.law("vol.II.9.7")
def test_it_is_asked_once_and_before_a_card_is_played() -> None:
    case = ready().do("ana ask-reposta, blas refuse, clara refuse")
    assert case.words("ana") == {"begin", "geral"}


@pytest.mark.law("vol.II.9.6", "vol.II.17.9")
def test_if_both_grant_nothing_is_played_and_no_matadores_are_paid() -> None:
    case = ready(ANA="1E 7O 1B").do("ana ask-reposta, blas grant, clara grant")
    assert case.paid("licença") == [(0, 1, 2), (0, 2, 2)] and case.paid("matadores") == []
    done = case.do("ana pay-in")
    assert (done.pot, done.dealer, done.phase) == (60, "ana", "shuffle")


@pytest.mark.law("vol.II.9.6", "vol.II.17.15")
def test_in_copas_the_payments_double_and_the_reposta_does_not() -> None:
    case = hand(45, ANA="1E 1B 7C", stock="5C").do("ana respeito").buy()
    done = case.do("ana ask-reposta, blas grant, clara grant, ana pay-in")
    assert done.paid("respeito") == [(0, 1, 24), (0, 2, 24)] and done.pot == 90
    so = ready(30, "só", "copas").do("ana ask-reposta, blas grant, clara grant")
    assert so.paid("só") == [(0, 1, 12), (0, 2, 12)]


@pytest.mark.law("vol.II.9.2", "vol.II.9.3")
def test_if_one_grants_the_play_begins_without_another_order() -> None:
    case = ready().do("ana ask-reposta, blas grant, clara refuse")
    assert (case.phase, case.turn, case.state.question) == ("play", "ana", None)
    assert case.notes("granted") == [("blas", "")] and case.notes("refused") == [("clara", "")]


@pytest.mark.law("vol.II.9.2", "vol.II.9.5")
def test_once_granted_five_tricks_are_still_a_reposta() -> None:
    case = hand(30).come_out(suit="oros", tricks=(5, 1, 3), asked=True, granted=(1,), refused=(2,))
    assert case.paid("licença") == [(0, 1, 2), (0, 2, 2)] and case.paid("lift") == []
    done = case.do("ana pay-in, clara pay-in")
    assert done.paid("reposta") == [(0, "pot", 30), (2, "pot", 30)] and done.pot == 90


@pytest.mark.law("vol.II.9.3")
def test_once_granted_the_one_who_refused_may_win_from_the_feito() -> None:
    case = hand(30).come_out(suit="oros", tricks=(3, 2, 4), asked=True, granted=(1,), refused=(2,))
    assert case.paid("codilho") == [(0, 2, 30)] and case.between("ana", "blas") == 2
    assert case.phase == "shuffle", "nobody owes anything"


@pytest.mark.law("vol.II.9.4")
def test_once_granted_the_granter_has_no_codilho() -> None:
    case = hand(30).come_out(suit="oros", tricks=(2, 5, 2), asked=True, granted=(1,), refused=(2,))
    assert case.paid("codilho") == []
    assert case.do("ana leave, clara leave").waiting == [("ana", 30), ("clara", 30)]


@pytest.mark.law("vol.II.9.8")
def test_if_none_grants_he_has_the_right_he_had_before() -> None:
    case = ready().do("ana ask-reposta, blas refuse, clara refuse")
    assert case.do("ana geral").state.geral == "declared"
    won = hand(30).come_out(suit="oros", tricks=(5, 3, 1), asked=True, refused=(1, 2))
    assert won.paid("lift") == [("pot", 0, 29)] and won.between("blas", "ana") == 2


@pytest.mark.law("vol.II.9.2")
def test_once_granted_there_are_no_first_five() -> None:
    five = hand(30).play_so(suit="oros", tricks=(5, 0, 0), first=True, granted=(1,), refused=(2,))
    assert not first_five(five.state)
    assert first_five(five.but(granted=()).state)


# The thirteen.


def thirteen(pot: int = 54) -> Voltarete:
    """Diego has taken the thirteen; with six passes there are six more in the pot."""
    case = hand(pot, FOUR, obligation="off", stock="12O 11O").all_pass()
    return case.do("ana passo, blas passo, clara passo, diego treze")


@pytest.mark.law("vol.II.15.9", "vol.II.17.8")
def test_the_thirteen_is_given_back_only_if_all_three_agree() -> None:
    case = thirteen().do("diego ask-reposta")
    refused = case.do("ana grant, blas grant, clara refuse")
    assert refused.words("diego") == {"aside"}, "he goes on where he was, and may not ask again"
    granted = case.do("ana grant, blas grant, clara grant")
    assert granted.paid("treze") == [(3, 0, 5), (3, 1, 5), (3, 2, 5)]
    assert granted.do("diego pay-in").pot == 120


@pytest.mark.law("vol.II.15.9")
def test_one_no_is_enough_and_costs_nothing() -> None:
    case = thirteen().do("diego ask-reposta, ana refuse")
    assert case.turn == "diego" and case.state.refused == ()


@pytest.mark.law("vol.II.17.8", "vol.II.17.15")
def test_once_copas_is_named_each_gets_ten() -> None:
    case = thirteen()
    case = case.do(f"diego aside {case.some('diego', 4)}, diego name copas, diego ask-reposta")
    done = case.do("ana grant, blas grant, clara grant")
    assert done.paid("treze") == [(3, 0, 10), (3, 1, 10), (3, 2, 10)]
