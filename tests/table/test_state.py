"""States are never changed: another takes their place."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import pytest

from tapete.table.event import TRICK, event
from tests.table.made_up import MadeUp, table


def test_a_field_that_does_not_exist_cannot_be_changed() -> None:
    unknown: dict[str, Any] = {"dek": ()}
    with pytest.raises(TypeError, match="MadeUp has no field dek"):
        table().but(**unknown)
    with pytest.raises(TypeError, match="MadeUp has no field dek"):
        table().changed({"deck": (), **unknown})


class Counting(MadeUp):
    @cached_property
    def count(self) -> int:
        return len(self.notes)


def test_what_was_worked_out_of_the_fields_is_worked_out_anew() -> None:
    state = Counting(**{**table().__dict__, "notes": ("a",)})
    assert state.count == 1
    assert state.but(notes=("a", "b")).count == 2
    assert state.but() == state


def test_a_change_leaves_the_state_before_it_alone() -> None:
    before = table()
    assert before.but(lifted=3).lifted == 3
    assert before.lifted == 0


def test_the_sides_that_stand_highest_win_and_share_when_level() -> None:
    state = table(phase="over")
    assert state.winners == (0, 1, 2, 3)
    assert table().winners is None


def test_who_looks_late_is_told_what_is_still_told_and_who_listened_has_heard_it_all() -> None:
    state = table().telling(event("plays", 0, until=TRICK, ends=TRICK), event("plays", 1, until=TRICK))
    after = state.telling(event("takes", 1), event("plays", 1, until=TRICK, ends=TRICK))
    assert [told.seat for told in state.told(2, 0)] == [0, 1]
    assert [(told.key, told.seat) for told in after.told(2, 0)] == [("takes", 1), ("plays", 1)]
    assert [told.seat for told in after.witnessed(2, 0)] == [0, 1, 1, 1]
    assert [told.key for told in after.witnessed(2, 2)] == ["takes", "plays"]
    assert after.next_event(2) == 4


def test_everybody_numbers_only_what_he_is_told() -> None:
    state = table().telling(event("nods", 0, to=(0, 2)), event("plays", 1), event("nods", 1, to=(1,)))
    assert [state.next_event(seat) for seat in (0, 1, 2, 3, None)] == [2, 2, 2, 1, 1]
    assert [told.to for told in state.told(2, 0)] == [(2,), None]


def test_two_hands_are_remembered_and_no_more() -> None:
    state = table()
    for number in range(4):
        state = state.opening_hand().telling(event("shuffled", number), event("nods", number, to=(0,)))
    assert [told.seat for told in state.told(0, 0)] == [2, 2, 3, 3]
    assert [told.seat for told in state.told(1, 0)] == [2, 3]
    assert [state.next_event(0), state.next_event(1)] == [8, 4]
    assert state.told(1, 3) == state.told(1, 0)[-1:]
