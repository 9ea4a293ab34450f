"""What a table may agree on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tapete
from tapete.errors import BadOption
from tapete.table.game import game_class
from tapete.table.option import Option, Value, agreed, any_options

ROUNDS = Option("rounds", range(1, 51), 4, "mal.153", usual=(1, 2, 4))
MARIPEREZ = Option("mariperez", (False, True), False, "mal.153")
FAVOURITE = Option("favourite", ("drawn", "chosen", "none"), "drawn", "mal.10")
OPTIONS = (ROUNDS, MARIPEREZ, FAVOURITE)


def test_what_is_not_chosen_is_as_usual() -> None:
    assert agreed(OPTIONS, {"rounds": 2}, "malilla") == {"rounds": 2, "mariperez": False, "favourite": "drawn"}


@pytest.mark.parametrize("value", [0, 51, -1, "4", 4.0, True, None, [4]])
def test_a_value_of_another_kind_or_out_of_bounds_is_refused(value: object) -> None:
    with pytest.raises(BadOption, match="not a value of rounds: choose a whole number from 1 to 50") as refused:
        ROUNDS.check(value)
    assert refused.value.key == "bad-value"


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_yes_and_no_are_not_numbers_nor_words(value: object) -> None:
    with pytest.raises(BadOption, match="choose false, true"):
        MARIPEREZ.check(value)


def test_the_choices_are_named() -> None:
    with pytest.raises(BadOption, match="'x' is not a value of favourite: choose drawn, chosen, none"):
        FAVOURITE.check("x")


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="malilla has no option round: it has rounds, mariperez, favourite"):
        agreed(OPTIONS, {"round": 2}, "malilla")


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (ROUNDS, "7", 7), (ROUNDS, " 7 ", 7), (MARIPEREZ, "yes", True), (MARIPEREZ, "No", False),
        (MARIPEREZ, "true", True), (MARIPEREZ, "FALSE", False), (FAVOURITE, "Chosen", "chosen"),
    ],
)  # fmt: skip
def test_values_are_read_from_text(option: Option, text: str, value: Value) -> None:
    assert option.read(text) is value or option.read(text) == value
    assert type(option.read(text)) is type(value)


@pytest.mark.parametrize("text", ["", "51", "1.0", "yes"])
def test_a_text_that_is_no_value_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="not a value of rounds"):
        ROUNDS.read(text)


def test_a_long_value_is_not_repeated_in_full() -> None:
    with pytest.raises(BadOption) as refused:
        FAVOURITE.check("x" * 10_000)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("name", sorted(tapete.REGISTRY))
def test_every_default_is_a_value_and_every_usual_value_too(name: str) -> None:
    for option in game_class(name).options:
        assert option.check(option.default) == option.default
        assert all(option.check(value) == value for value in option.usual)
        assert option.read(str(option.default)) == option.default


@pytest.mark.parametrize("name", sorted(tapete.REGISTRY))
def test_random_options_make_a_game(name: str) -> None:
    for seed in range(20):
        chosen: dict[str, Any] = any_options(game_class(name).options, Random(seed))
        assert tapete.game(name, **chosen).chosen == chosen


def test_an_unknown_game_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(BadOption, match=r"There is no game malila \(did you mean malilla\?\)"):
        tapete.game("malila")
    with pytest.raises(BadOption, match="choose guided, open"):
        tapete.game("malilla", "closed")
