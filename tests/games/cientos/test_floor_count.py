"""The open table: what is struck, added and decided again, and what is charged how often."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.games.cientos.tally import Tally
from tests.games.cientos.hands import (
    ALL_PASS,
    DULL,
    FIRM,
    FOURS,
    RICH,
    STRONG,
    TIED,
    dealing,
    holding,
    opened,
)

# Who is charged.


@pytest.mark.law("cie.125")
def test_a_revoke_is_charged_once_for_each_card_of_another_suit() -> None:
    case = opened(**FIRM).play("1O 7C")
    assert case.allows("e claim revoke") and not case.allows("y claim revoke")
    case = case.do("e claim revoke")
    assert case.told("not-proven") == [{"seat": "y", "what": "revoke"}]
    assert not case.allows("e claim revoke")
    case = case.play("12O 8C")
    assert case.allows("e claim revoke")


@pytest.mark.law("cie.125", "cie.15", "cie.170")
def test_a_revoke_found_at_the_end_is_played_again_from_there_and_the_cards_are_counted_anew() -> None:
    case = opened(**DULL).play("12C 12O").follow_out()
    assert case.phase == "inspect"
    case = case.do("y done, e claim revoke")
    assert case.ruling == "cie.125, cie.148"
    assert (case.phase, case.points, case.turn) == ("play", (1, 0), "y")
    case = case.play("11C").follow_out()
    assert (case.phase, len(case.state.taken)) == ("inspect", 12)
    assert sum(case.points) == 25 + 10
    case = case.do("y done")
    assert case.phase == "inspect"
    assert case.do("e done").phase == "pack"


@pytest.mark.law("cie.125")
def test_what_is_mended_first_is_the_first_trick_in_which_he_revoked() -> None:
    case = opened(**DULL).play("12C 12O 2C 11C").play("1B 9B 11B 10B").do("e claim revoke")
    assert [str(played.card) for played in case.state.trick] == ["12C"]
    assert (len(case.held("e")), len(case.held("y"))) == (11, 12)
    assert case.points == (1, 0)


@pytest.mark.law("cie.125")
def test_a_card_he_had_not_yet_is_not_one_he_could_have_followed_with() -> None:
    case = opened(**DULL).play("12C 9C 1E 12O")
    assert case.do("e claim revoke").ruling == "cie.125, cie.148"
    played = opened(**DULL).play("10B 1B 12O 1O").play("11O 11B")
    assert played.do("e claim revoke").told("ruling", "decision") == ["mended"]


@pytest.mark.law("cie.116")
def test_who_did_not_show_is_charged_when_all_is_said_and_only_then() -> None:
    case = holding(**STRONG, table="open", younger="after").do("e punto bastos, y bueno, e paso, e paso").play("1O")
    assert case.phase == "announce"
    assert not case.allows("y claim show")
    case = case.do("y paso, y paso")
    assert case.phase == "play"
    assert case.allows("y claim show")


@pytest.mark.law("cie.116", "cie.66")
def test_who_counts_nothing_is_not_charged_with_what_he_did_not_show() -> None:
    case = holding(**STRONG, table="open").do("e punto bastos, y bueno, e paso, y paso, e paso, y paso")
    case = case.with_one_more("e").play("1O 12O")
    assert case.allows("y claim show") and case.allows("y claim cards")
    assert not case.do("y claim cards").allows("y claim show")
    assert not case.do("y claim cards").allows("y claim cards")


@pytest.mark.law("cie.96", "cie.115")
def test_another_suit_than_the_one_named_is_charged_when_the_pie_has_spoken() -> None:
    case = dealing(younger="after").do("e paso, y paso, e discard 7O, e draw 1, e paso, y discard, y draw 0, y look")
    case = case.do("e name copas, e paso, e paso, e paso").play("1E")
    assert case.phase == "announce" and not case.allows("y claim suit")
    case = case.do("y paso, y paso, y paso")
    assert case.points == (1, 0)
    case = case.do("y claim suit")
    assert (case.ruling, case.points, case.turn) == ("cie.96", (0, 0), "e")


@pytest.mark.law("cie.96", "cie.79")
def test_who_leads_the_suit_that_was_ordered_has_not_led_another_than_he_named() -> None:
    case = dealing().do("e paso, y paso, e discard 7O, e draw 1, e paso, y discard 12O, y draw 1, y look")
    case = case.do("e name copas, e uncover other").do(ALL_PASS).do("y order bastos").play("10B")
    assert not case.allows("y claim suit")


@pytest.mark.law("cie.96", "cie.73")
def test_who_no_longer_holds_the_suit_he_named_is_not_at_fault() -> None:
    e = "1O 11O 9O 7O 12O 2C 1E 11E 8E 10B 9B 10O"
    case = dealing(E=e, Y="2O 8O 11C 9C 7C 10E 2E 7E 1B 11B 8B 12C", stock="12B 2B")
    case = case.do("e paso, y paso, e discard 7O, e draw 2, e paso, y discard, y draw 0, y look, e name copas")
    case = case.do("y claim cards").falls("2C").do(ALL_PASS).play("1O").do("y claim suit")
    assert case.told("not-proven") == [{"seat": "e", "what": "suit"}]
    assert [str(played.card) for played in case.state.trick] == ["1O"]


# Both have too many, or one is short.


@pytest.mark.law("cie.66", "cie.67")
def test_if_both_have_a_card_too_many_neither_counts_anything() -> None:
    case = dealing("misdeal 13 13").exchanged("1O", 1).do("e punto copas, y bueno, e paso, y paso, e paso, y paso")
    case = case.do("e show").play(case.held("e")[0])
    case = case.play(case.held("y")[0]).do("e claim cards")
    assert set(case.state.silenced) == {0, 1}
    assert case.points == (0, 0)
    case = case.follow_out().do("e done, y done")
    assert case.marks == (0, 0)
    assert not [entry for entry in case.state.ledger.entries if "cie.67" in entry.laws and "hand" in str(entry.payee)]


@pytest.mark.law("cie.69", "cie.70")
def test_a_short_hand_that_nobody_else_matches_is_ruled_on_once() -> None:
    case = dealing("misdeal 12 11").exchanged("1O", 1).do(ALL_PASS).play("12C 11C")
    assert case.allows("e claim cards") and case.allows("y claim cards")
    case = case.do("e claim cards")
    assert case.ruling == "cie.69, cie.70, cie.71, cie.72"
    assert not case.allows("e claim cards")


# What was announced.


@pytest.mark.law("cie.120", "cie.ad.5.7")
@pytest.mark.parametrize(("tied", "points"), [("pair", (3, 0)), ("class", (0, 0))])
def test_a_class_mended_into_a_tie_goes_on_to_the_next_or_is_void_as_agreed(tied: str, points: tuple[int, int]) -> None:
    e = "12O 11O 10O 2O 9O 1E 12E 11E 7C 8C 9B 7B"
    case = dealing(E=e, Y=TIED["Y"].replace("9O", "8B"), stock="8E", tied_sequence=tied).exchanged("9O", 1)
    case = case.do("e paso, y paso, e quinta 12O, y bueno, e basta, e paso, y paso")
    assert case.points == (15, 0)
    case = case.do("e correct")
    assert case.points == points
    assert case.state.tied


@pytest.mark.law("cie.120", "cie.106", "cie.ad.5.7")
def test_where_a_tie_would_void_the_class_it_is_decided_if_there_is_none() -> None:
    e, y = "12O 11O 10O 2O 9O 7C 8C 9E 7E 9B 7B 10B", "1C 12C 11C 10C 1E 12E 10E 8E 1B 12B 8B 8O"
    case = dealing(E=e, Y=y, stock="2E", tied_sequence="class").exchanged("9O", 1)
    case = case.do("e paso, y paso, e quinta 12O, y bueno, e basta, e paso, y paso, e correct")
    assert case.points == (0, 4)
    assert not case.state.tied


@pytest.mark.law("cie.120", "cie.115")
def test_what_had_waited_and_was_counted_is_counted_again_when_an_earlier_class_is_mended() -> None:
    e, y = "12O 11O 10O 2O 9O 7C 8C 9E 7E 9B 7B 10B", "1B 12B 11B 2B 8B 12C 11C 1E 12E 10E 8E 8O"
    case = dealing(E=e, Y=y, stock="2C 1O 7O 1C 9C 10C", younger="after").exchanged("10B", 1, "1B 12B 11B 2B 8B", 5)
    case = case.do("e paso, e quinta 12O, y bueno, e basta, e paso, e show").play("9B")
    case = case.do("y punto bastos, y paso")
    assert case.points == (15 + 1, 5)
    case = case.do("y correct")
    assert case.points == (15 + 1, 5)
    assert (case.laws_of("punto")[-1], case.laws_of("quinta")[-1]) == (("cie.120",), ("cie.120",))
    assert set(case.told("shows", "cards")[-1]) == set(cards("12O 11O 10O 2O 9O"))


@pytest.mark.law("cie.120", "cie.115")
def test_what_the_pie_takes_back_before_the_lead_counts_for_the_mano_when_he_has_led() -> None:
    hands = {"E": FOURS["Y"], "Y": FOURS["E"], "stock": "9C 7E"}
    case = dealing(**hands, younger="after").exchanged("8B", 1, "7B", 1)
    case = case.do("e punto oros, y bueno, e paso, e catorce dieces, y tengo catorce caballos")
    counted = case.points[0]
    case = case.do("y correct")
    assert case.ruling == "cie.120"
    assert case.points == (counted, 0)
    case = case.play("12O").do("y paso")
    assert case.reasons("hand 1") == [("catorce", 14)]


@pytest.mark.law("cie.121", "cie.130")
def test_a_pique_falls_if_the_other_had_counted_before_the_real_thirtieth_point() -> None:
    e, y = "1C 1O 12O 11O 10O 2O 9O 8O 7O 10C 10E 10B", "12C 1E 12E 2E 9E 1B 12B 8B 11B 2C 9C 8C"
    case = holding(e, y, table="open", sets_shown=False).do("e paso, y paso, e paso, y paso")
    case = case.do("e catorce caballos, y bueno, e basta").having("e", 12)
    case = case.play("1O 8B 12O 9E")
    assert case.points == (14 + 12 + 4 + 30, 0)
    case = case.play("10C 12C 2C 1C")
    assert case.points == (60 + 1 + 1, 2)
    for led, followed in (("11O", "2E"), ("10O", "12E"), ("2O", "11B"), ("9O", "12B"), ("8O", "1B"), ("7O", "8C")):
        case = case.play(f"{led} {followed}")
    assert case.points == (62 + 12, 2)
    assert case.do("y claim false").points == (12 + 4 + 2 + 12, 2 + 3)


@pytest.mark.law("cie.118", "cie.79")
@pytest.mark.parametrize(("fourth", "heard"), [("8E", False), ("12B", True)])
def test_a_discard_he_has_turned_up_proves_it_in_the_play_if_he_holds_the_fourth_himself(
    fourth: str, heard: bool
) -> None:
    e, y = "12O 12C 12E 7O 8O 9C 8C 9E 7E 9B 7B 2B", f"11O 11C 11E 1O 1C 10B 2C 7C {fourth} 10E 1B 8B"
    case = dealing(E=e, Y=y, stock="2E", sets_shown=False).exchanged("12E", 1)
    case = case.do("e paso, y paso, e paso, y paso, e tres reyes, y bueno, e basta").play("7O 1O")
    assert not case.allows("y claim false")
    case = case.do("y uncover other")
    assert case.allows("y claim false") is heard
    if heard:
        case = case.do("y claim false")
        assert (case.ruling, case.state.silenced, case.points) == ("cie.118", (0,), (0, 1))


@pytest.mark.law("cie.67", "cie.116")
def test_what_is_added_is_laid_open_once_and_nothing_else_is_shown() -> None:
    case = holding(**DULL, table="open").do("e punto oros, y bueno, e paso, y paso, e paso, y paso").play("1O")
    case = case.do("y claim show")
    assert case.points == (1, 3)
    assert case.told("shows") == [{"seat": "y", "cards": cards("1B 11B 8B")}]
    assert all(case.told("shows", "cards"))
    shown = holding(**STRONG, table="open").do("e punto bastos, y tengo copas, e paso, y paso, e paso, y paso, y show")
    shown = shown.with_one_more("e").play("1O 12O").do("y claim cards").follow_out().do("e done, y done")
    laid = [str(card) for told in shown.told("shows", "cards") for card in told]
    assert sorted(laid) == sorted(map(str, cards("12C 11C 10C 2C 9C 8C 12O 12E 11O 11E 10O 10E")))


@pytest.mark.law("cie.66", "cie.ad.2.2")
def test_the_tens_that_were_marked_go_back_when_they_are_struck_and_the_innocent_keeps_his() -> None:
    case = holding(**RICH, table="open").do("e punto copas, y bueno, e sexta 1C, y bueno, e basta, e paso, y paso")
    assert (case.state.tallies[0].marked, case.state.ledger.balance("mark 0")) == (20, 20)
    case = case.with_one_more("e").do("e show").play("1C 12O").do("y claim cards")
    assert case.state.tallies[0] == Tally()
    assert (case.state.ledger.balance("mark 0"), case.state.ledger.balance("hand 0")) == (0, 0)
    assert case.told("recounted") == [{"seat": "e", "number": 24, "marked": 20, "count": 0}]


@pytest.mark.law("cie.15", "cie.66")
def test_a_hundred_undone_in_a_later_trick_marks_nothing_of_the_other_before_the_end() -> None:
    case = opened(**DULL, start={"marks": [90, 0]}).having("e", 7).having("y", 12).with_one_more("e")
    case = case.play("12C 7C 1E")
    assert (case.state.champion, case.phase) == (0, "inspect")
    case = case.do("y claim cards")
    assert (case.state.champion, case.phase, case.turn) == (None, "play", "y")
    assert (case.points, case.state.tallies[1].marked) == ((0, 12), 0)


# The next deal.


@pytest.mark.law("cie.55", "cie.76")
def test_hands_may_slip_again_when_a_hand_has_been_played_out_after_the_one_that_was_void() -> None:
    case = dealing().do("y turn-stock").deal(**DULL)
    assert not case.allows("y turn-stock")
    case = case.exchanged("1O", 1).do(ALL_PASS).follow_out().do("e done, y done")
    assert case.allows("y take-pack")
    case = case.ready_to_deal(**DULL)
    assert "misdeal" in case.words("e")
    assert case.do("e deal 3").allows("y turn-stock")


def test_what_is_void_leaves_nothing_announced() -> None:
    case = dealing(E=FIRM["E"], Y=FIRM["Y"]).do("e paso, y paso, e discard 10C, e draw 1").having("e", 20)
    case = case.do("y turn-stock, e deal-again")
    assert case.state.tallies == (Tally(), Tally())


@pytest.mark.law("cie.120")
def test_two_classes_claimed_with_the_same_cards_are_both_decided_again() -> None:
    e, y = "1B 12B 11B 10B 2B 12O 12C 12E 9O 7O 8C 9E", "1C 10C 2C 9C 7C 1O 10O 11E 10E 8E 9B 7B"
    case = dealing(E=e, Y=y, stock="1E 2O 11O 8O 7E").exchanged("1B 12B 11B 10B 2B", 5)
    case = case.do("e punto bastos, y bueno, e quinta 1B, y bueno, e basta, e tres reyes, y bueno, e basta")
    assert case.points == (5 + 15 + 3, 0)
    case = case.do("e correct")
    assert case.points == (5 + 4 + 3, 0)  # 54 in oros, a quarta to the ten that beats Y's tercia, three kings
    assert case.laws_of("quarta") == [("cie.120",)]


@pytest.mark.law("cie.15", "cie.120")
def test_a_hundred_remembered_on_top_of_what_he_does_not_hold_is_undone_before_the_first_lead() -> None:
    e, y = "12O 11O 10O 2O 9O 9B 8B 7B 7C 8C 9E 7E", "9C 2C 11C 10C 1E 12E 10E 8E 1B 12B 1O 8O"
    case = dealing(E=e, Y=y, stock="2E", start={"marks": [80, 0]}).exchanged("9O", 1).having("e", 2)
    case = case.do("e paso, y paso, e quinta 12O, y bueno, e basta, e paso, y paso")
    assert (case.phase, case.points) == ("play", (17, 0))
    case = case.do("e tercia 9B")
    assert (case.state.champion, case.phase) == (0, "inspect")
    case = case.do("y claim false")
    assert (case.state.champion, case.phase, case.turn) == (None, "play", "e")
    assert case.points == (2 + 4 + 3, 0)
    assert case.state.trick == ()


@pytest.mark.law("cie.15", "cie.116")
def test_a_hundred_made_by_what_was_not_shown_is_undone_and_the_play_goes_on() -> None:
    case = holding(**DULL, table="open", start={"marks": [90, 0]}).do("e punto oros, y bueno, e paso, y paso")
    case = case.do("e paso, y paso").having("e", 4).play("12C 9C")
    assert (case.state.champion, case.phase, case.points) == (0, "inspect", (10, 0))
    case = case.do("y claim show")
    assert (case.state.champion, case.phase, case.turn) == (None, "play", "e")
    assert case.points == (2, 3)


@pytest.mark.law("cie.15", "cie.125")
def test_a_hundred_made_in_a_trick_that_is_taken_back_is_not_made() -> None:
    case = opened(**DULL, start={"marks": [100, 0], "hundred": [2, 0]}).play("9O 12O 11C 9B 8B 10B")
    assert (case.state.champion, case.phase, case.points) == (0, "inspect", (2, 4))
    case = case.do("y claim revoke")
    assert (case.state.champion, case.phase, case.turn) == (None, "play", "e")
    assert case.points == (1, 2)
    assert [str(played.card) for played in case.state.trick] == ["11C"]
    assert case.told("claims", "seat", "what", "accused") == [("y", "revoke", "e")]


@pytest.mark.law("cie.121", "cie.130")
def test_a_pique_made_without_the_fourteen_falls_if_the_other_has_a_three_that_is_good_now() -> None:
    e, y = "1C 1O 12O 11O 10O 2O 9O 8O 7O 10C 10E 10B", "7C 1E 12E 2E 9E 1B 12B 2B 11B 2C 9C 8C"
    case = holding(e, y, table="open", sets_shown=False).do("e paso, y paso, e paso, y paso")
    case = case.do("e catorce caballos, y bueno, e basta").having("e", 12)
    for led, followed in list(zip(e.split(), y.split(), strict=True))[:9]:
        case = case.play(f"{led} {followed}")
    assert case.points == (14 + 12 + 18 + 30, 0)
    assert case.do("y claim false").points == (12 + 18, 3)


@pytest.mark.law("cie.120", "cie.115")
def test_a_class_the_pie_gives_back_before_the_lead_waits_for_what_he_says_after_it() -> None:
    case = dealing(**FOURS, stock="9C 7E", younger="after").exchanged("7B", 1, "8B", 1)
    case = case.do("e paso, e paso, e catorce sotas, y tengo catorce caballos, y correct")
    assert (case.ruling, case.points) == ("cie.120", (0, 0))
    case = case.play("9O")
    assert (case.phase, case.state.stage) == ("announce", 0)
    case = case.do("y paso, y paso")
    assert case.reasons("hand 0") == [("catorce", 14), ("lead", 1)]


@pytest.mark.law("cie.128", "cie.66")
def test_what_the_mano_had_counted_before_it_was_struck_keeps_the_pie_from_a_repique() -> None:
    for line, made in (("e punto bastos, y bueno", 30 + 4), ("e paso", 90 + 4)):
        case = holding(**STRONG, table="open", younger="after").do(f"{line}, e paso, e paso").with_one_more("e")
        case = case.do("e show").play("8O") if "punto" in line else case.play("8O")
        case = case.do("y claim cards")
        assert case.state.silenced == (0,)
        case = case if "punto" in line else case.do("y paso")
        case = case.having("y", 9).do("y sexta 12C, y basta, y tres reyes, y tres caballos, y tres sotas")
        assert case.points == (0, made)


@pytest.mark.law("cie.73", "cie.80")
def test_a_card_put_to_a_discard_that_its_owner_had_bared_is_not_seen() -> None:
    case = dealing().exchanged("1O 11O 9O 7O", 5, "12O 2O 8O", 3).do("e uncover own, y claim cards").falls("12C")
    assert case.thrown("e")[-1] == "12C"
    assert case.seen("e", by="y").discards[-1] is None and "12C" not in case.known("y")
    assert set(cards("1O 11O 9O 7O")) <= set(case.seen("e", by="y").discards)


# Leads and answers.


@pytest.mark.law("cie.126", "cie.127")
def test_what_is_left_is_the_suit_of_the_last_trick_he_ran() -> None:
    case = opened(**FIRM).play("1O 7C 1C 2C")
    called = {line.split()[0][-1] for line in case.choices("e", "play") if "aviso" in line}
    assert called == {"O"}
    his = opened(**DULL).play("9O 12O 1B 9B")
    assert {line.split()[0][-1] for line in his.choices("y", "play") if "aviso" in line} == {"O", "C", "E"}


@pytest.mark.law("cie.125", "cie.124")
def test_it_is_the_answer_to_the_last_trick_that_is_taken_back() -> None:
    case = opened(**DULL).play("9O 12O 11C 9B")
    assert case.allows("e mend") and not case.allows("y mend")
    back = case.do("e mend")
    assert (back.turn, back.points) == ("e", (1, 2))
    assert [str(played.card) for played in back.state.trick] == ["11C"]
    later = case.play("7C")
    assert not later.allows("e mend")


@pytest.mark.law("cie.70", "cie.125")
def test_to_a_trick_that_nobody_followed_there_is_nothing_to_mend() -> None:
    case = opened(**FIRM).ending("12C 1C", "7C", (10, 0)).play("12C 7C 1C")
    assert case.phase == "inspect"
    assert "mend" not in case.words("y") and "mend" not in case.words("e")


@pytest.mark.law("cie.51", "cie.59")
def test_where_each_chooses_his_packets_a_misdeal_is_by_threes() -> None:
    case = dealing("misdeal 13 12", packets="chosen")
    assert (len(case.held("e")), case.told("dealt", "packet")) == (13, [3])
    assert dealing("deal-showing 3", packets="chosen").told("dealt", "packet") == [3]


@pytest.mark.law("cie.15", "cie.70")
def test_a_hundred_made_by_the_last_lead_against_a_short_hand_leaves_its_trick_uncounted() -> None:
    case = opened(**FIRM, start={"marks": [100, 0], "hundred": [3, 0]}).ending("12C 1C", "7C", (10, 0))
    case = case.play("12C 7C 1C")
    assert (case.state.champion, case.points) == (0, (3, 0))
    assert [reason for reason, _ in case.reasons("hand 0")] == ["lead", "trick", "lead"]


@pytest.mark.law("cie.121")
def test_of_several_sets_it_is_enough_that_one_is_disproved() -> None:
    e, y = "10O 10C 10E 10B 12O 12C 12E 7C 9E 8E 9B 7B", "2O 2C 2E 8O 11O 9O 1C 1E 11E 8B 1B 8C"
    case = holding(e, y, table="open", sets_shown=False).do("e paso, y paso, e paso, y paso, e catorce caballos")
    case = case.do("y bueno, e tres reyes, e basta").play("12O 2O")
    assert case.allows("y claim false")
    case = case.do("y claim false")
    assert (case.ruling, case.points) == ("cie.121", (2, 3 + 3))


@pytest.mark.law("cie.118", "cie.114")
def test_of_what_was_laid_open_nobody_doubts() -> None:
    case = holding(**FOURS, table="open").do(
        "e paso, y paso, e paso, y paso, e catorce sotas, y bueno, e basta, e show"
    )
    case = case.play("9O 12O").follow_out()
    assert case.phase == "inspect"
    assert not case.allows("y claim false") and not case.allows("e claim false")


@pytest.mark.law("cie.116", "cie.117")
def test_where_sets_are_only_named_nobody_is_charged_with_not_showing_them() -> None:
    lines = "e paso, y paso, e paso, y paso, e catorce sotas, y bueno, e basta"
    assert not holding(**FOURS, table="open", sets_shown=False).do(lines).play("9O 12O").allows("y claim show")
    assert holding(**FOURS, table="open").do(lines).play("9O 12O").allows("y claim show")


@pytest.mark.law("cie.61", "cie.73")
def test_a_pie_who_was_let_keep_thirteen_and_draws_as_many_as_he_threw_has_one_too_many() -> None:
    case = dealing("misdeal 12 13").do("e claim cards, e go-on, e paso, y paso, e discard 1O, e draw 1, e paso")
    case = case.do(f"y discard {case.some('y', 2)}, y draw 2")
    assert len(case.held("y")) == 13
    assert case.do("e claim cards").ruling == "cie.73"
