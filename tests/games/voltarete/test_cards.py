"""The order of the cards, and the matadores."""

from __future__ import annotations

import pytest

from tapete.cards import SUITS, Suit, cards
from tapete.games.voltarete.kinds import ORDER, matadores
from tapete.table.matadores import PACK, plain, trumps
from tests.games.voltarete.hands import endgame, hand


def best(text: str, trump: Suit) -> str:
    played = cards(text)
    return played[ORDER(trump).winner(played)].text


def written(suit: Suit) -> str:
    return " ".join(card.text for card in trumps(suit))


@pytest.mark.law("vol.I.1.1", "vol.I.1.2")
def test_forty_cards_are_left_without_eights_and_nines() -> None:
    assert len(PACK) == len(set(PACK)) == 40
    assert {card.rank for card in PACK} == {1, 2, 3, 4, 5, 6, 7, 10, 11, 12}
    case = hand()
    assert sum(map(len, case.state.zones().values())) == 40


@pytest.mark.law("vol.I.2.1", "vol.I.2.3")
@pytest.mark.parametrize("trump", [Suit.COPAS, Suit.OROS])
def test_a_black_suit_that_is_not_trumps_runs_from_king_to_two(trump: Suit) -> None:
    assert [card.text for card in plain(Suit.ESPADAS)] == ["12E", "11E", "10E", "7E", "6E", "5E", "4E", "3E", "2E"]
    assert best("2E 7E 10E", trump) == "10E"
    assert best("2E 7E", trump) == "7E"


@pytest.mark.law("vol.I.2.2", "vol.I.2.5")
def test_a_red_suit_turns_round_below_the_jack() -> None:
    assert best("7O 2O 1O", Suit.ESPADAS) == "1O"
    assert best("7O 2O", Suit.ESPADAS) == "2O"
    assert best("1C 10C", Suit.BASTOS) == "10C"


@pytest.mark.law("vol.I.2.4")
def test_a_black_ace_is_no_card_of_its_suit() -> None:
    case = endgame("oros", ANA="5E", BLAS="1E 4C").play("5E")
    assert case.may("blas", "play") == {"1E", "4C"}
    assert ORDER(Suit.OROS).suit[cards("1E")[0]] is Suit.OROS


@pytest.mark.law("vol.I.2.6", "vol.I.2.7")
@pytest.mark.parametrize(("trump", "number"), [("O", 12), ("C", 12), ("E", 11), ("B", 11)])
def test_how_many_cards_each_suit_has(trump: str, number: int) -> None:
    suits = list(ORDER(Suit(trump)).suit.values())
    assert suits.count(Suit(trump)) == number == len(trumps(Suit(trump)))
    left = {suit.value: suits.count(suit) for suit in SUITS if suit.value != trump}
    assert left == {suit: own for suit, own in {"O": 10, "C": 10, "E": 9, "B": 9}.items() if suit != trump}


@pytest.mark.law("vol.I.2.8")
@pytest.mark.parametrize("trump", SUITS)
def test_the_espadilha_is_always_the_highest(trump: Suit) -> None:
    assert trumps(trump)[0].text == "1E"
    assert best("2B 1B 1E", Suit.BASTOS) == "1E"


@pytest.mark.law("vol.I.2.9", "vol.I.6.25")
@pytest.mark.parametrize("trump", SUITS)
def test_the_basto_is_always_the_third(trump: Suit) -> None:
    assert trumps(trump)[2].text == "1B"
    assert best("1B 1O 12O", Suit.OROS) == "1B"
    assert best("1B 7O 12O", Suit.OROS) == "7O"


@pytest.mark.law("vol.I.3.1", "vol.I.3.2")
def test_only_the_lowest_of_the_trump_suit_is_the_manilha() -> None:
    assert [trumps(suit)[1].text for suit in SUITS] == ["7O", "7C", "2E", "2B"]
    for suit in SUITS:
        others = [plain(other)[-1] for other in SUITS if other is not suit]
        assert all(ORDER(suit).suit[card] is card.suit for card in others)
    assert best("3B 2B", Suit.ESPADAS) == "3B"


@pytest.mark.law("vol.I.3.3", "vol.I.3.4")
def test_the_whole_order_of_trumps() -> None:
    assert written(Suit.ESPADAS) == "1E 2E 1B 12E 11E 10E 7E 6E 5E 4E 3E"
    assert written(Suit.COPAS) == "1E 7C 1B 1C 12C 11C 10C 2C 3C 4C 5C 6C"


@pytest.mark.law("vol.I.3.5")
def test_a_red_ace_beats_its_king_only_as_a_trump() -> None:
    assert best("12O 1O", Suit.OROS) == "1O"
    assert best("12O 1O", Suit.COPAS) == "12O"


@pytest.mark.law("vol.I.11.1")
def test_the_queen_beats_the_jack() -> None:
    assert best("10C 11C", Suit.ESPADAS) == "11C"
    assert best("10E 11E", Suit.ESPADAS) == "11E"


# Matadores.

COUNTS = [
    pytest.param("E", "1E 2E 1B", 3, marks=pytest.mark.law("vol.I.10.1"), id="vol.I.10.1-E"),
    pytest.param("E", "1E 1B 12E 11E", 0, marks=pytest.mark.law("vol.I.10.2"), id="vol.I.10.2-E"),
    pytest.param("E", "1E 2E 1B", 3, marks=pytest.mark.law("vol.I.10.2"), id="vol.I.10.2-E"),
    pytest.param("O", "1E 7O 1B 1O 12O", 5, marks=pytest.mark.law("vol.I.10.4"), id="vol.I.10.4-O"),
    pytest.param("B", "1E 2B 1B 12B 11B 10B 7B 6B 5B", 9, marks=pytest.mark.law("vol.I.10.5"), id="vol.I.10.5-B"),
    pytest.param("E", "1E 2E 1B 11E", 3, marks=pytest.mark.law("vol.I.10.6"), id="vol.I.10.6-E"),
    pytest.param("E", "1E 2E 1B 12E", 4, marks=pytest.mark.law("vol.I.10.7"), id="vol.I.10.7-E"),
    pytest.param("C", "1E 7C 1B 1C", 4, marks=pytest.mark.law("vol.I.10.7"), id="vol.I.10.7-C"),
    pytest.param("B", "1E 2B 1B 12B 11B", 5, marks=pytest.mark.law("vol.I.10.8"), id="vol.I.10.8-B"),
    pytest.param("O", "1E 7O 1B 1O 12O", 5, marks=pytest.mark.law("vol.I.10.8"), id="vol.I.10.8-O"),
    pytest.param("B", "1E 2B 1B 12B 11B 10B", 6, marks=pytest.mark.law("vol.I.10.9"), id="vol.I.10.9-B"),
    pytest.param("O", "1E 7O 1B 1O 12O 11O", 6, marks=pytest.mark.law("vol.I.10.9"), id="vol.I.10.9-O"),
    pytest.param("E", "1E 2E 1B 12E 11E 10E 7E", 7, marks=pytest.mark.law("vol.I.10.10"), id="vol.I.10.10-E"),
    pytest.param("C", "1E 7C 1B 1C 12C 11C 10C", 7, marks=pytest.mark.law("vol.I.10.10"), id="vol.I.10.10-C"),
    pytest.param("E", "1E 2E 1B 12E 11E 10E 7E 6E", 8, marks=pytest.mark.law("vol.I.10.11"), id="vol.I.10.11-E"),
    pytest.param("C", "1E 7C 1B 1C 12C 11C 10C 2C", 8, marks=pytest.mark.law("vol.I.10.11"), id="vol.I.10.11-C"),
    pytest.param("E", "1E 2E 1B 12E 11E 10E 7E 6E 5E", 9, marks=pytest.mark.law("vol.I.10.12"), id="vol.I.10.12-E"),
    pytest.param("C", "1E 7C 1B 1C 12C 11C 10C 2C 3C", 9, marks=pytest.mark.law("vol.I.10.12"), id="vol.I.10.12-C"),
    pytest.param("E", "1E 2E 1B 12E 11E 10E 7E 6E 5E 4E", 9, marks=pytest.mark.law("vol.I.10.13"), id="vol.I.10.13-E"),
    pytest.param(
        "O", "1E 7O 1B 1O 12O 11O 10O 2O 3O 4O 5O 6O", 9, marks=pytest.mark.law("vol.I.10.13"), id="vol.I.10.13-O"
    ),
    pytest.param("O", "1E 7O 1B 1O 11O 10O 2O 3O", 4, marks=pytest.mark.law("vol.I.10.14"), id="vol.I.10.14-O"),
    pytest.param("B", "1E 2B 1B 11B 10B 7B", 3, marks=pytest.mark.law("vol.I.10.15"), id="vol.I.10.15-B"),
    pytest.param("O", "1E 7O 1B 12O 11O", 3, marks=pytest.mark.law("vol.I.10.16"), id="vol.I.10.16-O"),
    pytest.param("C", "1E 7C 1B 1C 11C", 4, marks=pytest.mark.law("vol.I.10.17"), id="vol.I.10.17-C"),
]


@pytest.mark.parametrize(("trump", "held", "number"), COUNTS)
def test_matadores_are_counted_down_to_the_first_gap(trump: str, held: str, number: int) -> None:
    assert matadores(cards(held), Suit(trump)) == number


def test_the_manilha_of_another_suit_is_none() -> None:
    assert matadores(cards("1E 7C 1B 1O 12O"), Suit.OROS) == 0


@pytest.mark.law("vol.I.10.3")
def test_each_matador_is_worth_two_in_copas() -> None:
    won = hand(26).come_out(suit="copas", held="1E 7C 1B")
    assert won.paid_by("blas", "ana")["matadores"] == won.paid_by("clara", "ana")["matadores"] == 6
    assert hand(26).come_out(suit="oros", held="1E 7O 1B").paid_by("blas", "ana")["matadores"] == 3
