"""How the stronger opponent plays (chapter XX), and both against a geral (XX and XXI). Ana is he, and leads."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.voltarete.advice.asking import advised, done, position


def leads(held: str, trump: str = "espadas", feito: str = "blas", **given: Any) -> str:
    """What Ana leads of these cards as the one who has made most tricks, and why."""
    return advised(position((2, 0, 0), ANA=held, trump=trump, feito=feito, **given))


@pytest.mark.law("vol.I.20.3")
def test_equal_trumps_are_led() -> None:
    assert leads("12E 11E 10E 4C 3O") == "play 10E vol.I.20.3"
    assert not leads("12E 10E 7E 4C 3O").endswith("vol.I.20.3")


@pytest.mark.law("vol.I.20.4")
def test_with_many_kings_a_trump_is_led() -> None:
    assert leads("1E 12B 12C 12O 12E", "bastos") == "play 1E vol.I.20.4"
    assert not leads("1E 12B 12C 4O 4E", "bastos").endswith("vol.I.20.4")


@pytest.mark.law("vol.I.20.5")
def test_superior_in_trumps_he_leads_them() -> None:
    assert leads("1E 2E 12E 7E 3O") == "play 1E vol.I.20.5"


@pytest.mark.law("vol.I.20.6")
def test_small_trumps_are_led_to_a_partner_who_plays_last() -> None:
    assert leads("5O 6O 4E 3B", "oros") == "play 6O vol.I.20.6"
    assert not leads("5O 6O 4E 3B", "oros", feito="clara").endswith("vol.I.20.6")


@pytest.mark.law("vol.I.20.1", "vol.I.20.2")
def test_he_plays_his_kings_as_the_feito_would_and_draws_no_trumps() -> None:
    assert leads("2E 10E 7E 5E 4E 3E 12C 4O 3O") == "play 12C vol.I.20.2"
    assert leads("2E 10E 7E 12C 11C 4O") == "play 11C vol.I.20.2"


@pytest.mark.law("vol.I.11.19", "vol.I.11.20")
def test_the_better_hand_plays_for_the_codilho_and_the_poorer_for_the_reposta() -> None:
    def aim(leader: str) -> str:
        hands: dict[str, Any] = {"ANA": "12E 1B 7E 12C 12O", "BLAS": "3E 4C 4O 4B 5B"}
        return advised(position(trump="espadas", feito="clara", leader=leader, **hands))

    assert aim("ana") == "play 12C vol.I.20.2", "as the forte of chapter XX"
    assert aim("blas").endswith("vol.I.19.15"), "as the fraco of chapter XIX"


# Against a geral.

DECLARED = {"geral": "declared"}


@pytest.mark.law("vol.I.21.20", "vol.I.21.21", "vol.I.21.22")
def test_against_a_geral_he_leads_his_strongest_suit() -> None:
    def first(feito: str) -> str:
        return advised(position(ANA="12B 11B 10B 4B 3O 4O", trump="espadas", feito=feito, also=DECLARED))

    assert first("clara") == "play 12B vol.I.21.20"
    assert first("blas") == "play 4B vol.I.21.20"


@pytest.mark.law("vol.I.20.7", "vol.I.20.8")
def test_a_small_card_shows_the_suit_that_is_kept() -> None:
    held: dict[str, Any] = {"ANA": "1E 2E", "BLAS": "12C 4C 3C 5O 6B", "CLARA": "3E 4E"}
    case = position(trump="espadas", feito="ana", also=DECLARED, **held).play("1E")
    assert advised(case) == "play 4C vol.I.20.8" or advised(case) == "play 3C vol.I.20.8"


@pytest.mark.law("vol.I.20.9", "vol.I.20.10")
def test_while_a_geral_is_neither_declared_nor_run_for_nothing_is_shown() -> None:
    held: dict[str, Any] = {"ANA": "1E 2E", "BLAS": "12C 4C 3C 5O 6B", "CLARA": "3E 4E"}
    case = position((4, 0, 0), trump="espadas", feito="ana", **held).play("1E")
    assert not advised(case).endswith("vol.I.20.8")
    running = position((5, 0, 0), trump="espadas", feito="ana", also={"geral": "undeclared"}, **held).play("1E")
    assert advised(running).endswith("vol.I.20.8")


@pytest.mark.law("vol.I.20.11")
def test_without_a_card_to_spare_what_is_not_kept_is_thrown() -> None:
    held: dict[str, Any] = {"ANA": "1E 2E", "BLAS": "12B 11C 10O", "CLARA": "3E 4E"}
    case = position(trump="espadas", feito="ana", also=DECLARED, **held).play("1E")
    assert advised(case) == "play 11C vol.I.20.8"
    assert done(case.play("11C 3E 2E")) == "play 10O"
