"""The open table: hands slip, the other claims, and the law decides."""

from __future__ import annotations

import pytest

from tapete.cards import Card, cards
from tapete.games.cientos.ranking import PACK
from tests.games.cientos.hands import (
    ALL_PASS,
    DULL,
    FIGURES,
    FIRM,
    FOURS,
    RICH,
    STRONG,
    TIED,
    WHITE,
    Cientos,
    dealing,
    holding,
    opened,
)

# The deal.


@pytest.mark.law("cie.48", "cie.49")
def test_too_small_a_cut_can_be_refused_by_the_dealer() -> None:
    case = Cientos(table="open").do("y take-pack").falls().do("e cut 2")
    assert case.allows("y recut")
    case = case.do("y recut")
    assert case.state.deck == PACK
    assert not case.do("e cut 3").allows("y recut")
    assert Cientos(table="open").do("y take-pack").falls().do("e tap").allows("y recut")


@pytest.mark.law("cie.51", "cie.52")
def test_dealing_by_fours_or_otherwise_than_before_is_dealt_again() -> None:
    case = dealing("deal 4").do("e claim manner")
    assert case.is_void()
    assert case.ruling == "cie.51"
    assert not dealing("deal 3").allows("e claim manner")
    assert dealing("deal 2").allows("e claim manner")
    assert not dealing("deal 2", packets="chosen").allows("e claim manner")


@pytest.mark.law("cie.53")
def test_who_deals_twice_running_must_give_the_deal_to_the_other() -> None:
    case = Cientos(table="open", dealer="e").do("y take-pack").falls().do("e cut 3, y deal 3, e claim turn")
    assert case.is_void("e")
    assert case.ruling == "cie.53"


@pytest.mark.law("cie.54")
def test_once_the_mano_has_drawn_it_is_too_late() -> None:
    case = Cientos(table="open", dealer="e").do("y take-pack").falls().do("e cut 3, y deal 3, e paso, y paso")
    case = case.do(f"e discard {case.held('e')[0]}")
    assert not case.allows("e paso")
    case = case.do("e draw 1")
    assert not case.allows("e claim turn")
    assert not case.allows("y claim turn")


@pytest.mark.law("cie.53", "cie.54")
def test_between_discard_and_draw_it_is_not_too_late() -> None:
    case = Cientos(table="open", dealer="e").do("y take-pack").falls().do("e cut 3, y deal 3, e paso, y paso")
    case = case.do(f"e discard {case.held('e')[0]}")
    assert case.allows("e claim turn")
    assert case.do("y claim turn").is_void("e")


@pytest.mark.law("cie.58")
@pytest.mark.parametrize(("mano", "pie", "again"), [("go-on", "deal-again", True), ("go-on", "go-on", False)])
def test_a_card_exposed_in_the_deal_passes_only_if_both_are_content(mano: str, pie: str, again: bool) -> None:
    case = dealing("deal-showing 4")
    assert len(case.told("exposed")) == 1
    case = case.do(f"e {mano}, y {pie}")
    assert case.is_void() is again
    if not again:
        assert case.told("exposed", "card")[0] in case.seen("y", by="e").cards
        assert case.phase == "blancas"


@pytest.mark.law("cie.58")
def test_where_it_is_so_agreed_it_is_always_dealt_again() -> None:
    assert dealing("deal-showing 4", exposed="redeal").is_void()


# A card too many or too few before the discard.


@pytest.mark.law("cie.59", "cie.61", "cie.62")
def test_with_a_card_too_many_the_mano_decides_and_the_pie_draws_one_less() -> None:
    case = dealing("misdeal 12 13").do("y claim cards")
    assert case.turn == "e"
    assert case.do("e deal-again").is_void()
    case = case.do("e go-on, e paso, y paso")
    case = case.do(f"e discard {case.some('e', 5)}, e draw 5")
    assert len(case.state.stock) == 2
    pie = case.some("y", 3)
    assert case.allows(f"y discard {pie}")
    assert not case.allows("y discard")
    case = case.do(f"y discard {pie}, y draw 2")
    assert [len(hand) for hand in case.state.hands] == [12, 12]
    assert not case.allows("e claim cards")


@pytest.mark.law("cie.60", "cie.62")
def test_a_mano_who_keeps_his_thirteen_draws_at_most_four() -> None:
    case = dealing("misdeal 13 12").do("y claim cards, e go-on, e paso, y paso")
    case = case.do(f"e discard {case.some('e', 5)}")
    assert "draw (3 to 5)" in case.offers("e")[0]
    case = case.do("e draw 4")
    assert len(case.held("e")) == 12
    assert len(case.state.stock) == 3


@pytest.mark.law("cie.63")
def test_noticed_after_the_discard_a_misdealt_card_voids_the_hand() -> None:
    case = dealing("misdeal 12 13").do("e paso, y paso")
    case = case.do(f"e discard {case.some('e', 4)}, e draw 4, e claim cards")
    assert case.is_void()
    assert case.ruling == "cie.63"


@pytest.mark.law("cie.63", "cie.59")
@pytest.mark.parametrize("who", ["e", "y"])
@pytest.mark.parametrize("how", ["misdeal 12 13", "misdeal 13 12"])
def test_between_discard_and_draw_it_is_noticed_too(who: str, how: str) -> None:
    case = dealing(how).do("e paso, y paso")
    case = case.do(f"e discard {case.some('e', 4)}, {who} claim cards")
    assert case.is_void()
    assert case.ruling == "cie.63"


@pytest.mark.law("cie.63", "cie.60", "cie.74")
def test_cards_yet_to_be_drawn_are_not_missing_and_a_sixth_is_given_back_before_the_pie_draws() -> None:
    right = dealing().do("e paso, y paso, e discard 1O 11O 9O 7O")
    assert not right.allows("e claim cards") and not right.allows("y claim cards")
    kept = dealing("misdeal 13 12").do("y claim cards, e go-on, e paso, y paso")
    kept = kept.do(f"e discard {kept.some('e', 5)}")
    assert not kept.allows("y claim cards")
    case = dealing().do("e paso, y paso, e discard 1O 11O 9O 7O 12C, e draw 6, y discard 12O 2O, y claim cards")
    assert case.ruling == "cie.73, cie.74"
    case = case.falls()
    assert (case.phase, len(case.state.stock), len(case.held("e"))) == ("draw", 3, 12)


@pytest.mark.law("cie.64", "cie.65")
@pytest.mark.parametrize(("how", "law"), [("misdeal 13 13", "cie.64"), ("misdeal 13 11", "cie.65")])
def test_where_both_hands_are_wrong_the_mano_has_no_choice(how: str, law: str) -> None:
    case = dealing(how).do("e claim cards")
    assert case.is_void()
    assert case.ruling == law


@pytest.mark.law("cie.69")
def test_a_hand_dealt_short_can_be_completed_if_both_agree() -> None:
    case = dealing("misdeal 11 12").do("e claim cards, e go-on, y go-on")
    assert [len(hand) for hand in case.state.hands] == [12, 12]
    assert len(case.state.stock) == 8
    assert dealing("misdeal 11 12").do("e claim cards, e go-on, y deal-again").is_void()


# A card too many or too few from the draw.


@pytest.mark.law("cie.73")
def test_a_card_too_many_from_the_draw_is_picked_out_blindly_before_play() -> None:
    case = dealing().do("e paso, y paso, e discard 1O 11O 9O 7O, e draw 5")
    assert len(case.held("e")) == 13
    case = case.do("y claim cards")
    picked = case.held("e")[3]
    case = case.falls(picked)
    assert len(case.held("e")) == 12
    assert picked in case.thrown("e")
    assert case.phase == "discard"
    assert picked not in case.known("y")


@pytest.mark.law("cie.74")
def test_a_sixth_card_goes_back_to_the_stock_for_the_pie() -> None:
    case = dealing().do("e paso, y paso, e discard 1O 11O 9O 7O 12C, e draw 6, y claim cards")
    first = case.held("e")[0]
    case = case.falls()
    assert str(case.state.stock[0]) == first
    assert (len(case.state.stock), len(case.held("e"))) == (3, 12)


@pytest.mark.law("cie.74")
def test_a_sixth_card_goes_back_to_the_stock_though_the_pie_has_drawn() -> None:
    case = dealing().do("e paso, y paso, e discard 1O 11O 9O 7O 12C, e draw 6, y discard 12O 2O, y draw 2")
    case = case.do("y claim cards")
    assert case.ruling == "cie.73, cie.74"
    picked = case.held("e")[0]
    case = case.falls()
    assert [str(card) for card in case.state.stock] == [picked]
    assert (len(case.held("e")), len(case.thrown("e")), case.phase) == (12, 5, "announce")


@pytest.mark.law("cie.74", "cie.60", "cie.62")
def test_for_a_mano_with_thirteen_the_fifth_card_is_the_pies_already() -> None:
    case = dealing("misdeal 13 12").do("y claim cards, e go-on, e paso, y paso")
    case = case.do(f"e discard {case.some('e', 5)}, e draw 5, y claim cards")
    assert case.ruling == "cie.73, cie.74"
    case = case.falls()
    assert (len(case.state.stock), len(case.held("e"))) == (3, 12)


@pytest.mark.law("cie.75", "cie.66")
def test_once_he_has_played_the_drawer_of_too_many_counts_nothing() -> None:
    case = dealing().exchanged("1O", 1, "12O 2O", 3)
    assert len(case.held("y")) == 13
    case = case.do(ALL_PASS).play("12C 11C").do("e claim cards")
    assert case.state.silenced == (1,)
    assert "cie.75" in case.ruling
    assert case.state.tallies[1].points == 0


@pytest.mark.law("cie.66", "cie.67")
def test_the_hand_isplayed_out_and_the_other_adds_all_he_held() -> None:
    case = dealing(**RICH, stock="2O").exchanged("7O", 2)
    case = case.do("e punto copas, y bueno, e sexta 1C, y bueno, e basta, e paso, y paso").play("1O 12O")
    assert case.points[0] > 20
    case = case.do("y claim cards")
    assert case.points == (0, 0)
    assert case.state.ledger.balance("hand 0") == case.state.ledger.balance("mark 0") == 0
    case = case.follow_out()
    assert case.points[0] == 0
    case = case.do("e done, y done")
    added = [entry for entry in case.state.ledger.entries if "cie.67" in entry.laws and entry.payee == "hand 1"]
    assert [(entry.reason, entry.amount) for entry in added] == [("punto", 4)]
    assert case.marks[0] == 0


@pytest.mark.law("cie.67", "cie.68")
def test_what_was_beaten_or_tied_by_the_offender_is_good_and_a_short_hand_keeps_this_right() -> None:
    case = dealing("misdeal 13 11")
    assert len(case.held("y")) == 11
    case = case.exchanged(case.some("e", 1), 1).do(ALL_PASS)
    case = case.do(f"e play {case.held('e')[0]}, y play {case.held('y')[0]}, y claim cards")
    assert case.state.silenced == (0,)
    assert "cie.68" in case.ruling


@pytest.mark.law("cie.69")
def test_a_card_too_few_has_no_penalty() -> None:
    case = dealing("misdeal 12 11").exchanged("1O", 1).do("e paso, y punto bastos, e paso, y paso, e paso, y paso")
    counted = case.points[1]
    assert counted > 0
    case = case.do(f"e play {case.held('e')[0]}, y play {case.held('y')[0]}, e claim cards")
    assert case.told("ruling", "decision")[-1] == "no-penalty"
    assert case.points[1] >= counted


@pytest.mark.law("cie.69")
def test_who_drew_too_few_may_take_the_missing_card_in_time() -> None:
    case = dealing().do("e paso, y paso, e discard 1O 11O, e draw 1")
    assert case.allows("e draw-missing")
    case = case.do("e draw-missing")
    assert len(case.held("e")) == 12


@pytest.mark.law("cie.69")
def test_the_mano_takes_it_even_after_the_pies_exchange_if_the_pie_has_touched_nothing() -> None:
    start = "e paso, y paso, e discard 1O 11O, e draw 1, e paso"
    case = dealing().do(f"{start}, y discard, y draw 0, y paso")
    assert case.allows("e draw-missing")
    assert len(case.do("e draw-missing").held("e")) == 12
    assert not dealing().do(f"{start}, y discard 12O, y draw 1, y paso").allows("e draw-missing")
    assert not dealing().do(f"{start}, y discard, y draw 0, y look, e paso").allows("e draw-missing")
    assert not dealing().do(f"{start}, y discard 12O, y draw 0, y look, e name copas").allows("y draw-missing")


@pytest.mark.law("cie.69")
def test_who_was_dealt_too_few_takes_no_card_after_the_discard() -> None:
    case = dealing("misdeal 11 12").do("e paso, y paso")
    case = case.do(f"e discard {case.some('e', 2)}, e draw 2")
    assert len(case.held("e")) == 11
    assert not case.allows("e draw-missing")
    assert "cie.70" in case.do("y claim cards").ruling


@pytest.mark.law("cie.70", "cie.71")
def test_against_a_short_hand_the_full_one_makes_the_last_trick_and_can_give_capote() -> None:
    case = opened(**FIRM).ending("12C 1C", "7C", (10, 0)).play("12C 7C 1C")
    assert case.state.tricks_of(0) == 12
    assert [reason for reason, _ in case.reasons("hand 0")][-3:] == ["lead", "last-trick", "capote"]


@pytest.mark.law("cie.70")
def test_if_the_short_hand_won_the_eleventh_the_full_one_counts_only_the_last_trick() -> None:
    case = opened(**DULL).ending("7C 12C", "8C", (10, 0)).play("7C 8C")
    assert case.turn == "e"
    before = case.points[0]
    case = case.play("12C")
    assert case.points[0] == before + 2 + 10


@pytest.mark.law("cie.70", "cie.71")
@pytest.mark.parametrize(
    ("count", "card", "taker", "leader"),
    [("additions", "12C", 2, 3), ("additions", "9C", 1, 2), ("body", "12C", 2, 2), ("body", "9C", 1, 1)],
)
def test_the_last_trick_against_a_short_hand_in_either_count(count: str, card: str, taker: int, leader: int) -> None:
    won = opened(**DULL, count=count).ending(f"7C {card}", "8C", (10, 0)).play("7C 8C")
    assert won.play(card).points[0] - won.points[0] == taker + 10, "the short hand won the eleventh and has no card"
    led = opened(**DULL, count=count).ending(f"1C {card}", "7C", (9, 1)).play("1C 7C")
    assert led.play(card).points[0] - led.points[0] == leader + 10, "the full hand leads, and wins"


@pytest.mark.law("cie.69")
def test_two_short_hands_play_as_many_tricks_as_they_have_cards() -> None:
    case = dealing().exchanged("1O 11O", 1, "12O 2O", 1)
    assert [len(hand) for hand in case.state.hands] == [11, 11]
    case = case.do(ALL_PASS).follow_out()
    assert (case.phase, len(case.state.taken)) == ("inspect", 11)


@pytest.mark.law("cie.72")
def test_the_short_hand_cannot_give_capote() -> None:
    case = opened(**DULL).ending("7C 7E", "8C", (0, 10)).play("7C 8C 7E")
    assert case.state.tricks_of(1) == 11
    assert case.reasons("hand 1")[-1] == ("cards", 10)


# Cards that are seen.


@pytest.mark.law("cie.76")
def test_a_card_of_the_stock_turned_up_before_any_discard_is_a_new_deal() -> None:
    case = dealing().do("y turn-stock")
    assert case.is_void()
    assert case.ruling == "cie.76"


@pytest.mark.law("cie.77", "cie.78")
@pytest.mark.parametrize(("by", "decides", "law"), [("e", "y", "cie.77"), ("y", "e", "cie.78")])
def test_turned_up_after_the_manos_discard_the_one_who_did_not_turn_it_decides(by: str, decides: str, law: str) -> None:
    for answer in ("go-on", "deal-again"):
        case = dealing().do(f"e paso, y paso, e discard 1O 11O 9O 7O 12C, e draw 5, {by} turn-stock")
        assert case.turn == decides
        case = case.do(f"{decides} {answer}")
        assert case.is_void() is (answer == "deal-again")
        assert case.ruling == law


@pytest.mark.law("cie.79")
def test_who_uncovers_the_others_discard_leads_what_the_other_names() -> None:
    case = dealing().exchanged("1O 11O", 2, "12O 2O 8O", 3).do("e uncover other")
    assert set(case.seen("y", by="e").discards) == set(cards("12O 2O 8O"))
    case = case.do(ALL_PASS).do("y order espadas")
    assert {card[-1] for card in case.may("e", "play")} == {"E"}
    case = case.play(case.choices("e", "play")[0])
    assert case.floor.forced == (None, None)


@pytest.mark.law("cie.79")
def test_a_suit_he_lacks_is_named_again() -> None:
    case = opened("1O 11O 9O 7O 12C 2C 8C 9C 7C 11C 12O 2O", "8O 10C 10E 2E 7E 1E 11E 1B 11B 8B 10B 9B")
    case = case.do("e uncover own")
    assert case.seen("e", by="y").discards[0] is not None
    case = case.but(orders=(1,)).do("y order bastos")
    assert case.told("lacks-suit") == [{"seat": "e", "suit": "bastos"}]
    assert case.allows("y order oros")


@pytest.mark.law("cie.80")
def test_uncovering_ones_own_discard_costs_nothing() -> None:
    case = dealing().exchanged("1O 11O", 2, "12O 2O 8O", 3).do("y uncover own")
    assert set(case.seen("y", by="e").discards) == set(cards("12O 2O 8O"))
    assert case.told("ruling", "decision")[-1] == "no-penalty"
    assert case.floor.orders == ()


@pytest.mark.law("cie.96")
def test_who_leads_another_suit_than_he_named_takes_it_back_and_leads_what_the_other_fancies() -> None:
    case = dealing().do("e paso, y paso, e discard 1O, e draw 1, e paso, y discard, y draw 0, y look, e name copas")
    case = case.do(ALL_PASS).play("1E")
    assert case.points[0] == 1
    case = case.do("y claim suit")
    assert case.points[0] == 0
    assert "1E" in case.held("e")
    assert {card[-1] for card in case.may("e", "play")} == {"C"}
    case = case.do("y order bastos")
    assert {card[-1] for card in case.may("e", "play")} == {"B"}
    assert case.play("10B").points[0] == 1


# What was announced.


@pytest.mark.law("cie.116", "cie.114")
def test_a_mano_who_leads_without_showing_loses_his_announcements_and_the_other_counts_his() -> None:
    e, y = "1O 12O 11O 10O 2O 1C 8C 9E 8E 2B 7B 9O", "12C 11C 10C 9C 7C 12E 10E 7E 9B 8B 10B 11B"
    case = holding(e, y, table="open").do("e punto oros, y bueno, e sexta 1O, y bueno, e basta, e paso, y paso")
    assert case.points == (6 + 16, 0)
    assert case.allows("e show")
    case = case.play("1O").do("y claim show")
    assert case.points == (1, 5 + 3 + 3)
    assert case.laws_of("tercia") == [("cie.116",)]
    shown = holding(e, y, table="open").do("e punto oros, y bueno, e paso, y paso, e paso, y paso, e show")
    assert not shown.play("1O").allows("y claim show")


@pytest.mark.law("cie.115", "cie.116")
def test_the_pie_must_show_before_he_follows() -> None:
    case = holding(**STRONG, table="open").do("e punto bastos, y tengo copas, e paso, y paso")
    case = case.do("e paso, y paso").play("1O")
    assert case.allows("y show")
    assert not case.allows("e claim show")
    case = case.play("12O").do("e claim show")
    assert case.points[0] == 2 + 5


@pytest.mark.law("cie.116", "cie.130")
@pytest.mark.parametrize(("line", "made"), [("y punto copas", 30), ("y paso", 60)])
def test_what_was_struck_for_not_being_shown_still_keeps_the_mano_from_a_pique(line: str, made: int) -> None:
    case = holding(**DULL, table="open").do(f"e paso, {line}, e paso, y paso, e paso, y paso").play("1O 8O")
    if line != "y paso":
        case = case.do("e claim show")
    case = case.having("e", 27 - case.points[0]).play("1E 7E")
    assert case.points == (29, 0)
    assert case.play("12C").points == (made, 0)


@pytest.mark.law("cie.116", "cie.129")
@pytest.mark.parametrize(("line", "made"), [("e punto bastos, y bueno", 37), ("e paso", 91)])
def test_nor_does_the_pie_make_a_repique_by_it(line: str, made: int) -> None:
    case = holding(**STRONG, table="open", younger="after").do(f"{line}, e paso, e paso").play("8O")
    case = case if "punto" in line else case.do("y punto copas")
    case = case.do("y sexta 12C, y basta, y tres reyes, y tres caballos, y tres sotas, y basta")
    case = case.do("y claim show") if "punto" in line else case
    assert case.points == (1, made), "the point was struck, but it had been counted before the thirtieth"


@pytest.mark.law("cie.74", "cie.93")
def test_a_pie_for_whom_two_cards_lie_there_lays_two_at_most() -> None:
    case = dealing().do("e paso, y paso, e discard 1O 11O 9O 7O 12C, e draw 6")
    assert case.allows(f"y discard {case.some('y', 2)}") and not case.allows(f"y discard {case.some('y', 3)}")
    right = dealing().do("e paso, y paso, e discard 1O 11O 9O 7O 12C, e draw 5")
    assert right.allows(f"y discard {right.some('y', 3)}")


@pytest.mark.law("cie.116", "cie.67")
def test_what_was_tied_by_gains_that_were_not_shown_counts_for_the_other() -> None:
    case = holding(E=TIED["Y"], Y=TIED["E"], table="open").do("e paso, y paso, e quarta 12C, y igual oros")
    case = case.do("e paso, y tercia 1E, y basta, e paso, y paso").play("1O").do("y claim show")
    assert case.points == (1, 3 + 4 + 4)


@pytest.mark.law("cie.116")
def test_a_hundred_made_without_what_was_not_shown_still_wins() -> None:
    case = holding(**DULL, table="open", start={"marks": [90, 0]}).do("e punto oros, y bueno")
    case = case.do("e paso, y paso, e paso, y paso").play("1O 8O")
    case = case.ending("12C", "7C", (6, 5), leader="y").play("7C 12C")
    assert case.state.champion == 0
    case = case.do("y claim show")
    assert case.points[0] == 2 + 2 + 10
    assert (case.state.champion, case.phase) == (0, "inspect")
    assert case.do("e done, y done").state.winners == (0,)


@pytest.mark.law("cie.118")
def test_a_three_of_which_one_lies_in_the_discard_costs_him_the_hand() -> None:
    e, y = "12O 12C 12E 7O 8O 9C 8C 9E 7E 9B 7B 2B", "11O 11C 11E 1O 1C 10B 2C 7C 8E 10E 1B 8B"
    case = Cientos(table="open", sets_shown=False, E=e, Y=y, stock="2E")
    case = case.do("e paso, y paso, e discard 12E, e draw 1, e paso, y discard, y draw 0, y paso")
    case = case.do("e paso, y paso, e paso, y paso, e tres reyes, y bueno, e basta")
    assert case.points == (3, 0)
    case = case.play("7O 11O")
    assert not case.allows("e claim revoke")
    assert not case.allows("y claim false")
    case = case.follow_out().do("y claim false")
    assert case.state.silenced == (0,)
    assert case.state.tallies[0].points == 0
    assert "cie.118" in case.ruling
    case = case.do("e done, y done")
    added = [entry.reason for entry in case.state.ledger.entries if "cie.118" in entry.laws and entry.payee == "hand 1"]
    assert added == ["punto", "tres", "tres"]


@pytest.mark.law("cie.120")
def test_one_fourteen_called_for_another_can_be_mended_before_play() -> None:
    case = holding(**FOURS, table="open").do("e paso, y paso, e paso, y paso, e catorce caballos")
    case = case.do("y bueno, e basta, e correct")
    assert case.laws_of("catorce")[1:] == [("cie.120",)] * 2
    assert case.points == (14, 0)
    assert not case.allows("e correct")


@pytest.mark.law("cie.120", "cie.128")
def test_a_slip_mended_in_time_costs_no_repique() -> None:
    case = holding(**RICH, table="open").do("e punto copas, y bueno, e sexta 1C, y bueno, e basta")
    case = case.do("e catorce reyes, y bueno, e basta")
    assert case.points == (96, 0)
    assert case.do("e correct").points == (96, 0)


@pytest.mark.law("cie.121")
def test_after_play_the_miscalled_fourteen_is_struck_and_the_other_counts_his() -> None:
    case = holding(**FOURS, table="open", sets_shown=False)
    case = case.do("e paso, y paso, e paso, y paso, e catorce caballos, y bueno, e basta")
    case = case.play("9O 12O").do("y claim false")
    assert case.ruling == "cie.121"
    assert case.points == (1, 1 + 14 + 3)
    assert case.state.silenced == ()


@pytest.mark.law("cie.118", "cie.121")
def test_in_the_play_one_doubts_only_what_ones_own_cards_disprove() -> None:
    lines = "e paso, y paso, e paso, y paso, e catorce {}, y bueno, e basta"
    y = FOURS["Y"].replace("11O", "11B")
    held = holding(FOURS["E"], y, table="open", sets_shown=False).do(lines.format("caballos"))
    assert held.play("9O 12O").allows("y claim false")
    blind = FOURS["Y"].replace("11O", "8O").replace("11E", "7E")
    unseen = holding(FOURS["E"], blind, table="open", sets_shown=False).do(lines.format("caballos")).play("9O 12O")
    assert not unseen.allows("y claim false")
    assert unseen.follow_out().allows("y claim false")


@pytest.mark.law("cie.118")
def test_a_doubt_that_proves_unfounded_changes_nothing() -> None:
    case = holding(**FOURS, table="open", sets_shown=False)
    case = case.do("e paso, y paso, e paso, y paso, e catorce sotas, y bueno, e basta").play("9O")
    assert not case.allows("y claim false")
    case = case.play("12O").follow_out()
    before = case.points
    case = case.do("y claim false")
    assert case.told("not-proven") == [{"seat": "e", "what": "false"}]
    assert case.points == before


@pytest.mark.law("cie.110", "cie.111")
def test_at_the_open_table_one_can_name_the_lesser_first() -> None:
    case = holding(**RICH, table="open").do("e punto copas, y bueno")
    assert case.allows("e tercia 12C")
    case = case.do("e tercia 12C, y bueno")
    assert not case.allows("e sexta 1C")


# The play.


@pytest.mark.law("cie.125", "cie.148")
def test_a_revoke_is_mended_whenever_it_is_noticed_and_later_tricks_are_undone() -> None:
    case = opened(**DULL).play("12C 12O")
    assert case.points == (2, 0)
    case = case.play("1E 7E").do("e claim revoke")
    assert case.points == (1, 0)
    assert case.told("recounted", "seat", "count") == [("e", 1)]
    assert [str(played.card) for played in case.state.trick] == ["12C"]
    assert len(case.held("y")) == 12
    assert case.play("9C").points == (2, 0)


@pytest.mark.law("cie.125")
def test_who_revoked_may_mend_it_himself_and_a_void_is_no_revoke() -> None:
    case = opened(**DULL).play("12C 12O")
    assert case.allows("y mend")
    case = case.do("y mend").play("7C")
    assert not case.allows("y mend")
    honest = opened(**FIRM).play("1O 7C").do("e claim revoke")
    assert honest.told("not-proven")


@pytest.mark.law("cie.124", "cie.126", "cie.127")
def test_a_silent_change_of_suit_lets_the_other_change_his_card() -> None:
    case = opened(**FIRM).play("1O 7C 12O 8C")
    assert not case.allows("y mend")
    case = case.play("1C 2C")
    assert case.allows("y mend")
    case = case.do("y mend").play("9C")
    assert case.state.taken[-1].plays[1].card is Card.parse("9C")
    called = opened(**FIRM).play("1O 7C 12O 8C").do("e play 1C aviso").play("2C")
    assert called.told("calls")
    assert not called.allows("y mend")
    too_late = opened(**FIRM).play("1O 7C 12O 8C 1C 2C 12C")
    assert not too_late.allows("y mend")


def test_a_lead_out_of_turn_goes_back_or_stands_if_it_is_answered() -> None:
    case = opened(**DULL).play("1O 12O").do("y play 1B")
    back = case.do("e claim lead")
    assert "1B" in back.held("y")
    assert back.turn == "e"
    before = case.points
    case = case.do("e play 10B")
    assert case.points == (before[0], before[1] + 2)


# The end.


def test_a_win_of_the_offender_is_undone() -> None:
    case = dealing(**RICH, stock="2O", start={"marks": [90, 0]}).exchanged("7O", 2).do(ALL_PASS).having("e", 8)
    case = case.play("1O 12O")
    assert (case.state.champion, case.phase) == (0, "inspect")
    assert [event.key for event in case.state.events][-1] == "counts"
    case = case.do("y claim cards")
    assert (case.state.champion, case.phase) == (None, "play")
    case = case.follow_out()
    assert not case.do("e done, y done").state.over


@pytest.mark.law("cie.66", "cie.cal.6.2")
def test_a_win_with_the_last_trick_undone_leaves_the_cards_to_be_counted() -> None:
    case = opened(**DULL, calidades=True, start={"marks": [90, 0]}).having("e", 7)
    case = case.ending("12C 9E 8E", "7C 7E", (0, 10), leader="y").play("7C 12C 9E 7E")
    assert (case.state.champion, case.phase) == (0, "inspect")
    assert "cards" not in [reason for reason, _ in case.reasons("hand 1")]
    case = case.do("y claim cards")
    assert case.state.tallies[0].points == 0
    assert [reason for reason, _ in case.reasons("hand 1")][-1] == "cards"
    case = case.do("e done, y done")
    assert ("quality-shortfall", 2) in case.reasons(1)


@pytest.mark.law("cie.66", "cie.cal.5", "cie.cal.6.1")
def test_who_counts_nothing_wins_no_quality_either() -> None:
    case = opened(**DULL, calidades=True).ending("12C 9E 8E", "7C 7E", (10, 0)).play("12C 7C").do("y claim cards")
    case = case.play("9E 7E")
    assert case.state.tricks_of(0) == 12
    case = case.do("e done, y done")
    assert [reason for reason, _ in case.reasons(0) if reason.startswith("quality")] == []
    assert ("quality-shortfall", 2) in case.reasons(1)


@pytest.mark.law("cie.66", "cie.130")
@pytest.mark.parametrize(("counted", "made"), [(0, 60), (3, 30)])
def test_an_offender_spoils_no_pique_but_by_what_he_had_counted_before(counted: int, made: int) -> None:
    case = opened(**FIRM).having("e", 26).having("y", counted).with_one_more("y").play("1O 7C").do("e claim cards")
    assert case.state.silenced == (1,)
    assert case.play("12O 8C").points == (made, 0)


@pytest.mark.law("cie.130")
def test_a_trick_of_the_offender_spoils_the_pique_though_he_counts_nothing() -> None:
    case = opened(**DULL).having("e", 25).with_one_more("y").play("1O 8O").do("e claim cards").play("9O 12O 2O 11O")
    assert case.points == (29, 0)
    assert case.play("12C").points == (30, 0)


def test_a_hand_is_marked_when_both_have_nothing_to_claim() -> None:
    case = opened(**FIRM).follow_out()
    assert case.phase == "inspect"
    assert case.seen("y", by="e").discards == ()
    assert case.do("e done, y done").marks == (70, 0)


def test_points_of_a_void_hand_are_taken_off() -> None:
    case = dealing(E=WHITE, Y=FIGURES, calidades=True).do("e blancas, y turn-stock")
    assert case.points == (0, 0)
    assert (case.state.ledger.balance("hand 0"), case.chips) == (0, 0)


@pytest.mark.law("cie.66", "cie.132")
def test_nobody_is_told_of_a_tie_that_was_none() -> None:
    case = opened(**FIRM).having("y", 3).with_one_more("y").play("1O 7C").do("e claim cards")
    assert case.state.barring == (1,) and not case.state.tied
    assert case.notes("tied", "e") == []


@pytest.mark.law("cie.15", "cie.116", "cie.125")
def test_a_hundred_made_without_the_tricks_taken_back_stands() -> None:
    case = holding(**DULL, table="open", start={"marks": [100, 0], "hundred": [5, 0]})
    case = case.do("e paso, y punto copas, e paso, y paso, e paso, y paso")
    case = case.play("12C 9C 9B 11B 8O 8C").do("e claim show")
    assert (case.state.champion, case.phase) == (0, "inspect")
    case = case.do("y claim revoke")
    assert (case.state.champion, case.phase) == (0, "inspect")
    assert case.do("e done, y done").state.winners == (0,)
