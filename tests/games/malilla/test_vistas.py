"""The open game for two: six piles each, of which only the tops are seen."""

from __future__ import annotations

import pytest

from tapete.cards import Card
from tapete.errors import Illegal
from tapete.games.malilla.state import MalillaState
from tests.games.malilla.table import (
    ANA,
    BLAS,
    VISTAS,
    after,
    counted,
    counts,
    endgame,
    hand,
    paid,
    play_out,
    playable,
    played,
    standing,
    turning,
)

# Trumps are bastos unless a test says otherwise. Piles are written top first.


def visible(state: MalillaState) -> int:
    return sum(pile.top is not None for seat in state.view(None).seats for pile in seat.piles)


def hidden(state: MalillaState) -> int:
    return sum(card is None for seat in state.view(None).seats for pile in seat.piles for card in pile.cards)


@pytest.mark.law("mal.vistas.1", "mal.vistas.2")
def test_all_48_cards_lie_in_six_piles_of_four_before_each() -> None:
    state = hand({}, VISTAS)
    assert [[len(pile) for pile in piles] for piles in state.piles] == [[4] * 6, [4] * 6]
    assert sorted(card for piles in state.piles for pile in piles for card in pile) == sorted(state.variant.pack)


@pytest.mark.law("mal.vistas.2")
def test_the_last_card_of_a_packet_is_on_top_of_its_pile() -> None:
    state = hand({ANA: "1O 2O 3O 4O", BLAS: "1C 2C 3C 4C"}, VISTAS)
    assert [card.text for card in state.piles[ANA][5]] == ["4O", "3O", "2O", "1O"]
    assert [card.text for card in state.piles[BLAS][5]] == ["4C", "3C", "2C", "1C"]


@pytest.mark.law("mal.vistas.3")
def test_twelve_cards_are_in_view_and_36_hidden_from_both() -> None:
    state = hand({}, VISTAS)
    for viewer in (ANA, BLAS, None):
        assert state.view(viewer).seats == state.view(None).seats
        assert len(state.known(viewer)) == 12
    assert (visible(state), hidden(state)) == (12, 36)


@pytest.mark.law("mal.vistas.3")
def test_after_two_tricks_from_full_piles_twelve_are_in_view_again() -> None:
    state = hand({}, VISTAS)
    for _ in range(2):
        state = played(state, sorted(playable(state, state.turn or 0))[0])
        state = played(state, sorted(playable(state, state.turn or 0))[0])
    assert (visible(state), hidden(state)) == (12, 32)


@pytest.mark.law("mal.vistas.4")
def test_mano_leads_any_of_the_six_cards_he_shows_and_nothing_else() -> None:
    tops = ["5O", "9C", "2E", "12B", "7O", "3C"]
    state = endgame({ANA: " / ".join(f"{top} {under}O" for top, under in zip(tops, (1, 2, 3, 4, 6, 8), strict=True)),
                     BLAS: "12O 3E"}, of=VISTAS)  # fmt: skip
    assert playable(state, ANA) == set(tops)
    with pytest.raises(Illegal):
        after(state, "0 play 1O")


@pytest.mark.law("mal.vistas.5")
def test_one_must_follow_with_a_top_of_the_suit_led() -> None:
    state = endgame({ANA: "5O", BLAS: "12O / 3C / 4C / 8E / 2B / 7B"}, of=VISTAS)
    assert playable(played(state, "5O"), BLAS) == {"12O"}


@pytest.mark.law("mal.vistas.5")
def test_a_card_that_is_covered_need_not_follow() -> None:
    state = endgame({ANA: "5O", BLAS: "3C 12O / 4C"}, of=VISTAS)
    assert playable(played(state, "5O"), BLAS) == {"3C", "4C"}


@pytest.mark.law("mal.vistas.6")
def test_there_is_no_duty_to_beat() -> None:
    state = played(endgame({ANA: "5O / 2C", BLAS: "12O / 2O / 9B"}, of=VISTAS), "5O")
    assert playable(state, BLAS) == {"12O", "2O"}
    assert played(state, "2O").taken[-1].winner == ANA


@pytest.mark.law("mal.vistas.7")
def test_there_is_no_duty_to_ruff() -> None:
    state = played(endgame({ANA: "5O / 2C", BLAS: "2B / 7C / 9E"}, of=VISTAS), "5O")
    assert playable(state, BLAS) == {"2B", "7C", "9E"}
    assert played(state, "7C").taken[-1].winner == ANA
    assert played(state, "2B").taken[-1].winner == BLAS


@pytest.mark.law("mal.vistas.8")
def test_the_card_under_the_one_led_is_seen_before_the_other_answers() -> None:
    state = endgame({ANA: "5O 9O 2E / 3C", BLAS: "12O 7C / 4C"}, of=VISTAS)
    assert Card.parse("9O") not in state.known(BLAS)
    state = played(state, "5O")
    assert state.turn == BLAS
    assert state.view(BLAS).seats[ANA].piles[0].cards == (Card.parse("9O"), None)


@pytest.mark.law("mal.vistas.8")
def test_the_answering_players_next_card_is_uncovered_only_by_his_play() -> None:
    state = played(endgame({ANA: "5O / 2C", BLAS: "7C 9O / 4E"}, of=VISTAS), "5O")
    assert playable(state, BLAS) == {"7C", "4E"}
    assert Card.parse("9O") not in state.known(BLAS)
    assert playable(played(state, "7C"), BLAS) == set()
    assert Card.parse("9O") in played(state, "7C").known(ANA)


@pytest.mark.law("mal.vistas.10")
def test_with_one_pile_left_the_only_card_shown_is_forced() -> None:
    state = played(endgame({ANA: "2O / 4E", BLAS: "1C 9O"}, of=VISTAS), "2O")
    assert playable(state, BLAS) == {"1C"}
    assert played(state, "1C").taken[-1].winner == ANA


@pytest.mark.law("mal.vistas.10")
def test_a_pile_that_is_exhausted_is_not_refilled() -> None:
    state = played(endgame({ANA: "9O / 4E 3E / 5E", BLAS: "2O / 7E / 8E 2E"}, of=VISTAS), "9O 2O")
    assert playable(state, ANA) == {"4E", "5E"}
    assert [len(pile) for pile in state.piles[ANA]] == [0, 2, 1]
    assert state.view(BLAS).seats[ANA].piles[0].top is None


@pytest.mark.law("mal.vistas.13")
def test_in_all_else_it_is_like_the_regular_game() -> None:
    state = turning("11C", VISTAS, facts={"favourite": "C"})
    state = counted(state, {ANA: (11, "O E 9B 1B"), BLAS: (13, "rest")})
    assert counts(state) == [44, 27]
    assert standing(state) == [12, -12]
    state = turning("11C", VISTAS, facts={"favourite": "C"})
    state = counted(state, {ANA: (12, "O 9E 1E 12E 11B"), BLAS: (12, "rest")})
    assert counts(state) == [35, 37]
    assert standing(state) == [-6, 6]


@pytest.mark.law("mal.vistas.13")
def test_the_case_of_the_book_the_dealer_makes_forty() -> None:
    state = turning("11C", VISTAS, facts={"favourite": "C"})
    state = counted(state, {ANA: (12, "O 9E 12E 11E 10E"), BLAS: (12, "rest")})
    assert counts(state) == [32, 40]
    assert paid(state, "turn-up") == [(ANA, BLAS, 4)]
    assert paid(state, "result") == [(ANA, BLAS, 8)]
    assert standing(state) == [-12, 12]


@pytest.mark.law("mal.vistas.14")
def test_there_are_24_tricks_of_two_cards() -> None:
    state = play_out(hand({}, VISTAS))
    assert [len(trick.cards) for trick in state.taken] == [2] * 24
    assert state.phase == "shuffle"


@pytest.mark.law("mal.vistas.15", "mal.vistas.16")
def test_every_four_cards_won_count_as_one_trick_and_points_above_36_are_won() -> None:
    state = counted(turning("2B", VISTAS), {ANA: (14, "O 9C 12C 11C 9E 9B"), BLAS: (10, "rest")})
    assert counts(state) == [42, 30]
    assert standing(state) == [6, -6]


@pytest.mark.law("mal.vistas.15")
def test_two_cards_left_over_count_for_nobody() -> None:
    state = counted(turning("2B", VISTAS), {ANA: (13, "O C 12E"), BLAS: (11, "rest")})
    assert counts(state) == [39, 32]
    assert standing(state) == [3, -3]


@pytest.mark.law("mal.vistas.16")
def test_36_to_35_pays_nothing() -> None:
    state = counted(turning("2B", VISTAS), {ANA: (13, "O C"), BLAS: (11, "rest")})
    assert counts(state) == [36, 35]
    assert standing(state) == [0, 0]


@pytest.mark.law("mal.vistas.16")
def test_the_dealer_wins_by_the_same_count() -> None:
    state = counted(turning("2B", VISTAS), {ANA: (11, "O C"), BLAS: (13, "rest")})
    assert counts(state) == [35, 36]
    assert standing(state) == [0, 0]
    state = counted(turning("2B", VISTAS), {ANA: (4, "O"), BLAS: (20, "rest")})
    assert counts(state) == [17, 55]
    assert standing(state) == [-19, 19]


@pytest.mark.law("mal.vistas.19")
def test_all_24_tricks_are_a_capote_of_72() -> None:
    state = counted(turning("2B", VISTAS), {ANA: (24, "rest")})
    assert standing(state) == [72, -72]
    assert [entry.reason for entry in state.ledger.entries] == ["capote"]


@pytest.mark.law("mal.vistas.19", "mal.44")
def test_one_trick_of_blanks_saves_from_capote_though_not_a_point_was_made() -> None:
    state = counted(turning("2B", VISTAS), {ANA: (23, "rest"), BLAS: (1, "")})
    assert counts(state) == [71, 0]
    assert standing(state) == [35, -35]
