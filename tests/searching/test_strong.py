"""The strong player: it plays every game that is thought about, by what it can see and nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import tapete
from tapete.bots import STRONG, bot, levels
from tapete.games import REGISTRY
from tapete.searching.strong import Strong
from tapete.table.game import GUIDED, OPEN, Game, contents_of
from tapete.table.mind import Mind
from tapete.table.player import sight
from tapete.table.state import State
from tapete.table.worlds import world
from tests.looking.moments import moments

THOUGHT = [name for name in REGISTRY if name in contents_of(name).minds]
FEW = 3


def quick(game: Game, seed: int) -> Strong:
    """It thinks as ever, in fewer worlds."""
    mind = game.contents.minds[game.name]
    return Strong(game, seed, replace(mind, worlds=20, searched=5, lives=4))


@pytest.mark.parametrize("table", [GUIDED, OPEN])
@pytest.mark.parametrize("name", THOUGHT)
def test_what_it_cannot_see_changes_nothing(name: str, table: str) -> None:
    """The same sight with the hidden cards dealt otherwise: with the same seed the same is done, and it is offered."""
    game, chance, differed = tapete.game(name, table), Random(7), 0
    for number, state in enumerate(moments(game.name, game.table)):
        seat = state.turn
        if seat is None or number % FEW:
            continue
        otherwise = world(state, seat, chance)
        differed += otherwise.zones() != state.zones()
        choices = [quick(game, number).choose(sight(each, seat, Random(number))) for each in (state, otherwise)]
        assert choices[0] == choices[1]
        prompt = state.prompt(seat)
        assert prompt is not None and prompt.allows(choices[0].action)
    assert differed > FEW


@pytest.mark.parametrize("name", THOUGHT)
def test_it_has_a_mind_of_its_own(name: str) -> None:
    """In one of a few hands it plays otherwise than the book, and what it plays may be played."""
    game = tapete.game(name)
    mind = game.contents.minds[game.name]
    own = replace(mind, worlds=60, searched=20)
    cards = (
        (state, number)
        for seed in range(4)
        for number, state in enumerate(moments(game.name, game.table, seed))
        if state.phase == "play"
    )
    assert any(_differs(state, number, own) for state, number in cards)


def _differs(state: State, number: int, mind: Mind) -> bool:
    seat, game = state.turn, state.game
    assert seat is not None
    seen = sight(state, seat, Random(number))
    mine, book = Strong(game, number, mind).choose(seen), bot("treatise", game, number).choose(seen)
    assert seen.view.prompt is not None and seen.view.prompt.allows(mine.action)
    return mine.action != book.action


def test_who_has_no_kernels_has_no_strong_player() -> None:
    game = tapete.game("malilla")
    assert levels(game, compiled=True)[-1] == STRONG
    assert levels(game, compiled=False) == ("random", "treatise", "club")
