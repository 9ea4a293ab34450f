"""The cards: their order, points and tantos, and the terms of the book."""

from __future__ import annotations

import pytest

import tapete
from tapete.cards import PACK_48, Card, Suit, cards
from tapete.errors import BadOption, Illegal
from tapete.games.revesino.pack import (
    ORDER,
    PACK,
    WORTH,
    cabo,
    is_firm,
    is_napolitana,
    length,
    points,
    runfla,
    semi_cabo,
)
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tests.games.revesino.hands import table

TRICKS = [
    ("9O 10O 2O 8O", "10O"), ("12O 1O 3O 11O", "1O"), ("2B 1B 3B 4B", "1B"), ("3C 2C 7C 12C", "12C"),
    ("3E 1O 12C 2E", "3E"), ("2B 1O 1C 1E", "2B"), ("5O 9O 12C 8O", "9O"), ("7O 4O 2O 3O", "7O"),
    ("12E 1B 2E 3E", "12E"),
]  # fmt: skip


@pytest.mark.law("rev.55", "rev.56", "rev.114", "rev.ad.4", "rev.ad.12", "rev.ad.13", "rev.ad.13.b", "rev.54")
@pytest.mark.parametrize(("trick", "wins"), TRICKS)
def test_the_highest_of_the_suit_led_wins(trick: str, wins: str) -> None:
    assert cards(trick)[ORDER.winner(cards(trick))].text == wins


@pytest.mark.law("rev.5", "rev.7")
def test_the_pack_is_whole() -> None:
    assert set(PACK) == set(PACK_48) and len(PACK) == 48
    assert [length(suit, PACK) for suit in Suit] == [12, 12, 12, 12]
    case = table()
    without = tuple(card for card in PACK if card.rank not in (8, 9))
    with pytest.raises(Illegal):
        case.state.apply(TABLE, Action("deck", without))


@pytest.mark.law("rev.4", "rev.ad.1")
@pytest.mark.parametrize("people", [3, 5])
def test_four_play_and_no_others(people: int) -> None:
    with pytest.raises(BadOption):
        tapete.game("revesino").start(tuple("ABCDE"[:people]))
    assert len(tapete.game("revesino").start(tuple("ABCD")).players) == 4


@pytest.mark.law("rev.8", "rev.9", "rev.57", "rev.58", "rev.ad.17", "rev.ad.17.b", "rev.201")
@pytest.mark.parametrize(
    ("taken", "count"),
    [
        ("1B 12O 11E 10C 9C 2O", 10), ("9B 8B 4B 2C", 0), ("1O 12B 11C 10E 10O", 11), ("1O 11C 9B", 6),
        ("2O 3O 4O 5O 6O 7O 8O 9O 2C 3C 4C 5C", 0),
    ],
)  # fmt: skip
def test_what_cards_count(taken: str, count: int) -> None:
    assert points(cards(taken)) == count
    assert points(PACK) == 40


@pytest.mark.law("rev.59", "rev.54", "rev.ad.14", "rev.ad.15")
def test_what_cards_are_paid() -> None:
    assert {card.text: worth for card, worth in WORTH.items()} == {"1O": 2, "1C": 1, "1E": 1, "1B": 1, "11C": 3}
    third = [card for card in PACK if card.suit is Suit.COPAS and ORDER.power[card] > ORDER.power[Card.parse("11C")]]
    assert {card.text for card in third} == {"12C", "1C"}
    assert points(cards("11C")) == points(cards("11O")) == 2


@pytest.mark.law("rev.10")
def test_a_firm_card() -> None:
    king = Card.parse("12O")
    assert is_firm(king, cards("1O")) and not is_firm(king, cards("1C 2O"))
    assert is_firm(Card.parse("1O"), ())


@pytest.mark.law("rev.11", "rev.12")
def test_cabo_and_semi_cabo() -> None:
    assert str(cabo(Suit.ESPADAS, cards("2E 3E"))) == "4E"
    assert str(semi_cabo(Suit.BASTOS)) == "3B"
    assert str(semi_cabo(Suit.BASTOS, cards("2B"))) == "4B"
    assert str(semi_cabo(Suit.BASTOS, cards("2B 4B"))) == "5B"
    oros = [card for card in PACK if card.suit is Suit.OROS]
    assert cabo(Suit.OROS, oros) is None and semi_cabo(Suit.OROS, oros[1:]) is None
    assert str(semi_cabo(Suit.OROS, cards("4O 5O 6O 7O 8O 9O 10O 11O 12O 1O"))) == "3O"


@pytest.mark.law("rev.25", "rev.27")
def test_semifallo_and_runfla() -> None:
    assert length(Suit.BASTOS, cards("6B 2O 3O")) == 1
    assert length(Suit.BASTOS, cards("2O 3O")) == 0
    held = cards("12E 11E 9E 8E 6E 5E 3E 2O 3O 2C 2B")
    assert (runfla(held), length(runfla(held), held)) == (Suit.ESPADAS, 7)


@pytest.mark.law("rev.35", "rev.ad.25", "rev.ad.26.b")
@pytest.mark.parametrize(
    ("held", "four"),
    [("1O 1E 1B 11C 2O", True), ("1O 1C 1E 1B", True), ("1O 1C 1E 1B 11C", True), ("1O 1E 11C 12C 11O", False)],
)
def test_four_aces_in_one_hand(held: str, four: bool) -> None:
    assert is_napolitana(cards(held)) is four
