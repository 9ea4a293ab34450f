"""The open table: what happens there, who claims it, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cards
from tapete.words import Words
from tests.games.malilla.hands import BARROTADA, COJA, CUBIERTAS, VISTAS, misdealt, opened, ready, wrong_deal

BLAS_HOLDS_THE_KING = {"ANA": "7O", "BLAS": "3O 12O", "CLARA": "10O", "DIEGO": "2O 2B"}
SLIP = "ana play 7O, blas play 3O, clara play 10O, diego play 2O"
HONEST = "ana play 7O, blas play 12O, clara play 10O, diego play 2O"


# Revokes.


@pytest.mark.law("mal.23", "mal.87")
def test_not_following_is_found_out_after_the_trick_is_taken_up() -> None:
    case = opened(ANA="7O", BLAS="3O 9B", CLARA="7C", DIEGO="2B")
    case = case.do("ana play 7O, blas play 9B, clara play 7C, diego play 2B, blas take, ana claim revoke blas")
    assert case.told("ruling", "decision") == ["fault"]
    done = case.played_out()
    assert (done.counts, done.standing) == ([12, 60], [10, -10])
    assert [laws[0] for laws in done.laws_of("revoke")] == ["mal.23"]


@pytest.mark.law("mal.24", "mal.87")
def test_not_beating_when_able_is_a_revoke_though_suit_was_followed() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{SLIP}, clara take, ana claim revoke blas")
    assert case.fined == ["blas revoke mal.24"]
    assert case.played_out().standing == [10, -10]


@pytest.mark.law("mal.25")
def test_void_with_a_trump_and_not_ruffing_is_a_revoke() -> None:
    case = opened(ANA="7O", BLAS="2B 5C", CLARA="12B", DIEGO="3B")
    case = case.do("ana play 7O, blas play 5C, clara play 12B, diego play 3B, clara take, clara claim revoke blas")
    assert case.fined == ["blas revoke mal.25"]


@pytest.mark.law("mal.26")
def test_not_over_ruffing_is_a_revoke_unless_the_partner_ruffed() -> None:
    case = opened(ANA="7O", BLAS="4B", CLARA="6B 5C", DIEGO="8B 2C 3B")
    case = case.do("ana play 7O, blas play 4B, clara play 5C, diego play 2C, blas take")
    claimed = case.do("blas claim revoke clara, ana claim revoke diego, clara claim revoke blas")
    assert claimed.fined == ["clara revoke mal.26"]
    assert claimed.told("not-proven", "seat") == ["diego", "blas"]


@pytest.mark.law("mal.87", "mal.94")
def test_an_uncalled_revoke_has_no_consequence() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{SLIP}, clara take")
    done = case.played_out()
    assert (done.counts, done.standing) == ([7, 65], [-29, 29])


@pytest.mark.law("mal.87")
def test_only_an_opponent_may_call_a_revoke_and_in_vain_only_once_a_trick() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{SLIP}, clara take")
    assert case.allows("ana claim revoke blas")
    assert not case.allows("diego claim revoke blas")
    assert not case.do("ana claim revoke diego").allows("ana claim revoke diego")


@pytest.mark.law("mal.161", "mal.27")
def test_two_revokes_of_one_player_cost_twenty_and_the_win_once() -> None:
    case = opened(ANA="7O 7C", BLAS="3O 12O 3C 12C", CLARA="10O 10C", DIEGO="2O 2C 2B")
    case = case.do(f"{SLIP}, clara take, clara play 10C, diego play 2C, ana play 7C, blas play 3C, clara take")
    case = case.do("ana claim revoke blas, clara claim revoke blas")
    done = case.played_out()
    assert (done.counts, done.standing) == ([9, 63], [20, -20])


@pytest.mark.law("mal.88")
def test_if_both_sides_offend_neither_collects_and_the_tens_cancel() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{SLIP}, clara take, ana claim revoke blas, ana say oros")
    done = case.do("blas claim talk ana").played_out()
    assert (done.counts, done.standing) == ([7, 65], [0, 0])
    assert len(done.paid("talk")) == 1


@pytest.mark.law("mal.89", "mal.91")
def test_he_who_mends_plays_a_lawful_card_and_the_later_ones_may_change() -> None:
    case = opened(**{**BLAS_HOLDS_THE_KING, "CLARA": "10O 1O"}).do(SLIP)
    assert case.may("blas", "mend") == {"12O"}
    mended = case.do("blas mend 12O")
    assert mended.turn == "clara"
    assert mended.may("clara") == {"change 1O"}, "10O no longer beats the king, and she has the ace"
    assert mended.prompt("ana") is None, "she played before him"
    changed = mended.do("clara change 1O, diego keep")
    assert changed.trick == ["ana 7O", "blas 12O", "clara 1O", "diego 2O"]
    assert {"3O"} <= set(changed.held("blas"))
    assert {"10O"} <= set(changed.held("clara"))
    later = changed.do("clara take, ana claim revoke blas, clara claim revoke blas")
    assert later.fined == []


@pytest.mark.law("mal.89")
def test_after_the_trick_is_taken_up_nothing_can_be_mended() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{SLIP}, clara take")
    assert not case.may("blas", "mend")


@pytest.mark.law("mal.90")
def test_a_partners_warning_completes_the_fault_at_once() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{SLIP}, diego warn blas")
    assert not case.may("blas", "mend")
    assert [(case.name(debt.offender), "mal.90" in debt.laws) for debt in case.floor.owed] == [("blas", True)]
    again = case.do("clara take, ana claim revoke blas")
    assert len(again.fined) == 1, "one fault is paid once"
    assert not any(slip.what == "talk" for slip in again.floor.slips), "the warning itself is not fined as talk"


@pytest.mark.law("mal.90")
def test_an_opponents_warning_still_lets_him_mend() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{SLIP}, ana warn blas")
    assert case.allows("blas mend 12O")
    assert case.fined == []


@pytest.mark.law("mal.90", "mal.92")
def test_a_partner_who_warns_without_cause_has_only_talked() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{SLIP}, ana warn clara, blas claim talk ana")
    assert case.fined == ["ana talk mal.92"]


def test_in_the_open_game_for_two_a_mended_card_goes_back_on_its_pile() -> None:
    case = opened(VISTAS, ANA="5E", BLAS="7E 6E 4E 3E 7B")
    led = next(card for card in case.tops("ana") if any(own[-1] == card[-1] for own in case.tops("blas")))
    right = next(card for card in case.tops("blas") if card[-1] == led[-1])
    wrong = next(card for card in case.tops("blas") if card[-1] != led[-1])
    slipped = case.do(f"ana play {led}, blas play {wrong}")
    mended = slipped.do(f"blas mend {right}")
    assert mended.trick == [f"ana {led}", f"blas {right}"]
    before, after = (each.state.piles[case.seat("blas")][case.tops("blas").index(wrong)] for each in (case, mended))
    assert before == after


# The deal.


@pytest.mark.law("mal.64")
def test_a_short_cut_is_made_again_if_somebody_asks() -> None:
    case = opened()
    cut = case.do("diego take-pack").falls().do("clara cut 3")
    assert cut.allows("ana recut")
    again = cut.do("ana recut")
    assert again.turn == "clara"
    assert again.state.deck == case.state.variant.pack, "the three cards are put back"
    assert not again.do("clara cut 4").allows("ana recut")


@pytest.mark.law("mal.64")
def test_a_short_cut_that_nobody_minds_stands() -> None:
    dealt = opened().do("diego take-pack").falls().do("clara cut 3, diego deal")
    assert str(dealt.state.turned) == "3O"


@pytest.mark.law("mal.74", "mal.75")
def test_a_bad_deal_found_before_the_first_lead_loses_the_turn_up_and_the_deal() -> None:
    case = misdealt("1E", "ana", "diego")
    assert case.standing == [-4, 4]
    assert (len(case.held("ana")), len(case.held("diego"))) == (13, 11)
    void = case.do("ana claim cards ana")
    assert void.standing == [0, 0]
    assert void.dealer == "ana"
    assert void.state.deals == 1, "the deal is used up"


@pytest.mark.law("mal.78")
def test_a_card_too_many_found_in_play_does_not_count_and_pays_ten() -> None:
    won = misdealt("2B", "blas", "ana").do("ana play 5O, clara claim cards blas").played_out()
    assert (won.counts, won.standing) == ([0, 72], [10, -10])
    lost = misdealt("2E", "blas", "diego").do("ana play 5O, clara claim cards blas").played_out()
    assert (lost.counts, lost.standing) == ([72, 0], [72 + 10, -82])


@pytest.mark.law("mal.79")
def test_short_of_a_card_all_the_tricks_are_no_capote() -> None:
    case = misdealt("2E", "blas", "ana").do("ana play 5O, clara claim cards blas, blas claim cards ana")
    done = case.played_out()
    assert (done.counts, done.standing) == ([72, 0], [36 + 10, -46])


@pytest.mark.law("mal.78", "mal.79")
def test_the_hand_is_played_out_in_twelve_tricks_and_the_card_too_many_goes_to_the_last() -> None:
    case = misdealt("2E", "blas", "ana").play_on()
    assert len(case.state.taken) == 12
    last = case.state.taken[-1]
    assert "ana" not in [case.name(played.seat) for played in last.plays], "she has no twelfth card"
    assert len(last.thrown) == 1
    assert sum(len(trick.cards) for trick in case.state.taken) == 48
    assert case.fined == ["blas card-too-many mal.78"], "it is plain at the end"


@pytest.mark.law("mal.79", "mal.78")
def test_with_two_players_the_full_hand_takes_the_last_trick_unserved() -> None:
    case = misdealt("5E", "ana", "blas", CUBIERTAS).do("ana discard, ana draw 0, blas discard, blas draw 0").play_on()
    assert [case.name(played.seat) for played in case.state.taken[-1].plays] == ["ana"]
    assert sum(len(trick.cards) for trick in case.state.taken) == 24


@pytest.mark.law("mal.81")
def test_a_deal_out_of_turn_is_put_right_before_the_first_lead() -> None:
    wrong = wrong_deal("12C")
    assert wrong.standing == [-3, 3]
    righted = wrong.do("diego claim deal blas")
    assert righted.standing == [0, 0]
    assert (righted.phase, righted.dealer, righted.state.deals) == ("pack", "ana", 0)


@pytest.mark.law("mal.81")
def test_who_dealt_out_of_turn_may_pass_the_pack_on_himself_until_a_card_is_led() -> None:
    wrong = wrong_deal("12C")
    righted = wrong.do("blas own-up deal")
    assert (righted.standing, righted.fined) == ([0, 0], [])
    assert (righted.phase, righted.dealer, righted.state.deals) == ("pack", "ana", 0)
    lead = min(wrong.may("clara", "play"))
    assert not wrong.do(f"clara play {lead}").allows("blas own-up deal")


@pytest.mark.law("mal.82", "mal.83")
def test_once_a_card_is_led_the_deal_stands_and_the_wrong_dealer_returns_the_turn_up_and_pays_ten() -> None:
    case = wrong_deal("12C")
    assert case.turn == "clara"
    lead = min(case.may("clara", "play"))
    done = case.do(f"clara play {lead}, ana claim deal blas").played_out()
    assert (done.counts, done.standing) == ([0, 72], [10 - 72, 72 - 10]), "three returned, ten paid, the capote won"
    assert done.dealer == "clara", "as if the one who dealt had done it rightfully"


# Turns and tricks.


@pytest.mark.law("mal.84")
def test_a_lead_out_of_turn_is_taken_back_if_nobody_has_answered_and_paid_for() -> None:
    case = opened(BLAS="9O", DIEGO="2B").do("blas play 9O, ana claim lead blas")
    assert case.trick == []
    assert "9O" in case.held("blas")
    assert case.turn == "ana"
    assert case.played_out().standing == [10, -10]


@pytest.mark.law("mal.84")
def test_a_lead_out_of_turn_that_was_answered_stands() -> None:
    case = opened(BLAS="9O", CLARA="2O", DIEGO="2B").do("blas play 9O, clara play 2O, ana claim lead blas")
    assert case.trick == ["blas 9O", "clara 2O"]
    assert case.turn == "diego"
    assert len(case.fined) == 1


@pytest.mark.law("mal.31")
def test_a_card_played_before_ones_turn_goes_back_without_a_fine() -> None:
    case = opened(ANA="7O", CLARA="2O", DIEGO="2B").do("ana play 7O, clara play 2O, blas claim turn clara")
    assert case.trick == ["ana 7O"]
    assert case.turn == "blas"
    assert case.fined == []


@pytest.mark.law("mal.96")
def test_anothers_trick_is_given_back_while_no_card_has_been_played() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{HONEST}, ana take")
    assert case.turn == "ana"
    back = case.do("blas claim trick ana")
    assert back.holders[-1] == "blas"
    assert back.turn == "blas"
    assert back.fined == []


@pytest.mark.law("mal.96")
def test_he_who_took_anothers_trick_may_give_it_back_himself_until_a_card_is_led() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{HONEST}, ana take")
    assert not case.allows("blas own-up trick")
    back = case.do("ana own-up trick")
    assert (back.holders[-1], back.turn, back.fined) == ("blas", "blas", [])
    lead = min(case.may("ana", "play"))
    assert not case.do(f"ana play {lead}").allows("ana own-up trick")


@pytest.mark.law("mal.95")
def test_after_a_card_was_played_the_trick_is_credited_and_ten_are_due() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{HONEST}, ana take")
    lead = min(case.may("ana", "play"))
    case = case.do(f"ana play {lead}, blas claim trick ana")
    assert case.holders[-1] == "blas"
    assert case.fined == ["ana wrong-trick mal.95"]
    assert len(case.trick) == 1, "the lead stands"
    assert not case.allows("blas claim lead ana"), "the wrong lead is part of the same fault"


@pytest.mark.law("mal.95")
def test_to_take_up_a_partners_trick_is_no_fault_and_the_winner_leads() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{HONEST}, diego take")
    assert case.turn == "blas"
    assert not any(claim.startswith("trick") for claim in case.may("ana", "claim"))


@pytest.mark.law("mal.1", "mal.95", "mal.161")
def test_in_coja_the_ten_is_shared_and_the_offender_does_not_count() -> None:
    case = opened(COJA, ANA="9O", BLAS="5O", CLARA="6O 5B").do("ana play 9O, blas play 5O, clara play 6O, blas take")
    lead = min(case.may("blas", "play"))
    case = case.do(f"blas play {lead}, ana claim trick blas")
    done = case.finish(ANA=(4, "O C"), CLARA=(2, "10E 10B"), BLAS=(6, "rest"))
    # Ana 34, Clara 4, Blas 34: Blas's ten above 24 are struck off Clara's debt, then his ten are shared.
    assert done.standing == [10 + 5, -10, -10 + 5]


@pytest.mark.law("mal.161", "mal.87")
def test_in_barrotada_the_ten_is_four_three_three_from_the_right() -> None:
    case = opened(BARROTADA, DIEGO="2B").do("blas say oros, ana claim talk blas")
    done = case.finish(ANA=(3, "O"), CLARA=(3, "C"), DIEGO=(3, "E"), BLAS=(3, "B"))
    assert done.standing == [3, -10, 4, 3]
    each = opened(BARROTADA, fine_to_each=True, DIEGO="2B").do("blas say oros, ana claim talk blas")
    won = each.finish(ANA=(3, "O"), CLARA=(3, "C"), DIEGO=(3, "E"), BLAS=(3, "B"))
    assert won.standing == [10, -30, 10, 10]


@pytest.mark.law("mal.88")
def test_in_barrotada_what_an_offender_would_have_won_is_struck_off_the_debts() -> None:
    case = opened(BARROTADA, DIEGO="2B").do("ana say oros, blas claim talk ana")
    won = {"BLAS": (3, "C 11E"), "CLARA": (3, "9E 1E"), "DIEGO": (2, "9B 12E"), "ANA": (4, "rest")}
    done = case.finish(**won)
    # Counts 30, 20, 12, 10: nets +12 +2 -6 -8 become 0 +2 -1 -1, and the ten goes 4 3 3.
    assert done.standing == [-10, 2 + 4, -1 + 3, -1 + 3]


@pytest.mark.law("mal.88")
def test_in_barrotada_a_single_tanto_is_struck_off_too_and_what_an_offender_lost_he_pays() -> None:
    case = opened(BARROTADA, DIEGO="2B").do("ana say oros, blas claim talk ana")
    won = {"BLAS": (3, "C 11E"), "CLARA": (3, "9E 1E 12E 10E"), "ANA": (4, "O"), "DIEGO": (2, "B")}
    done = case.finish(**won)
    # Counts 19, 20, 16, 17: nets +1 +2 -2 -1 become 0 +2 -1 -1, and the ten goes 4 3 3.
    assert done.counts == [19, 20, 16, 17]
    assert done.standing == [-10, 2 + 4, -1 + 3, -1 + 3]
    lost = case.finish(BLAS=(3, "C 11E"), CLARA=(4, "O"), ANA=(3, "9E 1E 12E 10E"), DIEGO=(2, "B"))
    assert lost.counts == [16, 20, 19, 17]
    assert lost.standing == [-2 - 10, 2 + 4, 1 + 3, -1 + 3]


@pytest.mark.law("mal.88", "mal.161")
def test_where_each_plays_alone_two_offenders_are_struck_off_in_order_from_the_mano() -> None:
    case = opened(BARROTADA, DIEGO="2B").do("ana say oros, blas claim talk ana, blas say oros, ana claim talk blas")
    won = {"BLAS": (3, "C 11E"), "CLARA": (3, "9E 1E"), "DIEGO": (2, "9B 12E"), "ANA": (4, "rest")}
    done = case.finish(**won)
    # Nets +12 +2 -6 -8: Ana's twelve leave -1 -1, Blas's two leave nothing; then 4 3 3 of each from his right.
    assert done.standing == [-10 + 3, 4 - 10, 3 + 4, 3 + 3]


# Talk and showing.


@pytest.mark.law("mal.92")
def test_to_speak_of_the_play_costs_ten_when_an_opponent_claims_it() -> None:
    case = opened(DIEGO="2B").do("diego say triunfos, ana claim talk diego")
    assert case.played_out().standing == [10, -10]


@pytest.mark.law("mal.3", "mal.92")
def test_asking_for_a_suit_is_an_offence_unless_the_talking_malilla_is_played() -> None:
    assert opened(DIEGO="2B").do("clara say triunfos").allows("blas claim talk clara")
    assert not opened(talking=True, DIEGO="2B").do("clara say triunfos").allows("blas claim talk clara")


@pytest.mark.law("mal.97")
def test_a_hand_shown_is_seen_by_all_and_paid_for() -> None:
    case = opened(DIEGO="2B").do("diego show")
    assert set(case.seen("diego", by="ana").cards) == set(cards(" ".join(case.held("diego"))))
    claimed = case.do("ana claim show diego")
    assert claimed.played_out().standing == [10, -10]


@pytest.mark.law("mal.97")
def test_a_card_that_falls_has_no_penalty_and_returns_to_the_hand() -> None:
    case = opened(ANA="9O", DIEGO="2B").do("ana drop 9O")
    assert "9O" in case.held("ana")
    assert not case.may("blas", "claim")


@pytest.mark.law("mal.97", "mal.cubiertas.4")
def test_to_look_at_the_stock_is_seen_and_claimed() -> None:
    case = opened(CUBIERTAS, BLAS="5E").do("ana peek")
    assert case.told("peeked", "card", to="ana") == [case.state.stock[0]]
    assert case.told("peeked", to="blas") == []
    assert case.do("blas claim peek ana").fined == ["ana peek mal.97"]


@pytest.mark.law("mal.cubiertas.4")
def test_a_card_too_many_from_the_stock_is_drawn_blindly_and_put_aside_before_the_lead() -> None:
    case = opened(CUBIERTAS, BLAS="5E")
    first = case.some("ana", 1)
    case = case.do(f"ana discard {first}, ana draw 2, blas discard, blas draw 0")
    assert len(case.held("ana")) == 13
    claimed = case.do("blas claim cards ana")
    assert claimed.state.chance is not None and sorted(map(str, claimed.state.chance.items)) == sorted(case.held("ana"))
    drawn, *rest = case.held("ana")
    mended = claimed.falls(drawn)
    assert set(mended.held("ana")) == set(rest)
    assert set(mended.thrown("ana")) == {first, drawn}
    assert (mended.phase, mended.turn, mended.fined) == ("play", "ana", [])


@pytest.mark.law("mal.cubiertas.4")
def test_a_card_too_many_found_before_the_dealers_exchange_leaves_him_his_turn() -> None:
    case = opened(CUBIERTAS, BLAS="5E")
    case = case.do(f"ana discard {case.some('ana', 1)}, ana draw 2, blas claim cards ana").falls()
    assert (case.phase, case.turn, len(case.held("ana"))) == ("exchange", "blas", 12)


# What an open table lets happen.


def test_any_card_of_the_hand_can_be_played_and_nobody_is_told_that_it_was_wrong() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do("ana play 7O")
    assert case.may("blas", "play") == set(case.held("blas"))
    slipped = case.do("blas play 3O")
    assert [event.key for event in slipped.view("ana").events][-1] == "plays"


def test_what_may_be_claimed_does_not_tell_whether_it_is_true() -> None:
    honest = opened(**BLAS_HOLDS_THE_KING).do(f"{HONEST}, blas take")
    slipped = opened(**BLAS_HOLDS_THE_KING).do(f"{SLIP}, clara take")
    assert honest.allows("ana claim revoke blas")
    assert slipped.allows("ana claim revoke blas")


# Where two laws meet.


@pytest.mark.law("mal.84", "mal.95")
def test_who_takes_up_a_partners_trick_and_leads_has_led_out_of_turn() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{HONEST}, diego take")
    led = case.do("diego play 2B, ana claim lead diego")
    assert led.fined == ["diego lead-out-of-turn mal.84"]
    assert led.turn == "blas", "the winner leads"


@pytest.mark.law("mal.84", "mal.95")
def test_the_winner_of_a_trick_that_an_opponent_took_up_leads_by_right() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{HONEST}, ana take")
    led = case.do(f"blas play {case.held('blas')[0]}")
    assert not led.allows("ana claim lead blas")
    assert led.do("blas claim trick ana").fined == ["ana wrong-trick mal.95"]


@pytest.mark.law("mal.91", "mal.24")
def test_a_card_kept_after_another_was_mended_is_no_revoke_if_it_is_lawful_now() -> None:
    case = opened(BARROTADA, ANA="7O", BLAS="3O 12O", CLARA="2O 10O", DIEGO="4O 9O 2B")
    case = case.do("ana play 7O, blas play 3O, clara play 2O, blas mend 12O, clara keep, diego play 9O, diego take")
    assert case.do("ana claim revoke clara").fined == [], "her jack could not have beaten the king"


@pytest.mark.law("mal.84", "mal.75", "mal.78")
def test_after_a_lead_that_was_taken_back_the_play_has_begun_and_a_bad_deal_no_longer_voids_the_hand() -> None:
    case = misdealt("2E", "blas", "ana")
    led = case.do(f"diego play {case.held('diego')[0]}, ana claim lead diego")
    assert led.trick == []
    counted = led.do("clara claim cards blas")
    assert counted.phase == "play"
    assert counted.fined == ["diego lead-out-of-turn mal.84", "blas card-too-many mal.78"]


@pytest.mark.law("mal.81", "mal.82", "mal.84")
def test_a_deal_that_stands_is_not_undone_by_taking_back_a_lead_out_of_turn() -> None:
    case = wrong_deal("12C")
    case = case.do(f"diego play {case.held('diego')[0]}, ana claim lead diego, ana claim deal blas")
    assert case.told("ruling", "decision") == ["fault", "deal-stands"]
    assert (case.phase, case.standing) == ("play", [0, 0])


@pytest.mark.law("mal.3", "mal.92")
def test_in_the_talking_malilla_a_warning_without_cause_is_no_fault() -> None:
    case = opened(talking=True, **BLAS_HOLDS_THE_KING).do(f"{SLIP}, ana warn clara")
    assert not case.allows("blas claim talk ana")


@pytest.mark.law("mal.79", "mal.cubiertas.4")
def test_two_who_both_drew_too_few_play_as_many_tricks_as_they_have_cards() -> None:
    case = opened(CUBIERTAS, BLAS="5E")
    case = case.do(f"ana discard {case.held('ana')[0]}, ana draw 0, blas discard {case.held('blas')[0]}, blas draw 0")
    case = case.play_on()
    assert (case.phase, len(case.state.taken)) == ("count", 11)
    assert case.fined == []
    assert set(map(case.name, case.floor.counted_short)) == {"ana", "blas"}


@pytest.mark.law("mal.161", "mal.87")
def test_every_revoke_can_be_called_when_the_cards_are_counted_though_there_is_one_opponent() -> None:
    case = opened(CUBIERTAS, ANA="7O 7C", BLAS="8O 12O 8C 12C 5O 5C 5B").do(
        "ana discard, ana draw 0, blas discard, blas draw 0"
    )
    case = case.do("ana play 7O, blas play 5O, ana take, ana play 7C, blas play 5C, ana take")
    case = case.do("ana claim revoke blas, ana claim revoke blas, ana claim revoke blas")
    assert case.fined == ["blas revoke mal.24", "blas revoke mal.24"]
    assert case.state.events[-1].key == "not-proven"
    assert not case.allows("ana claim revoke blas")


@pytest.mark.law("mal.84")
def test_a_lead_out_of_turn_is_claimed_as_often_as_it_is_made() -> None:
    case = opened(VISTAS, ANA="5E", BLAS="7B")
    top = case.tops("blas")[0]
    case = case.do(f"blas play {top}, ana claim lead blas, blas play {top}, ana claim lead blas")
    assert (case.trick, case.turn) == ([], "ana")
    assert case.fined == ["blas lead-out-of-turn mal.84", "blas lead-out-of-turn mal.84"]


@pytest.mark.law("mal.31")
def test_of_a_card_played_before_its_turn_nothing_is_said_once_the_trick_is_taken_up() -> None:
    case = opened(ANA="7O", BLAS="8O", CLARA="9O", DIEGO="2O 2B")
    case = case.do("ana play 7O, clara play 9O, blas play 8O, diego play 2O")
    assert case.allows("blas claim turn clara")
    assert not case.do("clara take").allows("blas claim turn clara")


@pytest.mark.law("mal.87", "mal.barrotada.2")
def test_an_alcalde_is_nobodys_opponent_and_claims_nothing_of_the_play() -> None:
    case = opened(BARROTADA, alcalde=True, DIEGO="2B").do("blas say oros")
    assert case.allows("ana claim talk blas")
    assert case.may("elena") == set()


@pytest.mark.law("mal.83", "mal.barrotada.2")
def test_an_alcalde_who_dealt_out_of_turn_pays_the_first_three_at_his_right() -> None:
    case = opened(BARROTADA, alcalde=True).do("blas take-pack")
    case = ready(case, "2B").do("blas deal")
    case = case.do(f"clara play {case.held('clara')[0]}, ana claim deal blas")
    done = case.played_out()
    assert done.standing == [72, -10, -24 + 4, -24 + 3, -24 + 3], "Ana, the pie, makes capote"
    assert done.dealer == "clara"


@pytest.mark.law("mal.79", "mal.cubiertas.4")
def test_a_card_that_was_not_drawn_and_is_no_longer_there_is_missing_in_the_play() -> None:
    case = opened(CUBIERTAS, BLAS="5E")
    case = case.do(f"ana discard {case.some('ana', 7)}, ana draw 6, blas discard {case.some('blas', 6)}, blas draw 6")
    case = case.do("blas claim cards ana")
    assert case.told("ruling", "decision") == ["no-fine"]
    assert (len(case.held("ana")), [*map(case.name, case.floor.counted_short)]) == (11, ["ana"])


@pytest.mark.law("mal.79", "mal.cubiertas.12")
def test_who_made_up_a_short_hand_from_the_stock_can_make_capote() -> None:
    case = misdealt("5C 9O 1O 9E 1E 12E 11E 10E 8E 7E 6E 5E", "ana", "blas", CUBIERTAS, stock="12O")
    case = case.do("ana discard 5C, ana draw 0, blas discard, blas draw 1")
    assert [len(own) for own in case.state.hands] == [12, 12]
    assert case.played_out().standing == [-72, 72]


@pytest.mark.law("mal.81")
def test_a_pack_taken_out_of_turn_is_passed_on_before_the_deal_too() -> None:
    case = opened(dealer="ana").do("blas take-pack").falls()
    assert case.may("clara", "claim") == {"deal 1"}
    for before_the_deal in (case, case.do("ana cut 9")):
        righted = before_the_deal.do("clara claim deal blas")
        assert (righted.phase, righted.dealer, righted.state.deals) == ("pack", "ana", 0)


@pytest.mark.law("mal.64")
def test_the_dealer_too_may_ask_for_another_cut() -> None:
    case = opened().do("diego take-pack").falls().do("clara cut 3")
    assert case.do("diego recut").turn == "clara"


@pytest.mark.law("mal.25", "mal.26")
def test_not_under_ruffing_where_it_was_agreed_is_a_revoke_of_the_third_kind() -> None:
    case = opened(under_ruff="forced", ANA="7O", BLAS="8B", CLARA="6B 5C", DIEGO="2O 2B")
    assert not any(card[-1] == "O" or card == "9B" for card in case.held("clara"))
    case = case.do("ana play 7O, blas play 8B, clara play 5C, diego play 2O, blas take, blas claim revoke clara")
    assert case.fined == ["clara revoke mal.25"]


@pytest.mark.law("mal.76", "mal.81", "mal.75")
@pytest.mark.parametrize(("of", "options"), [("malilla", {}), (BARROTADA, {"alcalde": True})])
def test_who_deals_out_of_turn_and_badly_loses_no_deal_but_gives_it_back(of: str, options: dict[str, Any]) -> None:
    case = opened(of, dealer="ana", **options).do("blas take-pack")
    case = ready(case, "12C").do("blas misdeal clara diego")
    assert any(case.standing), "the king was paid"
    void = case.do("clara claim cards clara")
    assert not any(void.standing)
    assert (void.phase, void.dealer, void.state.deals) == ("pack", "ana", 0), "play has not begun"


@pytest.mark.law("mal.78", "mal.82", "mal.83")
def test_who_dealt_out_of_turn_and_badly_has_dealt_as_if_rightfully_once_a_card_is_led() -> None:
    case = opened(dealer="ana").do("blas take-pack")
    case = ready(case, "12C").do("blas misdeal clara diego")
    case = case.do(f"clara play {case.held('clara')[0]}, diego claim cards clara, ana claim deal blas")
    assert case.fined == ["clara card-too-many mal.78", "blas deal-out-of-turn mal.82"]
    assert [*map(case.name, case.floor.silent)] == ["clara"], "a deal out of turn leaves him his count"
    assert case.played_out().dealer == "clara"


@pytest.mark.law("mal.31", "mal.89")
def test_a_card_mended_before_its_turn_can_still_be_sent_back() -> None:
    case = opened(ANA="7O", BLAS="8O", CLARA="3O 5C", DIEGO="2O 2B").do("ana play 7O, clara play 5C, clara mend 3O")
    back = case.do("blas claim turn clara")
    assert back.trick == ["ana 7O"]
    assert back.turn == "blas"


@pytest.mark.law("mal.31", "mal.90")
def test_a_revoke_that_the_partners_warning_completed_stays_though_it_was_played_before_its_turn() -> None:
    case = opened(ANA="7O", BLAS="8O", CLARA="3O 5C", DIEGO="2O 2B")
    case = case.do("ana play 7O, clara play 5C, ana warn clara, blas claim turn clara")
    assert case.told("ruling", "decision") == ["fault", "no-fine"]
    assert case.trick == ["ana 7O", "clara 5C"]
    assert case.turn == "blas"


@pytest.mark.law("mal.84", "mal.95", "mal.96")
def test_a_trick_is_not_given_back_for_nothing_once_a_card_was_led_to_the_next_though_it_was_taken_back() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{HONEST}, ana take")
    case = case.do(f"clara play {case.held('clara')[0]}, blas claim lead clara, blas claim trick ana")
    assert case.fined == ["clara lead-out-of-turn mal.84", "ana wrong-trick mal.95"]
    assert case.holders[-1] == "blas"
    assert (case.trick, case.turn) == ([], "blas"), "no lead stands, so the winner leads"


@pytest.mark.law("mal.84", "mal.31")
def test_a_lead_out_of_turn_goes_back_with_the_cards_laid_on_it_while_the_next_player_has_not_played() -> None:
    case = opened(BLAS="9O", DIEGO="3O 2B").do("blas play 9O, diego play 3O, ana claim lead blas")
    assert (case.trick, case.turn) == ([], "ana")
    assert [len(own) for own in case.state.hands] == [12] * 4
    assert not case.allows("ana claim turn diego"), "nothing of his lies on the table"
    answered = opened(BLAS="9O", DIEGO="3O 2B").do("blas play 9O, diego play 3O")
    answered = answered.do(f"clara play {answered.held('clara')[0]}, ana claim lead blas")
    assert answered.trick == ["blas 9O", "diego 3O", "clara 2E"]


@pytest.mark.law("mal.79", "mal.84")
def test_who_has_no_twelfth_card_is_passed_over_when_it_is_asked_whether_a_lead_was_answered() -> None:
    case = misdealt("2E", "blas", "ana")
    while len(case.state.taken) < 11:
        case = case.step()
    assert (case.turn, case.held("ana")) == ("clara", [])
    led = case.do(f"diego play {case.held('diego')[0]}")
    assert led.do("clara claim lead diego").trick == []
    answered = led.do(f"blas play {case.held('blas')[0]}, clara claim lead diego")
    assert answered.trick == ["diego 12B", "blas 11C"]


@pytest.mark.law("mal.84", "mal.89", "mal.90")
def test_who_paid_for_a_revoke_on_a_lead_that_was_taken_back_can_mend_another_one_in_that_trick() -> None:
    case = opened(ANA="7O", BLAS="9O 6O", CLARA="8O", DIEGO="3O 5C 2B")
    case = case.do("blas play 9O, diego play 5C, blas warn diego, ana claim lead blas")
    assert case.fined == ["diego revoke mal.23", "blas lead-out-of-turn mal.84"]
    again = case.do("ana play 7O, blas play 9O, clara play 8O, diego play 5C")
    assert again.allows("diego mend 3O")
    assert len(again.do("blas take, ana claim revoke diego").fined) == 3, "unmended it is another fault"


@pytest.mark.law("mal.87", "mal.153", "mal.11")
def test_after_the_last_hand_of_the_match_faults_can_still_be_called_and_are_paid_at_its_rate() -> None:
    facts = {"round": 2, "deal": 4, "favourite": "bastos"}
    case = opened(start=facts, rounds=2, mariperez=True, **BLAS_HOLDS_THE_KING)
    counting = case.do(f"{SLIP}, clara take").play_on()
    assert (counting.phase, counting.state.over) == ("count", False)
    done = counting.do("ana claim revoke blas").paid_out()
    assert (done.state.over, done.standing, done.state.winners) == (True, [40, -40], (0,))


@pytest.mark.law("mal.75", "mal.81")
def test_the_cards_of_a_void_hand_are_gathered() -> None:
    shown = misdealt("1E", "ana", "diego").do("blas show")
    for void in (shown.do("clara claim cards ana"), wrong_deal("12C").do("diego claim deal blas")):
        assert [place.cards for place in void.view("blas").seats] == [()] * 4
        assert (void.view("blas").trump, void.view("blas").turned) == (None, None)
    open_piles = misdealt("1E", "ana", "blas", VISTAS).do("ana claim cards ana")
    assert [place.piles for place in open_piles.view("ana").seats] == [()] * 2


@pytest.mark.law("mal.90", "mal.91")
def test_a_revoke_that_the_partners_warning_completed_is_not_changed_when_an_earlier_one_is_mended() -> None:
    case = opened(ANA="7O", BLAS="8O", CLARA="3O 10O", DIEGO="2O 5C 2B")
    case = case.do("ana play 7O, blas play 8O, clara play 3O, diego play 5C")
    assert case.do("clara mend 10O").may("diego") == {"change 2O"}, "unwarned he must follow now"
    warned = case.do("blas warn diego, clara mend 10O")
    assert warned.phase == "play"
    assert warned.trick == ["ana 7O", "blas 8O", "clara 10O", "diego 5C"]


# Several faults of one kind by the same player.

TWO_LEADS = {"ANA": "2O 2C", "BLAS": "7O 7C", "CLARA": "9O 5C", "DIEGO": "3O 3C 2B"}


@pytest.mark.law("mal.84")
def test_of_two_leads_out_of_turn_the_one_on_the_table_is_ruled_on_first() -> None:
    case = opened(**TWO_LEADS).do("blas play 7O, clara play 9O, diego play 3O, ana play 2O, clara take, blas play 7C")
    back = case.do("ana claim lead blas")
    assert (back.trick, back.turn) == ([], "clara"), "the remedy is not lost"
    older = back.do("clara claim lead blas")
    assert older.told("ruling", "trick") == [2, 1]
    assert older.fined == ["blas lead-out-of-turn mal.84"] * 2
    assert not older.allows("ana claim lead blas")


@pytest.mark.law("mal.95", "mal.96")
def test_of_two_wrong_tricks_the_last_is_given_back_and_the_older_may_be_claimed_after_it() -> None:
    case = opened(ANA="7O 7C", BLAS="12O 12C", CLARA="2O 2C", DIEGO="3O 3C 2B").do(
        "ana play 7O, blas play 12O, clara play 2O, diego play 3O, ana take"
    )
    case = case.do("ana play 7C, blas play 12C, clara play 2C, diego play 3C, ana take")
    back = case.do("blas claim trick ana")
    assert (back.holders, back.turn, back.fined) == (["ana", "blas"], "blas", [])
    older = back.do("blas claim trick ana")
    assert (older.holders, older.fined) == (["blas", "blas"], ["ana wrong-trick mal.95"])
    assert older.told("ruling", "trick") == [2, 1]


@pytest.mark.law("mal.87", "mal.24")
def test_of_two_revokes_the_later_of_those_that_the_tricks_prove_is_ruled_on_first() -> None:
    case = opened(CUBIERTAS, ANA="7O 7C 7E", BLAS="8O 12O 8C 12C 8E 5O 5C 5E 5B").do(
        "ana discard, ana draw 0, blas discard, blas draw 0"
    )
    case = case.do(
        "ana play 7O, blas play 5O, ana take, ana play 7C, blas play 5C, ana take, ana play 7E, blas play 5E"
    )
    case = case.do("ana claim revoke blas, ana claim revoke blas, ana claim revoke blas")
    assert case.told("ruling", "trick") == [2, 1], "the third lies on the table and may be mended"


def test_the_ruling_says_in_words_which_trick_it_is_about() -> None:
    case = opened(**BLAS_HOLDS_THE_KING).do(f"{SLIP}, clara take, ana claim revoke blas")
    ruling = next(event for event in case.state.events if event.key == "ruling")
    told = {lang: Words(lang, "malilla").event(ruling, case.people) for lang in ("es", "pt", "en")}
    assert [", baza 1," in told["es"], ", vaza 1," in told["pt"], ", trick 1," in told["en"]] == [True] * 3
