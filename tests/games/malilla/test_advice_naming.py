"""What the player of the treatise names and doubles, though his book says nothing of it."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.bots import bot
from tapete.cards import Suit, cards
from tapete.games.malilla.advice import Adviser
from tapete.games.malilla.advice.naming import expected
from tapete.games.malilla.advice.reading import Reading, Trace
from tests.games.malilla.hands import Malilla

LONG = "9B 1B 11B 8B 7B 6B 5B 9O 3C 2C 3E 2E"
HEADS = "9O 1O 3O 9C 1C 3C 9E 1E 3E 9B 1B 2B"
POOR = "8O 7O 6O 5C 4C 3C 8E 7E 6E 5B 4B 10B"


def named(hand: str, **given: Any) -> str:
    """What Diego, who deals, says of trumps."""
    case = Malilla(**{"trump": "dealer", "favourite": "none", "DIEGO": hand, **given})
    return str(Adviser(1).choose(case.view("diego")).action)


def doubled(hand: str, suit: str = "oros", said: str = "") -> str:
    """What whoever is asked, holding this hand, says of doubling."""
    who = "BLAS" if said.count("contra") % 2 else "ANA"
    case = Malilla(trump="dealer", contra=True, favourite="none", **{who: hand}).do(f"diego trump {suit}")
    case = case.do(said) if said else case
    assert case.turn == who.lower()
    return str(Adviser(1).choose(case.view(case.turn)).action)


def test_a_long_strong_suit_is_named() -> None:
    assert named(LONG) == "trump bastos"
    assert named(LONG.replace("B", "X").replace("O", "B").replace("X", "O")) == "trump oros"


def test_with_the_heads_of_every_suit_there_are_no_trumps() -> None:
    assert named(HEADS) == "trump none"


def test_a_poor_hand_leaves_it_to_the_partner() -> None:
    assert named(POOR) == "delegate"


def test_the_partner_names_however_poor_the_hand() -> None:
    case = Malilla(trump="dealer", favourite="none", BLAS=POOR).do("diego delegate")
    assert Adviser(1).choose(case.view("blas")).action.word == "trump"


def test_a_favourite_counts_double() -> None:
    hand = "9B 1B 11B 8B 7B 9O 1O 8O 7O 6O 3E 2E"
    assert named(hand) == "trump bastos"
    assert named(hand, favourite="drawn", start={"favourite": "O"}) == "trump oros"


def test_a_strong_hand_doubles_and_a_poor_one_does_not() -> None:
    assert doubled(LONG, "bastos") == doubled(HEADS, "none") == "contra"
    assert doubled(POOR, "bastos") == doubled(POOR, "none") == "paso"


@pytest.mark.parametrize("said", ["ana contra", "ana contra, blas contra"])
def test_each_time_more_is_wanted_to_double_again(said: str) -> None:
    middling = "9O 1O 11O 8O 9C 5C 4C 3C 5E 4E 5B 4B"
    assert doubled(middling) == "contra" and doubled(middling, said=said) == "paso"
    assert doubled(LONG, "bastos", said) == "contra"


def test_more_is_expected_of_every_high_card() -> None:
    weak = cards(POOR)
    for trump in (Suit.OROS, None):
        for text in ("9C", "1C", "12C", "9O", "1O", "12O"):
            (card,) = cards(text)
            low = next(other for other in weak if other.suit is card.suit)
            better = [card if other is low else other for other in weak]
            assert expected(better, trump) > expected(weak, trump), (text, trump)


@pytest.mark.law("mal.85")
def test_without_trumps_too_it_knows_who_lacks_what() -> None:
    void = "9E 9B 1B 12B 11B 10B 8B 6B 5B 4B 3B 2B"
    case = Malilla(trump="dealer", favourite="none", ANA="9C 8C", BLAS=void).do("diego trump none, ana play 9C")
    trace, view = Trace(), case.do("blas play 2B").witness("clara")
    trace.hear(view)
    reading = Reading(view, trace)
    assert reading.void(1, Suit.COPAS) and not reading.void(3, Suit.COPAS)


@pytest.mark.parametrize("level", ["random", "treatise"])
def test_whole_hands_are_played_to_their_end(level: str) -> None:
    for seed in range(3):
        case = Malilla(trump="dealer", contra=True, match="goal", points_to_win=1, favourite="none")
        players = [bot(level, case.state.game, seed + seat) for seat in range(4)]
        while not case.state.over and case.state.hand < 3:
            if case.state.chance is not None:
                case = case.falls()
            else:
                turn = case.seat(case.turn)
                case = case.do(f"{case.turn} {players[turn].choose(case.sight(str(case.turn))).action}")
        assert case.state.over or case.state.hand == 3
