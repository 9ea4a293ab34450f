"""What one person hears between one look at the table and the next, and what players do where nothing is decided."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from examples import highcard
from examples.highcard.game import HighcardState
from tapete import REGISTRY, TABLE, Action, Seeded, game
from tapete.cards import cards
from tapete.table.offer import Number, Pick, Prompt, say
from tapete.table.player import Choice, Ear, any_number, quiet, witness


@pytest.fixture
def state(monkeypatch: pytest.MonkeyPatch) -> HighcardState:
    """Both have changed no card, and seat 0 is to lead."""
    monkeypatch.setitem(REGISTRY, "highcard", highcard.__name__)
    begun = game("highcard").start()
    assert begun.chance is not None
    return done(begun, (TABLE, str(Seeded(b"ear").outcome(begun.chance))), (0, "cut 5"), (0, "discard"), (1, "discard"))


def done(state: object, *moves: tuple[int, str]) -> HighcardState:
    assert isinstance(state, HighcardState)
    for seat, text in moves:
        after = state.apply(seat, Action.parse(text))
        assert isinstance(after, HighcardState)
        state = after
    return state


def a_trick(state: HighcardState) -> HighcardState:
    """The state when each has played his first card."""
    for _ in range(2):
        seat = state.turn
        assert seat is not None
        state = done(state, (seat, f"play {state.hands[seat][0]}"))
    return state


def keys(ear: Ear, state: HighcardState) -> list[str]:
    return [event.key for event in ear.view(state).events]


def test_everything_is_heard_once(state: HighcardState) -> None:
    ear = Ear(0)
    assert keys(ear, state) == ["shuffled", "cut", "dealt", "exchanged", "drew", "exchanged"]
    assert keys(ear, state) == []
    assert keys(ear, a_trick(state)) == ["plays", "plays", "takes"]


def test_one_who_sat_there_hears_also_what_late_comers_are_told_no_more(state: HighcardState) -> None:
    ear = Ear(1)
    ear.view(state)
    two = a_trick(a_trick(state))
    assert keys(ear, two) == ["plays", "plays", "takes"] * 2
    assert [event.key for event in two.view(1).events].count("plays") == 2


def test_he_hears_only_what_he_is_told(state: HighcardState) -> None:
    drawn = [[event.seat for event in Ear(person).view(state).events if event.key == "drew"] for person in (0, 1)]
    assert drawn == [[0], [1]]


def test_he_hears_where_he_sits_now(state: HighcardState) -> None:
    moved = state.but(players=(1, 0))
    assert Ear(0).view(moved).seat == 1


def test_a_witness_sees_what_anybody_sees_at_his_seat(state: HighcardState) -> None:
    after = a_trick(a_trick(state))
    assert replace(witness(after, 0), events=()) == replace(after.view(0), events=())
    assert witness(after, None, 3).events == after.witnessed(None, 3)


# What a player does where there is nothing to decide.


def test_a_number_is_one_of_the_usual_ones_and_only_for_a_lot() -> None:
    cut = Prompt("cut", (say("reshuffle"), Number("cut", 1, 39, usual=(20,))))
    assert any_number(cut, Random(0)) == Choice(Action("cut", (20,)))
    assert any_number(Prompt("draw", (Number("draw", 7, 9),)), Random(0)) == Choice(Action("draw", (7,)))
    assert any_number(Prompt("bet", (Number("bet", 2, 9),)), Random(0)) is None


def test_the_first_harmless_word_is_said_and_nothing_grave() -> None:
    prompt = Prompt("?", (say("resign", grave=True), say("bid"), say("pass")), beside=(say("done"),))
    assert quiet(prompt, ("done", "pass"), Random(0)) == Choice(Action("done"))
    assert quiet(prompt, ("resign",), Random(0)) == Choice(Action("bid"))
    cards_only = Prompt("?", (Pick("discard", cards("1O"), 1, 1),))
    assert quiet(cards_only, ("pass",), Random(0)) == Choice(Action("discard", cards("1O")))
