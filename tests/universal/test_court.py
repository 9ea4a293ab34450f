"""At every open table what the judge decides is carried out, all of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from tapete import REGISTRY, game
from tapete.soak import Broken, Plan
from tapete.soak.court import carries_out, pays_somebody, rulings
from tapete.soak.trial import decider
from tapete.table.floor import Court, FloorState
from tapete.table.game import OPEN, Game, contents_of, game_class
from tapete.table.ledger import Payment
from tapete.table.match import Match
from tapete.table.option import any_options
from tapete.table.ruling import Fact, Incident, Ruling

TRIES = 5
"""So many choices of options are tried for each game, besides the usual one."""
MOVES = 120

OPEN_GAMES = [name for name in REGISTRY if OPEN in game_class(name).tables]
FOLDERS = sorted({REGISTRY[name] for name in OPEN_GAMES})


def tables(name: str) -> Iterator[Game]:
    """The game with its usual options and with others."""
    yield game(name, OPEN)
    for seed in range(TRIES):
        yield game(name, OPEN, **any_options(game_class(name).options, Random(seed)))


@pytest.mark.parametrize("folder", FOLDERS)
def test_whatever_follows_from_a_ruling_is_carried_out(folder: str) -> None:
    names = [name for name in OPEN_GAMES if REGISTRY[name] == folder]
    contents = contents_of(names[0])
    by = contents.court or contents
    carries_out(by.effects, by.told_only, [table for name in names for table in tables(name)])


@pytest.mark.parametrize("name", [name for name in OPEN_GAMES if contents_of(name).court is not None])
def test_whoever_a_ruling_makes_pay_sits_at_the_table(name: str) -> None:
    match, court = Match(Plan(name, OPEN, 5).rules()), contents_of(name).court
    assert court is not None
    pays_somebody(court, match.game, moments(match))


def moments(match: Match) -> Iterator[FloorState]:
    """Some moments of a random match at the open table at which there is a hand to rule on."""
    decide = decider(Plan(match.game.name, OPEN, 5), match.game)
    while not match.state.over and len(match.moves) < MOVES:
        match.do(*decide(match.state))
        state = match.state
        if state.phase == "play" and len(match.moves) % 10 == 0:
            assert isinstance(state, FloorState)
            yield state


# The checks can fail.


class Judged:
    """As much of a game as the check of its court looks at."""

    def __init__(self, *incidents: Incident) -> None:
        self.incidents = {incident.name: incident for incident in incidents}


def judge(many: int, late: bool) -> Ruling:
    if many > 4:
        return Ruling("too-many", ("mal.1",), ("void",))
    return Ruling("late" if late else "in-time", ("mal.1",), ("stands",), (Payment("a", "b", 1, "x", ("mal.1",)),))


CARDS = Incident("cards", (Fact("many", range(100)), Fact("late", (False, True))), judge)
COURT: Court[Any] = Court(
    charges=(),
    effects={"void": lambda state, case: state},
    told_only={"stands": "nothing changes"},
    moment=lambda state, seat, what, accused: "",
)


def test_of_many_values_the_ends_and_some_others_are_tried() -> None:
    tried = [facts["many"] for facts, _ in rulings(CARDS)]
    assert len(tried) == 12
    assert {0, 99} < set(tried)


def check(court: Court[Any]) -> None:
    carries_out(court.effects, court.told_only, [cast(Game, Judged(CARDS))])


def test_a_court_that_carries_out_what_the_judge_says_passes() -> None:
    check(COURT)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (replace(COURT, effects={}), r"not carried out: \['void'\]"),
        (replace(COURT, told_only={}), r"not carried out: \['stands'\]"),
        (replace(COURT, effects={**COURT.effects, "fined": COURT.effects["void"]}), r"from no ruling: \['fined'\]"),
        (replace(COURT, told_only={**COURT.told_only, "void": "twice"}), r"and is only told: \['void'\]"),
        (replace(COURT, told_only={"stands": ""}), "nobody knows why"),
    ],
)
def test_a_court_that_does_not_is_found(wrong: Court[Any], told: str) -> None:
    with pytest.raises(Broken, match=told):
        check(wrong)


@pytest.mark.parametrize(
    ("parties", "told"),
    [
        ({"a": (0,)}, "nobody knows who is meant by b"),
        ({"a": (0,), "b": (7,)}, r"b is \[7\], who is no side"),
        ({"a": (0, 1), "b": (1,)}, "pays itself"),
    ],
)
def test_a_payment_between_nobody_is_found(parties: Any, told: str) -> None:
    match = Match(game("malilla", OPEN))
    state, judged = next(moments(match)), cast(Game, Judged(CARDS))
    pays_somebody(replace(COURT, parties=lambda state, case: {"a": (0,), "b": (1,)}), judged, [state])
    with pytest.raises(Broken, match=told):
        pays_somebody(replace(COURT, parties=lambda state, case: parties), judged, [state])
