"""The last card: it makes trumps, and one of value is paid to the dealer."""

from __future__ import annotations

import pytest

from tapete.cards import Card, Suit
from tests.games.malilla.table import (
    ALL_FIVE,
    ANA,
    BARROTADA,
    BLAS,
    CLARA,
    COJA,
    CUBIERTAS,
    DIEGO,
    ELENA,
    VISTAS,
    WHOLE_SUITS,
    after,
    counted,
    deck_line,
    hand,
    held,
    paid,
    played,
    standing,
    start,
    turning,
)

VALUES = {"9": 5, "1": 4, "12": 3, "11": 2, "10": 1}


# Trumps.


@pytest.mark.law("mal.7")
def test_the_last_card_of_the_pack_as_it_lies_after_the_cut_makes_trumps() -> None:
    state = turning("6E")
    assert state.trump is Suit.ESPADAS
    assert held(state, DIEGO)[-1] == "6E"
    assert len(held(state, DIEGO)) == 12


@pytest.mark.law("mal.7")
@pytest.mark.parametrize("lifted", [4, 20, 33])
def test_it_is_the_cut_that_decides_the_last_card(lifted: int) -> None:
    state = start()
    pack = state.variant.pack
    state = after(state, deck_line(pack), f"2 cut {lifted}")
    assert state.turned is pack[lifted - 1]


@pytest.mark.law("mal.69")
def test_the_dealer_shows_it_to_all_and_plays_it_later_like_any_other_card() -> None:
    state = hand({**WHOLE_SUITS, CLARA: WHOLE_SUITS[DIEGO], DIEGO: "9B 1B 12B 10B 8B 7B 6B 5B 4B 3B 2B 11B"})
    assert state.trump is Suit.BASTOS
    for viewer in (ANA, BLAS, CLARA, DIEGO, None):
        assert state.view(viewer).turned is Card.parse("11B")
    assert Card.parse("11B") in state.known(ANA)
    state = played(state, "2O 2C 2E 11B")
    assert "11B" not in held(state, DIEGO)
    assert state.turn == DIEGO


@pytest.mark.law("mal.69")
def test_trumps_are_for_this_hand_only() -> None:
    first = counted(turning("11B"), {ANA: (6, "O C"), BLAS: (6, "rest")})
    assert first.dealer == ANA
    second = after(first, deck_line(first.variant.pack), "3 cut 4")
    assert second.trump is Suit.OROS


# What it pays.


@pytest.mark.law("mal.70", "mal.158")
def test_a_card_of_value_is_marked_at_once_by_the_dealers_side() -> None:
    state = turning("12O")
    assert state.phase == "play"
    assert paid(state, "turn-up") == [(0, 1, 3)]
    assert standing(state) == [-3, 3]


@pytest.mark.law("mal.70")
@pytest.mark.parametrize(("tricks", "cards", "total"), [(6, "O C 9E", [2, -2]), (5, "O 9C", [-14, 14])])
def test_it_is_paid_apart_from_the_result_whoever_wins_the_hand(tricks: int, cards: str, total: list[int]) -> None:
    state = counted(turning("12O"), {ANA: (tricks, cards), BLAS: (12 - tricks, "rest")})
    assert paid(state, "turn-up") == [(0, 1, 3)]
    assert standing(state) == total


@pytest.mark.law("mal.71", "mal.156")
def test_a_malilla_turned_up_gives_five() -> None:
    assert standing(turning("9C")) == [-5, 5]
    assert standing(turning("9O", facts={"dealer": ANA})) == [5, -5]


@pytest.mark.law("mal.72")
def test_an_ace_turned_up_gives_four() -> None:
    assert standing(turning("1C")) == [-4, 4]


@pytest.mark.law("mal.157")
def test_the_four_are_paid_for_the_ace_turned_up_and_not_for_aces_taken() -> None:
    state = counted(turning("5C"), {ANA: (7, "1O 1C 1E 9O 9C 12O 11O 10O 12E"), BLAS: (5, "rest")})
    assert paid(state, "turn-up") == []
    assert paid(state, "result") == [(1, 0, 2)]
    assert [entry.laws for entry in turning("1C").ledger.entries] == [("mal.70", "mal.157")]


@pytest.mark.law("mal.158")
def test_a_king_turned_up_gives_three() -> None:
    assert standing(turning("12E", facts={"dealer": BLAS})) == [-3, 3]


@pytest.mark.law("mal.159")
def test_a_knight_turned_up_gives_two() -> None:
    assert standing(turning("11E", facts={"dealer": BLAS})) == [-2, 2]


@pytest.mark.law("mal.160")
def test_a_jack_turned_up_gives_one() -> None:
    assert standing(turning("10E", facts={"dealer": BLAS})) == [-1, 1]


@pytest.mark.law("mal.73")
@pytest.mark.parametrize("rank", [8, 7, 6, 5, 4, 3, 2])
def test_a_blank_turned_up_gives_nothing(rank: int) -> None:
    state = turning(f"{rank}C")
    assert state.trump is Suit.COPAS
    assert state.ledger.entries == ()


@pytest.mark.law("mal.11", "mal.162")
@pytest.mark.parametrize("rank", VALUES)
def test_in_the_favourite_suit_it_is_paid_double(rank: str) -> None:
    assert standing(turning(f"{rank}C", facts={"favourite": "C"})) == [-2 * VALUES[rank], 2 * VALUES[rank]]
    assert standing(turning(f"{rank}E", facts={"favourite": "C"})) == [-VALUES[rank], VALUES[rank]]


# Who pays.


@pytest.mark.law("mal.barrotada.6")
def test_in_barrotada_he_who_cut_pays_it_alone() -> None:
    state = turning("1E", BARROTADA)
    assert state.cutter == CLARA
    assert standing(state) == [0, 0, -4, 4]
    assert standing(turning("1E", BARROTADA, facts={"dealer": ANA})) == [4, 0, 0, -4]


@pytest.mark.law("mal.barrotada.7")
def test_at_some_tables_all_three_pay_in_full() -> None:
    assert standing(turning("1E", BARROTADA, turn_up_from_all=True)) == [-4, -4, -4, 12]


@pytest.mark.law("mal.barrotada.2", "mal.barrotada.6")
def test_with_an_alcalde_the_player_at_his_left_is_paid_by_the_one_at_the_left_of_that() -> None:
    state = turning("1E", BARROTADA, alcalde=True)
    assert (state.dealer, state.pie) == (ELENA, DIEGO)
    assert standing(state) == [0, 0, -4, 4, 0]
    moved = turning("9E", BARROTADA, facts={"dealer": BLAS}, alcalde=True)
    assert standing(moved) == [5, 0, 0, 0, -5]


@pytest.mark.law("mal.barrotada.2", "mal.barrotada.7")
def test_the_alcalde_pays_nothing_even_where_all_pay() -> None:
    state = turning("1E", BARROTADA, alcalde=True, turn_up_from_all=True, facts={"favourite": "E"})
    assert standing(state) == [-8, -8, -8, 24, 0]


@pytest.mark.law("mal.coja.9")
def test_in_coja_both_pay_it_in_full() -> None:
    assert standing(turning("12B", COJA)) == [-3, -3, 6]
    assert standing(turning("12B", COJA, facts={"dealer": ANA, "favourite": "B"})) == [12, -6, -6]


@pytest.mark.law("mal.vistas.17")
def test_in_the_open_game_the_other_pays_the_dealer() -> None:
    assert standing(turning("9E", VISTAS)) == [-5, 5]
    assert standing(turning("10E", VISTAS, facts={"dealer": ANA})) == [1, -1]


@pytest.mark.law("mal.vistas.18")
def test_in_the_open_game_it_lies_on_top_of_the_dealers_sixth_pile_and_makes_trumps() -> None:
    state = turning("7E", VISTAS)
    assert state.trump is Suit.ESPADAS
    assert state.piles[BLAS][5][0] is Card.parse("7E")
    assert [pile.top for pile in state.view(ANA).seats[BLAS].piles][5] is Card.parse("7E")
    assert Card.parse("7E") in state.holding(BLAS)


@pytest.mark.law("mal.cubiertas.11")
def test_in_the_closed_game_the_last_card_dealt_is_shown_and_paid() -> None:
    state = turning("12C", CUBIERTAS)
    assert state.trump is Suit.COPAS
    assert standing(state) == [-3, 3]
    assert held(state, BLAS)[-1] == "12C"
    assert state.phase == "exchange"


@pytest.mark.law("mal.70")
@pytest.mark.parametrize("name", ALL_FIVE)
def test_whoever_pays_it_the_ledger_is_level_and_says_by_which_law(name: str) -> None:
    state = turning("9C", name)
    assert sum(standing(state)) == 0
    for entry in state.ledger.entries:
        assert entry.reason == "turn-up"
        assert "mal.156" in entry.laws
