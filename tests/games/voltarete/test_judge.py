"""The judge: money that was forgotten, asked wrongly or disputed."""

from __future__ import annotations

import pytest

from tapete.errors import BadOption
from tapete.table.game import game
from tapete.table.ruling import Ruling
from tests.games.voltarete.hands import FOUR


def judged(incident: str, of: str = "voltarete", **facts: object) -> Ruling:
    return game(of).incident(incident).ruling(facts)


def paid(ruling: Ruling) -> list[tuple[str, str, int]]:
    return [(payment.payer, payment.payee, payment.amount) for payment in ruling.payments]


@pytest.mark.law("vol.II.18.4")
def test_the_dealer_can_be_made_to_put_his_five_in_until_somebody_makes_himself() -> None:
    assert paid(judged("forgotten-entry", made="nobody")) == [("dealer", "pot", 5)]
    for late in ("contra-pe-passed", "somebody"):
        ruling = judged("forgotten-entry", made=late)
        assert (ruling.decision, paid(ruling), ruling.follows) == ("too-late", [], ("pot-as-it-lies",))
    other = game("voltarete", entry=4).incident("forgotten-entry").ruling({"made": "nobody"})
    assert paid(other) == [("dealer", "pot", 4)]


@pytest.mark.law("vol.II.18.7")
def test_who_is_found_with_the_medalhao_pays_it_again() -> None:
    ruling = judged("forgotten-medalhao", taken="refused")
    assert paid(ruling) == [("holder", "pot", 20)] and ruling.laws == ("vol.II.18.7",)


@pytest.mark.law("vol.II.18.8")
def test_unless_he_whose_turn_it_was_takes_it_and_the_next_cannot_refuse_it() -> None:
    assert paid(judged("forgotten-medalhao", taken="rightful")) == [("rightful", "pot", 20)]
    ruling = judged("forgotten-medalhao", taken="next-refuses")
    assert (ruling.decision, paid(ruling)) == ("may-not-refuse", [])


@pytest.mark.law("vol.II.18.10")
def test_a_pot_left_lying_is_taken_before_anybody_makes_himself() -> None:
    ruling = judged("forgotten-pot", made_himself=False, pot=45)
    assert paid(ruling) == [("pot", "box", 1), ("pot", "winner", 44)] and ruling.follows == ("new-pot-enters",)
    late = judged("forgotten-pot", made_himself=True, pot=45)
    assert (late.decision, late.follows, paid(late)) == ("too-late", ("pot-played-for",), [])


@pytest.mark.law("vol.II.19.2")
def test_a_tento_of_the_recambo_never_lapses() -> None:
    assert paid(judged("forgotten-tento", remembered=True)) == [("winner", "box", 1)]
    assert judged("forgotten-tento", remembered=False).decision == "nothing-owed"


@pytest.mark.law("vol.II.19.12")
def test_a_forgotten_remissa_is_owed_if_two_remember_it() -> None:
    assert judged("forgotten-remissa", remember=2).follows == ("enters-in-order",)
    assert judged("forgotten-remissa", remember=1).decision == "nothing-owed"


@pytest.mark.law("vol.II.19.20")
def test_who_struck_his_remissa_out_unseen_puts_it_in_again_if_it_is_doubted() -> None:
    assert paid(judged("unseen-remissa", shown=False, doubted=True, amount=72)) == [("owner", "pot", 72)]
    assert paid(judged("unseen-remissa", shown=False, doubted=False, amount=72)) == []
    assert paid(judged("unseen-remissa", shown=True, doubted=True, amount=72)) == []


@pytest.mark.law("vol.II.19.13")
def test_a_penalty_belongs_to_the_pot_and_to_no_player() -> None:
    ruling = judged("penalty-payee", FOUR, thirteen=True)
    assert (ruling.decision, paid(ruling)) == ("to-the-pot", [])
    assert "codilho-still-shared" in ruling.follows


@pytest.mark.law("vol.II.19.14")
def test_of_four_who_gets_up_has_no_share_of_the_remissas() -> None:
    ruling = judged("leaves-four", FOUR, go_on=True)
    assert (ruling.decision, ruling.follows) == ("no-share", ("three-go-on",))
    with pytest.raises(BadOption):
        judged("leaves-four", go_on=True)


@pytest.mark.law("vol.II.17.2")
def test_nobody_pays_more_than_he_is_asked_nor_than_he_owes() -> None:
    few = judged("asked-wrongly", due=5, asked=2, when="in-time")
    assert paid(few) == [("payer", "winner", 2)] and few.follows == ("may-still-ask",)
    assert paid(judged("asked-wrongly", due=6, asked=9, when="in-time")) == [("payer", "winner", 6)]
    assert paid(judged("asked-wrongly", due=6, asked=0, when="in-time")) == []


@pytest.mark.law("vol.II.17.3")
def test_if_one_has_paid_in_full_so_must_the_other() -> None:
    ruling = judged("asked-wrongly", due=5, asked=2, when="late", other_paid=True)
    assert paid(ruling) == [("payer", "winner", 5)] and ruling.laws == ("vol.II.17.3",)


@pytest.mark.law("vol.II.17.4", "vol.II.17.12")
def test_what_was_not_asked_before_the_next_deal_is_lost() -> None:
    ruling = judged("asked-wrongly", due=3, asked=3, when="late")
    assert (ruling.decision, paid(ruling)) == ("too-late", [])
    assert paid(judged("asked-wrongly", due=3, asked=3, when="in-time")) == [("payer", "winner", 3)]


@pytest.mark.law("vol.II.17.5")
def test_what_was_asked_in_time_does_not_lapse() -> None:
    ruling = judged("asked-wrongly", due=6, asked=6, when="asked-before")
    assert paid(ruling) == [("payer", "winner", 6)] and ruling.laws == ("vol.II.17.5",)


@pytest.mark.law("vol.II.17.13")
def test_what_was_paid_double_goes_back_if_asked_in_time() -> None:
    assert paid(judged("paid-double", excess=6, when="in-time")) == [("winner", "payer", 6)]
    assert judged("paid-double", excess=6, when="late").decision == "too-late"


@pytest.mark.law("vol.II.17.14")
def test_if_one_gave_it_back_so_must_the_other() -> None:
    ruling = judged("paid-double", excess=5, when="late", other_returned=True)
    assert paid(ruling) == [("winner", "payer", 5)] and ruling.laws == ("vol.II.17.14",)


@pytest.mark.law("vol.II.17.21")
def test_in_a_dispute_that_nobody_saw_the_one_who_asks_gives_way() -> None:
    assert judged("disputed-payment", due=6, noticed="nobody").decision == "gives-way"
    assert judged("disputed-payment", due=6, noticed="paid").decision == "gives-way"
    assert paid(judged("disputed-payment", due=6, noticed="unpaid")) == [("payer", "winner", 6)]
