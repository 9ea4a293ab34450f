"""How cards look in the terminal, in the Spanish deck and in the French one."""

from __future__ import annotations

import pytest
from rich.style import Style

from tapete.cards import Card, Suit
from tapete.table.game import game_class
from tapete.terminal.canvas import Canvas
from tapete.terminal.faces import LARGE, SMALL, Size, corner, draw_card, symbol
from tapete.terminal.settings import Settings
from tapete.words import Words


def drawn(card: str, lang: str, folder: str, *, french: bool, size: Size = LARGE) -> list[str]:
    canvas = Canvas(size.width, size.height, Style())
    draw_card(canvas, 0, 0, Card.parse(card), Words(lang, folder, "terminal", french=french), size)
    return [line.rstrip() for line in canvas.lines()]


def test_a_spanish_card_has_its_number_and_its_own_court() -> None:
    assert drawn("11O", "pt", "voltarete", french=False) == ["11    ●", "Cavalo", "   ●", "", "●O"]


def test_a_french_card_has_letters_and_its_own_court() -> None:
    assert drawn("11O", "pt", "voltarete", french=True) == ["Q     ♦", "Dama", "   ♦", "", "♦O"]
    assert drawn("10E", "pt", "voltarete", french=True, size=SMALL) == ["J   ♠", "Val", "♠E"]
    assert [corner(Card.parse(card), Words("en", "", french=True)) for card in ("1C", "12B", "7O")] == [
        "A♥C",
        "K♣B",
        "7♦O",
    ]


def test_the_two_of_los_cientos_is_a_ten_in_the_french_deck() -> None:
    assert drawn("2C", "en", "cientos", french=True)[:2] == ["10    ♥", "Ten"]
    assert drawn("2C", "en", "cientos", french=False)[:2] == ["2     ♥", "Ten"]


@pytest.mark.parametrize(("lang", "queen"), [("es", "la reina de picas"), ("pt", "a dama de espadas")])
def test_who_plays_with_french_cards_reads_their_names(lang: str, queen: str) -> None:
    words = Words(lang, french=True)
    assert words.the_card(Card.parse("11E")) == queen
    assert words.word("espadas") == words.suit(Suit.ESPADAS) == queen.rpartition(" ")[2]


def test_the_usual_deck_of_voltarete_is_french_where_portuguese_is_spoken() -> None:
    voltarete, mus = game_class("voltarete-four"), game_class("mus")
    assert Settings(lang="pt").french(voltarete)
    assert not Settings(lang="es").french(voltarete) and not Settings(lang="pt").french(mus)
    assert Settings(lang="es", deck="french").french(mus)
    assert not Settings(lang="pt", deck="spanish").french(voltarete)
    assert Settings(deck="tarot").deck == "usual"


def test_only_the_coins_have_another_sign_in_the_french_deck() -> None:
    signs = [[symbol(suit, Words("en", french=french)) for suit in Suit] for french in (False, True)]
    assert signs == [["●", "♥", "♠", "♣"], ["♦", "♥", "♠", "♣"]]
