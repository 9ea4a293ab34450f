"""Duplicate matches: both see the same deals, from both sides of the table."""

from __future__ import annotations

import pytest

from tapete.arena.duel import Duel, Result, compare, difference
from tapete.cli import main
from tests.games.malilla.table import ALL_FIVE, VISTAS

ONE_ROUND = (("rounds", 1),)


@pytest.mark.parametrize("name", [name for name in ALL_FIVE if name != VISTAS])
def test_a_player_is_no_better_than_itself(name: str) -> None:
    # Once the cut is neutral the treatise player draws no lots but in the open game for two, where it guesses.
    assert difference(Duel(name, ONE_ROUND, ("treatise", "treatise"), 3), 0) == 0


@pytest.mark.parametrize("name", ALL_FIVE)
def test_the_treatise_beats_random_play(name: str) -> None:
    result = compare(Duel(name, ONE_ROUND, ("treatise", "random"), 1), 8)
    assert result.mean > 5


def test_exchanging_the_names_turns_the_difference_around() -> None:
    one, other = (
        Duel("malilla-coja", ONE_ROUND, levels, 2) for levels in (("random", "treatise"), ("treatise", "random"))
    )
    assert difference(one, 0) < 0 < difference(other, 0)


def test_the_interval_narrows_with_the_number_of_matches() -> None:
    few, many = Result("tantos", (1.0, 3.0) * 2), Result("tantos", (1.0, 3.0) * 50)
    assert few.mean == many.mean == 2.0
    assert few.margin > many.margin == pytest.approx(0.197, abs=0.001)
    assert "+2.00 tantos a match, 95% between +1.80 and +2.20 (100 duplicate matches)" in str(many)


def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    duel = ["duel", "malilla-cubiertas", "treatise", "random", "--matches", "8", "--option", "rounds=1", "--seed", "4"]
    assert main([*duel, "--jobs", "1"]) == main([*duel, "--jobs", "2"]) == 0
    alone, together = capsys.readouterr().out.splitlines()
    assert alone == together


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["malila", "treatise", "random"], "did you mean malilla"),
        (["malilla", "treatise", "random", "--option", "roundz=1"], "no option roundz"),
        (["malilla", "treatise", "oracle"], "no player oracle"),
        (["malilla", "treatise", "random", "--matches", "0"], "at least one match"),
    ],
)
def test_what_is_unknown_is_named(wrong: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "duel", *wrong]) == 2
    assert told in capsys.readouterr().err
