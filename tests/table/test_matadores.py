"""Espadilla, malilla and basto: where they stand, and when they need not be played."""

from __future__ import annotations

import pytest

from tapete.cards import SUITS, Card, Suit, cards, written
from tapete.table.matadores import PACK, malilla, matadores, order, plain, trumps
from tapete.table.play import Duties, lawful


@pytest.mark.parametrize("trump", SUITS)
def test_every_card_has_one_place(trump: Suit) -> None:
    rows = [trumps(trump), *(plain(suit) for suit in SUITS if suit is not trump)]
    assert sorted(card for row in rows for card in row) == sorted(PACK)
    assert {card for card in PACK if order(trump).suit[card] is trump} == set(trumps(trump))


@pytest.mark.parametrize("trump", SUITS)
def test_the_three_come_first_and_the_malilla_is_the_lowest_card_of_its_suit(trump: Suit) -> None:
    assert trumps(trump)[:3] == matadores(trump) == (Card.parse("1E"), malilla(trump), Card.parse("1B"))
    assert plain(trump)[-1] is malilla(trump)


def may_play(hand: str, led: str, always: bool = False) -> str:
    return written(lawful(cards(hand), cards(led), order(Suit.OROS, always), Duties()))


# What the question of article 28 of the Zanga and chapter XI of the Voltarete lays down, row by row.
@pytest.mark.parametrize(
    ("led", "hand", "may"),
    [
        ("4O", "1E 7O 1B 12C", "1E 7O 1B 12C"),
        ("12O", "1B 12C", "1B 12C"),
        ("4O", "1E 6O 12C", "1E 6O"),
        ("1B", "1E 7O 12C", "1E 7O 12C"),
        ("1B", "7O 12C", "7O 12C"),
        ("7O", "1E 12C", "1E 12C"),
        ("7O", "1B 12C", "1B"),
        ("7O", "1E 1B 12C", "1E 1B"),
        ("1E", "7O 1B 12C", "7O 1B"),
        ("1E", "6O 7O 12C", "6O 7O"),
        ("1B", "6O 1E 12C", "6O 1E"),
        ("12C", "1E 5C", "5C"),
        ("12E", "1E 5C", "1E 5C"),
    ],
)
def test_a_matador_need_not_answer_a_lower_trump(led: str, hand: str, may: str) -> None:
    assert may_play(hand, led) == may


def test_only_the_card_led_calls_not_a_higher_one_upon_it() -> None:
    assert may_play("1B 12C", "3O 1E") == "1B 12C"


def test_where_it_is_agreed_they_answer_nothing() -> None:
    assert may_play("7O 12C", "1E", always=True) == "7O 12C"
    assert may_play("7O 6O 12C", "1E", always=True) == "7O 6O"
