"""Whoever plays the duplicates, the same comes of them."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from tapete.arena import Contest, Result, contest, run
from tapete.arena.crews import AHEAD, crew
from tapete.bots import bot
from tapete.errors import BadOption
from tapete.table.game import Game
from tapete.table.player import Bot


def without_finesse(rules: Game, seed: int) -> Bot:
    """A player of one's own, at the head of a module, as other processes need him."""
    return bot("treatise", rules, seed, without={"mal.113"})


def asked() -> Contest:
    return contest("malilla", without_finesse, "treatise", hands=1, seed=5)


def found(result: Result) -> list[tuple[Any, ...]]:
    return [(each.pair, each.number, each.matches) for each in result.duplicates]


@pytest.fixture(scope="module")
def alone() -> Result:
    return run(asked(), 4)


def test_several_processes_find_what_one_finds(alone: Result) -> None:
    assert found(run(asked(), 4, jobs=2)) == found(alone)


def test_a_cluster_finds_what_one_process_finds(alone: Result) -> None:
    pytest.importorskip("ray")
    told: list[int] = []
    result = run(asked(), 4, ray="local", tell=lambda result: told.append(len(result.duplicates)))
    assert found(result) == found(alone) and told == [1, 2, 3, 4]


def test_enough_is_begun_that_nobody_waits() -> None:
    with crew(asked(), 2) as several, crew(asked(), 1) as single:
        assert (several.ahead, single.ahead) == (2 * AHEAD, 1)


def test_where_no_cluster_is_it_is_said_so() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadOption) as refused:
        run(asked(), 1, ray="nowhere")
    assert refused.value.key == "no-cluster"


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption) as refused:
        run(asked(), 1, ray="local")
    assert refused.value.key == "needs-ray"
