"""The play as a value: it says what each game's own table says, and each game says what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from examples import highcard
from tapete import REGISTRY
from tapete.soak import Plan
from tapete.soak.trial import RANDOM, TREATISE, decider
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tapete.table.game import GUIDED, OPEN, contents_of
from tapete.table.match import Match
from tapete.table.offer import Say
from tapete.table.state import State
from tapete.table.tricks import Trick, TrickState
from tests.universal.tables import short

NAMES = [name for name in REGISTRY if issubclass(contents_of(name).states[GUIDED], TrickState)]
MATCHES, MOVES = 6, 1200
PLAY = "play"

SPOKEN = (
    "announced", "cinco", "vain", "barred", "laid_down", "threes", "contests", "granted", "refused", "pursuer",
)  # fmt: skip
"""What people say in the play of a hand, and is kept: the estuche, five, a surrender, cards laid down."""

Step = tuple[TrickState, int, Action]


def played(name: str, seed: int, player: str, table: str = GUIDED) -> Iterator[Step]:
    """What is done in the play of the hands of a match, each with the moment before it."""
    plan = Plan(name, table, seed, player, short(name))
    match = Match(plan.rules())
    decide = decider(plan, match.game)
    while not match.state.over and len(match.moves) < MOVES:
        state = match.state
        seat, action = decide(state)
        if isinstance(state, TrickState) and action.word == PLAY and seat != TABLE:
            yield state, seat, action
        match.do(seat, action)


def steps(name: str) -> Iterator[Step]:
    """The plays of some matches, wild and by the book."""
    for seed in range(MATCHES):
        yield from played(name, seed, (RANDOM, TREATISE)[seed % 2])


@pytest.fixture(params=[*NAMES, "highcard"])
def name(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that is played in tricks."""
    monkeypatch.setitem(REGISTRY, "highcard", highcard.__name__)
    return str(request.param)


def test_the_play_says_whose_turn_it_is_and_what_he_may_play(name: str) -> None:
    exact = 0
    for state, seat, _ in steps(name):
        prompt = state.prompt(seat)
        assert prompt is not None
        offered = [say.action.cards[0] for say in prompt.offers if isinstance(say, Say) and say.word == PLAY]
        assert (state.to_play(), seat) == (state.turn, state.turn)
        assert list(state.lawful_cards(seat)) == offered
        assert seat in state.play.seats
        if state.play.exact:
            exact += 1
            assert list(state.play.duty_of(seat, state.holding(seat), state.trick)[1]) == offered
    assert exact or name == "malilla-vistas"


def test_at_the_open_table_no_play_is_exact() -> None:
    for name in NAMES:
        if OPEN in contents_of(name).states:
            assert not any(state.play.exact for state, _, _ in played(name, 1, RANDOM, OPEN))


def test_a_game_says_what_comes_of_its_tricks(name: str) -> None:
    """From any card of a hand on: the ledger is the one that came of it when it was played so."""
    lot, compared = Random(name), 0
    moments: list[TrickState] = []
    for state, seat, action in steps(name):
        moments = [*(moments if moments and moments[-1].hand == state.hand else []), state]
        tricks = _last_card(state, seat, action)
        if tricks is None:
            continue
        came = _silent(state.apply(seat, action))
        for moment in (state, *lot.choices(moments, k=4)):
            if _told(moment, state):
                assert moment.hand_over(tricks).ledger == came.ledger
                compared += moment is not state
    assert compared


def _last_card(state: TrickState, seat: int, action: Action) -> tuple[Trick, ...] | None:
    """All tricks of the hand, if this is the last card of it."""
    whole = state.laid(seat, action.cards[0])
    left = sum(len(whole.holding(each)) for each in state.play.seats)
    return whole.taken_up().taken if not left and len(whole.trick) == len(state.play.seats) else None


def _silent(state: State) -> State:
    """The hand once nobody has anything more to say of it."""
    while state.phase == "claims" and state.turn is not None:
        state = state.apply(state.turn, Action("done"))
    return state


def _told(moment: TrickState, end: TrickState) -> bool:
    """Whether nothing was said or decided between these two that the tricks do not tell."""
    return all(getattr(moment, each, None) == getattr(end, each, None) for each in SPOKEN)
