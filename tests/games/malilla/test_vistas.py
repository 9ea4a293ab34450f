"""The open game for two: six piles each, of which only the tops are seen."""

from __future__ import annotations

import pytest

from tapete.cards import Card
from tapete.errors import Illegal
from tests.games.malilla.hands import VISTAS, Malilla, endgame, turning

# Trumps are bastos unless a test says otherwise. Piles are written top first.


def visible(case: Malilla) -> int:
    return sum(pile.top is not None for seat in case.view().seats for pile in seat.piles)


def hidden(case: Malilla) -> int:
    return sum(card is None for seat in case.view().seats for pile in seat.piles for card in pile.cards)


@pytest.mark.law("mal.vistas.1", "mal.vistas.2")
def test_all_48_cards_lie_in_six_piles_of_four_before_each() -> None:
    case = Malilla(VISTAS).deal()
    assert [[len(pile) for pile in piles] for piles in case.state.piles] == [[4] * 6, [4] * 6]
    assert sorted(card for piles in case.state.piles for pile in piles for card in pile) == sorted(
        case.state.variant.pack
    )


@pytest.mark.law("mal.vistas.2")
def test_the_last_card_of_a_packet_is_on_top_of_its_pile() -> None:
    case = Malilla(VISTAS, ANA="1O 2O 3O 4O", BLAS="1C 2C 3C 4C")
    assert [card.text for card in case.state.piles[0][5]] == ["4O", "3O", "2O", "1O"]
    assert [card.text for card in case.state.piles[1][5]] == ["4C", "3C", "2C", "1C"]


@pytest.mark.law("mal.vistas.3")
def test_twelve_cards_are_in_view_and_36_hidden_from_both() -> None:
    case = Malilla(VISTAS).deal()
    for viewer in ("ana", "blas", None):
        assert case.view(viewer).seats == case.view().seats
        assert len(case.known(viewer)) == 12
    assert (visible(case), hidden(case)) == (12, 36)


@pytest.mark.law("mal.vistas.3")
def test_after_two_tricks_from_full_piles_twelve_are_in_view_again() -> None:
    case = Malilla(VISTAS).deal()
    for _ in range(4):
        case = case.play(min(case.may(case.turn, "play")))
    assert (visible(case), hidden(case)) == (12, 32)


@pytest.mark.law("mal.vistas.4")
def test_mano_leads_any_of_the_six_cards_he_shows_and_nothing_else() -> None:
    tops = ["5O", "9C", "2E", "12B", "7O", "3C"]
    case = endgame(VISTAS, ANA="5O 1O / 9C 2O / 2E 3O / 12B 4O / 7O 6O / 3C 8O", BLAS="12O 3E")
    assert case.may("ana", "play") == set(tops)
    with pytest.raises(Illegal):
        case.do("ana play 1O")


@pytest.mark.law("mal.vistas.5")
def test_one_must_follow_with_a_top_of_the_suit_led() -> None:
    case = endgame(VISTAS, ANA="5O", BLAS="12O / 3C / 4C / 8E / 2B / 7B")
    assert case.play("5O").may("blas", "play") == {"12O"}


@pytest.mark.law("mal.vistas.5")
def test_a_card_that_is_covered_need_not_follow() -> None:
    case = endgame(VISTAS, ANA="5O", BLAS="3C 12O / 4C")
    assert case.play("5O").may("blas", "play") == {"3C", "4C"}


@pytest.mark.law("mal.vistas.6")
def test_there_is_no_duty_to_beat() -> None:
    case = endgame(VISTAS, ANA="5O / 2C", BLAS="12O / 2O / 9B").play("5O")
    assert case.may("blas", "play") == {"12O", "2O"}
    assert case.play("2O").takers[-1] == "ana"


@pytest.mark.law("mal.vistas.7")
def test_there_is_no_duty_to_ruff() -> None:
    case = endgame(VISTAS, ANA="5O / 2C", BLAS="2B / 7C / 9E").play("5O")
    assert case.may("blas", "play") == {"2B", "7C", "9E"}
    assert case.play("7C").takers[-1] == "ana"
    assert case.play("2B").takers[-1] == "blas"


@pytest.mark.law("mal.vistas.8")
def test_the_card_under_the_one_led_is_seen_before_the_other_answers() -> None:
    case = endgame(VISTAS, ANA="5O 9O 2E / 3C", BLAS="12O 7C / 4C")
    assert "9O" not in case.known("blas")
    case = case.play("5O")
    assert case.turn == "blas"
    assert case.seen("ana", by="blas").piles[0].cards == (Card.parse("9O"), None)


@pytest.mark.law("mal.vistas.8")
def test_the_answering_players_next_card_is_uncovered_only_by_his_play() -> None:
    case = endgame(VISTAS, ANA="5O / 2C", BLAS="7C 9O / 4E").play("5O")
    assert case.may("blas", "play") == {"7C", "4E"}
    assert "9O" not in case.known("blas")
    assert case.play("7C").may("blas", "play") == set()
    assert "9O" in case.play("7C").known("ana")


@pytest.mark.law("mal.vistas.10")
def test_with_one_pile_left_the_only_card_shown_is_forced() -> None:
    case = endgame(VISTAS, ANA="2O / 4E", BLAS="1C 9O").play("2O")
    assert case.may("blas", "play") == {"1C"}
    assert case.play("1C").takers[-1] == "ana"


@pytest.mark.law("mal.vistas.10")
def test_a_pile_that_is_exhausted_is_not_refilled() -> None:
    case = endgame(VISTAS, ANA="9O / 4E 3E / 5E", BLAS="2O / 7E / 8E 2E").play("9O 2O")
    assert case.may("ana", "play") == {"4E", "5E"}
    assert [len(pile) for pile in case.state.piles[0]] == [0, 2, 1]
    assert case.seen("ana", by="blas").piles[0].top is None


@pytest.mark.law("mal.vistas.13")
def test_in_all_else_it_is_like_the_regular_game() -> None:
    case = turning("11C", VISTAS, start={"favourite": "C"}).counted(ANA=(11, "O E 9B 1B"), BLAS=(13, "rest"))
    assert case.counts == [44, 27]
    assert case.standing == [12, -12]
    case = turning("11C", VISTAS, start={"favourite": "C"}).counted(ANA=(12, "O 9E 1E 12E 11B"), BLAS=(12, "rest"))
    assert case.counts == [35, 37]
    assert case.standing == [-6, 6]


@pytest.mark.law("mal.vistas.13")
def test_the_case_of_the_book_the_dealer_makes_forty() -> None:
    case = turning("11C", VISTAS, start={"favourite": "C"}).counted(ANA=(12, "O 9E 12E 11E 10E"), BLAS=(12, "rest"))
    assert case.counts == [32, 40]
    assert case.paid("turn-up") == [(0, 1, 4)]
    assert case.paid("result") == [(0, 1, 8)]
    assert case.standing == [-12, 12]


@pytest.mark.law("mal.vistas.14")
def test_there_are_24_tricks_of_two_cards() -> None:
    case = Malilla(VISTAS).deal().play_out()
    assert [len(trick.cards) for trick in case.state.taken] == [2] * 24
    assert case.phase == "shuffle"


@pytest.mark.law("mal.vistas.15", "mal.vistas.16")
def test_every_four_cards_won_count_as_one_trick_and_points_above_36_are_won() -> None:
    case = turning("2B", VISTAS).counted(ANA=(14, "O 9C 12C 11C 9E 9B"), BLAS=(10, "rest"))
    assert case.counts == [42, 30]
    assert case.standing == [6, -6]


@pytest.mark.law("mal.vistas.15")
def test_two_cards_left_over_count_for_nobody() -> None:
    case = turning("2B", VISTAS).counted(ANA=(13, "O C 12E"), BLAS=(11, "rest"))
    assert case.counts == [39, 32]
    assert case.standing == [3, -3]


@pytest.mark.law("mal.vistas.16")
def test_36_to_35_pays_nothing() -> None:
    case = turning("2B", VISTAS).counted(ANA=(13, "O C"), BLAS=(11, "rest"))
    assert case.counts == [36, 35]
    assert case.standing == [0, 0]


@pytest.mark.law("mal.vistas.16")
def test_the_dealer_wins_by_the_same_count() -> None:
    case = turning("2B", VISTAS).counted(ANA=(11, "O C"), BLAS=(13, "rest"))
    assert case.counts == [35, 36]
    assert case.standing == [0, 0]
    case = turning("2B", VISTAS).counted(ANA=(4, "O"), BLAS=(20, "rest"))
    assert case.counts == [17, 55]
    assert case.standing == [-19, 19]


@pytest.mark.law("mal.vistas.19")
def test_all_24_tricks_are_a_capote_of_72() -> None:
    case = turning("2B", VISTAS).counted(ANA=(24, "rest"))
    assert case.standing == [72, -72]
    assert [entry.reason for entry in case.state.ledger.entries] == ["capote"]


@pytest.mark.law("mal.vistas.19", "mal.44")
def test_one_trick_of_blanks_saves_from_capote_though_not_a_point_was_made() -> None:
    case = turning("2B", VISTAS).counted(ANA=(23, "rest"), BLAS=(1, ""))
    assert case.counts == [71, 0]
    assert case.standing == [35, -35]
