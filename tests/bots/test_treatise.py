"""The player of the treatise at table: what it does besides playing cards, and that it goes by its View alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import tapete
from tapete.bots import Bot, Choice, bot
from tapete.bots.random import RandomBot
from tapete.errors import BadOption
from tapete.games.malilla.advice import Adviser
from tapete.table.action import Action
from tapete.table.chance import TABLE, Seeded
from tapete.table.game import OPEN, Game, game_class
from tapete.table.option import any_options
from tapete.table.player import ByView, sight
from tapete.table.state import State
from tests.games.malilla.hands import ALL_FIVE, CUBIERTAS, Malilla, opened

LOW_OR_HIGH = {7, 8, 9, 39, 40, 41}


def moments(state: State, bots: list[Bot], seed: int, since_last: bool = True) -> Iterator[tuple[State, int, Choice]]:
    """A match played by these: every moment, who acted in it, and how. Those not awaited may notice something."""
    deck, told = Seeded(str(seed).encode()), [0] * len(bots)
    while not state.over:
        if state.chance is not None:
            state = state.apply(TABLE, deck.outcome(state.chance))
            continue
        seat, choice = _next(state, bots, told, since_last)
        yield state, seat, choice
        state = state.apply(seat, choice.action)
    yield state, TABLE, Choice(Action("over"))


def _next(state: State, bots: list[Bot], told: list[int], since_last: bool) -> tuple[int, Choice]:
    assert state.turn is not None
    for seat in state.acting():
        person = state.players[seat]
        seen = sight(state, seat, Random(seat), told[person] if since_last else 0)
        told[person] = seen.view.next_event
        choice = bots[person].choose(seen) if seat == state.turn else bots[person].notice(seen)
        if choice is not None:
            return seat, choice
    raise AssertionError("nobody did anything")


def players(state: State, seed: int = 0) -> list[Bot]:
    return [bot("treatise", state.game, seed + person) for person in range(state.game.seats)]


# It plays.


@pytest.mark.parametrize("name", ALL_FIVE)
@pytest.mark.parametrize("seed", range(4))
def test_it_plays_every_game_with_any_options(name: str, seed: int) -> None:
    options = {**any_options(game_class(name).options, Random(seed)), "rounds": 1}
    state = tapete.game(name, **options).start()  # type: ignore[arg-type]
    *_, (end, _, _) = moments(state, players(state), seed)
    assert end.over


ROUNDS, HANDS = {"rounds": 1}, {"hands_limit": 6}
SHORT = {**dict.fromkeys(ALL_FIVE, ROUNDS), "revesino": ROUNDS, "voltarete": HANDS, "voltarete-four": HANDS}


@pytest.mark.parametrize("name", SHORT)
def test_it_need_not_be_told_everything_again(name: str) -> None:
    state = tapete.game(name, **SHORT[name]).start()  # type: ignore[arg-type]
    told_once = [str(choice.action) for _, _, choice in moments(state, players(state), 5)]
    told_again = [str(choice.action) for _, _, choice in moments(state, players(state), 5, since_last=False)]
    assert told_once == told_again


@pytest.mark.parametrize("name", ALL_FIVE)
def test_the_same_seed_plays_the_same(name: str) -> None:
    state = tapete.game(name, rounds=1).start()
    first, second = ([str(choice) for _, _, choice in moments(state, players(state, 9), 1)] for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", ALL_FIVE)
def test_it_often_goes_by_a_maxim(name: str) -> None:
    state = tapete.game(name, rounds=1).start()
    maxims = [choice.maxim for _, _, choice in moments(state, players(state), 2) if choice.action.word == "play"]
    assert sum(maxim is not None for maxim in maxims) > len(maxims) / 5


def test_there_are_levels_and_schools() -> None:
    malilla = tapete.game("malilla")
    random, treatise = [bot(level, malilla) for level in malilla.levels]
    assert isinstance(random, RandomBot)
    assert isinstance(treatise, ByView) and isinstance(treatise.reader, Adviser)
    with pytest.raises(BadOption, match="random, treatise"):
        bot("champion", malilla)
    with pytest.raises(BadOption, match="first, second, blend"):
        Adviser(0, school="third")


# What it does before the play.


@pytest.mark.law("mal.65")
def test_it_never_cuts_in_the_middle() -> None:
    case = Malilla().falls()
    choices = [Adviser(seed).choose(case.witness("clara")) for seed in range(60)]
    assert {choice.action.number for choice in choices} == LOW_OR_HIGH
    assert {choice.maxim for choice in choices} == {"mal.65"}


def test_it_lets_another_leave_and_stays_itself() -> None:
    case = Malilla().falls()
    assert Adviser().choose(case.do("ana leave").witness("blas")).action == Action("consent")
    assert Adviser().choose(case.witness("clara")).action.word == "cut"


# The open table.


@pytest.mark.parametrize("name", ALL_FIVE)
@pytest.mark.parametrize("seed", range(3))
def test_at_an_open_table_it_commits_no_fault_and_sees_none(name: str, seed: int) -> None:
    state = tapete.game(name, OPEN, rounds=1).start()
    story = list(moments(state, players(state), seed))
    end = story[-1][0]
    lawful = ["take-pack", "cut", "deal", "discard", "draw", "play", "take", "done", "over"]
    assert {choice.action.word for _, _, choice in story} <= set(lawful)
    assert {entry.reason for entry in end.ledger.entries} <= {"turn-up", "result", "capote"}


DEALT = opened(
    ANA="4C 7C 2E 3E 4E 5E 6E 3O 4O 5O 2B 3B",
    BLAS="8C 10C 2O 6O 7O 8O 10O 7E 8E 10E 4B 5B",
    CLARA="9C 1C 2C 3C 11C 1O 9O 12O 11O 11E 6B 7B",
    DIEGO="5C 6C 12C 9E 1E 12E 8B 9B 1B 11B 12B 10B",
)
SUSPECT = DEALT.do("ana play 4C, blas play 2O, clara play 9C, diego play 5C, clara take")
PROVED = SUSPECT.do("clara play 1C, diego play 6C, ana play 7C, blas play 8C, clara take")
"""Blas throws an oro on copas, and then follows to them."""


@pytest.mark.parametrize("level", Game.levels)
def test_whatever_is_in_order_is_let_pass(level: str) -> None:
    case = DEALT.do("ana play 4C")
    for name in ("ana", "clara", "diego"):
        sight = case.sight(name)
        assert sight.view.turn == 1 and sight.view.prompt is not None, "he may speak though it is not his turn"
        assert bot(level, case.state.game).notice(sight) is None


@pytest.mark.law("mal.87")
def test_it_claims_a_revoke_that_the_cards_prove() -> None:
    watching = Adviser()
    assert watching.notice(SUSPECT.witness("clara")) is None, "Blas may have been void"
    noticed = watching.notice(PROVED.witness("clara"))
    assert noticed is not None and str(noticed.action) == "claim revoke 1"
    ruled = PROVED.do("clara claim revoke blas")
    assert ruled.told("ruling", "seat") == ["blas"]
    assert watching.notice(ruled.witness("clara")) is None, "it is claimed once"


def test_it_does_not_accuse_its_partner() -> None:
    assert Adviser().notice(PROVED.witness("diego")) is None


def test_it_claims_what_all_have_heard() -> None:
    said = DEALT.do("blas say oros")
    noticed = Adviser().notice(said.witness("ana"))
    assert noticed is not None and str(noticed.action) == "claim talk 1"
    assert Adviser().notice(said.witness("diego")) is None


def test_it_keeps_to_the_law_where_the_table_offers_everything() -> None:
    case = DEALT.do("ana play 4C")
    assert case.allows("blas play 2O")
    assert str(Adviser().choose(case.witness("blas")).action) in ("play 8C", "play 10C")


def test_it_draws_as_many_as_it_threw_away() -> None:
    state = tapete.game(CUBIERTAS, OPEN, rounds=1).start()
    number = None
    for _, _, choice in moments(state, players(state), 3):
        if choice.action.word == "draw":
            assert choice.action.number == number
        number = len(choice.action.cards) if choice.action.word == "discard" else number
    assert number is not None
