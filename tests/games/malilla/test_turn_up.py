"""The last card: it makes trumps, and one of value is paid to the dealer."""

from __future__ import annotations

import pytest

from tapete.cards import Card, Suit
from tests.games.malilla.hands import ALL_FIVE, BARROTADA, COJA, CUBIERTAS, VISTAS, WHOLE_SUITS, Malilla, turning

VALUES = {"9": 5, "1": 4, "12": 3, "11": 2, "10": 1}


# Trumps.


@pytest.mark.law("mal.7")
def test_the_last_card_of_the_pack_as_it_lies_after_the_cut_makes_trumps() -> None:
    case = turning("6E")
    assert case.state.trump is Suit.ESPADAS
    assert case.held("diego")[-1] == "6E"
    assert len(case.held("diego")) == 12


@pytest.mark.law("mal.7")
@pytest.mark.parametrize("lifted", [4, 20, 33])
def test_it_is_the_cut_that_decides_the_last_card(lifted: int) -> None:
    case = Malilla().falls().do(f"clara cut {lifted}")
    assert case.state.turned is case.state.variant.pack[lifted - 1]


@pytest.mark.law("mal.69")
def test_the_dealer_shows_it_to_all_and_plays_it_later_like_any_other_card() -> None:
    case = Malilla(**{**WHOLE_SUITS, "CLARA": WHOLE_SUITS["DIEGO"], "DIEGO": "9B 1B 12B 10B 8B 7B 6B 5B 4B 3B 2B 11B"})
    assert case.state.trump is Suit.BASTOS
    for viewer in ("ana", "blas", "clara", "diego", None):
        assert case.view(viewer).turned is Card.parse("11B")
    assert "11B" in case.known("ana")
    case = case.play("2O 2C 2E 11B")
    assert "11B" not in case.held("diego")
    assert case.turn == "diego"


@pytest.mark.law("mal.69")
def test_trumps_are_for_this_hand_only() -> None:
    first = turning("11B").counted(ANA=(6, "O C"), BLAS=(6, "rest"))
    assert first.dealer == "ana"
    second = first.falls().do("diego cut 4")
    assert second.state.trump is Suit.OROS


# What it pays.


@pytest.mark.law("mal.70", "mal.158")
def test_a_card_of_value_is_marked_at_once_by_the_dealers_side() -> None:
    case = turning("12O")
    assert case.phase == "play"
    assert case.paid("turn-up") == [(0, 1, 3)]
    assert case.standing == [-3, 3]


@pytest.mark.law("mal.70")
@pytest.mark.parametrize(("tricks", "cards", "total"), [(6, "O C 9E", [2, -2]), (5, "O 9C", [-14, 14])])
def test_it_is_paid_apart_from_the_result_whoever_wins_the_hand(tricks: int, cards: str, total: list[int]) -> None:
    case = turning("12O").counted(ANA=(tricks, cards), BLAS=(12 - tricks, "rest"))
    assert case.paid("turn-up") == [(0, 1, 3)]
    assert case.standing == total


@pytest.mark.law("mal.71", "mal.156")
def test_a_malilla_turned_up_gives_five() -> None:
    assert turning("9C").standing == [-5, 5]
    assert turning("9O", dealer="ana").standing == [5, -5]


@pytest.mark.law("mal.72")
def test_an_ace_turned_up_gives_four() -> None:
    assert turning("1C").standing == [-4, 4]


@pytest.mark.law("mal.157")
def test_the_four_are_paid_for_the_ace_turned_up_and_not_for_aces_taken() -> None:
    case = turning("5C").counted(ANA=(7, "1O 1C 1E 9O 9C 12O 11O 10O 12E"), BLAS=(5, "rest"))
    assert case.paid("turn-up") == []
    assert case.paid("result") == [(1, 0, 2)]
    assert [entry.laws for entry in turning("1C").state.ledger.entries] == [("mal.70", "mal.157")]


@pytest.mark.law("mal.158")
def test_a_king_turned_up_gives_three() -> None:
    assert turning("12E", dealer="blas").standing == [-3, 3]


@pytest.mark.law("mal.159")
def test_a_knight_turned_up_gives_two() -> None:
    assert turning("11E", dealer="blas").standing == [-2, 2]


@pytest.mark.law("mal.160")
def test_a_jack_turned_up_gives_one() -> None:
    assert turning("10E", dealer="blas").standing == [-1, 1]


@pytest.mark.law("mal.73")
@pytest.mark.parametrize("rank", [8, 7, 6, 5, 4, 3, 2])
def test_a_blank_turned_up_gives_nothing(rank: int) -> None:
    case = turning(f"{rank}C")
    assert case.state.trump is Suit.COPAS
    assert case.state.ledger.entries == ()


@pytest.mark.law("mal.11", "mal.162")
@pytest.mark.parametrize("rank", VALUES)
def test_in_the_favourite_suit_it_is_paid_double(rank: str) -> None:
    assert turning(f"{rank}C", start={"favourite": "C"}).standing == [-2 * VALUES[rank], 2 * VALUES[rank]]
    assert turning(f"{rank}E", start={"favourite": "C"}).standing == [-VALUES[rank], VALUES[rank]]


# Who pays.


@pytest.mark.law("mal.barrotada.6")
def test_in_barrotada_he_who_cut_pays_it_alone() -> None:
    case = turning("1E", BARROTADA)
    assert case.cutter == "clara"
    assert case.standing == [0, 0, -4, 4]
    assert turning("1E", BARROTADA, dealer="ana").standing == [4, 0, 0, -4]


@pytest.mark.law("mal.barrotada.7")
def test_at_some_tables_all_three_pay_in_full() -> None:
    assert turning("1E", BARROTADA, turn_up_from_all=True).standing == [-4, -4, -4, 12]


@pytest.mark.law("mal.barrotada.2", "mal.barrotada.6")
def test_with_an_alcalde_the_player_at_his_left_is_paid_by_the_one_at_the_left_of_that() -> None:
    case = turning("1E", BARROTADA, alcalde=True)
    assert (case.dealer, case.pie) == ("elena", "diego")
    assert case.standing == [0, 0, -4, 4, 0]
    moved = turning("9E", BARROTADA, dealer="blas", alcalde=True)
    assert moved.standing == [5, 0, 0, 0, -5]


@pytest.mark.law("mal.barrotada.2", "mal.barrotada.7")
def test_the_alcalde_pays_nothing_even_where_all_pay() -> None:
    case = turning("1E", BARROTADA, start={"favourite": "E"}, alcalde=True, turn_up_from_all=True)
    assert case.standing == [-8, -8, -8, 24, 0]


@pytest.mark.law("mal.coja.9")
def test_in_coja_both_pay_it_in_full() -> None:
    assert turning("12B", COJA).standing == [-3, -3, 6]
    assert turning("12B", COJA, dealer="ana", start={"favourite": "B"}).standing == [12, -6, -6]


@pytest.mark.law("mal.vistas.17")
def test_in_the_open_game_the_other_pays_the_dealer() -> None:
    assert turning("9E", VISTAS).standing == [-5, 5]
    assert turning("10E", VISTAS, dealer="ana").standing == [1, -1]


@pytest.mark.law("mal.vistas.18")
def test_in_the_open_game_it_lies_on_top_of_the_dealers_sixth_pile_and_makes_trumps() -> None:
    case = turning("7E", VISTAS)
    assert case.state.trump is Suit.ESPADAS
    assert case.state.piles[case.seat("blas")][5][0] is Card.parse("7E")
    assert [pile.top for pile in case.seen("blas", by="ana").piles][5] is Card.parse("7E")
    assert "7E" in case.tops("blas")


@pytest.mark.law("mal.cubiertas.11")
def test_in_the_closed_game_the_last_card_dealt_is_shown_and_paid() -> None:
    case = turning("12C", CUBIERTAS)
    assert case.state.trump is Suit.COPAS
    assert case.standing == [-3, 3]
    assert case.held("blas")[-1] == "12C"
    assert case.phase == "exchange"


@pytest.mark.law("mal.70")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_whoever_pays_it_the_ledger_is_level_and_says_by_which_law(name: str) -> None:
    case = turning("9C", name)
    assert sum(case.standing) == 0
    for entry in case.state.ledger.entries:
        assert entry.reason == "turn-up"
        assert "mal.156" in entry.laws
