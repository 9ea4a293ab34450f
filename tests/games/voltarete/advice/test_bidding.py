"""What is said in the passages: respeito, preference, Voltarete segundo, casca; what is named and carried."""

from __future__ import annotations

import pytest

from tapete.cards import Suit, cards
from tapete.games.voltarete.advice.bidding import carried, casca
from tapete.games.voltarete.advice.worth import chance, tricks
from tests.games.voltarete.advice.asking import advised, done, opened, with_nine
from tests.games.voltarete.hands import FOUR, hand

RESPECTED = "1E 1B 7C 1C 11C 12E 12B 1O 5O"
"""The hand of the book's own calculation."""
CERTAIN = "1E 2E 1B 12E 11E 12C 12O 4C 3O"
MIXED = "4E 5E 6B 5B 3C 11C 10O 2O 3O"


@pytest.mark.law("vol.I.22.1", "vol.I.22.2", "vol.I.22.3", "vol.I.22.4", "vol.I.22.5", "vol.I.22.6")
def test_the_sure_so_is_given_up_for_a_geral_in_respeito() -> None:
    assert opened(RESPECTED, pot=200) == "respeito vol.I.22.5"


@pytest.mark.law("vol.I.22.7", "vol.I.22.10")
@pytest.mark.parametrize("held", [RESPECTED, "1E 1B 7C 1C 12C 4O 5E 6B 5B"])
def test_all_the_more_with_a_small_pot(held: str) -> None:
    assert opened(held, pot=10) == "respeito vol.I.22.10"


@pytest.mark.law("vol.I.22.11", "vol.I.14.1")
def test_high_cards_in_every_suit_make_respeito() -> None:
    assert opened("1E 1B 12C 7C 12O 7O 12B 2E 11C", pot=100).startswith("respeito")


@pytest.mark.law("vol.I.22.8", "vol.I.22.12")
def test_an_uncertain_licenca_with_a_small_pot_does() -> None:
    assert opened("1E 1B 12E 5E 12C 11C 12O 3O 4B", pot=9).startswith("respeito")


@pytest.mark.law("vol.I.14.2", "vol.I.14.4")
def test_two_aces_and_small_cards_do_not() -> None:
    assert opened("1E 1B 3C 4C 5C 4O 5O 6O 3E", pot=10) == "passo vol.I.12.1"


@pytest.mark.law("vol.I.22.14")
def test_five_matadores_and_two_kings_are_so_at_least() -> None:
    assert opened(CERTAIN).split()[0] in ("só", "respeito")


@pytest.mark.law("vol.I.22.9")
def test_the_chance_to_win_grows_with_the_tricks_in_sight() -> None:
    hands = ("3E 4E 5E 4C 6C 3O 5O 4B 6B", "1E 12E 6E 4E 12C 3C 3O 5O 4B", CERTAIN)
    chances = [chance(tricks(cards(held), Suit.ESPADAS), "licença") for held in hands]
    assert chances == sorted(chances) and chances[0] < 0.1 and chances[-1] > 0.9


@pytest.mark.law("vol.I.22.13", "vol.I.22.15")
def test_against_a_licenca_so_is_made_with_less_and_preference_in_copas() -> None:
    def against(held: str) -> str:
        return advised(hand(BLAS=held).do("ana licença"))

    assert against("2E 1B 11E 10E 4E 3E 11C 3O 4B") == "só vol.I.22.15"
    assert against("1E 7C 1C 4C 3O 5O 4E 6E 4B") == "preferência vol.I.12.21"
    assert against("1E 2E 12E 4E 4C 6C 3O 5O 4B") == "passo vol.I.22.13"
    assert against(MIXED) == "passo vol.I.22.13"


@pytest.mark.law("vol.I.6.2")
def test_the_suit_that_is_named_is_the_longest_and_best() -> None:
    assert advised(hand(ANA="1E 2E 12E 6E 12O 3C 4C 5B 7B").make("ana")) == "name espadas vol.I.12.7"


@pytest.mark.law("vol.I.15.1", "vol.I.15.2", "vol.I.15.3", "vol.I.15.4")
def test_high_cards_in_every_suit_turn_a_card_in_the_second_passage() -> None:
    good = hand(ANA="1E 12C 7O 1O 12B 2B 12O 11C 4E").all_pass()
    assert advised(good) == "segundo vol.I.15.4"
    assert done(hand(ANA=MIXED).all_pass()) == "passo"


@pytest.mark.law("vol.I.16.5", "vol.I.16.6", "vol.I.16.7", "vol.I.16.8", "vol.I.16.9")
def test_two_suits_or_very_bad_cards_give_hope_of_a_good_casca() -> None:
    usual = casca(cards(MIXED))[0]
    two, bad = casca(cards("12C 11C 4C 3C 6C 11O 2O 3O 4O")), casca(cards("3C 4C 5C 6O 5O 3E 4E 3B 4B"))
    assert two[1] == "vol.I.16.8" and two[0] > usual
    assert bad[1] == "vol.I.16.9" and bad[0] > usual
    assert advised(hand(ANA="12C 11C 4C 3C 6C 10O 2O 3O 4O").all_pass()) == "casca 12C vol.I.16.8"


@pytest.mark.law("vol.I.7.11")
def test_a_black_ace_is_carried_or_else_a_king() -> None:
    for held, expected in (("1E 12C 7O 3B 4B", "1E"), ("1B 12C 7O 3B", "1B"), ("12C 3C 12O 4B", "12O"), ("7O 3B", "")):
        assert " ".join(card.text for card in carried(cards(held), cards(held))) == expected


@pytest.mark.law("vol.I.16.1")
def test_a_casca_with_nothing_in_it_is_given_back() -> None:
    def found(stock: str) -> str:
        return done(hand(ANA=MIXED, stock=stock).all_pass().do("ana casca"))

    assert found("3E 7E 4B 3B 4C 5C 4O 5O 6O") == "give-back"
    assert found("1E 2E 1B 12E 7E 12C 4C 4O 5O") == "name espadas"


@pytest.mark.law("vol.I.5.5")
def test_a_great_pot_is_left_to_the_quarto() -> None:
    held = {"CLARA": "12C 11C 4C 3C 6C 10O 2O 3O 4O"}
    for pot, expected in ((210, "passo vol.I.5.5"), (60, "casca 12C vol.I.16.8")):
        case = hand(pot, FOUR, obligation="off", **held).all_pass().do("ana passo, blas passo")
        assert advised(case) == expected


@pytest.mark.law("vol.I.7.17")
def test_the_quarto_takes_the_thirteen_and_keeps_his_best_suit_and_kings() -> None:
    case = hand(60, FOUR, obligation="off", ANA="", stock="1E 2E 12E 7E 6E 4C 5C 12C 3O 4O 12B 6O 5O").all_pass()
    case = case.do("ana passo, blas passo, clara passo")
    assert advised(case) == "treze vol.I.7.17"
    case = case.do("diego treze")
    assert advised(case) == "aside 5O 6O 4C 5C vol.I.7.17"
    assert advised(case.do("diego aside 5O 6O 4C 5C")) == "name espadas vol.I.7.17"


@pytest.mark.law("vol.II.16.1")
def test_who_is_obliged_does_what_he_may() -> None:
    case = hand(60, FOUR, ANA="1E 4E 5E 6B 5B 3C 6C 2O 3O").all_pass()
    assert done(case).split()[0] in ("casca", "segundo")


def test_nothing_said_depends_on_the_seats_cards_of_others() -> None:
    first = with_nine(MIXED, BLAS="1E 1B 12C 7C 12O 7O 12B 2E 10C")
    other = with_nine(MIXED, CLARA="1E 1B 12C 7C 12O 7O 12B 2E 10C")
    assert advised(first) == advised(other)
