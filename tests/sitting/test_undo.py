"""Against bots the last move may be taken back."""

from __future__ import annotations

from random import Random

import pytest

from tapete.sitting.sitting import NotNow, Sitting
from tests.sitting.tables import ANA, EVA, begun, go_on, go_on_to, moves_of


def after_a_move(sitting: Sitting) -> tuple[int, object]:
    """Ana has moved, a bot has answered, and something of hers may be taken back; its number, and how it stood."""
    lot = Random(3)
    while True:
        go_on_to(sitting, 0, lot)
        before, number = sitting.state, len(moves_of(sitting))
        go_on(sitting, lot)
        if sitting.going_on and sitting.state.chance is None and sitting.undo_to(0) == number:
            go_on(sitting, lot)
            if sitting.undo_to(0) == number:
                return number, before


def test_the_last_move_is_taken_back_with_what_the_bots_answered() -> None:
    sitting = begun(ANA, name="malilla", rounds=1)
    number, before = after_a_move(sitting)
    now, at = sitting.state, sitting.noticed.at(0)
    earlier = sitting.undo(0, at)
    assert sitting.state is now and sitting.noticed.at(0) == at
    sitting.go_back(earlier)
    assert earlier.number == number == len(moves_of(sitting))
    assert sitting.state == before and sitting.noticed.at(0) < at


def test_what_was_taken_back_is_not_told() -> None:
    sitting = begun(ANA, name="malilla", rounds=1)
    after_a_move(sitting)
    told, _ = sitting.extent(0)
    sitting.go_back(sitting.undo(0, sitting.noticed.at(0)))
    assert sitting.extent(0)[0] < told


def test_nothing_is_taken_back_where_two_people_play_or_by_a_bot_or_by_who_watches() -> None:
    sitting = begun(ANA, name="malilla", rounds=1)
    number, _ = after_a_move(sitting)
    assert [sitting.undo_to(place) for place in (None, 0, 1, 2, 3)] == [None, number, None, None, None]
    sitting.holders[1].kind = "person"
    assert sitting.undo_to(0) is None
    with pytest.raises(NotNow) as caught:
        sitting.undo(0, sitting.noticed.at(0))
    assert caught.value.key == "no-undo"


def test_taking_back_is_refused_like_any_move() -> None:
    sitting = begun(ANA, EVA)
    for place, at, key in ((None, 0, "not-seated"), (0, 5, "stale"), (0, 0, "no-undo")):
        with pytest.raises(NotNow) as caught:
            sitting.undo(place, at)
        assert caught.value.key == key


def test_nobody_goes_back_from_another_moment() -> None:
    sitting = begun(ANA, name="malilla", rounds=1)
    after_a_move(sitting)
    earlier = sitting.undo(0, sitting.noticed.at(0))
    go_on(sitting, Random(1))
    with pytest.raises(RuntimeError, match="moved on"):
        sitting.go_back(earlier)
