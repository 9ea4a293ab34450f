"""A state written out and read back."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tapete
from tapete.errors import BadText
from tapete.table.state import State
from tapete.table.text import LIMIT, read_state, write_state
from tests.scene import Scene
from tests.table.short import short


def after(name: str, moves: int, seed: int) -> State:
    """A state in the midst of a match played at random."""
    scene, chance = Scene(name, dealer=None, **short(name)), Random(seed)
    for _ in range(moves):
        scene = scene if scene.state.over else scene.any_step(chance)
    return scene.state


@pytest.mark.parametrize("name", sorted(tapete.REGISTRY))
@pytest.mark.parametrize("moves", [0, 1, 2, 5, 30, 80, 500])
def test_a_state_is_read_back_as_it_was(name: str, moves: int) -> None:
    state = after(name, moves, seed=moves)
    again = read_state(write_state(state))
    assert again == state
    assert type(again) is type(state)
    assert write_state(again) == write_state(state)


def test_names_of_any_kind_come_back() -> None:
    names = ("Íñigo “el Zurdo”", 'Ana\n"', "\\", "🂡")
    assert read_state(write_state(Scene("malilla", names=names).state)).names == names


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "3", '"x"', "{}", '{"game": "malilla"}', '{"game": 3, "table": "guided"}']
)
def test_what_is_no_state_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="not a state that Tapete wrote") as refused:
        read_state(text)
    assert refused.value.key == "not-a-state"


def test_a_text_that_is_too_long_is_not_read() -> None:
    with pytest.raises(BadText, match="longer than any match"):
        read_state(" " * (LIMIT + 1))


def test_nesting_without_end_is_refused() -> None:
    with pytest.raises(BadText):
        read_state("[" * 200_000)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("hands", "1O"), ("hands", [["99O"]]), ("hand", "1"), ("hand", True), ("names", [1, 2, 3, 4]), ("dealer", "3"),
        ("favourite", "X"), ("ledger", [[[1, 2]]]), ("turned", 5), ("phase", None), ("events", [["x"]]),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    data = json.loads(write_state(Scene("malilla").state))
    data["state"][field] = value
    with pytest.raises(BadText, match="not a state that Tapete wrote"):
        read_state(json.dumps(data))


@pytest.mark.parametrize("field", ["hands", "ledger", "names", "phase"])
def test_a_missing_field_is_refused(field: str) -> None:
    data = json.loads(write_state(Scene("malilla").state))
    del data["state"][field]
    with pytest.raises(BadText, match="not a state that Tapete wrote"):
        read_state(json.dumps(data))


@pytest.mark.parametrize(
    ("part", "value"), [("game", "malila"), ("table", "closed"), ("options", {"rounds": 99}), ("options", [])]
)
def test_an_unknown_game_or_option_is_refused(part: str, value: object) -> None:
    data = json.loads(write_state(Scene("malilla").state))
    data[part] = value
    with pytest.raises(BadText, match="not a state that Tapete wrote"):
        read_state(json.dumps(data))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
def test_no_damage_to_a_text_brings_more_than_a_refusal(data: st.DataObject) -> None:
    plain = json.loads(write_state(Scene("malilla").falls().state))
    field = data.draw(st.sampled_from(sorted(plain["state"])))
    plain["state"][field] = data.draw(json_values)
    with suppress(BadText):
        read_state(json.dumps(plain))


def test_a_player_called_like_a_card_stays_a_player() -> None:
    state = Scene("malilla", partners="seats", dealer=None, names=("1E", "Blas", "12C", "Diego")).falls().state
    again = tapete.read_state(tapete.write_state(state))
    assert again == state
    assert again.name(0) == "1E"
