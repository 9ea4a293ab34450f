"""The judge: cards played wrongly, and money that was forgotten, asked wrongly or disputed."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.errors import BadOption
from tapete.table.game import game
from tapete.table.ruling import Ruling
from tests.games.voltarete.hands import FOUR
from tests.games.voltarete.judging import VOID, judged, paid


@pytest.mark.law("vol.II.18.4")
def test_the_dealer_can_be_made_to_put_his_five_in_until_somebody_makes_himself() -> None:
    for early in ("nobody", "contra-pe-passed"):
        assert paid(judged("forgotten-entry", made=early)) == [("dealer", "pot", 5)]
    for late in ("pe-passed", "somebody"):
        ruling = judged("forgotten-entry", made=late)
        assert (ruling.decision, paid(ruling), ruling.follows) == ("too-late", [], ("pot-as-it-lies",))
    other = game("voltarete", entry=4).incident("forgotten-entry").ruling({"made": "nobody"})
    assert paid(other) == [("dealer", "pot", 4)]


@pytest.mark.law("vol.II.18.7")
def test_who_is_found_with_the_medalhao_pays_it_again() -> None:
    ruling = judged("forgotten-medalhao", taken="refused")
    assert paid(ruling) == [("holder", "pot", 20)] and ruling.laws == ("vol.II.18.7",)
    for agreed, due in ((40, 40), (0, 20)):
        asked = game("voltarete", medalhao=agreed).incident("forgotten-medalhao")
        assert paid(asked.ruling({"taken": "refused"})) == [("holder", "pot", due)], (
            "or what is usual, if none is agreed"
        )


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


@pytest.mark.law("vol.II.21.13")
def test_the_cut_does_not_end_the_time_to_ask_but_the_last_card_dealt() -> None:
    ruling = judged("asked-wrongly", due=6, asked=6, when="while-dealt")
    assert (paid(ruling), ruling.laws) == ([("payer", "winner", 6)], ("vol.II.17.4", "vol.II.21.13"))
    assert paid(judged("paid-double", excess=6, when="while-dealt")) == [("winner", "payer", 6)]
    assert paid(judged("asked-wrongly", due=6, asked=6, when="late")) == []


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


# Cards.


@pytest.mark.law("vol.II.10.4")
def test_the_lead_is_claimed_until_the_first_trick_is_covered() -> None:
    facts: dict[str, Any] = {"by": "opponent", "whose": "opponent"}
    claimed = judged("lead-out-of-turn", covered=False, **facts)
    assert claimed.decision == "card-back" and claimed.follows[:2] == ("card-back", "card-public")
    assert judged("lead-out-of-turn", covered=True, **facts).follows == ("lead-stands",)


@pytest.mark.law("vol.II.10.5")
def test_the_other_opponent_may_not_lead_the_suit_he_was_shown() -> None:
    facts: dict[str, Any] = {"covered": False, "by": "opponent", "whose": "opponent"}
    assert judged("lead-out-of-turn", **facts).follows[2:] == ("leads-another-suit",)
    assert judged("lead-out-of-turn", only_suit=True, **facts).follows[2:] == ("leads-anything",)


@pytest.mark.law("vol.II.10.6")
def test_a_card_of_the_feitos_binds_nobody() -> None:
    assert judged("lead-out-of-turn", covered=False, by="feito", whose="opponent").follows[2:] == ("leads-anything",)
    assert judged("lead-out-of-turn", covered=False, by="opponent", whose="feito").follows[2:] == ("leads-anything",)


@pytest.mark.law("vol.II.14.1")
def test_no_lead_counts_before_the_feito_orders_play() -> None:
    early = judged("lead-before-order", by="opponent", leads="opponent")
    assert early.follows == ("card-back", "card-public", "leads-another-suit")
    for by, leads in (("opponent", "same"), ("opponent", "feito"), ("feito", "opponent")):
        assert judged("lead-before-order", by=by, leads=leads).follows[-1] == "leads-anything"


@pytest.mark.law("vol.II.10.7")
def test_who_plays_ahead_must_change_a_card_that_harms_unless_he_was_bound_to_it() -> None:
    assert judged("plays-ahead", bound=False, harms=True).follows == ("card-back", "card-public", "feito-chooses-card")
    assert judged("plays-ahead", bound=True, harms=True).follows == ("card-stays",)
    assert judged("plays-ahead", bound=False, harms=False).follows == ("card-stays",)
    assert judged("plays-ahead", bound=True, harms=False, decides=True).follows == ("card-stays", "may-not-beat")
    assert judged("plays-ahead", bound=False, harms=True, decides=True).follows[-1] == "may-not-beat"


def revoked(**facts: Any) -> Ruling:
    usual: dict[str, Any] = {
        "kind": "follow",
        "covered": True,
        "found": "late",
        "trick_of": "revoker",
        "against": "feito",
        "pot": 30,
    }
    return judged("revoke", **{**usual, **facts})


@pytest.mark.law("vol.II.10.10")
def test_who_does_not_follow_owes_a_reposta() -> None:
    assert paid(revoked()) == [("offender", "pot", 30)] and revoked().laws[0] == "vol.II.10.10"


@pytest.mark.law("vol.II.10.12")
def test_nor_gives_a_trump_to_a_trump() -> None:
    assert revoked(kind="trump").payments[0].laws == ("vol.II.10.12",)


@pytest.mark.law("vol.II.10.13")
def test_or_ruffs_with_the_suit_in_hand() -> None:
    assert revoked(kind="ruff").payments[0].laws == ("vol.II.10.13",)


@pytest.mark.law("vol.II.10.14")
def test_or_holds_back_a_matador_that_is_called_for() -> None:
    assert revoked(kind="matador").payments[0].laws == ("vol.II.10.14",)


@pytest.mark.law("vol.II.10.15")
def test_until_he_has_played_to_the_next_trick_it_costs_nothing() -> None:
    ruling = revoked(covered=False)
    assert (ruling.decision, paid(ruling), ruling.follows) == ("may-correct", [], ("card-back", "card-public"))


@pytest.mark.law("vol.II.10.16")
def test_the_hand_is_played_again_or_the_trick_given_to_its_owner() -> None:
    assert revoked(found="soon").follows == ("played-again",)
    assert revoked(found="late").follows == ("trick-to-rightful",)


@pytest.mark.law("vol.II.10.17")
def test_who_spent_a_high_trump_for_it_gets_another_trick() -> None:
    assert revoked(trick_of="harmed").follows == ("one-trick-over",)
    assert revoked(trick_of="harmed", found="soon").follows == ("played-again",)


@pytest.mark.law("vol.II.10.18")
def test_if_it_harmed_an_opponent_the_hand_goes_to_whoever_would_have_won_it() -> None:
    assert revoked(against="opponent").follows == ("won-as-without",)


@pytest.mark.law("vol.II.10.20")
def test_who_threw_a_small_card_to_a_false_ruff_has_the_trick() -> None:
    assert revoked(trick_of="thrown-to").follows == ("trick-to-thrower",)


@pytest.mark.law("vol.II.10.31")
def test_two_revokes_cost_one_reposta_and_the_hand() -> None:
    ruling = revoked(times=2)
    assert paid(ruling) == [("offender", "pot", 30)] and "cannot-win" in ruling.follows
    assert judged("after-revoke", times=2, enough=True, by="feito").decision == "cannot-win"


@pytest.mark.law("vol.II.10.28", "vol.II.10.29", "vol.II.10.30")
def test_one_revoke_keeps_nobody_from_winning() -> None:
    feito = judged("after-revoke", enough=True, by="feito")
    assert (feito.decision, feito.follows) == ("wins-all-the-same", ("lifts-and-is-paid",))
    assert judged("after-revoke", enough=True, by="opponent").follows == ("has-codilho",)
    assert judged("after-revoke", enough=False, by="feito").decision == "by-tricks"


@pytest.mark.law("vol.II.10.19", "vol.II.22.16")
def test_only_those_who_play_the_hand_accuse() -> None:
    assert judged("accuses", accuser="player").decision == "is-judged"
    assert judged("accuses", FOUR, accuser="quarto").decision == "no-effect"
    with pytest.raises(BadOption):
        judged("accuses", accuser="quarto")
    assert judged("accuses", accuser="onlooker").laws == ("vol.II.10.19", "vol.II.22.16")


@pytest.mark.law("vol.II.10.21", "vol.II.10.22")
def test_a_card_is_played_when_it_is_let_go_and_only_a_revoke_goes_back() -> None:
    assert judged("second-card", revoked=False, let_go=False).follows == ("card-back",)
    assert judged("second-card", revoked=False, let_go=True).follows == ("card-stays",)
    assert judged("second-card", revoked=True, let_go=True).follows == ("card-back", "card-public")


@pytest.mark.law("vol.II.10.23", "vol.II.10.24", "vol.II.10.25")
def test_of_two_cards_the_one_seen_counts_or_another_chooses() -> None:
    assert judged("two-cards", how="clinging", by="feito").follows == ("seen-card-stays", "other-to-hand")
    assert judged("two-cards", how="apart", by="feito").follows == ("right-chooses-card", "other-to-hand")
    assert judged("two-cards", how="apart", by="opponent").follows == ("feito-chooses-card", "other-to-hand")


@pytest.mark.law("vol.II.10.26", "vol.II.11.7")
def test_a_card_is_what_it_is_whatever_it_is_called() -> None:
    assert judged("wrong-name", thing="card").laws == ("vol.II.10.26",)
    assert judged("wrong-name", thing="turned-suit").laws == ("vol.II.11.7",)


# Counts.


@pytest.mark.law("vol.II.13.1", "vol.II.13.3", "vol.II.21.8")
def test_a_card_too_many_costs_a_reposta_and_not_the_hand() -> None:
    ruling = judged("wrong-count", wrong="many", pot=30)
    assert (ruling.decision, paid(ruling)) == ("owes-and-may-win", [("offender", "pot", 30)])
    assert judged("wrong-count", wrong="many", excuse="so-with-notice").decision == "nothing-owed"
    assert paid(judged("wrong-count", wrong="many", excuse="passed-with-eight", pot=30)) == [("offender", "pot", 30)]


@pytest.mark.law("vol.II.13.2")
def test_a_card_too_few_is_excused_if_it_was_told_and_could_not_be_bought() -> None:
    assert paid(judged("wrong-count", wrong="few", pot=30)) == [("offender", "pot", 30)]
    assert paid(judged("wrong-count", wrong="few", excuse="passed-with-eight")) == []
    assert paid(judged("wrong-count", wrong="few", excuse="so-with-notice")) == []


@pytest.mark.law("vol.II.13.4")
def test_who_asked_for_reposta_owes_another_for_his_count() -> None:
    ruling = judged("wrong-count", wrong="many", asked_reposta=True, pot=30)
    assert (ruling.decision, paid(ruling)) == ("owes-another", [("offender", "pot", 30)])


@pytest.mark.law("vol.II.13.18")
def test_two_cards_cost_the_hand_too() -> None:
    ruling = judged("wrong-count", wrong="few", cards=2, pot=30)
    assert (ruling.decision, paid(ruling)) == ("owes-and-cannot-win", [("offender", "pot", 30)])


@pytest.mark.law("vol.II.13.5", "vol.II.13.6")
def test_a_casca_given_back_costs_more_with_a_card_too_many_only() -> None:
    assert paid(judged("casca-given-back", wrong="many", pot=28)) == [("offender", "pot", 28)]
    assert paid(judged("casca-given-back", wrong="few", pot=28)) == []


@pytest.mark.law("vol.II.13.7", "vol.II.13.8")
def test_who_has_no_card_for_the_last_trick_does_not_lead_it() -> None:
    assert judged("last-trick-short", short=1).follows == ("right-leads",)
    assert judged("last-trick-short", short=2).follows == ("trick-to-holder",)


@pytest.mark.law("vol.II.13.9")
def test_cards_left_over_after_nine_tricks_stay_unplayed() -> None:
    ruling = judged("cards-left-over", players_over=3, pot=30)
    assert (ruling.decision, paid(ruling)) == ("hand-over", [("miscounted", "pot", 30)])


@pytest.mark.law("vol.II.13.10")
def test_who_names_too_early_plays_with_thirteen_and_owes() -> None:
    ruling = judged("thirteen-early-name", FOUR, pot=40)
    assert (ruling.decision, paid(ruling)) == ("plays-with-thirteen", [("quarto", "pot", 40)])


@pytest.mark.law("vol.II.13.11")
def test_a_wrong_count_of_the_quarto_is_owed_once_he_has_named() -> None:
    named = judged("thirteen-count", FOUR, stock_right=True, named=True, pot=40)
    assert (named.decision, paid(named)) == ("owes-and-may-win", [("quarto", "pot", 40)])
    assert paid(judged("thirteen-count", FOUR, stock_right=True, named=False, pot=40)) == []


@pytest.mark.law("vol.II.13.12", "vol.II.13.13", "vol.II.13.14", "vol.II.13.15", "vol.II.13.16")
def test_a_stock_that_was_not_thirteen_voids_the_hand() -> None:
    before = judged("thirteen-count", FOUR, stock_right=False, named=False, pot=40)
    assert (before.decision, paid(before)) == ("void", [("miscounted", "pot", 40)])
    after = judged("thirteen-count", FOUR, stock_right=False, named=True, pot=40)
    assert (after.decision, paid(after)) == ("void", [("quarto", "pot", 40), ("miscounted", "pot", 40)])
    assert before.follows == VOID and after.follows == (*VOID, "no-payments")


@pytest.mark.law("vol.II.13.17")
def test_an_opponents_count_voids_the_thirteen_at_his_cost_and_the_quartos_if_he_has_named() -> None:
    assert paid(judged("thirteen-opponent-count", FOUR, named=False, pot=40)) == [("miscounted", "pot", 40)]
    both = judged("thirteen-opponent-count", FOUR, named=True, pot=40)
    assert paid(both) == [("miscounted", "pot", 40), ("quarto", "pot", 40)]


# Faults.


@pytest.mark.law("vol.II.9.1")
def test_a_reposta_asked_too_early_costs_another_if_the_cards_are_kept() -> None:
    assert paid(judged("asks-early", passed_on=False, pot=30)) == [("offender", "pot", 30)]
    assert paid(judged("asks-early", passed_on=True, pot=30)) == []


@pytest.mark.law("vol.II.9.11")
def test_who_went_to_the_casca_and_named_pays_for_asking() -> None:
    assert paid(judged("casca-asks", pot=28)) == [("offender", "pot", 28)]


@pytest.mark.law("vol.II.12.2")
def test_an_opponent_who_shows_his_cards_owes_unless_the_hand_was_safe() -> None:
    assert paid(judged("shows-as-won", safe=False, pot=30)) == [("offender", "pot", 30)]
    assert paid(judged("shows-as-won", safe=True, pot=30)) == []


@pytest.mark.law("vol.II.12.10")
def test_a_feito_who_gives_a_codilho_away_cannot_win() -> None:
    assert judged("gives-codilho").follows == ("given-up",)


@pytest.mark.law("vol.II.12.12", "vol.II.12.13")
def test_a_sign_that_decides_lets_the_harmed_choose_the_card() -> None:
    assert judged("sign", decides=True, bound=False).follows == ("card-back", "card-public", "harmed-chooses-card")
    assert judged("sign", decides=True, bound=True).follows == ("card-stays",)
    assert judged("sign", decides=False, bound=False).follows == ("card-stays",)


@pytest.mark.law("vol.II.12.18")
def test_a_hand_that_somebody_has_seen_is_played_only_if_the_others_want() -> None:
    assert judged("saw-cards", depends=True, agreed=False).decision == "void"
    assert judged("saw-cards", depends=True, agreed=True).decision == "is-played"
    assert judged("saw-cards", depends=False, agreed=False).decision == "is-played"


@pytest.mark.law("vol.II.12.20", "vol.II.12.21")
def test_who_confuses_the_cards_owes_and_pays() -> None:
    feito = judged("confuses", by="feito", base=6, pot=30)
    assert paid(feito) == [("offender", "pot", 30), ("offender", "each", 6)]
    opponent = judged("confuses", by="opponent", base=6, pot=30)
    assert paid(opponent) == [("offender", "pot", 30), ("offender", "feito", 12)]


@pytest.mark.law("vol.II.12.20", "vol.II.12.21")
def test_nobody_escapes_by_confusing_the_cards_nor_takes_from_another_what_he_has_won() -> None:
    won = judged("confuses", by="opponent", won_already=True, base=6, pot=30)
    assert (won.follows, paid(won)) == (("ends-as-decided",), [("offender", "pot", 30)])
    lost = judged("confuses", by="feito", geral_lost=True, base=6, pot=30)
    assert lost.follows == (*VOID, "lost-geral-stays")
    assert judged("confuses", by="opponent", geral_lost=True, base=6, pot=30).follows == VOID


@pytest.mark.law("vol.II.11.4", "vol.II.11.5")
def test_who_was_told_a_wrong_trump_is_not_to_blame() -> None:
    assert judged("told-wrong-trump", taking=False).follows == ("no-revoke",)
    assert judged("told-wrong-trump", taking=True).follows == ("card-back", "plays-real-trump")


@pytest.mark.law("vol.II.16.4", "vol.II.16.7", "vol.II.16.8")
def test_who_passed_twice_with_the_espadilha_owes() -> None:
    assert paid(judged("espadilha-passed", FOUR, then="casca", bought=False, pot=35)) == [("offender", "pot", 35)]
    assert paid(judged("espadilha-passed", FOUR, then="segundo", bought=False, pot=35)) == [("offender", "pot", 35)]
    assert paid(judged("espadilha-passed", FOUR, then="segundo", bought=True, pot=35)) == []
    assert judged("espadilha-passed", FOUR, then="pe-casca", bought=True, pot=35).decision == "void"


@pytest.mark.law("vol.II.16.9")
def test_an_espadilha_in_the_discards_is_paid_for() -> None:
    feito = judged("espadilha-thrown", FOUR, in_discards_of="feito", pot=35)
    assert (feito.decision, paid(feito)) == ("owes-reposta", [("offender", "pot", 35)])
    buyer = judged("espadilha-thrown", FOUR, in_discards_of="buyer", pot=35)
    assert (buyer.decision, paid(buyer)) == ("void", [("offender", "pot", 35)])
