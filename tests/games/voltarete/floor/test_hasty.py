"""The open table: the casca said out of turn, and the pé who does not wait for the contra-pé."""

from __future__ import annotations

import pytest

from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened


@pytest.mark.law("vol.II.4.13", "vol.II.4.10")
def test_a_casca_out_of_turn_costs_nothing_and_binds_when_the_turn_comes() -> None:
    case = opened(25, CLARA="12O 11O").all_pass().do("clara casca 12O")
    assert (case.decisions, case.owed, case.turn) == (["nothing-owed"], [], "ana")
    assert "12O" in case.held("clara") and "12O" not in case.known("ana")
    due = case.do("ana passo, blas passo")
    assert (due.turn, due.words("clara") & {"passo", "segundo", "casca", "misturn"}) == ("clara", {"casca"})


@pytest.mark.law("vol.II.4.13")
def test_those_before_him_keep_their_right() -> None:
    case = opened(25).all_pass().do("blas casca, ana segundo")
    assert (case.state.feito, case.state.kind) == (0, "segundo")
    four = Voltarete(FOUR, pot=25, table="open", ANA="2C").all_pass().do("clara casca")
    assert not four.allows("clara casca") and four.turn == "ana"


@pytest.mark.law("vol.II.5.11")
def test_the_contra_pe_may_take_the_same_game_and_the_pe_then_only_go_higher() -> None:
    early = opened(25).do("ana licença, clara só")
    assert early.turn == "blas"
    taken = early.do("blas só")
    assert taken.decisions == ["contra-pe-has-it"]
    assert taken.state.bid == (1, 2) and taken.turn == "clara"
    assert {"passo", "só-copas"} <= taken.may("clara") and "só" not in taken.may("clara")
    assert taken.do("clara passo, ana passo").state.feito == 1


@pytest.mark.law("vol.II.5.11")
def test_if_he_does_not_what_the_pe_said_stands() -> None:
    case = opened(25).do("ana licença, clara só, blas passo")
    assert (case.decisions, case.state.bid, case.turn) == (["pe-has-it"], (2, 2), "ana")
    lower = opened(25).do("ana licença, clara só, blas preferência")
    assert (lower.decisions, lower.state.bid, lower.turn) == (["pe-has-it"], (2, 2), "ana")
    assert {"só", "só-copas"} <= lower.may("ana")


@pytest.mark.law("vol.II.5.8", "vol.II.5.10")
def test_an_early_passo_is_one_when_the_turn_comes() -> None:
    case = opened(25).do("ana licença, clara passo")
    assert case.turn == "blas" and case.state.out == ()
    assert not case.allows("clara só"), "he has spoken"
    made = case.do("blas passo")
    assert made.state.feito == 0 and made.pot == 25
    assert not opened(25).do("ana passo, blas licença").allows("ana só")


@pytest.mark.law("vol.II.4.13")
def test_a_casca_is_said_too_early_by_one_who_is_still_to_speak_with_a_card_or_without() -> None:
    case = opened(25, BLAS="12O 11O").all_pass()
    assert len(case.choices("ana", "casca")) == 1, "whose turn it is says it in time"
    assert len(case.choices("blas", "casca")) == len(case.choices("clara", "casca")) == 1
    assert case.do("blas casca").told("casca-early", "seat", "number") == [("blas", 0)]
    assert case.do("blas casca 12O").told("casca-early", "seat", "number") == [("blas", 1)]
    assert not case.allows("blas casca 12O 11O"), "no more than one card is carried"
    bound = case.do("blas casca")
    assert not bound.allows("blas casca") and bound.allows("clara casca")
    assert not case.do("ana passo").allows("ana casca"), "who has passed twice has spoken"


@pytest.mark.law("vol.II.5.10", "vol.II.5.11")
def test_the_pe_answers_early_only_to_the_mao_and_only_what_is_higher() -> None:
    case = opened(25, ANA="1E 1B").do("ana licença")
    assert {"passo", "só", "só-copas", "preferência"} <= case.may("clara")
    assert not {"licença", "respeito", "entro"} & case.may("clara")
    assert case.do("clara só").told("answers-early", "seat", "bid") == [("clara", "só")]
    assert not opened(25).may("clara") & {"passo", "só"}, "nobody has bid yet"
    assert {"passo", "só-copas"} <= opened(25).do("ana só").may("clara")
    assert "só" not in opened(25).do("ana só").may("clara")
    contra_pe = opened(25).do("ana passo, blas licença")
    assert contra_pe.turn == "clara" and len(contra_pe.choices("clara", "passo")) == 1
    again = opened(25).do("ana licença, blas só")
    assert again.turn == "clara" and not again.may("ana") & {"passo", "só-copas"}
    answered = opened(25).do("ana licença, blas passo")
    assert answered.turn == "clara" and len(answered.choices("clara", "passo")) == 1


@pytest.mark.law("vol.II.5.10", "vol.II.3.2")
def test_if_the_bid_that_he_answered_is_refused_he_speaks_as_if_he_had_said_nothing() -> None:
    case = misdealt("over ana", of=FOUR).do("ana só, clara só-copas, blas claim bid ana")
    assert (case.state.bid, case.turn) == (None, "blas")
    free = case.do("blas passo")
    assert (free.turn, free.state.bid) == ("clara", None) and free.allows("clara entro")


@pytest.mark.law("vol.II.5.11")
def test_what_the_pe_said_too_early_is_judged_once() -> None:
    taken = opened(25).do("ana licença, clara só, blas só")
    assert (taken.turn, taken.do("ana claim cards blas").decisions) == ("clara", ["contra-pe-has-it"])


@pytest.mark.law("vol.II.3.2", "vol.II.5.11")
@pytest.mark.parametrize("answer", ["só-bastos", "passo"])
@pytest.mark.parametrize(("of", "says"), [("voltarete", "licença"), (FOUR, "licença"), (FOUR, "passo")])
def test_what_the_pe_answered_to_a_game_that_is_refused_is_nothing(of: str, says: str, answer: str) -> None:
    case = misdealt("under ana", of=of, favourite="bastos").do(f"ana notice, ana só, clara {answer}")
    refused = case.do("blas claim bid ana")
    assert (refused.decisions, refused.turn) == (["may-not-bid"], "blas")
    spoken = refused.do(f"blas {says}")
    assert spoken.turn == "clara" and spoken.allows("clara passo") and spoken.allows("clara só")


@pytest.mark.law("vol.II.5.10")
def test_too_early_answers_the_pe_alone() -> None:
    case = opened(25).do("ana licença")
    assert len(case.choices("blas", "passo")) == len(case.choices("blas", "só")) == 1, "he answers in turn"
    assert not case.may("ana") & {"passo", "só", "só-copas"}, "it is her own bid that stands"
