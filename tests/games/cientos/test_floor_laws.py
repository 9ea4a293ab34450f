"""The open table: what a law costs or spares over a whole hand, or over two."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.cientos.floor.court import COURT
from tapete.table.floor import Case as Incident
from tests.games.cientos.hands import ALL_PASS, DULL, FIGURES, FIRM, WHITE, Cientos, dealing, holding

# After an exchange of 7O against the last card: E has a point of 49, a quinta real and nothing else.
NEXT_E = "12C 11C 10C 2C 9C 1O 8O 2E 9E 8E 9B 7O"
NEXT_Y = "12O 11O 9O 1C 8C 12E 10E 7E 11B 10B 8B 7B"


def second_hand(**given: Any) -> Cientos:
    """E has made 70 in the first hand, Y none; E deals the second at the open table."""
    case = holding(**FIRM, table="open").do(ALL_PASS).follow_out().do("e done, y done")
    assert (case.marks, case.dealer, case.phase) == ((70, 0), "e", "pack")
    return case.deal(**given)


def balances(case: Cientos) -> dict[str, int]:
    """What stands in the accounts of both."""
    kinds = ("hand", "mark", "half", "hundred")
    return {f"{kind} {seat}": case.state.ledger.balance(f"{kind} {seat}") for kind in kinds for seat in (0, 1)}


# A void hand.


@pytest.mark.law("cie.55", "cie.56")
def test_a_hand_that_is_void_in_its_ninth_trick_marks_nothing_and_the_one_before_stands() -> None:
    case = second_hand(E=NEXT_Y, Y=NEXT_E)
    before = {**dict.fromkeys(balances(case), 0), "mark 0": 70}
    assert balances(case) == before
    case = case.do("y paso, e paso, y discard 7O, y draw 1, y paso, e discard, e draw 0, e paso")
    case = case.do("y punto copas, e bueno, y quinta 12C, e bueno, y basta, y paso, e paso, y show")
    assert case.state.ledger.balance("mark 1") == 20
    while len(case.state.taken) < 8:
        case = case.play(case.choices(case.turn, "play")[0])
    assert case.points[1] >= 20 and case.points[0] + case.points[1] >= 20 + 8 + 8
    case = case.of(COURT.ruled(case.floor, Incident("double-card", 0)))
    assert case.ruling == "cie.55, cie.56"
    assert case.is_void("e")
    assert (case.marks, case.points) == ((70, 0), (0, 0))
    assert balances(case) == before
    assert [case.state.tallies[seat].marked for seat in (0, 1)] == [0, 0]


@pytest.mark.law("cie.55", "cie.56", "cie.76", "cie.cal.1")
def test_what_was_counted_and_paid_in_a_void_hand_goes_back_but_not_what_was_paid_before_it() -> None:
    case = holding(**FIRM, table="open", calidades=True).do(ALL_PASS).follow_out().do("e done, y done")
    paid = case.chips
    assert paid == 1 + 2  # the capote, and Y under five
    case = case.deal(E=WHITE, Y=FIGURES).do("y paso, e blancas")
    assert (case.points, case.chips) == ((10, 0), paid + 1)
    case = case.do("y turn-stock")
    assert case.is_void("e")
    assert (case.points, case.marks, case.chips) == ((0, 0), (70, 0), paid)
    case = case.deal(E=WHITE, Y=FIGURES).do("y paso, e blancas")
    assert (case.points, case.chips) == ((10, 0), paid + 1)


@pytest.mark.law("cie.55", "cie.15")
def test_a_hundred_made_in_a_void_hand_is_not_made() -> None:
    case = second_hand(E=WHITE, Y=FIGURES).having("e", 30)
    case = case.of(COURT.ruled(case.but(champion=0).floor, Incident("double-card", 0)))
    assert case.state.champion is None
    assert not case.state.over


# The wrong dealer.


@pytest.mark.law("cie.53")
def test_who_dealt_the_last_hand_and_deals_again_gives_the_pack_to_the_other_who_has_it_cut_anew() -> None:
    case = holding(**FIRM, table="open").do(ALL_PASS).follow_out().do("e done, y done")
    case = case.do("y take-pack").falls().do("e cut 9, y deal 3, e claim turn")
    assert case.is_void("e")
    assert case.marks == (70, 0)
    assert not case.allows("y take-pack")
    case = case.do("e take-pack").falls()
    assert (case.turn, case.phase) == ("y", "cut")
    assert not case.allows("e cut 9")
    case = case.do("y cut 5, e deal 3")
    assert case.told("dealt", "seat")[-1] == "e"
    assert not case.allows("y claim turn") and not case.allows("e claim turn")
    case = case.do(f"y paso, e paso, y discard {case.some('y', 1)}, y draw 1, y paso, e discard, e draw 0, e paso")
    case = case.do("y paso, e paso, y paso, e paso, y paso, e paso").follow_out().do("e done, y done")
    assert (case.dealer, case.phase) == ("y", "pack")


@pytest.mark.law("cie.53")
def test_a_deal_out_of_turn_that_nobody_notices_is_that_players_deal() -> None:
    case = Cientos(table="open", dealer="e").do("y take-pack").falls().do("e cut 9, y deal 3, e paso, y paso")
    case = case.do(f"e discard {case.some('e', 1)}, e draw 1, e paso, y discard, y draw 0, y paso").do(ALL_PASS)
    case = case.follow_out().do("e done, y done")
    assert case.dealer == "e"


# A card too many against a card too few.


@pytest.mark.law("cie.66", "cie.67", "cie.68")
def test_against_one_with_thirteen_a_short_hand_counts_all_it_held_though_it_was_beaten() -> None:
    e, y = "12C 11C 10C 2C 9C 7O 8O 1O 9E 2E 8E 7E", "12O 12B 11B 2B 8B 7B 11O 10O 2O 9O 7C 8C"
    case = dealing("misdeal 13 11", E=e, Y=y, stock="11E 10E")
    assert (len(case.held("e")), len(case.held("y"))) == (13, 11)
    assert "12O" not in case.held("y")
    case = case.exchanged("7O", 1)
    case = case.do("e punto copas, y bueno, e quinta 12C, y bueno, e basta, e paso, y paso, e show")
    assert case.points == (5 + 15, 0)
    case = case.play("12C 7C").do("y claim cards")
    assert case.ruling == "cie.66, cie.67, cie.68"
    assert case.points == (0, 0)
    case = case.play("1O 9O").follow_out()
    played = case.points[1]
    assert case.points[0] == 0
    case = case.do("e done, y done")
    added = [entry for entry in case.state.ledger.entries if "cie.67" in entry.laws and entry.payee == "hand 1"]
    assert [(entry.reason, entry.amount) for entry in added] == [("punto", 5), ("quarta", 4)]
    assert case.marks == (0, (played + 9 + 5) // 10 * 10)


@pytest.mark.law("cie.69", "cie.70", "cie.71", "cie.cal.5")
def test_the_full_hand_makes_all_twelve_tricks_against_eleven_cards() -> None:
    e, y = FIRM["E"].replace("10C", "7E"), FIRM["Y"].replace("2C", "10C")
    case = dealing("misdeal 12 11", E=e, Y=y, calidades=True).exchanged("7E", 1).do(ALL_PASS)
    assert (len(case.held("e")), len(case.held("y"))) == (12, 11)
    assert "10C" in case.held("e")
    case = case.follow_out()
    assert len(case.state.taken[-1].plays) == 1
    assert case.points == (12 + 11 + 2 + 40, 0)
    assert case.reasons("hand 0")[-3:] == [("lead", 1), ("last-trick", 2), ("capote", 40)]
    assert case.reasons(0) == [("quality-capote", 1)]


@pytest.mark.law("cie.69", "cie.70", "cie.72")
def test_eleven_cards_that_win_every_trick_win_the_cards_and_no_capote() -> None:
    e, y = "7C 2E 9E 8E 1O 12O 11O 10O 1B 12B 11B 2B", "7O 1C 12C 11C 10C 2C 9C 8C 1E 12E 11E 10E"
    case = dealing("misdeal 12 11", E=e, Y=y, calidades=True).exchanged("2B", 1).do(ALL_PASS)
    assert (len(case.held("e")), len(case.held("y"))) == (12, 11)
    case = case.play("7C 1C").follow_out()
    assert [case.state.tricks_of(seat) for seat in (0, 1)] == [1, 11]
    assert [str(played.card) for played in case.state.taken[-1].plays] == ["11B"]
    assert case.points == (1 + 2, 11 + 10 + 10)
    assert case.reasons(1) == []


# A suit that was ordered or named.


def uncovered_by_e() -> Cientos:
    """E has turned up Y's discard, and all is announced."""
    return dealing().exchanged("7O 8E", 2, "12O 2O 8O", 3).do("e uncover other").do(ALL_PASS)


def suits(case: Cientos, who: str) -> set[str]:
    """Of which suits he may play."""
    return {line.split()[0][-1] for line in case.choices(who, "play")}


@pytest.mark.law("cie.79")
def test_the_suit_is_named_for_one_lead_and_no_other() -> None:
    case = uncovered_by_e().do("y order espadas")
    assert not case.may("y", "order")
    assert suits(case, "e") == {"E"}
    case = case.play("1E 10E")
    assert case.turn == "e"
    assert suits(case, "e") == {"O", "C", "E", "B"}
    assert not case.may("y", "order")


@pytest.mark.law("cie.79")
def test_who_has_not_named_a_suit_before_the_lead_names_none_after_it() -> None:
    case = uncovered_by_e()
    assert len(case.may("y", "order")) == 4
    case = case.play("1E")
    assert not case.may("y", "order")
    case = case.play("10E")
    assert not case.may("y", "order")
    assert suits(case, "e") == {"O", "C", "E", "B"}


@pytest.mark.law("cie.79")
def test_a_pie_who_turned_it_up_is_bound_in_his_own_first_lead() -> None:
    case = dealing().exchanged("7O 8E", 2, "12O 2O 8O", 3).do("y uncover other").do(ALL_PASS)
    case = case.play("2C 7C")
    assert len(case.may("e", "order")) == 4  # his own lead does not use it up
    assert not case.may("y", "order")
    case = case.play("8C 11C").do("e order espadas")
    assert (case.turn, suits(case, "y")) == ("y", {"E"})
    led = next(iter(case.may("y", "play")))
    case = case.play(led)
    assert not case.may("e", "order")


@pytest.mark.law("cie.79")
def test_each_may_turn_up_the_others_and_each_names_one_suit() -> None:
    case = dealing().exchanged("7O 8E", 2, "12O 2O 8O", 3).do("e uncover other, y uncover other").do(ALL_PASS)
    case = case.do("y order copas").play("2C 11C")
    assert len(case.may("e", "order")) == 4 and not case.may("y", "order")
    case = case.do("e order bastos")
    assert suits(case, "y") == {"B"}


@pytest.mark.law("cie.79")
def test_a_suit_of_which_he_has_none_left_is_not_the_one_that_binds() -> None:
    case = dealing(E="1O 11O 9O 7O 12C 2C 8C 9C 7C 11C 12O 2O", Y="8O 10C 10E 2E 7E 1E 11E 1B 11B 8B 10B 9B")
    case = case.exchanged("7O", 1, "8O", 1).do("e uncover other").do(ALL_PASS).do("y order bastos")
    assert case.told("lacks-suit") == [{"seat": "e", "suit": "bastos"}]
    assert suits(case, "e") >= {"O", "C"}
    case = case.do("y order oros")
    assert suits(case, "e") == {"O"}
    assert not case.may("y", "order")


@pytest.mark.law("cie.95")
def test_the_suit_he_named_binds_the_first_lead_and_no_later_one() -> None:
    case = Cientos(**DULL).do("e paso, y paso, e discard 7O, e paso, y discard, y look, e name copas").do(ALL_PASS)
    assert suits(case, "e") == {"C"}
    case = case.play("12C 7C")
    assert case.turn == "e"
    assert suits(case, "e") == {"O", "C", "E", "B"}
    assert suits(case.play("1E"), "y") == {"E"}


@pytest.mark.law("cie.95", "cie.96")
def test_at_the_open_table_too_nothing_is_claimed_of_a_later_lead() -> None:
    case = dealing().do("e paso, y paso, e discard 7O, e draw 1, e paso, y discard, y draw 0, y look, e name copas")
    case = case.do(ALL_PASS)
    assert not case.allows("y claim suit")
    case = case.play("12C")
    assert not case.allows("y claim suit")
    assert not case.play("7C 1E").allows("y claim suit")
    assert case.play("7C 1E 7E").points == (4, 0)
    wrong = dealing().do("e paso, y paso, e discard 7O, e draw 1, e paso, y discard, y draw 0, y look, e name copas")
    wrong = wrong.do(ALL_PASS).play("1E")
    assert wrong.allows("y claim suit") and not wrong.allows("e claim suit")
    assert not wrong.play("7E").allows("y claim suit")
