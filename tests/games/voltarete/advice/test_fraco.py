"""How the weaker opponent plays (chapter XIX). In the cases without another word Ana is he."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.voltarete.advice.asking import advised, done, position
from tests.games.voltarete.hands import hand


@pytest.mark.law("vol.I.19.15")
def test_he_leads_a_single_card_unless_he_is_void_of_another_suit() -> None:
    case = position(ANA="3E 4E 5C 6O 5O 4O 3B 4B 6B", trump="espadas", feito="blas")
    assert advised(case) == "play 5C vol.I.19.15"
    void = position(ANA="3E 4E 5C 6O 5O 4O 3O 2O 7O", trump="espadas", feito="blas")
    assert done(void).endswith("O") and advised(void).endswith("vol.I.19.15")


@pytest.mark.law("vol.I.19.9")
def test_in_respeito_a_trump_to_cost_the_basto() -> None:
    def leads(shown: str, feito: str = "blas") -> str:
        cards = {"blas": "BLAS", "clara": "CLARA"}[feito]
        held: dict[str, Any] = {"ANA": "5O 4E 5E 3C", cards: f"1E 1B {shown} 5C"}
        case = position(trump="oros", feito=feito, kind="respeito", **held)
        hands = case.state.hands[case.seat(feito)]
        return advised(case.but(shown=hands[:3], turned=hands[2]))

    assert leads("2O") == "play 5O vol.I.19.9"
    assert not leads("7O").endswith("vol.I.19.9")
    assert not leads("2O", feito="clara").endswith("vol.I.19.9")


@pytest.mark.law("vol.I.19.10")
def test_a_trump_to_a_feito_who_did_not_lead_them() -> None:
    case = position(
        trump="espadas", feito="clara", ANA="3O 4B 11C 3E 6O", BLAS="4O 5B 3C 7O 6B", CLARA="12O 12B 4C 1E 2E"
    ).play("3O 4O 12O 12B 4B 5B 4C 11C 3C")  # fmt: skip
    assert case.turn == "ana"
    assert advised(case) == "play 3E vol.I.19.10"


@pytest.mark.law("vol.I.19.16")
def test_the_suit_that_the_feito_will_not_touch() -> None:
    case = position(
        trump="espadas", feito="blas", ANA="3O 4B 10C 4C 11O", BLAS="12O 12B 2O 3C 1E", CLARA="4O 5B 5O 12C 3E"
    ).play("3O 12O 4O 12B 5B 4B 2O 5O 11O")  # fmt: skip
    assert case.turn == "ana"
    assert advised(case) == "play 4C vol.I.19.16"


@pytest.mark.law("vol.I.19.17", "vol.I.19.18")
def test_a_suit_that_the_forte_cuts_behind_the_feito() -> None:
    case = position(
        trump="espadas", feito="blas", ANA="12B 3B 4O 5O", BLAS="4B 5B 1E 2E", CLARA="6C 3E 4E 5C"
    ).play("12B 4B 6C")  # fmt: skip
    assert advised(case) == "play 3B vol.I.19.17"


@pytest.mark.law("vol.I.19.11")
def test_a_big_trump_under_the_small_one_of_the_forte() -> None:
    case = position(trump="espadas", feito="clara", leader="ana", ANA="4E 3C", BLAS="11E 3E", CLARA="1E 5C")
    assert advised(case.play("4E")) == "play 11E vol.I.19.11"


@pytest.mark.law("vol.I.19.13")
def test_a_trump_that_only_the_highest_can_take_is_let_go() -> None:
    case = position(trump="espadas", feito="clara", leader="ana", ANA="12E 3C", BLAS="1B 3E", CLARA="1E 2E")
    assert advised(case.play("12E")) == "play 3E vol.I.19.13"


@pytest.mark.law("vol.I.19.8")
def test_a_trick_that_goes_to_the_feito_is_loaded_with_the_highest_trump() -> None:
    case = position(trump="espadas", feito="clara", leader="ana", ANA="10C 3C", BLAS="12E 3E 4B", CLARA="1E 2E 4O")
    assert advised(case.play("10C")) == "play 12E vol.I.19.8"


@pytest.mark.law("vol.I.19.14")
def test_the_feito_is_overtrumped_unless_a_reposta_is_safe() -> None:
    def last(tricks: tuple[int, int, int]) -> str:
        held: dict[str, Any] = {"ANA": "3C 4O", "BLAS": "5E 2E", "CLARA": "11E 6B"}
        return advised(position(tricks, trump="espadas", feito="blas", **held).play("3C 5E"))

    assert last((3, 2, 2)) == "play 11E vol.I.19.14"
    assert last((4, 3, 0)) == "play 6B vol.I.19.7"


@pytest.mark.law("vol.I.19.7", "vol.II.12.11")
def test_only_a_forte_with_four_tricks_makes_him_favour_the_feito() -> None:
    def second(tricks: tuple[int, int, int]) -> str:
        held: dict[str, Any] = {"ANA": "4C 3O", "BLAS": "12C 5C", "CLARA": "6C 6B"}
        gone = "2B 3B 4B 5B 7B 10B 11B 12B 1O 2O 4O 5O 6O 7O 10O 11O 12O 3E 4E 5E 6E"
        case = position(tricks, trump="espadas", feito="clara", leader="ana", spent=gone, **held)
        return done(case.play("4C"))

    assert second((4, 1, 2)) == "play 5C"
    assert second((2, 1, 4)) == "play 12C"


@pytest.mark.law("vol.I.19.12")
def test_he_takes_no_second_trick_from_a_feito_with_the_two_highest() -> None:
    held: dict[str, Any] = {"ANA": "3C 4O 5O", "BLAS": "4C 1E 2E", "CLARA": "12C 5C 6B"}
    case = position((3, 2, 1), trump="espadas", feito="blas", spent="11C", **held).play("3C 4C")
    assert advised(case) == "play 5C vol.I.19.12"


@pytest.mark.law("vol.I.19.3", "vol.I.19.4", "vol.I.19.5")
def test_who_is_sure_of_three_tricks_does_not_leave_the_forte_his_fourth() -> None:
    def second(own: int, held: str) -> str:
        hands: dict[str, Any] = {"ANA": "12C 3O 4O", "BLAS": held, "CLARA": "5C 5O 6B"}
        case = position((3, own, 6 - 3 - own), trump="espadas", feito="clara", leader="ana", spent="", **hands)
        return done(case.play("12C"))

    assert second(0, "3E 4B 5B") in ("play 4B", "play 5B")
    assert second(2, "1E 3E 5B") == "play 3E"


@pytest.mark.law("vol.I.19.2", "vol.I.21.13", "vol.I.22.19")
def test_who_bought_more_is_the_forte() -> None:
    def second(first_throws: str, last_throws: str) -> str:
        case = hand(ANA="1E 2E 12E 7E 6E 5E 4C 5C 3O", BLAS="4E 4B 5B 6B 6O 5O 4O 12C 3C", stock="6C 2O 3B")
        case = case.make("ana", suit="espadas").buy("4C 5C 3O", first_throws, last_throws).do("ana begin")
        return advised(case.but(leader=1))

    assert second("", "1O 7O 10O 11O").endswith("vol.I.19.15")
    assert second("4B 5B 6B 6O 5O", "").endswith("vol.I.20.2")


@pytest.mark.law("vol.I.19.6")
def test_what_the_feito_says_of_his_hand_changes_nothing() -> None:
    case = position(ANA="3E 4E 5C 6O 5O 4O 3B 4B 6B", trump="espadas", feito="blas")
    again = case.but(barred=(1,))
    assert advised(case) == advised(again)
