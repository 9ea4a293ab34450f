"""Which cards are thrown: the feito, the forte, the fraco, and who fears a geral (chapter XXI)."""

from __future__ import annotations

import pytest

from tapete.cards import Suit, cards, written
from tapete.games.voltarete.advice.buying import Buyer, by_feito, by_opponent, geral_feared
from tests.games.voltarete.advice.asking import advised
from tests.games.voltarete.hands import hand

Thrown = tuple[set[str], str | None]


def by(buy: str, held: str, trump: str = "espadas", most: int = 8, **given: object) -> Thrown:
    """What is thrown, and the maxim."""
    least = 1 if buy == "feito" else 0
    buyer = Buyer(cards(held), Suit.named(trump), least, most, **{"passed": most, **given})  # type: ignore[arg-type]
    thrown, maxim = by_feito(buyer) if buy == "feito" else by_opponent(buyer)
    assert len(thrown) == len(set(thrown)) <= most
    return set(written(thrown).split()), maxim


def expected(thrown: str, maxim: str) -> Thrown:
    return set(thrown.split()), f"vol.I.21.{maxim}"


@pytest.mark.law("vol.I.21.2")
def test_the_feito_keeps_trumps_and_kings() -> None:
    case = hand(ANA="1E 2E 12E 6E 12O 10O 3C 4C 5B").make("ana", suit="espadas")
    assert advised(case) == "discard 10O 3C 4C 5B vol.I.21.2"


@pytest.mark.law("vol.I.21.3")
def test_queen_and_jack_stay_with_the_king_if_trumps_can_be_drawn() -> None:
    assert by("feito", "1E 2E 1B 12E 12O 11O 10O 4C 5B") == expected("4C 5B", "3")


@pytest.mark.law("vol.I.21.4")
def test_the_queen_stays_if_two_trumps_can_be_led() -> None:
    assert by("feito", "1E 7O 12O 12C 11C 4E 5B 6B 3E", "oros") == expected("4E 5B 6B 3E", "4")


@pytest.mark.law("vol.I.21.6")
def test_of_a_sequence_the_lowest_is_kept_alone() -> None:
    assert by("feito", "1E 12E 7E 6E 12C 11C 10C 4O 3B") == expected("12C 11C 4O 3B", "6")
    assert by("feito", "1E 12E 7E 6E 12C 11C 3C 4O 3B") == expected("12C 3C 4O 3B", "6")


@pytest.mark.law("vol.I.21.7")
def test_with_a_card_of_the_strong_suit_turned_little_is_bought() -> None:
    case = hand(ANA="1E 1B 7C 1C 11C 12E 12B 1O 5O", stock="12C").make("ana", "respeito")
    assert advised(case) == "discard 1O 5O vol.I.21.7"


def test_who_has_only_trumps_and_kings_throws_his_lowest_trump() -> None:
    assert by("feito", "1E 2E 1B 12E 11E 10E 3E 12C 12O")[0] == {"3E"}
    assert by("feito", "1E 2E 1B 12E 11E 10E 7E 6E 3E")[0] == {"3E"}


@pytest.mark.law("vol.I.6.10", "vol.I.21.8")
def test_the_forte_keeps_trumps_and_kings_alone() -> None:
    assert by("forte", "1B 11E 12C 4C 5C 6O 3O 12B 4B") == expected("4C 5C 6O 3O 4B", "8")
    assert by("forte", "1B 7E 12C 10C 6O 4O 3B 5B 12O") == expected("10C 6O 4O 3B 5B", "8")


@pytest.mark.law("vol.I.21.9")
def test_the_forte_keeps_the_king_and_not_the_queen() -> None:
    assert "11O" in by("forte", "1E 11E 12O 11O 5C 6C 3B 12B 4B")[0]
    assert "12O" not in by("forte", "1E 11E 12O 11O 5C 6C 3B 12B 4B")[0]


@pytest.mark.law("vol.I.21.10")
def test_the_forte_who_buys_last_fills_up_with_his_kings_suit() -> None:
    last = by("forte", "1B 7E 12O 4O 3O 5C 6C 3B 4B", most=5, is_right=False)
    assert last == expected("5C 6C 3B 4B", "10")


@pytest.mark.law("vol.I.21.11", "vol.I.21.12")
def test_the_fraco_keeps_a_small_card_with_his_king_and_makes_himself_void() -> None:
    held = "3E 12C 4C 6O 5O 3B 4B 5B 6B"
    assert by("fraco", held, most=4, is_right=False) == expected("6O 5O 3B 4B", "12")
    assert by("fraco", held, most=3, passed=7) == expected("6O 5O", "12")


@pytest.mark.law("vol.II.7.24")
def test_the_fraco_passes_five_cards_to_the_other() -> None:
    assert by("fraco", "3E 12C 4C 6O 5O 3B 4B 5B 6B", passed=9)[0] == {"6O", "5O", "3B", "4B"}
    assert by("fraco", "3E 12C 4C 6O 5O 3B 4B 5B 6B", most=5, passed=5)[0] == set()


@pytest.mark.law("vol.I.7.14")
def test_of_the_few_cards_after_a_casca_one_buys_or_the_other() -> None:
    weak = hand(BLAS="3E 12C 4C 6O 5O 3B 4B 5B 6B").all_pass().do("ana casca, ana name espadas")
    assert weak.turn == "blas" and advised(weak) == "discard vol.I.21.11"
    strong = hand(BLAS="1E 2E 12C 4C 6O 3B 4B 5B 6B").all_pass().do("ana casca, ana name espadas")
    assert advised(strong) == "discard 6O 4C 3B 4B vol.I.21.8"


@pytest.mark.law("vol.I.21.13", "vol.I.21.14")
def test_by_what_the_feito_buys_a_geral_is_feared() -> None:
    assert geral_feared("licença", 1) and geral_feared("respeito", 2)
    assert not geral_feared("licença", 6) and not geral_feared("casca", 9)


@pytest.mark.law("vol.I.21.15", "vol.I.21.16")
@pytest.mark.parametrize(
    ("held", "trump", "buys"),
    [
        ("12E 7E 4C 5C 6O 5O 3B 4B 5B", "espadas", True),
        ("11E 4E 4C 5C 6O 5O 3B 4B 5B", "espadas", True),
        ("10E 4E 4C 5C 6O 5O 3B 4B 5B", "espadas", False),
        ("12C 4C 4E 5E 6O 5O 3B 4B 5B", "copas", True),
        ("10C 4C 4E 5E 6O 5O 3B 4B 5B", "copas", False),
    ],
)
def test_against_a_geral_one_buys_many_with_two_good_trumps(held: str, trump: str, buys: bool) -> None:
    thrown, maxim = by("right", held, trump, is_pe=True, geral_feared=True)
    assert (len(thrown) == 7 and maxim == "vol.I.21.15") is buys


@pytest.mark.law("vol.I.21.17")
def test_else_only_to_be_void_of_a_suit() -> None:
    assert by("right", "4C 6O 5O 4O 3O 3B 4B 5B 6B", geral_feared=True) == expected("4C", "17")


@pytest.mark.law("vol.I.21.18", "vol.I.21.19")
def test_small_trumps_are_thrown_but_the_pe_keeps_them() -> None:
    held = "3E 4E 4C 5C 6O 5O 4O 3B 4B"
    assert by("right", held, geral_feared=True) == expected("3E 4E", "18")
    thrown, maxim = by("right", held, geral_feared=True, is_pe=True)
    assert maxim == "vol.I.21.19" and not thrown & {"3E", "4E"}
