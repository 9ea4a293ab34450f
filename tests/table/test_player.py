"""What one person hears between one look at the table and the next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from examples import highcard
from examples.highcard.game import HighcardState
from tapete import REGISTRY, TABLE, Action, Seeded, game
from tapete.table.player import Ear, witness


@pytest.fixture
def state(monkeypatch: pytest.MonkeyPatch) -> HighcardState:
    """Both have changed no card, and seat 0 is to lead."""
    monkeypatch.setitem(REGISTRY, "highcard", highcard.__name__)
    begun = game("highcard").start()
    assert begun.chance is not None
    return done(begun, (TABLE, str(Seeded(b"ear").settle(begun.chance))), (0, "cut 5"), (0, "discard"), (1, "discard"))


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
