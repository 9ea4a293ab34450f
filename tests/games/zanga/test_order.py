"""The pack, and the order of the cards."""

from __future__ import annotations

import pytest

from tapete.cards import Suit, cards, written
from tapete.games.zanga.reading import Reading, Trace
from tapete.table.matadores import PACK, malilla, matadores, order, plain, trumps
from tapete.table.view import Played
from tests.games.zanga.hands import Zanga

O, C, E, B = Suit.OROS, Suit.COPAS, Suit.ESPADAS, Suit.BASTOS


def winner(trick: str, trump: Suit) -> str:
    """The card that wins this trick."""
    return trick.split()[order(trump).winner(cards(trick))]


@pytest.mark.law("zan.art.1")
def test_forty_cards_without_eights_and_nines() -> None:
    assert len(set(PACK)) == 40
    assert sorted({card.rank for card in PACK}) == [1, 2, 3, 4, 5, 6, 7, 10, 11, 12]
    shuffled = Zanga().state.chance
    assert shuffled is not None and set(shuffled.items) == set(PACK)


@pytest.mark.law("zan.art.4")
def test_the_espadilla_beats_everything_whatever_is_trumps() -> None:
    assert winner("2B 1B 1E 12B", B) == "1E"
    assert winner("7O 1B 1O 1E", O) == "1E"


@pytest.mark.law("zan.art.5")
def test_the_malilla_of_trumps_is_second_and_only_that_one() -> None:
    assert winner("1B 1C 7C 12C", C) == "7C"
    assert winner("6C 7C 5C 4C", O) == "4C"
    assert written(plain(C))[-2:] == "7C"


@pytest.mark.law("zan.art.5.2")
def test_the_malilla_is_the_red_seven_or_the_black_two() -> None:
    assert [str(malilla(suit)) for suit in (O, C, E, B)] == ["7O", "7C", "2E", "2B"]


@pytest.mark.law("zan.art.6")
def test_the_bastillo_is_always_third() -> None:
    assert winner("12E 1B 11E 7E", E) == "1B"
    assert winner("12E 1B 11E 2E", E) == "2E"


@pytest.mark.law("zan.art.7")
def test_the_three_together_are_the_estuche() -> None:
    assert written(matadores(O)) == "1E 7O 1B"
    assert written(Zanga(ANA="1E").taken_by("ana", "copas").state.estuche) == "1E 7C 1B"


@pytest.mark.law("zan.art.8")
def test_red_trumps() -> None:
    assert written(trumps(O)) == "1E 7O 1B 1O 12O 11O 10O 2O 3O 4O 5O 6O"
    assert written(trumps(C)) == "1E 7C 1B 1C 12C 11C 10C 2C 3C 4C 5C 6C"


@pytest.mark.law("zan.art.8.2")
def test_black_trumps() -> None:
    assert written(trumps(B)) == "1E 2B 1B 12B 11B 10B 7B 6B 5B 4B 3B"
    assert written(trumps(E)) == "1E 2E 1B 12E 11E 10E 7E 6E 5E 4E 3E"


@pytest.mark.law("zan.art.8.3")
def test_plain_red_suits() -> None:
    assert written(plain(C)) == "12C 11C 10C 1C 2C 3C 4C 5C 6C 7C"


@pytest.mark.law("zan.art.8.4")
def test_plain_black_suits_have_lost_their_ace() -> None:
    assert written(plain(E)) == "12E 11E 10E 7E 6E 5E 4E 3E 2E"
    assert order(O).suit[cards("1E")[0]] is O


@pytest.mark.law("zan.art.8.5")
def test_a_malilla_of_a_plain_suit_is_its_lowest_card() -> None:
    assert winner("7O 6O 7E 7C", B) == "6O"
    assert winner("2E 3E 4O 5O", B) == "3E"


@pytest.mark.law("zan.art.8.6")
def test_red_suits_have_one_trump_more() -> None:
    assert [len(trumps(suit)) for suit in (O, C, E, B)] == [12, 12, 11, 11]


@pytest.mark.law("zan.art.8.7")
def test_the_black_aces_are_trumps_though_their_suit_is_plain() -> None:
    hands = {"ANA": "4B", "BLAS": "1B 6O 5O 4O 3O 2O 1O 12O", "CLARA": "12E", "DIEGO": "11E"}
    led = Zanga(**hands).taken_by("ana", "copas").do("ana play 4B")
    assert {"1B", "6O"} <= led.may("blas", "play")
    assert led.do("blas play 1B").view().winning == 1


@pytest.mark.law("zan.intro.2")
def test_the_punto_beats_the_king_only_while_its_suit_is_trumps() -> None:
    assert winner("10O 1O 2O 3O", C) == "10O"
    assert winner("10O 1O 2O 3O", O) == "1O"
    assert winner("12O 1O 2O 3O", O) == "1O"


@pytest.mark.law("zan.intro.14")
def test_fewer_pips_win_in_red_and_more_in_black() -> None:
    assert winner("6C 5C 2O 3O", E) == "5C"
    assert winner("4B 5B 2O 3O", E) == "5B"


@pytest.mark.law("zan.intro.5")
def test_a_card_is_firm_when_all_higher_ones_are_gone() -> None:
    trace, case = Trace(), Zanga(ANA="7B 6B 2C").taken_by("ana", "oros")
    seven, six = cards("7B 6B")
    assert not Reading(case.view("ana"), trace).firm(seven)
    trace.tricks = [tuple(Played(1, card) for card in cards("12B 11B 10B"))]
    assert Reading(case.view("ana"), trace).firm(seven), "1B is a trump, and no basto"
    assert Reading(case.view("ana"), trace).firm(six), "the seven is in the same hand"
    assert not Reading(case.view("ana"), trace).firm(cards("2C")[0])
