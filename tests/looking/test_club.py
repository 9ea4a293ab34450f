"""The player of the club: it plays every game that is thought about, by what it can see and nothing else."""

from __future__ import annotations

from random import Random

import pytest

import tapete
from tapete.bots import CLUB, STRONG, bot, levels
from tapete.games import REGISTRY
from tapete.looking import club
from tapete.looking.club import Club
from tapete.table.game import GUIDED, OPEN, contents_of
from tapete.table.player import sight
from tapete.table.worlds import world
from tests.looking.moments import moments, playing

NAMES = [name for name in REGISTRY if name in contents_of(name).minds]
FEW = 6


@pytest.fixture(autouse=True)
def in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks as ever, for less long."""
    monkeypatch.setattr(club, "LAID", 1500)
    monkeypatch.setattr(club, "LIVES", 3)


@pytest.mark.parametrize("table", [GUIDED, OPEN])
@pytest.mark.parametrize("name", NAMES)
def test_what_it_cannot_see_changes_nothing(name: str, table: str) -> None:
    """The same sight with the hidden cards dealt otherwise: with the same seed the same is done, and it is offered."""
    chance, differed = Random(7), 0
    for number, state in enumerate(moments(name, table)):
        seat = state.turn
        if seat is None or number % FEW:
            continue
        otherwise = world(state, seat, chance)
        differed += otherwise.zones() != state.zones()
        choices = [Club(state.game, number).choose(sight(each, seat, Random(number))) for each in (state, otherwise)]
        assert choices[0] == choices[1]
        prompt = state.prompt(seat)
        assert prompt is not None and prompt.allows(choices[0].action)
    assert differed > 2


@pytest.mark.parametrize("name", NAMES)
def test_it_has_a_mind_of_its_own(name: str) -> None:
    """In one of a few hands it plays otherwise than the book."""
    for number, state in enumerate(playing(name)):
        seen = sight(state, state.to_play(), Random(number))
        mine, book = Club(state.game, number).choose(seen), bot("treatise", state.game, number).choose(seen)
        if mine.action != book.action:
            return
    pytest.fail("it always went by the book")


@pytest.mark.parametrize("name", NAMES)
def test_it_stands_between_the_book_and_the_strong_one(name: str) -> None:
    game = tapete.game(name)
    assert levels(game, compiled=True)[-2:] == (CLUB, STRONG) or not contents_of(name).minds[name].club
    assert STRONG not in levels(game, compiled=False)


def test_in_mus_too() -> None:
    assert levels(tapete.game("mus"), compiled=False) == ("random", "treatise", CLUB, STRONG)
