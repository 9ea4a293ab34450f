"""Duplicate matches: both see the same deals, from both sides of the table."""

from __future__ import annotations

from random import Random

import pytest

import tapete
from tapete.arena.duel import Deals, Duel, Result, compare, difference
from tapete.cli import main
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.match import Match
from tapete.table.state import State
from tests.games.malilla.hands import ALL_FIVE, VISTAS

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


def drawn(players: int) -> dict[tuple[str, int], list[str]]:
    """What chance made of a match of Mus in which cards are turned up by accident: by kind and hand."""
    match, lot = Match(tapete.game("mus", accidents="random", first_hand="off", games_to_win=1)), Random(players)

    def decide(state: State) -> tuple[int, Action]:
        assert state.turn is not None
        prompt = state.prompt(state.turn)
        assert prompt is not None
        quiet = [Action(word) for word in ("mus", "paso") if prompt.allows(Action(word)) and lot.random() < 0.9]
        return state.turn, quiet[0] if quiet else prompt.any(lot)

    match.run(Deals("one", match).outcome, decide)
    found: dict[tuple[str, int], list[str]] = {}
    for move in match.moves:
        if move.seat == TABLE:
            found.setdefault((move.action.word, move.hand), []).append(str(move.action))
    return found


def test_every_lot_of_a_hand_falls_by_itself_and_every_pack_whatever_was_played_before() -> None:
    one, other = drawn(1), drawn(2)
    accidents = [lots for (word, _), lots in one.items() if word == "accident" and len(lots) > 1]
    assert accidents and all(len(set(lots)) == len(lots) for lots in accidents)
    packs = [key for key in one if key[0] == "deck" and key in other]
    assert len(packs) > 1 and all(one[key] == other[key] for key in packs)
    assert len({pack for key in packs for pack in one[key]}) == len(packs)


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
        (["malilla", "treatise", "oracle"], "no level oracle"),
        (["malilla", "treatise", "random", "--matches", "0"], "at least one match"),
    ],
)
def test_what_is_unknown_is_named(wrong: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "duel", *wrong]) == 2
    assert told in capsys.readouterr().err
