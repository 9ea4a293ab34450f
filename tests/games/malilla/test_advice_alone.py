"""The maxims of the games in which each plays for himself."""

from __future__ import annotations

from random import Random

import pytest

from tapete.cards import cards, written
from tapete.games.malilla.advice import Adviser, barrotada, sound, trumps
from tapete.games.malilla.advice.cubiertas import high_cards_are_in_play
from tapete.games.malilla.advice.vistas import OpenReading, keep_many_piles
from tapete.games.malilla.variants import SHORT_PACK
from tapete.table.counsel import ALL
from tests.bots.positions import advice, advised, reading_of
from tests.games.malilla.hands import BARROTADA, COJA, CUBIERTAS, VISTAS, Malilla, endgame

ANA_IS_IN = "6E 7E 3E 4E 5C 6C 7C 12C"
"""Blas takes the espadas that Ana led, as the others cannot; Ana takes the copas he leads."""


# Barrotada.


@pytest.mark.law("mal.barrotada.9")
def test_value_cards_are_made_at_the_first_chance() -> None:
    played = "3O 9O 4O 5O 5C 6C 7C 12C"
    assert advice(played, of=BARROTADA, ANA="1O 2C 3C 4C 8B 2E 3E 4E 6E 7E") == ("1O", "mal.barrotada.9")


@pytest.mark.law("mal.barrotada.10")
def test_the_malilla_is_not_held_up() -> None:
    assert advice("5E", of=BARROTADA, BLAS="9E 12E 2E 8B 7B 3O 4O 5O 6C 4C 3C 6O") == ("9E", "mal.barrotada.10")


@pytest.mark.law("mal.barrotada.11")
def test_trumps_are_not_led_from_aces() -> None:
    assert advice(of=BARROTADA, ANA="1O 5O 7O 1C 5C 7C 8B 4B 3E 5E 7E 8E") == ("3E", "mal.barrotada.11")


@pytest.mark.law("mal.barrotada.12")
def test_trumps_are_led_from_a_long_suit() -> None:
    assert advice(of=BARROTADA, ANA="9O 1O 12O 11O 8O 9B 12B 7B 2C 3C 2E 3E") == ("9B", "mal.barrotada.12")


@pytest.mark.law("mal.barrotada.13")
def test_the_last_trump_is_kept_as_an_entry() -> None:
    assert advice("9B 3B 4B 2B", of=BARROTADA, ANA="7B 1O 12O 11O 10O 8O 2C 3C 4C 2E 3E") == ("8O", "mal.barrotada.13")


@pytest.mark.law("mal.barrotada.14")
def test_the_player_at_the_right_is_given_the_lead() -> None:
    assert advice(ANA_IS_IN, of=BARROTADA, ANA="5E 8C 2C 3C 8B 7B 6O 5O 3O 4O") == ("5E", "mal.barrotada.14")


@pytest.mark.law("mal.barrotada.15")
def test_fat_cards_of_others_are_carried_off() -> None:
    assert advice(ANA_IS_IN, of=BARROTADA, ANA="9O 6O 5O 8C 2C 3C 4C 8B 7B 5B") == ("9O", "mal.barrotada.15")


@pytest.mark.law("mal.barrotada.16")
def test_a_single_card_may_be_led() -> None:
    assert advice(ANA_IS_IN, of=BARROTADA, ANA="4O 8C 2C 3C 4C 8B 7B 5B 3B 6B") == ("4O", "mal.barrotada.16")


@pytest.mark.law("mal.barrotada.17")
def test_the_hand_is_opened_with_trumps() -> None:
    given = {"ANA": "10B 6B 3B 2O 5O 6O 2C 5C 6C 2E 5E 6E"}
    assert advice(of=BARROTADA, **given) == ("3B", "mal.barrotada.17")
    assert advice(of="malilla", **given)[0] != "3B", "among partners it would deceive"


@pytest.mark.law("mal.barrotada.18")
def test_unless_one_can_wait_to_ruff() -> None:
    assert advice(of=BARROTADA, ANA="5B 3B 2C 5C 6C 7C 8C 2E 5E 6E 7E 8E") == ("2C", "mal.barrotada.18")


@pytest.mark.law("mal.barrotada.19")
def test_where_they_are_silent_the_partnership_maxims_speak() -> None:
    assert advice(ANA_IS_IN, of=BARROTADA, ANA="12O 5O 3O 8C 2C 3C 8B 7B 5B 3B") == ("12O", "mal.146")
    assert trumps.he_was_exploring not in barrotada.ON_LEAD, "it relies on a partner"


# Three at table.


@pytest.mark.law("mal.coja.5")
def test_the_player_at_the_right_is_caught_in_between() -> None:
    given = {"ANA": "12O 10O 5O 8C 7C 8B 7B 5B 10B 5E"}
    assert advice("6E 7E 8E 6C 12C 5C", turned="6B", of=COJA, **given) == ("10O", "mal.coja.5")


# The open game for two.


@pytest.mark.law("mal.vistas.9")
def test_the_plan_follows_what_is_uncovered() -> None:
    may_be_ruffed_later = endgame(VISTAS, ANA="1E/2C", BLAS="6E/5B")
    assert advised(may_be_ruffed_later) == ("1E", "mal.vistas.9")
    falls_to_the_malilla = endgame(VISTAS, ANA="1E/2C", BLAS="9E/5O")
    assert advised(falls_to_the_malilla) == ("2C", "mal.vistas.9")


@pytest.mark.law("mal.vistas.9")
def test_the_last_tricks_are_looked_through_to_the_end() -> None:
    ahead = _open_reading(endgame(VISTAS, ANA="9O/2O", BLAS="1O/4C")).ahead
    assert {str(card): gain for card, gain in ahead.items()} == {"9O": 10.0, "2O": -10.0}


def _open_reading(case: Malilla) -> OpenReading:
    return OpenReading(case.witness("ana"), reading_of(case).trace, ALL, Random(0))


@pytest.mark.law("mal.vistas.11")
def test_a_fat_card_is_pulled_from_one_with_a_single_pile() -> None:
    case = endgame(VISTAS, ANA="2O/3C/2B/4C", BLAS="1C 5O 6O 7O")
    assert advised(case) == ("2O", "mal.vistas.11")


@pytest.mark.law("mal.vistas.11")
def test_piles_are_kept_many() -> None:
    case = endgame(VISTAS, ANA="2O/3O 5C 6C/4E", BLAS="6O/7O/8O 2C 3C")
    assert keep_many_piles.advise(_open_reading(case)) == cards("3O")


@pytest.mark.law("mal.vistas.12")
def test_the_malilla_of_trumps_is_made_to_ruff_a_trifle() -> None:
    case = endgame(VISTAS, ANA="2O/12C/1B", BLAS="9B 5O 6O")
    assert advised(case) == ("2O", "mal.vistas.12")


# The closed game for two.

KEPT = "1E 12C 9O 8O 7O 8C 7E 8E 6E 11B 10B 5B"


def exchanged(kept: str = KEPT) -> Malilla:
    """Both have exchanged six cards, so that none is left; Ana ends with these, and Blas had the best of the rest."""
    mine, wanted = cards(kept), cards("9E 9C 1C 9B 1B 12B 5E 10E 11E 12E 11C 5O")
    his = [card for card in wanted if card not in mine][:11] + list(cards("6B"))
    rest = [card for card in SHORT_PACK if card not in (*mine, *his)]
    stock = (*mine[6:], *rest[6:])
    dealt = Malilla(CUBIERTAS, stock=written(stock), ANA=written((*mine[:6], *rest[:6])), BLAS=written(his))
    return dealt.do(f"ana discard {written(rest[:6])}, blas discard {written(his[-7:-1])}")


@pytest.mark.law("mal.cubiertas.6")
def test_blanks_are_exchanged_and_high_cards_and_trumps_kept() -> None:
    case = Malilla(CUBIERTAS, ANA="9O 1C 12O 5O 6C 7C 8E 5E 6E 11E 5B 7B", BLAS="6B")
    choice = Adviser().choose(case.witness("ana"))
    assert choice.maxim == "mal.cubiertas.6"
    assert set(map(str, choice.action.cards)) == {"5O", "6C", "7C", "8E", "5E", "6E", "11E"}


@pytest.mark.law("mal.cubiertas.6")
def test_the_dealer_exchanges_no_more_than_is_left() -> None:
    his = "5B 7E 8E 10E 11E 10C 11C 10O 11O 12O 12C 6B"
    dealt = Malilla(CUBIERTAS, ANA="5O 6O 7O 8O 5C 6C 7C 8C 5E 6E", BLAS=his)
    case = dealt.do("ana discard 5O 6O 7O 8O 5C 6C 7C 8C 5E 6E")
    assert set(map(str, Adviser().choose(case.witness("blas")).action.cards)) == {"7E", "8E"}


@pytest.mark.law("mal.cubiertas.6")
def test_a_high_card_not_seen_is_presumed_in_play() -> None:
    reading = reading_of(exchanged())
    nine, five = cards("9E 5E")
    assert {nine, five} <= set(reading.unseen)
    assert sound.holds(reading, 1, nine) > sound.holds(reading, 1, five)


@pytest.mark.law("mal.cubiertas.6")
def test_a_value_card_is_not_led_under_one_that_was_not_seen() -> None:
    case = exchanged()
    plain = [card for card in high_cards_are_in_play.advise(reading_of(case)) if str(card) not in ("11B", "10B")]
    assert set(map(str, plain)) == {"1E", "12C"}
    assert advised(case)[0] not in ("1E", "12C")


@pytest.mark.law("mal.cubiertas.7")
def test_the_other_is_made_to_lead_so_as_to_play_last() -> None:
    assert advised(exchanged("1E 7O 5C 7C 8C 7E 8E 6E 11B 10B 8B 5B")) == ("5C", "mal.cubiertas.7")
    assert advised(exchanged("8O 7O 5C 7C 8C 7E 8E 6E 11B 10B 8B 5B"))[1] != "mal.cubiertas.7", "nothing to wait for"


@pytest.mark.law("mal.cubiertas.7")
def test_with_the_stock_used_up_what_one_has_not_seen_is_the_others() -> None:
    reading = reading_of(exchanged())
    assert not reading.view.stock
    assert len(reading.unseen) == 12 + 6, "his hand and what he threw away"
