"""What a look at a card finds, beside each of its worlds solved by itself."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from tapete.games.malilla.mind import MINDS, pays
from tapete.games.malilla.state import MalillaState
from tapete.searching.cards import looked
from tapete.solving.solver import PLAY, Solving, aim_of
from tapete.table.player import Sight
from tests.scene import Scene


def face_up(left: int, seed: int) -> tuple[MalillaState, Sight]:
    """A hand of the game for two with its cards in piles, when so many are left to each, and what is seen of it."""
    scene, chance = Scene[MalillaState]("malilla-vistas", dealer=None), Random(seed)
    while scene.phase != PLAY or scene.state.count_of(0) + scene.state.count_of(1) > 2 * left:
        scene = scene.any_step(chance)
    assert scene.turn is not None
    return scene.state, scene.sight(scene.turn)


def test_what_lies_under_others_counts_too() -> None:
    """Half points are counted: all of them are twice the 72 of the game, and its half is worth nothing to either."""
    state, _ = face_up(24, 1)
    found = pays(state, aim_of(state)[1])
    assert list(found) == list(range(145)) and found[72] == 0
    assert found[144] == -found[0] == state.game.capote


@pytest.mark.parametrize("seed", range(4))
def test_under_the_tops_every_world_is_another(seed: int) -> None:
    state, seen = face_up(18, seed)
    found = looked(state, (world for world in seen.worlds(Random(1)) if isinstance(world, MalillaState)), MIND, 1)
    assert found.payments.shape[0] == MIND.worlds and len({*map(tuple, found.payments.tolist())}) > 20


@pytest.mark.parametrize("seed", range(4))
def test_in_the_last_cards_each_world_is_solved(seed: int) -> None:
    """Each is solved by itself, as a player would who saw its cards: so much is paid."""
    state, seen = face_up(4, seed)
    worlds = [world for world in islice(seen.worlds(Random(2)), MIND.searched) if isinstance(world, MalillaState)]
    found = looked(state, iter(worlds), MIND, 2)
    for row, world in zip(found.payments.tolist(), worlds, strict=True):
        solved = Solving(world).solved(10**6)
        paid = {card: single * state.rate for card, single in zip(found.cards, row, strict=True)}
        assert paid == pytest.approx(dict(solved.cards))


MIND = MINDS["malilla-vistas"]
