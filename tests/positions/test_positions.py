"""A partner people like: what every player above `random` gets right, and what some are known not to."""

from __future__ import annotations

import pytest

import tapete
from tapete.bots import CLUB, STRONG, levels
from tapete.laws import laws
from tapete.table.game import game_class
from tests.positions.positions import Position, asked, every, meant

LOTS = {"treatise": 3, CLUB: 1, STRONG: 3}
"""How often each is asked: who thinks in plain Python takes longest."""
ABOVE = tuple(LOTS)
ALL = [pytest.param(position, id=f"{folder}: {position.name}") for folder, position in every()]
ASKED = [
    pytest.param(position, level, id=f"{folder}: {position.name}, {level}")
    for folder, position in every()
    for level in levels(game_class(position.game))
    if level in ABOVE
]


@pytest.mark.parametrize(("position", "level"), ASKED)
def test_nobody_above_random_does_what_is_wrong(position: Position, level: str) -> None:
    """Whatever they cannot see; who is known to fail here still does."""
    choices = [asked(position, level, lot).action for lot in range(LOTS[level])]
    judged = {str(action): position.judged(action) for action in choices}
    if level in position.fails:
        assert "wrong" in judged.values(), f"{level} no longer fails here: {judged}"
        return
    assert "wrong" not in judged.values(), f"{judged}: {position.why}"
    if level == STRONG and position.strict:
        assert {*judged.values()} == {"right"}, f"{judged}: {position.why}"


@pytest.mark.parametrize("position", ALL)
def test_a_position_is_sound(position: Position) -> None:
    """It can be reached, its answers are offered and stand in one list each, and its laws are of its book."""
    state = position.state()
    assert state.turn is not None
    prompt = state.prompt(state.turn)
    assert prompt is not None and position.right and position.wrong and position.why
    answers = [*position.right, *position.tolerable, *position.wrong]
    assert len(answers) == len({*answers})
    for said in map(meant, answers):
        assert prompt.allows(said) or (not said.arguments and any(offer.word == said.word for offer in prompt.every))
    assert {*position.fails} <= {*ABOVE}
    assert {*position.laws} <= {*laws(game_class(position.game).folder)}


def test_every_book_has_its_positions() -> None:
    names = [(folder, position.name) for folder, position in every()]
    assert len(names) == len({*names}), "no two of a book have one name"
    assert {folder for folder, _ in names} == {game_class(name).folder for name in tapete.REGISTRY}
    assert all(game_class(position.game).folder == folder for folder, position in every())
