"""The open table: hands slip, the other claims, and the law decides."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import Card, cards, written
from tapete.games.cientos.floor.state import CientosFloor
from tapete.games.cientos.ranking import PACK
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tests.games.cientos.table import DULL_E, DULL_Y, WHITE, Table, holding, silent
from tests.games.cientos.test_announce import POOR_Y, RICH_E, STRONG_Y, TIED_E, TIED_Y, WEAK_E
from tests.games.cientos.test_count import FIRM_E, IDLE_Y


def floor(table: Table) -> CientosFloor:
    """The state of the open table."""
    assert isinstance(table.state, CientosFloor)
    return table.state


def rest_of(*hands: str) -> list[Card]:
    """The cards in none of these hands."""
    held = cards(" ".join(hands))
    return [card for card in PACK if card not in held]


def given(mano: str = DULL_E, pie: str = DULL_Y, how: str = "deal 3", stock: str = "", **more: Any) -> Table:
    """The pack is cut so that these hands would be dealt by threes, and the dealer does as he is told."""
    table = Table("open", **more)
    *lines, _ = table.match.game.stacked(table.state, (cards(mano), cards(pie)), cards(stock))
    for seat, action in lines:
        table.match.do(seat, action)
    return table.do(f"1 {how}")


def opened(mano: str, pie: str, **more: Any) -> Table:
    """Nobody has announced anything, and the mano is to lead."""
    return silent(mano, pie, of="open", **more)


def exchanged(table: Table, mano: str, drawn: int, pie: str = "", pie_drawn: int = 0) -> Table:
    """Both pass cartas blancas, discard and draw so many; nobody looks."""
    table.do("0 paso", "1 paso", f"0 discard {mano}", f"0 draw {drawn}")
    if table.state.phase == "look":
        table.do("0 paso")
    table.do(f"1 discard {pie}".strip(), f"1 draw {pie_drawn}")
    if table.state.phase == "look":
        table.do("1 paso")
    return table


def voided(table: Table, dealer: int = 1) -> bool:
    """Whether the hand is void and this seat deals."""
    return table.state.phase == "pack" and table.state.dealer == dealer and bool(table.told("void"))


# The deal.


@pytest.mark.law("cie.48", "cie.49")
def test_too_small_a_cut_can_be_refused_by_the_dealer() -> None:
    table = Table("open").do("1 take-pack")
    table.match.do(TABLE, Action("deck", PACK))
    table.do("0 cut 2")
    assert table.allows("1 recut")
    table.do("1 recut")
    assert table.state.deck == PACK
    assert not table.do("0 cut 3").allows("1 recut")
    tapped = Table("open").do("1 take-pack")
    tapped.match.do(TABLE, Action("deck", PACK))
    assert tapped.do("0 tap").allows("1 recut")


@pytest.mark.law("cie.51", "cie.52")
def test_dealing_by_fours_or_otherwise_than_before_is_dealt_again() -> None:
    table = given(how="deal 4").do("0 claim manner")
    assert voided(table)
    assert table.told("ruling")[-1]["law"] == "cie.51"
    assert not given(how="deal 3").allows("0 claim manner")
    assert given(how="deal 2").allows("0 claim manner")
    assert not given(how="deal 2", packets="chosen").allows("0 claim manner")


@pytest.mark.law("cie.53")
def test_who_deals_twice_running_must_give_the_deal_to_the_other() -> None:
    table = Table("open", start={"dealer": 0}).do("1 take-pack")
    table.match.do(TABLE, Action("deck", PACK))
    table.do("0 cut 3", "1 deal 3", "0 claim turn")
    assert voided(table, dealer=0)
    assert table.told("ruling")[-1]["law"] == "cie.53"


@pytest.mark.law("cie.54")
def test_once_the_mano_has_drawn_it_is_too_late() -> None:
    table = Table("open", start={"dealer": 0}).do("1 take-pack")
    table.match.do(TABLE, Action("deck", PACK))
    table.do("0 cut 3", "1 deal 3", "0 paso", "1 paso")
    first = table.state.hands[0][0]
    table.do(f"0 discard {first}")
    assert table.allows("0 paso") is False
    table.do("0 draw 1")
    assert not table.allows("0 claim turn")
    assert not table.allows("1 claim turn")


@pytest.mark.law("cie.53", "cie.54")
def test_between_discard_and_draw_it_is_not_too_late() -> None:
    table = Table("open", start={"dealer": 0}).do("1 take-pack")
    table.match.do(TABLE, Action("deck", PACK))
    table.do("0 cut 3", "1 deal 3", "0 paso", "1 paso")
    table.do(f"0 discard {table.state.hands[0][0]}")
    assert table.allows("0 claim turn")
    assert voided(table.do("1 claim turn"), dealer=0)


@pytest.mark.law("cie.58")
@pytest.mark.parametrize(("mano", "pie", "again"), [("go-on", "deal-again", True), ("go-on", "go-on", False)])
def test_a_card_exposed_in_the_deal_passes_only_if_both_are_content(mano: str, pie: str, again: bool) -> None:
    table = given(how="deal-showing 4")
    assert len(table.told("exposed")) == 1
    table.do(f"0 {mano}", f"1 {pie}")
    assert voided(table) is again
    if not again:
        assert table.told("exposed")[0]["card"] in table.state.view(0).seats[1].cards
        assert table.state.phase == "blancas"


@pytest.mark.law("cie.58")
def test_where_it_is_so_agreed_it_is_always_dealt_again() -> None:
    assert voided(given(how="deal-showing 4", exposed="redeal"))


# A card too many or too few before the discard.


@pytest.mark.law("cie.59", "cie.61", "cie.62")
def test_with_a_card_too_many_the_mano_decides_and_the_pie_draws_one_less() -> None:
    table = given(how="misdeal 12 13").do("1 claim cards")
    assert table.state.turn == 0
    again = given(how="misdeal 12 13").do("1 claim cards", "0 deal-again")
    assert voided(again)
    table.do("0 go-on", "0 paso", "1 paso")
    thrown = written(sorted(table.state.hands[0])[:5])
    table.do(f"0 discard {thrown}", "0 draw 5")
    assert len(table.state.stock) == 2
    pie = written(sorted(table.state.hands[1])[:3])
    assert table.allows(f"1 discard {pie}")
    assert not table.allows("1 discard")
    table.do(f"1 discard {pie}", "1 draw 2")
    assert [len(hand) for hand in table.state.hands] == [12, 12]
    assert not table.allows("0 claim cards")


@pytest.mark.law("cie.60", "cie.62")
def test_a_mano_who_keeps_his_thirteen_draws_at_most_four() -> None:
    table = given(how="misdeal 13 12").do("1 claim cards", "0 go-on", "0 paso", "1 paso")
    table.do(f"0 discard {written(sorted(table.state.hands[0])[:5])}")
    assert "draw (3 to 5)" in table.offers(0)[0]
    table.do("0 draw 4")
    assert len(table.state.hands[0]) == 12
    assert len(table.state.stock) == 3


@pytest.mark.law("cie.63")
def test_noticed_after_the_discard_a_misdealt_card_voids_the_hand() -> None:
    table = given(how="misdeal 12 13").do("0 paso", "1 paso")
    table.do(f"0 discard {written(sorted(table.state.hands[0])[:4])}", "0 draw 4", "0 claim cards")
    assert voided(table)
    assert table.told("ruling")[-1]["law"] == "cie.63"


@pytest.mark.law("cie.64", "cie.65")
@pytest.mark.parametrize(("how", "law"), [("misdeal 13 13", "cie.64"), ("misdeal 13 11", "cie.65")])
def test_where_both_hands_are_wrong_the_mano_has_no_choice(how: str, law: str) -> None:
    table = given(how=how).do("0 claim cards")
    assert voided(table)
    assert table.told("ruling")[-1]["law"] == law


@pytest.mark.law("cie.69")
def test_a_hand_dealt_short_can_be_completed_if_both_agree() -> None:
    table = given(how="misdeal 11 12").do("0 claim cards", "0 go-on", "1 go-on")
    assert [len(hand) for hand in table.state.hands] == [12, 12]
    assert len(table.state.stock) == 8
    assert voided(given(how="misdeal 11 12").do("0 claim cards", "0 go-on", "1 deal-again"))


# A card too many or too few from the draw.


@pytest.mark.law("cie.73")
def test_a_card_too_many_from_the_draw_is_picked_out_blindly_before_play() -> None:
    table = given().do("0 paso", "1 paso", "0 discard 1O 11O 9O 7O", "0 draw 5")
    assert len(table.state.hands[0]) == 13
    table.do("1 claim cards")
    hand = table.state.hands[0]
    picked = hand[3]
    table.match.do(TABLE, Action("pick", (picked, *(card for card in hand if card is not picked))))
    assert len(table.state.hands[0]) == 12
    assert picked in table.state.discards[0]
    assert table.state.phase == "discard"
    assert picked not in table.state.known(1)


@pytest.mark.law("cie.74")
def test_a_sixth_card_goes_back_to_the_stock_for_the_pie() -> None:
    table = given().do("0 paso", "1 paso", "0 discard 1O 11O 9O 7O 12C", "0 draw 6", "1 claim cards")
    hand = table.state.hands[0]
    table.match.do(TABLE, Action("pick", hand))
    assert table.state.stock[0] is hand[0]
    assert (len(table.state.stock), len(table.state.hands[0])) == (3, 12)


@pytest.mark.law("cie.74", "cie.60", "cie.62")
def test_for_a_mano_with_thirteen_the_fifth_card_is_the_pies_already() -> None:
    table = given(how="misdeal 13 12").do("1 claim cards", "0 go-on", "0 paso", "1 paso")
    table.do(f"0 discard {written(sorted(table.state.hands[0])[:5])}", "0 draw 5", "1 claim cards")
    assert table.told("ruling")[-1]["law"] == "cie.73, cie.74"
    table.match.do(TABLE, Action("pick", table.state.hands[0]))
    assert (len(table.state.stock), len(table.state.hands[0])) == (3, 12)


@pytest.mark.law("cie.75", "cie.66")
def test_once_he_has_played_the_drawer_of_too_many_counts_nothing() -> None:
    table = exchanged(given(), "1O", 1, "12O 2O", 3)
    assert len(table.state.hands[1]) == 13
    for _ in range(3):
        table.do("0 paso", "1 paso")
    table.play("12C").play("11C")
    table.do("0 claim cards")
    assert table.state.silenced == (1,)
    assert "cie.75" in table.told("ruling")[-1]["law"]
    assert table.state.tallies[1].points == 0


@pytest.mark.law("cie.66", "cie.67")
def test_the_hand_isplayed_out_and_the_other_adds_all_he_held() -> None:
    table = exchanged(given(RICH_E, POOR_Y, stock="2O"), "7O", 2)
    table.do("0 punto copas", "1 bueno", "0 sexta 1C", "1 bueno", "0 basta", "0 paso", "1 paso")
    table.play("1O").play("12O")
    assert table.points[0] > 20
    table.do("1 claim cards")
    assert table.points == (0, 0)
    assert table.state.ledger.balance("hand 0") == table.state.ledger.balance("mark 0") == 0
    while table.state.phase == "play":
        seat = table.state.turn
        assert seat is not None
        legal = [card for card in table.state.hands[seat] if table.allows(f"{seat} play {card}")]
        suit = table.state.trick[0].card.suit if table.state.trick else None
        table.do(f"{seat} play {next((card for card in legal if card.suit is suit), legal[0])}")
    before = table.points
    assert before[0] == 0
    table.do("0 done", "1 done")
    added = [entry for entry in table.state.ledger.entries if "cie.67" in entry.laws and entry.payee == "hand 1"]
    assert [(entry.reason, entry.amount) for entry in added] == [("punto", 4)]
    assert table.marks[0] == 0


@pytest.mark.law("cie.67", "cie.68")
def test_what_was_beaten_or_tied_by_the_offender_is_good_and_a_short_hand_keeps_this_right() -> None:
    table = given(how="misdeal 13 11")
    short = table.state.hands[1]
    table = exchanged(table, written(sorted(table.state.hands[0])[:1]), 1)
    for _ in range(3):
        table.do("0 paso", "1 paso")
    table.do(f"0 play {table.state.hands[0][0]}", f"1 play {table.state.hands[1][0]}", "1 claim cards")
    assert table.state.silenced == (0,)
    assert "cie.68" in table.told("ruling")[-1]["law"]
    assert len(short) == 11


@pytest.mark.law("cie.69")
def test_a_card_too_few_has_no_penalty() -> None:
    table = exchanged(given(how="misdeal 12 11"), "1O", 1)
    table.do("0 paso", "1 punto bastos", "0 paso", "1 paso", "0 paso", "1 paso")
    counted = table.points[1]
    assert counted > 0
    table.do(f"0 play {table.state.hands[0][0]}", f"1 play {table.state.hands[1][0]}", "0 claim cards")
    assert table.told("ruling")[-1]["decision"] == "no-penalty"
    assert table.points[1] >= counted


@pytest.mark.law("cie.69")
def test_who_drew_too_few_may_take_the_missing_card_in_time() -> None:
    table = given().do("0 paso", "1 paso", "0 discard 1O 11O", "0 draw 1")
    assert table.allows("0 draw-missing")
    table.do("0 draw-missing")
    assert len(table.state.hands[0]) == 12


@pytest.mark.law("cie.69")
def test_the_mano_takes_it_even_after_the_pies_exchange_if_the_pie_has_touched_nothing() -> None:
    start = ("0 paso", "1 paso", "0 discard 1O 11O", "0 draw 1", "0 paso")
    table = given().do(*start, "1 discard", "1 draw 0", "1 paso")
    assert table.allows("0 draw-missing")
    assert len(table.do("0 draw-missing").state.hands[0]) == 12
    assert not given().do(*start, "1 discard 12O", "1 draw 1", "1 paso").allows("0 draw-missing")
    assert not given().do(*start, "1 discard", "1 draw 0", "1 look", "0 paso").allows("0 draw-missing")
    assert not given().do(*start, "1 discard 12O", "1 draw 0", "1 look", "0 name copas").allows("1 draw-missing")


@pytest.mark.law("cie.69")
def test_who_was_dealt_too_few_takes_no_card_after_the_discard() -> None:
    table = given(how="misdeal 11 12").do("0 paso", "1 paso")
    table.do(f"0 discard {written(sorted(table.state.hands[0])[:2])}", "0 draw 2")
    assert len(table.state.hands[0]) == 11
    assert not table.allows("0 draw-missing")
    assert "cie.70" in table.do("1 claim cards").told("ruling")[-1]["law"]


@pytest.mark.law("cie.70", "cie.71")
def test_against_a_short_hand_the_full_one_makes_the_last_trick_and_can_give_capote() -> None:
    table = opened(FIRM_E, IDLE_Y)
    table.ending("12C 1C", "7C", (10, 0))
    table.play("12C 7C")
    table.play("1C")
    assert table.state.tricks_of(0) == 12
    assert [reason for reason, _ in table.reasons("hand 0")][-3:] == ["lead", "last-trick", "capote"]


@pytest.mark.law("cie.70")
def test_if_the_short_hand_won_the_eleventh_the_full_one_counts_only_the_last_trick() -> None:
    table = opened(DULL_E, DULL_Y).ending("7C 12C", "8C", (10, 0)).play("7C 8C")
    assert table.state.turn == 0
    before = table.points[0]
    table.play("12C")
    assert table.points[0] == before + 2 + 10


@pytest.mark.law("cie.69")
def test_two_short_hands_play_as_many_tricks_as_they_have_cards() -> None:
    table = exchanged(given(), "1O 11O", 1, "12O 2O", 1)
    assert [len(hand) for hand in table.state.hands] == [11, 11]
    for _ in range(3):
        table.do("0 paso", "1 paso")
    played_out(table)
    assert (table.state.phase, len(table.state.taken)) == ("inspect", 11)


@pytest.mark.law("cie.72")
def test_the_short_hand_cannot_give_capote() -> None:
    table = opened(DULL_E, DULL_Y).ending("7C 7E", "8C", (0, 10)).play("7C 8C 7E")
    assert table.state.tricks_of(1) == 11
    assert table.reasons("hand 1")[-1] == ("cards", 10)


# Cards that are seen.


@pytest.mark.law("cie.76")
def test_a_card_of_the_stock_turned_up_before_any_discard_is_a_new_deal() -> None:
    table = given().do("1 turn-stock")
    assert voided(table)
    assert table.told("ruling")[-1]["law"] == "cie.76"


@pytest.mark.law("cie.77", "cie.78")
@pytest.mark.parametrize(("by", "decides", "law"), [(0, 1, "cie.77"), (1, 0, "cie.78")])
def test_turned_up_after_the_manos_discard_the_one_who_did_not_turn_it_decides(by: int, decides: int, law: str) -> None:
    for answer in ("go-on", "deal-again"):
        table = given().do("0 paso", "1 paso", "0 discard 1O 11O 9O 7O 12C", "0 draw 5", f"{by} turn-stock")
        assert table.state.turn == decides
        table.do(f"{decides} {answer}")
        assert voided(table) is (answer == "deal-again")
        assert table.told("ruling")[-1]["law"] == law


@pytest.mark.law("cie.79")
def test_who_uncovers_the_others_discard_leads_what_the_other_names() -> None:
    table = exchanged(given(), "1O 11O", 2, "12O 2O 8O", 3).do("0 uncover other")
    assert set(table.state.view(0).seats[1].discards) == set(cards("12O 2O 8O"))
    for _ in range(3):
        table.do("0 paso", "1 paso")
    table.do("1 order espadas")
    assert {line.split()[1][-1] for line in table.offers(0) if line.startswith("play")} == {"E"}
    lead = next(line for line in table.offers(0) if line.startswith("play"))
    table.do(f"0 {lead}")
    assert floor(table).forced == (None, None)


@pytest.mark.law("cie.79")
def test_a_suit_he_lacks_is_named_again() -> None:
    table = opened("1O 11O 9O 7O 12C 2C 8C 9C 7C 11C 12O 2O", "8O 10C 10E 2E 7E 1E 11E 1B 11B 8B 10B 9B")
    table.do("0 uncover own")
    assert table.state.view(1).seats[0].discards[0] is not None
    table.match.state = floor(table).but(orders=(1,))
    table.do("1 order bastos")
    assert table.told("lacks-suit") == [{"seat": 0, "suit": "bastos"}]
    assert table.allows("1 order oros")


@pytest.mark.law("cie.80")
def test_uncovering_ones_own_discard_costs_nothing() -> None:
    table = exchanged(given(), "1O 11O", 2, "12O 2O 8O", 3).do("1 uncover own")
    assert set(table.state.view(0).seats[1].discards) == set(cards("12O 2O 8O"))
    assert table.told("ruling")[-1]["decision"] == "no-penalty"
    assert floor(table).orders == ()


@pytest.mark.law("cie.96")
def test_who_leads_another_suit_than_he_named_takes_it_back_and_leads_what_the_other_fancies() -> None:
    table = given().do("0 paso", "1 paso", "0 discard 1O", "0 draw 1", "0 paso", "1 discard", "1 draw 0", "1 look")
    table.do("0 name copas")
    for _ in range(3):
        table.do("0 paso", "1 paso")
    table.play("1E")
    assert table.points[0] == 1
    table.do("1 claim suit")
    assert table.points[0] == 0
    assert Card.parse("1E") in table.state.hands[0]
    assert {line.split()[1][-1] for line in table.offers(0) if line.startswith("play")} == {"C"}
    table.do("1 order bastos")
    assert {line.split()[1][-1] for line in table.offers(0) if line.startswith("play")} == {"B"}
    assert table.play("10B").points[0] == 1


# What was announced.


@pytest.mark.law("cie.116", "cie.114")
def test_a_mano_who_leads_without_showing_loses_his_announcements_and_the_other_counts_his() -> None:
    e, y = "1O 12O 11O 10O 2O 1C 8C 9E 8E 2B 7B 9O", "12C 11C 10C 9C 7C 12E 10E 7E 9B 8B 10B 11B"
    table = holding(e, y, of="open").do(
        "0 punto oros", "1 bueno", "0 sexta 1O", "1 bueno", "0 basta", "0 paso", "1 paso"
    )
    assert table.points == (6 + 16, 0)
    assert table.allows("0 show")
    table.play("1O")
    table.do("1 claim show")
    assert table.points == (1, 5 + 3 + 3)
    assert table.laws_of("tercia") == {"cie.116"}
    shown = holding(e, y, of="open").do("0 punto oros", "1 bueno", "0 paso", "1 paso", "0 paso", "1 paso", "0 show")
    assert not shown.play("1O").allows("1 claim show")


@pytest.mark.law("cie.115", "cie.116")
def test_the_pie_must_show_before_he_follows() -> None:
    table = holding(WEAK_E, STRONG_Y, of="open").do("0 punto bastos", "1 tengo copas", "0 paso", "1 paso")
    table.do("0 paso", "1 paso").play("1O")
    assert table.allows("1 show")
    assert not table.allows("0 claim show")
    table.play("12O").do("0 claim show")
    assert table.points[0] == 2 + 5


@pytest.mark.law("cie.116", "cie.67")
def test_what_was_tied_by_gains_that_were_not_shown_counts_for_the_other() -> None:
    table = holding(TIED_Y, TIED_E, of="open").do("0 paso", "1 paso", "0 quarta 12C", "1 igual oros")
    table.do("0 paso", "1 tercia 1E", "1 basta", "0 paso", "1 paso").play("1O").do("1 claim show")
    assert table.points == (1, 3 + 4 + 4)


@pytest.mark.law("cie.116")
def test_a_hundred_made_without_what_was_not_shown_still_wins() -> None:
    table = holding(DULL_E, DULL_Y, of="open", start={"marks": [90, 0]}).do("0 punto oros", "1 bueno")
    table.do("0 paso", "1 paso", "0 paso", "1 paso").play("1O 8O")
    table.ending("12C", "7C", (6, 5), leader=1).play("7C 12C")
    assert table.state.champion == 0
    table.do("1 claim show")
    assert table.points[0] == 2 + 2 + 10
    assert (table.state.champion, table.state.phase) == (0, "inspect")
    assert table.do("0 done", "1 done").state.winners == (0,)


@pytest.mark.law("cie.118")
def test_a_three_of_which_one_lies_in_the_discard_costs_him_the_hand() -> None:
    e, y = "12O 12C 12E 7O 8O 9C 8C 9E 7E 9B 7B 2B", "11O 11C 11E 1O 1C 10B 2C 7C 8E 10E 1B 8B"
    table = Table("open", sets_shown=False).deal(e, y, "2E")
    table.do("0 paso", "1 paso", "0 discard 12E", "0 draw 1", "0 paso", "1 discard", "1 draw 0", "1 paso")
    table.do("0 paso", "1 paso", "0 paso", "1 paso", "0 tres reyes", "1 bueno", "0 basta")
    assert table.points == (3, 0)
    table.play("7O").play("11O")
    table.do("0 claim revoke") if table.allows("0 claim revoke") else None
    assert table.allows("1 claim false")
    table.do("1 claim false")
    assert table.state.silenced == (0,)
    assert table.state.tallies[0].points == 0
    assert "cie.118" in table.told("ruling")[-1]["law"]
    played_out(table)
    table.do("0 done", "1 done")
    added = [
        entry.reason for entry in table.state.ledger.entries if "cie.118" in entry.laws and entry.payee == "hand 1"
    ]
    assert added == ["punto", "tres", "tres"]


def played_out(table: Table) -> None:
    """Each follows suit as he must, to the end of the hand."""
    while table.state.phase == "play":
        seat = table.state.turn
        assert seat is not None
        hand = table.state.hands[seat]
        suit = table.state.trick[0].card.suit if table.state.trick else None
        table.do(f"{seat} play {next((card for card in hand if card.suit is suit), hand[0])}")


FOURS_E = "10O 10C 10E 10B 9O 7O 8C 7C 9E 8E 9B 7B"
FOURS_Y = "2O 2C 2E 2B 12O 11O 12C 1C 1E 11E 8B 1B"


@pytest.mark.law("cie.120")
def test_one_fourteen_called_for_another_can_be_mended_before_play() -> None:
    table = holding(FOURS_E, FOURS_Y, of="open").do("0 paso", "1 paso", "0 paso", "1 paso", "0 catorce caballos")
    table.do("1 bueno", "0 basta", "0 correct")
    assert [entry.laws for entry in table.state.ledger.entries if entry.reason == "catorce"][1:] == [("cie.120",)] * 2
    assert table.points == (14, 0)
    assert not table.allows("0 correct")


@pytest.mark.law("cie.120", "cie.128")
def test_a_slip_mended_in_time_costs_no_repique() -> None:
    table = holding(RICH_E, POOR_Y, of="open").do("0 punto copas", "1 bueno", "0 sexta 1C", "1 bueno", "0 basta")
    table.do("0 catorce reyes", "1 bueno", "0 basta")
    assert table.points == (96, 0)
    assert table.do("0 correct").points == (96, 0)


@pytest.mark.law("cie.121")
def test_after_play_the_miscalled_fourteen_is_struck_and_the_other_counts_his() -> None:
    table = holding(FOURS_E, FOURS_Y, of="open", sets_shown=False)
    table.do("0 paso", "1 paso", "0 paso", "1 paso", "0 catorce caballos", "1 bueno", "0 basta")
    table.play("9O").play("12O").do("1 claim false")
    assert table.told("ruling")[-1]["law"] == "cie.121"
    assert table.points == (1, 1 + 14 + 3)
    assert table.state.silenced == ()


@pytest.mark.law("cie.118")
def test_a_doubt_that_proves_unfounded_changes_nothing() -> None:
    table = holding(FOURS_E, FOURS_Y, of="open", sets_shown=False)
    table.do("0 paso", "1 paso", "0 paso", "1 paso", "0 catorce sotas", "1 bueno", "0 basta").play("9O")
    before = table.points
    assert table.do("1 claim false").told("not-proven") == [{"seat": 0, "what": "false"}]
    assert table.points == before


@pytest.mark.law("cie.110", "cie.111")
def test_at_the_open_table_one_can_name_the_lesser_first() -> None:
    table = holding(RICH_E, POOR_Y, of="open").do("0 punto copas", "1 bueno")
    assert table.allows("0 tercia 12C")
    table.do("0 tercia 12C", "1 bueno")
    assert not table.allows("0 sexta 1C")


# The play.


@pytest.mark.law("cie.125", "cie.148")
def test_a_revoke_is_mended_whenever_it_is_noticed_and_later_tricks_are_undone() -> None:
    table = opened(DULL_E, DULL_Y).play("12C").play("12O")
    assert table.points == (2, 0)
    table.play("1E 7E")
    table.do("0 claim revoke")
    assert table.points == (1, 0)
    assert [(told["seat"], told["count"]) for told in table.told("recounted")] == [(0, 1)]
    assert [played.card for played in table.state.trick] == list(cards("12C"))
    assert len(table.state.hands[1]) == 12
    assert table.play("9C").points == (2, 0)


@pytest.mark.law("cie.125")
def test_who_revoked_may_mend_it_himself_and_a_void_is_no_revoke() -> None:
    table = opened(DULL_E, DULL_Y).play("12C").play("12O")
    assert table.allows("1 mend")
    table.do("1 mend").play("7C")
    assert not table.allows("1 mend")
    honest = opened(FIRM_E, IDLE_Y).play("1O 7C").do("0 claim revoke")
    assert honest.told("not-proven")


@pytest.mark.law("cie.124", "cie.126", "cie.127")
def test_a_silent_change_of_suit_lets_the_other_change_his_card() -> None:
    table = opened(FIRM_E, IDLE_Y).play("1O 7C 12O 8C")
    assert not table.allows("1 mend")
    table.play("1C").play("2C")
    assert table.allows("1 mend")
    table.do("1 mend").play("9C")
    assert table.state.taken[-1].plays[1].card is Card.parse("9C")
    called = opened(FIRM_E, IDLE_Y).play("1O 7C 12O 8C").do("0 play 1C aviso").play("2C")
    assert called.told("calls")
    assert not called.allows("1 mend")
    too_late = opened(FIRM_E, IDLE_Y).play("1O 7C 12O 8C 1C 2C 12C")
    assert not too_late.allows("1 mend")


def test_a_lead_out_of_turn_goes_back_or_stands_if_it_is_answered() -> None:
    table = opened(DULL_E, DULL_Y).play("1O 12O").do("1 play 1B")
    back = Table("open")
    back.match.state = table.state
    back.do("0 claim lead")
    assert Card.parse("1B") in back.state.hands[1]
    assert back.state.turn == 0
    before = table.points
    table.do("0 play 10B")
    assert table.points == (before[0], before[1] + 2)


# The end.


def test_a_win_of_the_offender_is_undone() -> None:
    table = exchanged(given(RICH_E, POOR_Y, stock="2O", start={"marks": [90, 0]}), "7O", 2)
    table.do("0 paso", "1 paso", "0 paso", "1 paso", "0 paso", "1 paso").having(0, 8)
    table.play("1O").play("12O")
    assert (table.state.champion, table.state.phase) == (0, "inspect")
    assert [event.key for event in table.state.events][-1] == "counts"
    table.do("1 claim cards")
    assert (table.state.champion, table.state.phase) == (None, "play")
    played_out(table)
    assert not table.do("0 done", "1 done").state.over


@pytest.mark.law("cie.66", "cie.cal.6.2")
def test_a_win_with_the_last_trick_undone_leaves_the_cards_to_be_counted() -> None:
    table = opened(DULL_E, DULL_Y, calidades=True, start={"marks": [90, 0]}).having(0, 7)
    table.ending("12C 9E 8E", "7C 7E", (0, 10), leader=1).play("7C 12C 9E 7E")
    assert (table.state.champion, table.state.phase) == (0, "inspect")
    assert "cards" not in [reason for reason, _ in table.reasons("hand 1")]
    table.do("1 claim cards")
    assert table.state.tallies[0].points == 0
    assert [reason for reason, _ in table.reasons("hand 1")][-1] == "cards"
    table.do("0 done", "1 done")
    assert ("quality-shortfall", 2) in table.reasons(1)


@pytest.mark.law("cie.66", "cie.cal.5", "cie.cal.6.1")
def test_who_counts_nothing_wins_no_quality_either() -> None:
    table = opened(DULL_E, DULL_Y, calidades=True)
    table.ending("12C 9E 8E", "7C 7E", (10, 0)).play("12C 7C").do("1 claim cards")
    table.play("9E 7E")
    assert table.state.tricks_of(0) == 12
    table.do("0 done", "1 done")
    assert [reason for reason, _ in table.reasons(0) if reason.startswith("quality")] == []
    assert ("quality-shortfall", 2) in table.reasons(1)


@pytest.mark.law("cie.66", "cie.130")
@pytest.mark.parametrize(("counted", "made"), [(0, 60), (3, 30)])
def test_an_offender_spoils_no_pique_but_by_what_he_had_counted_before(counted: int, made: int) -> None:
    table = opened(FIRM_E, IDLE_Y).having(0, 26).having(1, counted)
    (extra, *stock), (mano, pie) = table.state.stock, table.state.hands
    table.match.state = table.state.but(hands=(mano, (*pie, extra)), stock=tuple(stock))
    table.play("1O 7C").do("0 claim cards")
    assert table.state.silenced == (1,)
    assert table.play("12O 8C").points == (made, 0)


@pytest.mark.law("cie.130")
def test_a_trick_of_the_offender_spoils_the_pique_though_he_counts_nothing() -> None:
    table = opened(DULL_E, DULL_Y).having(0, 25)
    (extra, *stock), (mano, pie) = table.state.stock, table.state.hands
    table.match.state = table.state.but(hands=(mano, (*pie, extra)), stock=tuple(stock))
    table.play("1O 8O").do("0 claim cards").play("9O 12O 2O 11O")
    assert table.points == (29, 0)
    assert table.play("12C").points == (30, 0)


def test_a_hand_is_marked_when_both_have_nothing_to_claim() -> None:
    table = opened(FIRM_E, IDLE_Y)
    played_out(table)
    assert table.state.phase == "inspect"
    assert table.state.view(0).seats[1].discards == ()
    assert table.do("0 done", "1 done").marks == (70, 0)


def test_points_of_a_void_hand_are_taken_off() -> None:
    figures = "12O 11O 10O 12C 11C 10C 12E 11E 10E 12B 11B 10B"
    table = given(WHITE, figures, calidades=True).do("0 blancas", "1 turn-stock")
    assert table.points == (0, 0)
    assert (table.state.ledger.balance("hand 0"), table.chips) == (0, 0)


@pytest.mark.law("cie.66", "cie.132")
def test_nobody_is_told_of_a_tie_that_was_none() -> None:
    table = opened(FIRM_E, IDLE_Y).having(1, 3)
    (extra, *stock), (mano, pie) = table.state.stock, table.state.hands
    table.match.state = table.state.but(hands=(mano, (*pie, extra)), stock=tuple(stock))
    table.play("1O 7C").do("0 claim cards")
    assert table.state.tied
    assert "tied" not in [note.key for note in table.state.view(0).notes]


@pytest.mark.law("cie.15", "cie.116", "cie.125")
def test_a_hundred_made_without_the_tricks_taken_back_stands() -> None:
    table = holding(DULL_E, DULL_Y, of="open", start={"marks": [100, 0], "hundred": [5, 0]})
    table.do("0 paso", "1 punto copas", "0 paso", "1 paso", "0 paso", "1 paso")
    table.play("12C 9C").play("9B 11B").play("8O").play("8C").do("0 claim show")
    assert (table.state.champion, table.state.phase) == (0, "inspect")
    table.do("1 claim revoke")
    assert (table.state.champion, table.state.phase) == (0, "inspect")
    assert table.do("0 done", "1 done").state.winners == (0,)
