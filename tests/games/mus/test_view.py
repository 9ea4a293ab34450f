"""What people look for at the table: stones, words, the bet that stands; and what they may not see."""

from __future__ import annotations

import pytest

from tapete.cards import cards
from tapete.games.mus.ranking import PARES
from tapete.games.mus.state import MusState
from tapete.table.text import read_state, write_state
from tapete.table.view import Heap, Piece
from tests.games.mus.table import EAST, NORTH, SN, SOUTH, WEST, after, lance, lances, passed, start, talk

PAIRED = {SOUTH: "12O 12C 7E 4B", EAST: "7O 7C 5E 4C", NORTH: "11O 10C 6E 1B", WEST: "6O 6C 5O 1O"}


def notes(state: MusState, seat: int | None = SOUTH) -> dict[str, object]:
    return {note.key: note.value for note in state.view(seat).notes}


@pytest.mark.law("mus.104")
def test_the_bet_that_stands_and_what_it_costs_to_refuse() -> None:
    state = after(lances(PAIRED), "S envido 2, E más 3")
    shown = notes(state, None)
    assert (shown["bet"], shown["deje"]) == (5, 2)
    assert next(note.seat for note in state.view(None).notes if note.key == "bet") == EAST
    assert "ordago" in notes(after(lances(PAIRED), "S órdago"))


@pytest.mark.parametrize(("kings", "held"), [(8, "12O 3E 4B 1C"), (4, "12O 4B 3E 1C")])
def test_a_hand_is_held_by_value_since_suits_mean_nothing(kings: int, held: str) -> None:
    state = talk({SOUTH: "1C 3E 12O 4B", EAST: "2E 7O 3B 5C"}, kings=kings)
    assert state.view(SOUTH).seats[SOUTH].cards == cards(held)
    assert state.view(EAST).seats[SOUTH].cards == (None,) * 4


def test_every_word_of_every_lance_is_kept_in_sight() -> None:
    state = after(lances(PAIRED), "S envido 2, E no-quiero, W quiero, S paso, E paso")
    shown = notes(state)
    assert [(call.stage, call.seat, call.said) for call in state.view(SOUTH).calls] == [
        ("grande", SOUTH, "envido 2"),
        ("grande", EAST, "no-quiero"),
        ("grande", WEST, "quiero"),
        ("chica", SOUTH, "paso"),
        ("chica", EAST, "paso"),
    ]
    assert shown["grande-accepted"] == 2
    assert [place.said for place in state.view(NORTH).seats] == ["paso", "paso", "", ""]


@pytest.mark.law("mus.71")
def test_who_has_pares_is_seen_by_all() -> None:
    state = lance(PARES, PAIRED)
    for viewer in (None, SOUTH, EAST):
        roles = [set(place.roles) for place in state.view(viewer).seats]
        assert [PARES in held for held in roles] == [True, True, False, True]
    assert "mano" in state.view(None).seats[SOUTH].roles


@pytest.mark.law("mus.105")
def test_a_refused_lance_says_who_took_the_deje() -> None:
    state = after(lances(PAIRED), "S envido 2, E paso, W paso")
    refused = next(note for note in state.view(None).notes if note.key == "grande-refused")
    assert (refused.value, refused.seat) == (1, SN)


def test_games_stand_before_the_stones() -> None:
    state = start({"games": (2, 1), "score": (13, 0)})
    assert state.view(None).scores[SN].pieces == (Piece("game", 2), Piece("amarrako", 2), Piece("stone", 3))


@pytest.mark.law("mus.61")
def test_how_many_were_changed_is_known_to_all() -> None:
    state = after(talk(PAIRED), "S mus, E mus, N mus, W mus, S discard 4B, E discard 5E 4C, N discard 1B, W discard 1O")
    view = state.view(None)
    assert [(note.seat, note.value) for note in view.notes if note.key == "discarded"] == [
        (0, 1),
        (1, 2),
        (2, 1),
        (3, 1),
    ]
    assert view.heaps == (Heap("waste", (None,) * 5),)


def test_a_state_with_signs_words_and_claims_is_written_and_read() -> None:
    state = lances(PAIRED, signals="covert", claims="manual", talk="open")
    state = after(state, "S sign two-kings, W órdago, S envido 2, N quiero, E paso")
    assert read_state(write_state(state)) == state
    # North's early word was meant for the bet that stood: it lapses.
    state = after(state, "W órdago, S paso, N paso, E claim deje-grande")
    assert read_state(write_state(state)) == state
    assert read_state(write_state(passed(state))) == passed(state)
