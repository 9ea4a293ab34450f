"""What the treatise calls the cards of a hand."""

from __future__ import annotations

import pytest

from tapete.cards import Suit, cards
from tapete.games.voltarete.reading import aims, alternate_trumps, baldas, equal_trumps


@pytest.mark.law("vol.I.13.2")
def test_a_balda_is_a_suit_of_which_one_has_no_card() -> None:
    assert baldas(cards("1E 2E 1B 12E 6E 4C 6C 3O 5O"), Suit.ESPADAS) == (Suit.BASTOS,)
    assert baldas(cards("1E 1B 7O 1O 12O 3O 4C"), Suit.OROS) == (Suit.ESPADAS, Suit.BASTOS)
    assert baldas(cards("1E 7O 4C 2E 3B"), Suit.OROS) == ()


@pytest.mark.law("vol.I.17.13")
def test_equal_trumps_stand_in_sequence_in_one_hand() -> None:
    assert equal_trumps(cards("2B 1B 12B 11B 3C"), Suit.BASTOS) == (cards("2B 1B 12B 11B"),)
    assert equal_trumps(cards("1E 1B 12B 10B 7B"), Suit.BASTOS) == (cards("1B 12B"), cards("10B 7B"))
    assert equal_trumps(cards("7O 1B 12O"), Suit.OROS) == (cards("7O 1B"),)


@pytest.mark.law("vol.I.18.6")
def test_alternate_trumps_make_a_ladder_of_two_hands() -> None:
    assert alternate_trumps(cards("1E 1B"), cards("2E 12E"), Suit.ESPADAS)
    assert alternate_trumps(cards("1E 1B 3C"), cards("7O 1O 12C"), Suit.OROS)
    assert not alternate_trumps(cards("1E 2E"), cards("1B 12E"), Suit.ESPADAS)
    assert not alternate_trumps(cards("1E 1B"), cards("1O 7O 12O"), Suit.OROS)


@pytest.mark.law("vol.I.11.19", "vol.I.11.20")
def test_the_weaker_opponent_wants_reposta_and_the_stronger_codilho() -> None:
    assert aims({1: cards("12E 1B 7E"), 2: cards("3E")}, Suit.ESPADAS) == {1: "codilho", 2: "reposta"}
    assert aims({1: cards("3E 4C"), 2: cards("4E 12C")}, Suit.ESPADAS) == {1: "reposta", 2: "codilho"}
    assert aims({1: cards("4E 3E"), 2: cards("1E 3B 5E")}, Suit.ESPADAS) == {1: "reposta", 2: "codilho"}
