"""The open table: cards turned for a Voltarete before the aces are shown, or from somebody's hand."""

from __future__ import annotations

import pytest

from tapete.cards import Suit
from tapete.table.offer import Say
from tests.games.voltarete.floor.hands import ACES, STOCK, turned
from tests.games.voltarete.hands import FOUR, Voltarete, misdealt, opened


@pytest.mark.law("vol.II.3.22", "vol.II.21.4")
def test_the_aces_may_be_shown_after_the_card_until_what_was_bought_joins_them() -> None:
    case = turned()
    assert (case.state.kind, case.state.trump, case.phase) == ("respeito", Suit.OROS, "exchange")
    assert not {"1E", "1B"} & case.known("blas")
    bought = case.do("ana discard 4O 5C 6C 3B, ana draw 3, ana show-aces")
    assert {"1E", "1B"} <= bought.known("blas")
    claimed = bought.do("ana look, blas claim aces ana")
    assert (claimed.decisions, claimed.owed, claimed.state.trump) == (["respeito-stands"], [], Suit.OROS)


@pytest.mark.law("vol.II.3.22")
def test_who_is_claimed_in_time_shows_them_then() -> None:
    case = turned().do("ana discard 4O 5C 6C 3B, clara claim aces ana")
    assert case.decisions == ["respeito-stands"] and {"1E", "1B"} <= case.known("clara")
    assert not case.allows("ana show-aces")


@pytest.mark.law("vol.II.3.23", "vol.II.21.5")
def test_mixed_before_they_were_shown_they_cost_a_reposta_and_the_hand() -> None:
    mixed = turned().do("ana discard 4O 5C 6C 3B, ana draw 3, ana look")
    void = mixed.do("ana show-aces, blas claim aces ana").done()
    assert (void.phase, void.dealer, void.pot, void.paid("reposta")) == ("shuffle", "clara", 50, [(0, "pot", 25)])
    unclaimed = mixed.exchange().do("blas ready, clara ready, ana begin").play("11E")
    assert not unclaimed.allows("blas claim aces ana"), "once a card is led it is too late"


@pytest.mark.law("vol.II.3.24")
def test_without_both_aces_it_is_found_when_somebody_asks_for_them() -> None:
    case = turned("1E 12O 4O 5C 6C 3B 11E 2E 7B")
    assert not case.allows("ana show-aces")
    void = case.do("blas claim aces ana").done()
    assert void.decisions == ["void"] and void.paid("reposta") == [(0, "pot", 25)]


@pytest.mark.law("vol.II.3.28")
def test_a_card_of_anothers_hand_goes_back_and_the_top_card_makes_trumps() -> None:
    case = opened(25, ANA=ACES, BLAS="10B 3E", stock=STOCK).do("ana misturn blas")
    ((card,),) = [case.told("misturns", "card")]
    assert card.text in case.held("blas") and card.text in case.known("clara")
    assert (case.state.kind, case.state.trump, case.state.feito, case.owed) == ("respeito", Suit.OROS, 0, [])
    assert case.decisions == ["nothing-owed"]
    assert not opened(25, ANA="2O", stock=STOCK).allows("ana misturn blas"), "he has no respeito to make"


@pytest.mark.law("vol.II.4.15")
def test_for_segundo_it_is_the_same() -> None:
    case = opened(25, ANA="2C", BLAS="12C", stock="6B 7C").all_pass().do("ana passo, blas misturn clara")
    assert (case.state.kind, case.state.trump, case.state.feito) == ("segundo", Suit.BASTOS, 1)
    four = Voltarete(FOUR, pot=25, table="open", ANA="2C", stock="6B").all_pass().do("ana misturn clara")
    assert four.decisions == ["nothing-owed"] and not four.allows("ana casca")


@pytest.mark.law("vol.II.3.24")
def test_with_either_of_the_black_aces_one_may_believe_that_he_has_both() -> None:
    for ace in ("1E", "1B"):
        case = opened(25, ANA=f"{ace} 12O 4O 5C 6C 3B 11E 2E 7B", BLAS="3C", stock=STOCK)
        assert case.allows("ana turn-first")
        void = case.do("ana respeito")
        assert [card.text for card in void.told("turn-up", "card")] == ["6O"], "it is the top card that is turned"
        assert void.decisions == ["void"] and all("6O" in void.known(who) for who in void.viewers)
    assert not opened(25, ANA="12O 4O 5C 6C 3B 11E 2E 7B 3E").allows("ana turn-first")


@pytest.mark.law("vol.II.3.2", "vol.II.3.27")
def test_the_dealer_who_may_not_make_himself_turns_nothing_first_without_voiding_the_hand() -> None:
    case = misdealt("over blas", CLARA=ACES).do("ana licença, blas notice, blas passo")
    assert not case.allows("clara misturn ana"), "nor has he a respeito to make"
    void = case.do("clara turn-first")
    assert (void.decisions, void.state.feito) == (["void"], None)
    silent = misdealt("over blas", CLARA=ACES).do("ana licença, blas passo")
    assert silent.allows("clara misturn ana") and silent.do("clara turn-first").state.feito == 2


@pytest.mark.law("vol.II.3.28")
def test_nobody_turns_a_card_of_his_own_and_of_anothers_it_is_the_one_that_lies_on_top() -> None:
    case = opened(25, ANA=ACES, BLAS="10B 3E", stock=STOCK)
    assert case.may("ana", "misturn") == {"1", "2"}
    assert [card.text for card in case.do("ana misturn blas").told("misturns", "card")] == [case.held("blas")[0]]


@pytest.mark.law("vol.II.3.22", "vol.II.3.28")
def test_to_turn_the_card_first_or_anothers_is_a_mistake() -> None:
    prompt = opened(25, ANA=ACES, stock=STOCK).prompt("ana")
    assert prompt is not None
    grave = {offer.word: offer.grave for offer in prompt.offers if isinstance(offer, Say)}
    assert grave["turn-first"] and grave["misturn"] and not grave["respeito"]
