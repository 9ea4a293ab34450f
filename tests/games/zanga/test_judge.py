"""The judge: from the facts of an irregularity to what the law makes of it."""

from __future__ import annotations

from typing import Any

import pytest

import tapete
from tapete.table.ruling import Ruling
from tapete.words import Words


def ruled(incident: str, **facts: Any) -> Ruling:
    return tapete.game("zanga").incident(incident).ruling(facts)


def paid(ruling: Ruling) -> list[tuple[str, str, int]]:
    return [(payment.payer, payment.payee, payment.amount) for payment in ruling.payments]


@pytest.mark.law("zan.intro.11")
def test_a_deal_without_the_cut_is_made_again_if_it_is_claimed_in_time() -> None:
    ruling = ruled("no-cut")
    assert (ruling.decision, ruling.payments) == ("deal-again", ())
    assert "same-dealer" in ruling.follows
    assert ruled("no-cut", spoken=True).decision == "too-late"


@pytest.mark.law("zan.intro.13")
def test_to_look_too_early_may_cost_the_deal() -> None:
    assert ruled("early-look").decision == "deal-again"
    assert ruled("early-look", spoken=True).follows == ()


@pytest.mark.law("zan.intro.37")
def test_other_cheating_voids_the_deal_or_is_paid_as_a_revoke() -> None:
    assert ruled("cheating", begun=False).decision == "deal-again"
    late = ruled("cheating", begun=True, named=True)
    assert (late.decision, late.laws) == ("codillo", ("zan.intro.37", "zan.art.29", "zan.art.29.2"))
    assert ruled("cheating", begun=True).decision == "pot-lost"


@pytest.mark.law("zan.art.13.4")
def test_a_wrong_count_voids_the_deal_early_or_late() -> None:
    assert ruled("wrong-count").decision == "deal-again"
    late = ruled("wrong-count", spoken=True)
    assert late.decision == "void" and set(late.follows) == {"money-back", "same-dealer"}
    assert ruled("exposed").decision == "deal-again"


@pytest.mark.law("zan.art.29", "zan.art.29.2", "zan.intro.7")
def test_a_revoke_loses_the_pot_and_for_the_named_pair_it_is_codillo() -> None:
    other = ruled("revoke", named=False)
    assert (other.decision, "hecha" in other.follows, other.payments) == ("pot-lost", True, ())
    own = ruled("revoke", named=True)
    assert (own.decision, "codillo" in own.follows, own.laws) == ("codillo", True, ("zan.art.29", "zan.art.29.2"))


@pytest.mark.law("zan.art.30", "zan.art.30.2")
def test_with_a_matador_it_costs_two_more_or_four_if_all_eight_were_possible() -> None:
    assert paid(ruled("revoke", named=False, matador=True)) == [("offender", "others", 2)]
    assert paid(ruled("revoke", named=False, matador=True, eight=True)) == [("offender", "others", 4)]
    assert paid(ruled("revoke", named=False, eight=True)) == [], "only with a matador"
    assert paid(ruled("revoke", named=False, matador=True, charged=2)) == [], "once in a hand"
    assert paid(ruled("revoke", named=False, matador=True, charged=4)) == [], "and nothing is given back"
    assert paid(ruled("revoke", named=False, matador=True, eight=True, charged=2)) == [("offender", "others", 2)]


@pytest.mark.law("zan.art.30.2")
def test_eight_that_could_not_be_found_out_are_not_paid_and_that_is_said() -> None:
    ruling = ruled("revoke", named=False, matador=True, eight="unknown")
    assert paid(ruling) == [("offender", "others", 2)] and ruling.payments[0].laws == ("zan.art.30",)
    assert "eight-unknown" in ruling.follows and ruling.laws[-2:] == ("zan.art.30", "zan.art.30.2")
    assert "eight-unknown" not in ruled("revoke", named=False, matador=True).follows
    assert "eight-unknown" not in ruled("revoke", named=False, eight="unknown").follows, "it was with no matador"
    assert "eight-unknown" not in ruled("revoke", named=False, matador=True, five=True, eight="unknown").follows


@pytest.mark.law("zan.art.31")
def test_who_had_five_tricks_already_gets_two_for_each() -> None:
    ruling = ruled("revoke", named=False, five=True, matador=True, eight=True)
    assert (ruling.decision, paid(ruling)) == ("two-more", [("offender", "others", 2)])
    assert "result-stands" in ruling.follows


@pytest.mark.law("zan.art.29")
def test_of_two_revokes_the_earlier_decides() -> None:
    assert ruled("revoke", named=False, other="earlier") == Ruling("ignored", ("zan.art.29",))
    assert ruled("revoke", named=False, other="later").follows[0] == "other-dropped"


@pytest.mark.law("zan.art.32")
def test_a_false_claim_costs_two_as_far_as_they_go() -> None:
    assert paid(ruled("false-claim")) == [("offender", "others", 2)]
    assert paid(ruled("false-claim", own=1)) == [("offender", "others", 1)]
    assert paid(ruled("false-claim", rival=0)) == []


@pytest.mark.law("zan.art.34", "zan.intro.36")
def test_a_card_that_was_played_stays() -> None:
    assert ruled("taken-up", unlawful=True, followed=False).decision == "is-revoke"
    assert ruled("taken-up", unlawful=True, followed=False, correcting=True).decision == "may-correct"
    assert ruled("taken-up", unlawful=True, followed=True, correcting=True).decision == "is-revoke"
    assert ruled("taken-up", unlawful=False, followed=False, correcting=True).decision == "is-revoke"
    agreed = tapete.game("zanga", correcting=True).incident("taken-up").ruling({"unlawful": True, "followed": False})
    assert agreed.decision == "may-correct"


@pytest.mark.law("zan.art.34")
def test_a_card_out_of_turn_stays_and_is_played_in_its_turn() -> None:
    waiting = ruled("out-of-turn", come=False)
    assert (waiting.decision, waiting.follows, waiting.payments) == ("stands", ("played-in-turn",), ())
    assert ruled("out-of-turn", come=False, lawful=False) == waiting, "what it is shows when its turn has come"
    assert ruled("out-of-turn", come=True) == waiting
    revoke = ruled("out-of-turn", come=True, lawful=False)
    assert (revoke.decision, revoke.laws) == ("is-revoke", ("zan.art.34", "zan.art.29"))
    assert (revoke.follows, revoke.payments) == (("as-revoke",), ()), "the revoke itself says what is paid"


@pytest.mark.law("zan.art.35")
def test_a_trick_is_looked_at_again_only_for_a_claim() -> None:
    assert ruled("look-at-trick", claimed=False).decision == "may-not-look"
    assert ruled("look-at-trick", claimed=True).decision == "may-look"


@pytest.mark.law("zan.art.35")
def test_the_last_one_still_lies_in_sight_and_the_ruling_says_why() -> None:
    ruling = ruled("look-at-trick", claimed=False, last=True)
    assert (ruling.decision, ruling.laws) == ("still-in-sight", ("zan.art.35",))
    assert ruled("look-at-trick", claimed=True, last=True).decision == "may-look"
    said = Words("en", "zanga").text("decision-still-in-sight")
    assert "until somebody leads to the next" in said


@pytest.mark.law("zan.art.51")
def test_an_estuche_that_is_none_costs_nothing() -> None:
    assert ruled("false-estuche", held=False).decision == "no-effect"
    assert ruled("false-estuche", held=True).decision == "counts"


@pytest.mark.law("zan.art.58.2", "zan.art.58.3")
def test_a_soloists_partner_is_heard_when_the_hand_is_over() -> None:
    early = ruled("partner-speaks", over=False)
    assert (early.decision, early.payments) == ("no-effect", ())
    assert ruled("partner-speaks", over=True).decision == "heard"
