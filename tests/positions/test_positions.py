"""A partner people like: what every player above `random` gets right, and what some are known not to."""

from __future__ import annotations

from collections import Counter

import pytest

import tapete
from tapete.bots import CLUB, STRONG, levels
from tapete.laws import laws
from tapete.table.game import game_class
from tapete.table.tricks import TrickState
from tests.positions.positions import Position, asked, every, meant
from tests.positions.proving import is_provable, proof

LOTS = {"treatise": 3, CLUB: 1, STRONG: 3}
"""How often each is asked: who thinks in plain Python takes longest."""
ABOVE = tuple(LOTS)
ALL = [pytest.param(position, id=f"{folder}: {position.name}") for folder, position in every()]
ENOUGH = 20
"""So many positions there are of each game, and more."""
PROVED, WORLDS, MOST = 3.0, 150, 4800
"""So many standard errors lie between what is right and wrong, in so many worlds, or in more where it is near."""
PROVABLE = [
    pytest.param(position, id=f"{folder}: {position.name}") for folder, position in every() if is_provable(position)
]
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


@pytest.mark.parametrize("position", PROVABLE)
def test_what_is_right_brings_more_than_what_is_wrong(position: Position) -> None:
    """Counted in worlds by searches and playouts, apart from all players; the best card of all is never a wrong one."""
    worlds = WORLDS
    while (least := _least_ahead(position, worlds)) <= PROVED and worlds < MOST:
        worlds *= 2
    assert least > PROVED, f"{least:.1f} standard errors in {worlds} worlds"


def _least_ahead(position: Position, worlds: int) -> float:
    """The smallest distance of what is right from what is wrong, in standard errors."""
    found = proof(position, worlds)
    right, wrong = ([card for card in cards if card in found.brings] for cards in (position.right, position.wrong))
    ahead = [found.ahead(one, other) for one in right for other in wrong]
    return min(more / max(doubt, 1e-9) for more, doubt in ahead)


@pytest.mark.parametrize("position", ALL)
def test_every_card_that_may_be_played_is_judged(position: Position) -> None:
    """What is tolerable is said too, where the answers are cards."""
    state = position.state()
    if isinstance(state, TrickState) and meant(position.right[0]).word == "play":
        listed = {str(said) for said in map(meant, (*position.right, *position.tolerable, *position.wrong))}
        assert {f"play {card}" for card in state.lawful_cards(state.to_play())} <= listed


def test_every_game_has_enough_positions() -> None:
    counted = Counter(position.game for _, position in every())
    assert all(counted[name] >= ENOUGH for name in tapete.REGISTRY), counted


def test_every_book_has_its_positions() -> None:
    names = [(folder, position.name) for folder, position in every()]
    assert len(names) == len({*names}), "no two of a book have one name"
    assert {folder for folder, _ in names} == {game_class(name).folder for name in tapete.REGISTRY}
    assert all(game_class(position.game).folder == folder for folder, position in every())
