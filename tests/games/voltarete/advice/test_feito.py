"""How the feito plays: the rules of chapter XVIII, and the example hands of chapter XVII."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import Suit, cards
from tapete.games.voltarete.advice.feito import alternate_trumps
from tests.games.voltarete.advice.asking import advised, done, of_the_book, position
from tests.games.voltarete.hands import Voltarete


def leads(held: str, trump: str, tricks: tuple[int, ...] = (), **given: Any) -> str:
    """What the feito, who is mão and has the lead, plays of these cards, and why."""
    return advised(position(tricks, ANA=held, trump=trump, **given))


@pytest.mark.law("vol.I.18.2")
def test_six_red_trumps_and_a_king_are_led() -> None:
    assert leads("1E 7O 12O 5O 4O 3O 12C 4E 5B", "oros") == "play 1E vol.I.18.2"
    assert not leads("1E 7O 12O 5O 4O 3O 4C 4E 5B", "oros").endswith("vol.I.18.2")


@pytest.mark.law("vol.I.18.3")
def test_six_black_trumps_are_led_even_without_a_king() -> None:
    assert leads("1E 2E 6E 5E 4E 3E 4C 4B 4O", "espadas") == "play 1E vol.I.18.3"


@pytest.mark.law("vol.I.18.4")
def test_trumps_in_steps_keep_the_highest_back() -> None:
    assert leads("1E 1B 12C 4C", "copas") == "play 4C vol.I.18.4"


@pytest.mark.law("vol.I.18.5", "vol.I.18.6")
def test_the_losing_card_goes_to_the_last_trick_but_two() -> None:
    case = position(ANA="1E 1B 4O", BLAS="7C 1C 12O", CLARA="3E 4E 5E", trump="copas", tricks=(3, 3, 0))
    assert advised(case) == "play 4O vol.I.18.5"


@pytest.mark.law("vol.I.18.6")
def test_alternate_trumps_make_a_ladder_of_two_hands() -> None:
    assert alternate_trumps(cards("1E 1B"), cards("2E 12E"), Suit.ESPADAS)
    assert alternate_trumps(cards("1E 1B 3C"), cards("7O 1O 12C"), Suit.OROS)
    assert not alternate_trumps(cards("1E 2E"), cards("1B 12E"), Suit.ESPADAS)
    assert not alternate_trumps(cards("1E 1B"), cards("1O 7O 12O"), Suit.OROS)


@pytest.mark.law("vol.I.17.13")
def test_of_equal_trumps_the_lowest_is_as_good_as_the_highest() -> None:
    assert leads("2B 1B 12B 11B 3C", "bastos") == "play 11B vol.I.18.12"
    assert not leads("2B 1B 12B 10B 3C", "bastos").endswith("vol.I.18.12"), "the 11 that is out stands between them"
    gone = leads("2B 1B 12B 10B 3C", "bastos", (1, 0, 0), spent="11B")
    assert gone == "play 10B vol.I.18.12", "nothing stands between them any more"


@pytest.mark.law("vol.I.18.7")
def test_many_small_trumps_are_led() -> None:
    assert leads("12E 7E 6E 5E 4E 3E", "espadas", BLAS="11E", CLARA="10E") == "play 3E vol.I.18.7"


@pytest.mark.law("vol.I.18.8")
def test_few_trumps_and_many_kings_draw_trumps() -> None:
    assert leads("1E 2E 12E 12C 11C 12O 11O 12B 11B", "espadas") == "play 1E vol.I.18.8"


@pytest.mark.law("vol.I.18.9")
def test_between_two_cuts_he_makes_a_trick_at_once_and_leads_a_trump() -> None:
    case = position(
        feito="blas", trump="copas", ANA="3B 2C 6O 3O", BLAS="7B 7E 1E 11C 4C 12O 7O 4E", CLARA="2O 2E 5O 3E"
    ).play("3B 7B 2O 7E 2E 2C 6O")  # fmt: skip
    assert advised(case) == "play 12O vol.I.18.9"
    assert advised(case.play("12O 5O")) == "play 1E vol.I.18.9"


@pytest.mark.law("vol.I.18.10")
def test_five_with_the_espadilha_and_kings_lead_small_then_big() -> None:
    case = position(ANA="1E 12E 7E 5E 4E 12C 12O 4C 3O", BLAS="6E 3E 4O", CLARA="3B 10E 5B", trump="espadas")
    assert advised(case) == "play 4E vol.I.18.10"
    taken = case.play("4E 3E 10E 5B 7E 4O")
    assert advised(taken) == "play 1E vol.I.18.10"


def test_when_his_own_trumps_are_gone_he_leads_something_else() -> None:
    case = position(
        ANA="1E 12E 7E 5E 4E 12O 12C 4C 5C", BLAS="2E 1B 11E 10E 6E 3B 2C 3C 6C",
        CLARA="4B 5B 6B 7B 10B 11B 12B 4O 5O", trump="espadas", leader="blas",
    )  # fmt: skip
    gone = case.play("2E 4B 4E 1B 5B 5E 11E 6B 7E 10E 7B 12E 12O 6E 4O 3B 10B 1E")
    assert (gone.turn, gone.held("ana")) == ("ana", ["12C", "4C", "5C"])
    assert advised(gone).startswith("play 12C")


@pytest.mark.law("vol.I.18.11")
def test_the_espadilha_then_the_ace() -> None:
    case = position(ANA="1E 1B 1O 4O", BLAS="5O 3C", CLARA="6O 4C", trump="oros")
    assert advised(case) == "play 1E vol.I.18.11"
    assert advised(case.play("1E 5O 6O")) == "play 1O vol.I.18.11"


@pytest.mark.law("vol.I.18.12")
def test_of_a_run_of_trumps_the_smallest() -> None:
    assert leads("1B 1C 12C 11C 10C", "copas") == "play 10C vol.I.18.12"
    assert leads("1B 12E 11E 10E", "espadas") == "play 10E vol.I.18.12"


@pytest.mark.law("vol.I.18.13")
def test_without_trumps_to_draw_the_king_with_least_company_goes_first() -> None:
    assert leads("1B 5B 12C 12O 4O 3O 12E 5E 6E", "bastos") == "play 12C vol.I.18.13"


@pytest.mark.law("vol.I.18.14")
def test_of_king_queen_and_jack_the_lowest() -> None:
    assert leads("12O 11O 10O", "espadas") == "play 10O vol.I.18.14"
    assert leads("12O 11O 4B", "espadas") == "play 11O vol.I.18.14"


@pytest.mark.law("vol.I.18.15")
def test_with_one_suit_besides_trumps_the_other_is_tired() -> None:
    played, maxim = leads("1E 7E 6E 5E 12O 11O 10O 1O 2O", "espadas").rsplit(" ", 1)
    assert played.endswith("O") and maxim == "vol.I.18.15"


@pytest.mark.law("vol.I.18.16")
def test_who_alone_has_refused_a_reposta_plays_so_too() -> None:
    held: dict[str, Any] = {"ANA": "1E 2E 6E 5E 4E 3E 4C 4B 4O", "trump": "espadas", "feito": "clara"}
    assert not advised(position(**held)).endswith("vol.I.18.3")
    assert advised(position(**held, also={"granted": (1,), "refused": (0,)})) == "play 1E vol.I.18.3"


# Chapter XVII.

FIRST = {
    "ANA": "2E 12E 11E 10E 6E 12B 12O 11C 3C",
    "BLAS": "1E 7E 5E 4E 11B 10B 12C 10C 6O",
    "CLARA": "1B 3E 10O 2O 3O 4O 1C 4C 5C",
}
FOURTH = {
    "ANA": "1E 2E 6E 5E 4E 3E 4C 4B 4O",
    "BLAS": "1B 7E 12B 6B 5B 1O 10C 3C 6C",
    "CLARA": "12E 11E 10E 12C 7C 11B 12O 10O 2O",
}
FIFTH = {
    "ANA": "7C 1B 12C 5C 12B 11B 11E 10E 3E",
    "BLAS": "1E 1C 11C 2C 3C 4C 6C 12O 10B",
    "CLARA": "10C 12E 7E 6E 5E 6B 11O 3O 5O",
}
SIXTH = {
    "ANA": "2B 12B 10B 4B 10C 1C 2C 2O 7E",
    "BLAS": "3B 7B 10O 1O 3O 6O 12E 6E 3E",
    "CLARA": "1E 1B 11B 5B 6B 12C 3C 7C 12O",
}


def is_trump_lead(case: Voltarete) -> bool:
    trump = case.state.trump
    assert trump is not None
    return done(case).split()[1] in ("1E", "1B") or done(case).endswith(trump.value)


@pytest.mark.law("vol.I.17.9")
def test_first_example_he_opens_trumps_and_not_the_king_of_paus() -> None:
    assert is_trump_lead(of_the_book(FIRST, "espadas", "ana"))


@pytest.mark.law("vol.I.17.10")
def test_first_example_the_basto_is_taken_with_the_manilha_lest_it_be_a_codilho() -> None:
    case = of_the_book(FIRST, "espadas", "ana").play("12B 10B 3E 4C 3C 10C 12C 5C 11C 11B 1B")
    assert done(case) == "play 2E"


@pytest.mark.law("vol.I.17.16")
def test_fourth_example_both_high_trumps_before_anything_else() -> None:
    case = of_the_book(FOURTH, "espadas", "ana")
    assert done(case) == "play 1E"
    assert advised(case.play("1E 7E 10E")) == "play 2E vol.I.18.3"


@pytest.mark.law("vol.I.17.17")
def test_fourth_example_the_king_lets_the_queen_of_the_partner_pass() -> None:
    case = of_the_book(FOURTH, "espadas", "ana", bought=((1, 2), (2, 6))).play("1E 7E 10E 4C 3C 12C 11B 4B")
    assert done(case) in ("play 6B", "play 5B")


@pytest.mark.law("vol.I.17.12", "vol.I.17.18")
def test_fifth_example_he_cuts_with_a_trump_that_the_last_can_hardly_beat() -> None:
    assert done(of_the_book(FIFTH, "copas", "blas").play("12B 10B 6B 11B")) in ("play 11C", "play 1C")


@pytest.mark.law("vol.I.17.19")
def test_sixth_example_a_small_trump_before_the_long_king() -> None:
    assert done(of_the_book(SIXTH, "bastos", "clara").play("2O 6O 12O")) in ("play 6B", "play 5B")


# The geral.


@pytest.mark.law("vol.I.22.22")
def test_the_one_losing_card_goes_to_the_fifth_trick() -> None:
    drawn = "12E 11E 10E 7E 6E 5E 4E 3E"
    assert leads("1E 2E 1B 12O 4C", "espadas", tricks=(4, 0, 0), spent=drawn) == "play 4C vol.I.22.22"
    assert leads("1E 2E 1B 12O 4C", "espadas", tricks=(3, 0, 0), spent=drawn).split()[1] != "4C"


@pytest.mark.law("vol.I.17.11")
def test_rather_than_a_small_trump_that_is_overtrumped_he_throws_a_losing_card() -> None:
    case = position(
        feito="blas", trump="bastos", ANA="3C 12C 4E 3O", BLAS="4C 3B 5O 5E", CLARA="6O 1E 2B 7B", leader="ana"
    ).play("3C 4C 6O 12C")  # fmt: skip
    assert advised(case) in ("play 5O vol.I.17.11", "play 5E vol.I.17.11")
