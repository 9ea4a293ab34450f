"""The judge of the deal: cards face up, a pack that is not right, and cards face up in the stock."""

from __future__ import annotations

import pytest

from tapete.games.voltarete.judge.deal import past_hands_void
from tests.games.voltarete.hands import FOUR
from tests.games.voltarete.judging import VOID, judged, paid


@pytest.mark.law("vol.II.2.8")
@pytest.mark.parametrize("card", ["king", "black-ace"])
def test_a_king_or_black_ace_found_face_up_is_dealt_again_and_nobody_pays(card: str) -> None:
    ruling = judged("faced-in-deal", faced_by="found", faced=1, faced_card=card)
    assert (ruling.decision, ruling.follows, paid(ruling)) == ("void", VOID, [])
    assert "vol.II.2.8" in ruling.laws


@pytest.mark.law("vol.II.2.9")
def test_one_other_card_found_face_up_stands_and_two_do_not() -> None:
    one = judged("faced-in-deal", faced_by="found", faced=1, faced_card="other")
    assert (one.decision, one.follows) == ("hand-stands", ("card-public", "hand-goes-on"))
    assert judged("faced-in-deal", faced_by="found", faced=2, faced_card="other").follows == VOID


@pytest.mark.law("vol.II.2.10")
@pytest.mark.parametrize("number", [1, 2])
def test_what_the_dealer_turns_himself_stands_even_both_black_aces(number: int) -> None:
    ruling = judged("faced-in-deal", faced_by="dealer", faced=number, faced_card="black-ace")
    assert (ruling.decision, paid(ruling)) == ("hand-stands", [])
    assert judged("faced-in-deal", faced_by="found", faced=number, faced_card="black-ace").decision == "void"


@pytest.mark.law("vol.II.1.7")
def test_who_faces_the_card_he_is_dealt_harms_nobody_but_himself() -> None:
    ruling = judged("faced-in-deal", faced_by="receiver", faced=1, faced_card="king")
    assert (ruling.decision, ruling.laws) == ("hand-stands", ("vol.II.1.7",))


@pytest.mark.law("vol.II.1.9", "vol.II.21.16")
def test_dealt_by_fours_and_twos_it_stands_once_all_have_let_it_be_finished() -> None:
    ruling = judged("other-packets", deal_over=True)
    assert (ruling.decision, paid(ruling), ruling.follows) == ("nothing-owed", [], ("hand-goes-on",))
    stopped = judged("other-packets", deal_over=False)
    assert (stopped.decision, paid(stopped), stopped.follows) == ("dealt-again", [], ("deal-again",))


@pytest.mark.law("vol.II.2.11")
def test_a_dealer_who_goes_on_pays_nothing_and_the_packet_goes_back_unless_it_is_taken_up() -> None:
    ruling = judged("deals-on", taken_up=False)
    assert (paid(ruling), ruling.follows) == ([], ("packet-back", "hand-goes-on"))
    taken = judged("deals-on", taken_up=True)
    assert (paid(taken), taken.follows) == ([], VOID) and "vol.II.3.17" in taken.laws


@pytest.mark.law("vol.II.3.17")
def test_more_than_ten_or_fewer_than_eight_void_the_hand_and_nobody_pays() -> None:
    for dealt in (7, 11):
        ruling = judged("dealt-number", dealt=dealt, bought_yet=False)
        assert (ruling.decision, ruling.follows, paid(ruling)) == ("void", VOID, [])
        assert judged("dealt-number", dealt=dealt, bought_yet=True).laws == ("vol.II.13.18",)
    for dealt in (8, 10):
        assert judged("dealt-number", dealt=dealt, bought_yet=False).decision == "give-notice"


@pytest.mark.law("vol.II.2.12")
@pytest.mark.parametrize("fault", ["number", "twins"])
def test_a_pack_with_two_cards_alike_or_a_card_too_many_does_not_count(fault: str) -> None:
    ruling = judged("faulty-pack", pack_fault=fault, pack_before=False)
    assert (ruling.follows, paid(ruling), ruling.laws) == (VOID, [], ("vol.II.2.12",))


@pytest.mark.law("vol.II.2.13", "vol.II.2.15")
def test_nor_does_one_with_another_back_or_an_eight() -> None:
    back = judged("faulty-pack", pack_fault="back", pack_before=False)
    eight = judged("faulty-pack", pack_fault="strange", pack_before=False)
    assert back.follows == eight.follows == VOID
    assert (back.laws, eight.laws) == (("vol.II.2.13",), ("vol.II.2.15",))


@pytest.mark.law("vol.II.2.14")
def test_hands_played_before_with_the_faulty_pack_do_not_count_and_those_with_the_other_do() -> None:
    assert past_hands_void((1, 2, 1, 2, 1, 2, 1), faulty=1, since=5) == (5, 7)
    assert past_hands_void((1, 1, 2, 1), faulty=2, since=1) == (3,)
    known = judged("faulty-pack", pack_fault="number", pack_before=True)
    assert known.follows == (*VOID, "past-hands-void") and paid(known) == []
    assert "past-hands-void" not in judged("faulty-pack", pack_fault="number", pack_before=False).follows


@pytest.mark.law("vol.II.3.25")
@pytest.mark.parametrize("of", ["voltarete", FOUR])
def test_whenever_a_hand_is_void_the_same_player_deals_and_every_pass_goes_back(of: str) -> None:
    thrown = judged("throws-down", of, thrower="pe", whose_count="own", others_passed=True)
    turned = judged("segundo-out-of-turn", of, pot=28)
    confused = judged("confuses", of, by="feito", base=2, pot=28)
    for ruling in (thrown, turned, confused):
        assert ruling.follows == ("hand-void", "same-dealer", "passes-back")


# The stock.


@pytest.mark.law("vol.II.20.9")
def test_one_card_face_up_at_the_feitos_purchase_is_played_with_and_two_void_the_hand() -> None:
    one = judged("faced-in-stock", buyer="feito", met=1)
    assert (one.decision, one.follows, one.laws) == ("is-played", ("card-public", "hand-goes-on"), ("vol.II.20.9",))
    two = judged("faced-in-stock", buyer="feito", met=2, sure_win=True)
    assert (two.decision, two.follows, paid(two)) == ("void", VOID, [])


@pytest.mark.law("vol.II.20.10")
@pytest.mark.parametrize("buyer", ["right", "left"])
def test_and_so_at_an_opponents_unless_the_feito_shows_a_sure_win(buyer: str) -> None:
    one = judged("faced-in-stock", buyer=buyer, met=1)
    assert (one.decision, one.laws) == ("is-played", ("vol.II.20.10",))
    assert judged("faced-in-stock", buyer=buyer, met=2).follows == VOID
    assert judged("faced-in-stock", buyer=buyer, met=2, sure_win=True).follows == ("won-by-feito",)


@pytest.mark.law("vol.II.20.11")
def test_a_card_face_up_in_ones_own_part_must_be_bought() -> None:
    ruling = judged("faced-in-purchase", part="own", place=2, wanted=4)
    assert (ruling.decision, ruling.follows) == ("must-buy-it", ("buys-own-part",))
    assert judged("faced-in-purchase", part="own", place=4, wanted=1).decision == "must-buy-it"


@pytest.mark.law("vol.II.20.12")
def test_of_passed_cards_it_is_bought_by_whoever_wants_as_many() -> None:
    for wanted in (0, 2):
        ruling = judged("faced-in-purchase", part="passed", place=3, wanted=wanted)
        assert (ruling.decision, ruling.follows) == ("need-not-buy", ("rest-to-discards",))
    for wanted in (3, 4, 5):
        ruling = judged("faced-in-purchase", part="passed", place=3, wanted=wanted)
        assert (ruling.decision, ruling.follows) == ("must-buy-it", ("buys-down-to-it",))


@pytest.mark.law("vol.II.20.13")
def test_who_has_thrown_for_all_of_them_buys_all_even_if_it_is_the_last() -> None:
    ruling = judged("faced-in-purchase", part="passed", place=5, wanted=5, thrown_already=True)
    assert (ruling.decision, ruling.follows) == ("must-buy-all", ("buys-as-thrown",))
    assert judged("faced-in-purchase", part="passed", place=5, wanted=2, thrown_already=True).decision == "must-buy-all"


@pytest.mark.law("vol.II.20.14")
def test_a_card_seen_among_the_leftovers_keeps_the_feito_from_no_geral() -> None:
    ruling = judged("faced-leftover")
    assert (ruling.decision, ruling.follows, paid(ruling)) == ("is-played", ("geral-lawful",), [])
