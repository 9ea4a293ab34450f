"""The open table: what is charged, struck or asked a second time, and from the other side of the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cientos.hands import ALL_PASS, DULL, FIRM, RICH, STRONG, Cientos, dealing, holding, opened

# E throws 9O and calls his quarta a quinta; he has a tercia to the nine besides.
RUNS_E = "12O 11O 10O 2O 9O 9B 8B 7B 7C 8C 9E 7E"


def mended(e: str, y: str, **given: Any) -> Cientos:
    """E has thrown 9O, counts a quinta with it, and mends it."""
    case = dealing(E=e, Y=y, stock="2E", **given).exchanged("9O", 1).do("e paso, y paso, e quinta 12O, y bueno")
    case = case.do("e tercia 9B, e basta" if "9B 8B 7B" in e else "e basta").do("e paso, y paso")
    return case.do("e correct")


# The number of cards.


@pytest.mark.law("cie.59", "cie.60")
def test_thirteen_cards_that_the_mano_has_let_pass_are_not_charged_again_before_the_discard() -> None:
    case = dealing("misdeal 13 12")
    assert case.allows("y claim cards")
    assert not case.do("e claim cards, e go-on").allows("y claim cards")


@pytest.mark.law("cie.69", "cie.73")
@pytest.mark.parametrize("how", ["misdeal 11 12", "misdeal 12 11"])
def test_a_hand_that_was_completed_is_dealt_right_and_what_is_wrong_later_comes_of_the_draw(how: str) -> None:
    case = dealing(how).do("e claim cards, e go-on, y go-on, e paso, y paso")
    assert (len(case.held("e")), len(case.held("y"))) == (12, 12)
    mano = case.do(f"e discard {case.some('e', 2)}")
    assert mano.do("e draw 1").allows("e draw-missing")
    assert mano.do("e draw 3, y claim cards").ruling == "cie.73"
    pie = mano.do("e draw 2, e paso").do(f"y discard {case.some('y', 2)}")
    assert pie.do("y draw 1").allows("y draw-missing")
    assert pie.do("y draw 3, e claim cards").ruling == "cie.73"


@pytest.mark.law("cie.66", "cie.68")
def test_of_a_short_mano_and_a_pie_with_thirteen_it_is_the_pie_who_counts_nothing() -> None:
    case = dealing("misdeal 11 13").exchanged("11O", 1).do(ALL_PASS).play("12C 7C").do("e claim cards")
    assert (case.told("ruling", "seat"), case.state.silenced) == (["y"], (1,))


@pytest.mark.law("cie.60", "cie.61", "cie.69")
@pytest.mark.parametrize(("how", "who"), [("misdeal 13 12", "e"), ("misdeal 12 13", "y")])
def test_who_was_let_keep_thirteen_and_draws_one_less_misses_none(how: str, who: str) -> None:
    case = dealing(how).do("e claim cards, e go-on, e paso, y paso").do("e discard 1O 11O")
    case = case.do("e draw 1" if who == "e" else "e draw 2, e paso, y discard 12O 2O, y draw 1")
    assert len(case.held(who)) == 12
    assert not case.allows(f"{who} draw-missing")


@pytest.mark.law("cie.73", "cie.79")
def test_a_card_put_to_the_pies_discard_after_it_was_turned_up_is_not_seen() -> None:
    case = dealing().exchanged("1O 11O", 2, "12O 2O", 3).do("e uncover other, e claim cards").falls("8O")
    assert (len(case.held("y")), case.thrown("y")[-1]) == (12, "8O")
    assert "8O" not in case.known("e") and {"12O", "2O"} <= case.known("e")


@pytest.mark.law("cie.70")
def test_a_full_pie_makes_the_twelfth_trick_against_a_short_mano() -> None:
    case = dealing("misdeal 11 12").exchanged("11O", 1).do(ALL_PASS).follow_out()
    assert (case.phase, len(case.state.taken)) == ("inspect", 12)
    assert [played.seat for played in case.state.taken[-1].plays] == [1]


# Points that are struck, and struck again.


@pytest.mark.law("cie.66", "cie.19", "cie.cal.3.2")
@pytest.mark.parametrize("who", ["e", "y"])
def test_a_quality_won_with_a_card_too_many_goes_back(who: str) -> None:
    lines = "e punto copas, y bueno, e sexta 1C, y bueno, e basta, e paso, y paso, e show"
    case = holding(**RICH, table="open", calidades=True).do(lines)
    if who == "y":
        case = holding(**STRONG, table="open", calidades=True).do("e paso, y paso, e paso, y sexta 12C, y basta")
        case = case.do("e paso, y paso, y show")
    paid = case.chips
    assert paid == (2 if who == "e" else -2) * case.state.game.quality_pays
    case = case.with_one_more(who).play(case.held("e")[-1])
    case = case.play(case.held("y")[-1]).do(f"{'y' if who == 'e' else 'e'} claim cards")
    assert (case.chips, case.state.ledger.balance(1)) == (0, 0)


@pytest.mark.law("cie.130", "cie.123", "cie.66")
def test_what_the_pie_counted_for_a_lead_out_of_turn_keeps_the_mano_from_a_pique_though_it_was_struck() -> None:
    e, y = "1O 12O 11O 10O 2O 9O 8O 1C 12C 11C 10C 2C", "7O 9C 8C 7C 1E 12E 10E 9E 1B 12B 2B 8B"
    case = holding(e, y, table="open").do("e punto oros, y bueno, e paso, y paso, e paso, y paso, e show")
    case = case.with_one_more("y").play("1C 9C").do("y play 7O, e play 9O")
    assert case.points == (7 + 2 + 1, 1)
    case = case.do("e claim cards")
    assert case.points == (10, 0)
    assert case.follow_out().points == (10 + 21 + 40, 0)


@pytest.mark.law("cie.125")
def test_who_has_mended_his_card_and_revokes_again_has_the_trick_struck_again() -> None:
    case = opened(**DULL).play("9O 12O 11C 9B")
    assert case.points == (1, 1 + 2)
    for how, again in (("e mend", "10B"), ("y claim revoke", "12C")):
        case = case.do(how)
        assert case.points == (1, 1 + 1)
        case = case.play(again)
    assert case.points == (1 + 1, 1 + 1)


@pytest.mark.law("cie.125")
def test_of_two_revokes_the_first_is_mended() -> None:
    case = opened(**DULL).play("12C 12O 2C 2O").do("e claim revoke")
    assert [str(played.card) for played in case.state.trick] == ["12C"]
    assert case.points == (1, 0)


@pytest.mark.law("cie.125")
def test_the_suit_he_lacked_is_not_proven_by_what_the_other_plays_of_it() -> None:
    case = opened(**FIRM).play("1O 7C 12O 8C").do("e claim revoke")
    assert case.told("not-proven") == [{"seat": "y", "what": "revoke"}]
    assert len(case.state.taken) == 2


@pytest.mark.law("cie.125")
def test_the_suit_he_had_is_proven_by_what_he_has_played_since() -> None:
    case = opened(**DULL).play("12C 12O 2C 11C 9C 8C 7C 1O")
    assert not [card for card in case.held("y") if card.endswith("C")]
    assert case.do("e claim revoke").told("ruling", "decision") == ["mended"]


@pytest.mark.law("cie.125")
def test_a_card_of_the_suit_played_to_the_very_next_trick_proves_it() -> None:
    case = opened(**DULL).play("12C 11C 2C 9C 8C 12O 1O 7C").do("e claim revoke")
    assert [str(played.card) for played in case.state.trick] == ["8C"]


@pytest.mark.law("cie.125", "cie.ad.2.2")
def test_who_loses_nothing_by_a_revoke_is_told_all_the_same_that_his_tens_are_marked_at_the_end() -> None:
    case = holding(**STRONG, table="open").do("e punto bastos, y tengo copas, e paso, y sexta 12C, y basta")
    case = case.do("e paso, y paso, y show").play("1O 8C").do("e claim revoke")
    assert {"seat": "y", "number": 0, "marked": 20, "count": 22} in case.told("recounted")


@pytest.mark.law("cie.66", "cie.152")
def test_only_the_points_of_this_hand_are_struck() -> None:
    case = opened(**DULL).follow_out().do("e done, y done").ready_to_deal(**DULL).do("e deal 3")
    assert case.dealer == "e"
    case = case.do("y paso, e paso, y discard 12O, y draw 1, y paso, e discard, e draw 0, e paso")
    case = case.do("y paso, e paso, y paso, e paso, y paso, e paso").with_one_more("e").play("11C 12C")
    assert case.points == (1, 1)
    case = case.do("y claim cards")
    assert (case.points, case.state.ledger.balance("hand 0")) == ((0, 1), 0)


# A hundred that does not stand.


@pytest.mark.law("cie.15", "cie.66")
def test_who_had_done_with_a_hand_that_goes_on_may_claim_at_its_end() -> None:
    case = opened(**DULL, start={"marks": [90, 0]}).having("e", 8).with_one_more("e").play("12C 7C")
    assert (case.phase, case.state.champion) == ("inspect", 0)
    case = case.do("e done, y claim cards")
    assert case.phase == "play"
    case = case.follow_out()
    assert case.phase == "inspect"
    assert case.allows("e done") and case.allows("y done")


@pytest.mark.law("cie.15", "cie.116")
def test_a_hundred_made_by_the_first_lead_and_undone_leaves_that_lead_counted_once() -> None:
    case = holding(**DULL, table="open", start={"marks": [90, 0]}).do("e punto oros, y bueno, e paso, y paso")
    case = case.do("e paso, y paso").having("e", 5).play("12C")
    assert (case.phase, case.state.champion, case.points) == ("inspect", 0, (4 + 5 + 1, 0))
    case = case.do("y claim show")
    assert (case.phase, case.state.champion, case.turn) == ("play", None, "y")
    assert case.points == (1, 3)


@pytest.mark.law("cie.15", "cie.116")
def test_who_has_made_a_hundred_keeps_it_when_the_other_loses_what_he_did_not_show() -> None:
    e, y = "12O 11O 10O 9C 8C 2E 9E 7E 2B 8B 7B 1C", "1O 2O 8O 7O 12C 11C 7C 1E 12E 8E 11B 9B"
    case = holding(e, y, table="open", start={"marks": [0, 100], "hundred": [0, 5]})
    case = case.do("e punto oros, y tengo oros, e tercia 12O, y bueno, e basta, e paso, y paso, y show")
    case = case.play("9C 12C")
    assert (case.phase, case.state.champion, case.points) == ("inspect", 1, (3 + 1, 4 + 1))
    case = case.do("y claim show")
    assert (case.phase, case.state.champion, case.points) == ("inspect", 1, (1, 5))


@pytest.mark.law("cie.15", "cie.116", "cie.125")
def test_a_hundred_of_no_point_more_that_stands_without_the_tricks_taken_back_is_made() -> None:
    case = holding(**DULL, table="open", start={"marks": [90, 0]}).having("e", 3)
    case = case.do("e paso, y punto copas, e paso, y paso, e paso, y paso").play("12C 9C 9B 11B 8O 8C")
    case = case.do("e claim show")
    assert (case.state.champion, case.points[0]) == (0, 3 + 3 + 4)
    assert case.do("y claim revoke").state.champion == 0


# What is decided again.


@pytest.mark.law("cie.120", "cie.109")
def test_of_a_mended_class_the_greatest_is_counted_first() -> None:
    case = mended(RUNS_E, "9C 2C 11C 10C 1E 12E 10E 8E 1B 12B 1O 8O")
    assert case.points == (4 + 3, 0)
    assert case.reasons("hand 0")[-2:] == [("quarta", 4), ("tercia", 3)]


@pytest.mark.law("cie.120", "cie.108", "cie.109")
def test_of_a_mended_class_that_proves_equal_who_has_another_counts_that_alone() -> None:
    e, y = "12O 11O 10O 2O 9O 7C 8C 9E 7E 9B 7B 10B", "12C 11C 10C 2C 1E 12E 11E 8E 1B 12B 8B 8O"
    assert mended(e, y).points == (0, 3)


@pytest.mark.law("cie.67", "cie.118")
def test_of_what_the_innocent_lays_open_nothing_is_a_card_he_never_held() -> None:
    e, y = "1O 12O 12C 12E 7O 8O 8C 9E 7E 9B 7B 2B", "11O 11C 9C 2O 1C 10B 2C 7C 12B 10E 1B 8B"
    case = dealing(E=e, Y=y, stock="2E").exchanged("12E", 1)
    case = case.do("e paso, y paso, e paso, y paso, e tres reyes, y bueno, e basta").with_one_more("y").play("7O 2O")
    case = case.do("e claim cards").follow_out().do("e done, y done")
    laid = {str(card) for told in case.told("shows", "cards") for card in told}
    assert laid and "12E" not in laid


# What is said and doubted.


@pytest.mark.law("cie.118")
def test_a_point_that_was_not_shown_is_not_doubted_in_the_play() -> None:
    case = holding(**DULL, table="open").do("e punto oros, y bueno, e paso, y paso, e paso, y paso").play("1O 12O")
    assert case.allows("y claim show") and not case.allows("y claim false")


@pytest.mark.law("cie.118", "cie.6")
def test_a_point_of_a_suit_he_still_holds_is_named_as_it_is() -> None:
    case = dealing().exchanged("1O", 1, "12O", 1)
    assert case.may("e", "punto") == {"oros", "copas", "espadas", "bastos"}
    assert not any(line.startswith("punto") for line in case.slips("e"))
    case = case.do("e punto bastos")
    assert not any(line.startswith(("tengo", "igual")) for line in case.slips("y"))


@pytest.mark.law("cie.ad.5.9", "cie.118")
def test_where_silence_is_not_allowed_only_the_greatest_point_is_named_at_the_open_table_too() -> None:
    case = dealing(silence=False).exchanged("7O", 1)
    assert case.may("e", "punto") == {"oros"}  # 40, and 29, 29 and 19 in the others


@pytest.mark.law("cie.118", "cie.110")
def test_what_he_has_claimed_and_does_not_hold_he_does_not_claim_again_after_a_tie() -> None:
    e, y = "12O 11O 10O 2O 9O 7C 8C 9E 7E 9B 7B 10B", "12C 11C 10C 2C 9C 1E 12E 8E 1B 12B 8B 8O"
    case = dealing(E=e, Y=y, stock="2E").exchanged("9O", 1).do("e paso, y paso, e quinta 12O, y igual copas")
    assert (case.phase, case.turn) == ("announce", "e")
    assert case.may("e", "quinta") == set()


@pytest.mark.law("cie.120")
def test_a_slip_is_mended_in_the_play_though_a_card_was_picked_before() -> None:
    case = dealing(E=RUNS_E, Y="9C 2C 11C 10C 1E 12E 10E 8E 1B 12B 1O 8O", stock="2E 11E")
    case = case.do("e paso, y paso, e discard 9O, e draw 2, y claim cards").falls("11E")
    case = case.do("e paso, y discard, y draw 0, y paso, e paso, y paso, e quinta 12O, y bueno, e basta")
    case = case.do("e paso, y paso, e correct")
    assert (case.phase, case.turn, case.points) == ("play", "e", (4 + 3, 0))


@pytest.mark.law("cie.120", "cie.115")
def test_a_class_that_the_pie_takes_back_and_wins_all_the_same_waits_for_the_lead() -> None:
    e, y = "2O 2C 2E 2B 9B 8B 12O 11O 12C 1C 1E 11E", "10O 10C 10E 10B 9O 7O 8C 7C 9E 8E 7B 9C"
    case = dealing(E=e, Y=y, stock="1B 8O", younger="after").exchanged("11E", 1, "7B", 1)
    case = case.do("e punto bastos, y bueno, e tercia 2B, y bueno, e basta, e catorce dieces")
    case = case.do("y tengo catorce caballos, y correct")
    assert case.points == (4 + 3, 0)
    assert case.do("e show").play("12O").points == (4 + 3, 14)


@pytest.mark.law("cie.120", "cie.128")
def test_a_repique_made_by_thirty_points_before_the_class_that_is_mended_stands() -> None:
    e, y = "1C 12C 11C 10C 2C 9C 12O 12E 7O 8O 7E 7B", "1O 11O 2O 9O 1E 11E 9E 8E 12B 10B 9B 8B"
    case = dealing(E=e, Y=y, stock="7C").exchanged("12E", 1).having("e", 7)
    case = case.do("e punto copas, y bueno, e sexta 1C, y bueno, e basta, e tres reyes, y bueno, e basta")
    assert case.points == (7 + 7 + 16 + 60 + 3, 0)
    assert case.do("e correct").points == (7 + 7 + 16 + 60, 0)


# The mano at the other seat, and the pie in the mano's place.


@pytest.mark.law("cie.123")
def test_a_mano_who_leads_out_of_turn_is_charged_by_the_pie() -> None:
    case = opened(**DULL).play("9O 12O").do("e play 12C")
    assert case.allows("y claim lead") and not case.allows("e claim lead")
    case = case.do("y claim lead")
    assert (case.turn, case.points) == ("y", (1, 1))


@pytest.mark.law("cie.73", "cie.74")
def test_what_the_pie_draws_too_many_after_a_mano_who_drew_six_goes_to_his_discard() -> None:
    case = dealing().do("e paso, y paso, e discard 1O 11O 9O 7O 12C, e draw 6, y claim cards")
    assert case.ruling == "cie.73, cie.74"
    case = case.falls(case.held("e")[0])
    case = case.do("y discard 12O, y draw 2, e claim cards")
    assert case.ruling == "cie.73"
    assert case.falls("2O").thrown("y") == ["12O", "2O"]


@pytest.mark.law("cie.15", "cie.116")
def test_a_hundred_the_pie_made_by_what_he_did_not_show_is_undone_and_the_mano_adds_his() -> None:
    case = holding(**STRONG, table="open", start={"marks": [0, 80]}).do("e paso, y paso, e paso, y sexta 12C, y basta")
    case = case.do("e paso, y paso").having("y", 3).play("9O 12O")
    assert (case.state.champion, case.points) == (1, (1, 16 + 3 + 1))
    case = case.do("e claim show")
    assert (case.state.champion, case.phase, case.turn) == (None, "play", "y")
    assert case.points == (1 + 5, 1)


@pytest.mark.law("cie.96")
def test_whichever_seat_is_mano_the_other_names_the_suit_he_must_lead() -> None:
    case = (
        Cientos(table="open", dealer="e").ready_to_deal(**DULL).do("e deal 3, y paso, e paso, y discard 12O, y draw 1")
    )
    case = case.do("y paso, e discard, e draw 0, e look, y name copas")
    case = case.do("y paso, e paso, y paso, e paso, y paso, e paso").play("1B").do("e claim suit")
    assert case.ruling == "cie.96"
    assert case.may("e", "order") == {"oros", "copas", "espadas", "bastos"}
    assert not case.may("y", "order")


@pytest.mark.law("cie.123", "cie.126")
def test_a_lead_out_of_turn_after_a_silent_change_of_suit_is_no_change_of_suit() -> None:
    case = opened(**FIRM).play("1O 7C 1C 2C").do("y play 1E, e play 12C")
    assert case.turn == "y"
    assert not case.allows("e mend")
