"""What people look for at the table: stones, words, the bet that stands; and what they may not see."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cards import cards
from tapete.games.mus.ranking import PARES
from tapete.table.text import read_state, write_state
from tapete.table.view import Heap, Piece
from tests.games.mus.hands import PAIRED, PLAIN, SN, Mus, lance, lances

THREE_PAIRED = PAIRED | {"NORTH": "11O 10C 6E 1B"}


@pytest.mark.law("mus.104")
def test_the_bet_that_stands_and_what_it_costs_to_refuse() -> None:
    case = lances(**THREE_PAIRED).do("south envido 2, east más 3")
    assert (case.notes("bet"), [deje for _, deje in case.notes("deje")]) == ([("east", 5)], [2])
    assert lances(**THREE_PAIRED).do("south órdago").notes("ordago", "south")


@pytest.mark.parametrize(("kings", "held"), [(8, "12O 3E 4B 1C"), (4, "12O 4B 3E 1C")])
def test_a_hand_is_held_by_value_since_suits_mean_nothing(kings: int, held: str) -> None:
    case = Mus(SOUTH="1C 3E 12O 4B", EAST="2E 7O 3B 5C", kings=kings)
    assert case.seen("south", by="south").cards == cards(held)
    assert case.seen("south", by="east").cards == (None,) * 4


def test_every_word_of_every_lance_is_kept_in_sight() -> None:
    case = lances(**THREE_PAIRED).do("south envido 2, east no-quiero, west quiero, south paso, east paso")
    assert [(call.stage, case.name(call.seat), call.said) for call in case.view("south").calls] == [
        ("grande", "south", "envido 2"),
        ("grande", "east", "no-quiero"),
        ("grande", "west", "quiero"),
        ("chica", "south", "paso"),
        ("chica", "east", "paso"),
    ]
    assert case.notes("grande-accepted", "south") == [(None, 2)]
    assert [place.said for place in case.view("north").seats] == ["paso", "paso", "", ""]


@pytest.mark.law("mus.71")
def test_who_has_pares_is_seen_by_all() -> None:
    case = lance(PARES, **THREE_PAIRED)
    for viewer in (None, "south", "east"):
        roles = [set(place.roles) for place in case.view(viewer).seats]
        assert [PARES in held for held in roles] == [True, True, False, True]
    assert "mano" in case.seen("south").roles


@pytest.mark.law("mus.105")
def test_a_refused_lance_says_who_took_the_deje() -> None:
    case = lances(**THREE_PAIRED).do("south envido 2, east paso, west paso")
    assert case.notes("grande-refused") == [("south", 1)]


def test_games_stand_before_the_stones() -> None:
    case = Mus({"games": (2, 1)}, score=(13, 0))
    assert case.view().scores[SN].pieces == (Piece("game", 2), Piece("amarrako", 2), Piece("stone", 3))


@pytest.mark.law("mus.57")
def test_vacas_that_were_won_stand_before_the_games_for_whoever_looks() -> None:
    case = Mus({"games": (1, 2), "vacas": (2, 1)}, score=(8, 6), vacas=3)
    ours = (Piece("vaca", 2), Piece("game", 1), Piece("amarrako", 1), Piece("stone", 3))
    theirs = (Piece("vaca", 1), Piece("game", 2), Piece("amarrako", 1), Piece("stone", 1))
    for viewer in case.viewers:
        assert [score.pieces for score in case.view(viewer).scores] == [ours, theirs]


@pytest.mark.law("mus.57")
def test_a_vaca_is_seen_as_soon_as_it_is_won_and_only_where_there_are_several() -> None:
    def after(**given: Any) -> Mus:
        return lances(start={"games": (2, 1)}, **PLAIN, **given).do("south órdago, east quiero")

    won = after(vacas=2)
    for viewer in won.viewers:
        seen = [score.pieces for score in won.view(viewer).scores]
        assert seen == [(Piece("vaca", 1),), ()], "the games begin again at none"
    for viewer in (single := after()).viewers:
        assert all(piece.kind != "vaca" for score in single.view(viewer).scores for piece in score.pieces)


@pytest.mark.law("mus.61")
def test_how_many_were_changed_is_known_to_all() -> None:
    case = Mus(**THREE_PAIRED).do("south mus, east mus, north mus, west mus, south discard 4B, east discard 5E 4C")
    case = case.do("north discard 1B, west discard 1O")
    assert case.notes("discarded") == [("south", 1), ("east", 2), ("north", 1), ("west", 1)]
    assert case.view().heaps == (Heap("waste", (None,) * 5),)


def test_a_state_with_signs_words_and_claims_is_written_and_read() -> None:
    case = lances(**THREE_PAIRED, signals="covert", claims="manual", talk="open")
    case = case.do("south sign two-kings, west órdago, south envido 2, north quiero, east paso")
    assert read_state(write_state(case.state)) == case.state
    # North's early word was meant for the bet that stood: it lapses.
    case = case.do("west órdago, south paso, north paso, east claim deje-grande")
    assert read_state(write_state(case.state)) == case.state
    assert read_state(write_state(case.passed().state)) == case.passed().state
