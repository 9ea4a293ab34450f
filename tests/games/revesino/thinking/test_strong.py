"""The strong player and the club's: moments in which the book is wrong, and tables at which they leave all to it."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from tapete.bots import CLUB, STRONG, bot, levels
from tapete.games.revesino.game import RevesinoGame
from tapete.games.revesino.mind import USUAL
from tapete.games.revesino.state import PLAY, RevesinoState
from tapete.games.revesino.thinking.dealing import worlds
from tapete.sitting.bots import Bots
from tapete.table.chance import TABLE
from tapete.table.game import OPEN, game_class
from tapete.table.match import Match
from tests.games.revesino.thinking.moments import does, exchanging, playing

np: Any = import_module("numpy")
SEEDS = range(3)


@pytest.mark.parametrize(
    ("seat", "mano", "hand", "right"),
    [
        (2, 1, "10O 7C 6C 3C 1E 12E 5E 12B 7B 6B 3B", "10O"),
        (0, 2, "5O 1C 12C 10C 8C 12E 2E 1B 10B 8B 2B", "12E"),
        (2, 2, "4O 3O 2O 10C 7C 3C 9E 1B 12B 11B 5B", "9E"),
        (0, 2, "12O 1C 11C 4C 12E 1B 11B 7B 6B 5B 4B", "4C"),
    ],
)
def test_it_keeps_aces_and_lays_away_what_makes_it_void(seat: int, mano: int, hand: str, right: str) -> None:
    state = exchanging(seat, mano, hand)
    assert {does(state, seat, seed=seed) for seed in SEEDS} == {f"discard {right}"}


BARE_ACE = "3:2E 0:12B 1:5E 2:4E 1:3C 2:7C 3:8C 0:6C 3:3E 0:6O 1:7E 2:6E 1:2C"
BARE_KING = "1:2E 2:3E 3:6E 0:7E 0:2C 1:3C 2:6C 3:8C 3:2B 0:4B 1:8B 2:6B 1:4O 2:6O"


@pytest.mark.parametrize("level", [CLUB, STRONG])
@pytest.mark.parametrize(
    ("seat", "mano", "away", "hand", "history", "right"),
    [
        (2, 3, "1C", "1O 11O 10O 5O 4O 1E 6B 5B", BARE_ACE, "1E"),
        (3, 1, "1B", "1C 7C 5C 4C 12E 11B 7B 3B", BARE_KING, "12E"),
    ],
)
def test_what_is_guarded_is_sold_later(
    seat: int, mano: int, away: str, hand: str, history: str, right: str, level: str
) -> None:
    """The bare ace, or the bare king, goes before the ace that has low cards beside it."""
    state = playing(seat, mano, away, hand, history)
    assert {does(state, seat, level, seed) for seed in SEEDS} == {f"play {right}"}


def test_where_points_are_few_the_low_oros_guard_the_ace() -> None:
    """The two of oros draws out what is dear, but it is the ace's guard."""
    state = playing(0, 0, "12B", "1O 7O 2O 10C 1E 12E 10E 9E 10B 6B 3B", "")
    assert does(state, 0, "treatise") != "play 2O"
    assert "play 2O" not in {does(state, 0, level, seed) for level in (CLUB, STRONG) for seed in SEEDS}


def test_in_worlds_everybody_has_what_he_is_due_and_may_have() -> None:
    """Seat 0 has two oros that are known, 1 lacks oros; three of the cards sleep."""
    found, oros, own, unknown = np.zeros((200, 8), np.int64), 0xFFF, 1 << 40, 0xFFF << 16 | 0x3FF
    sure, room = np.array([0xC00, 0, 0, 0]), np.array([0, 7, 6, 6])
    worlds(found, unknown, sure, room, np.array([0, oros, 0, 0]), np.array([own, 0, 0, 0]), 7)
    for world in found:
        assert [int(hand).bit_count() for hand in world] == [2, 7, 6, 6, 1, 1, 1, 1]
        assert world[1] & oros == 0
        assert int(world.sum()) == unknown | 0xC00 | own
    asleep = [int(world[5:].sum()) for world in found]
    dear, low = sum(each >> 27 & 1 for each in asleep), sum(each >> 16 & 1 for each in asleep)
    assert dear > 4 * low


@pytest.mark.parametrize("name", sorted(USUAL))
def test_with_other_customs_it_is_the_book_s_player(name: str) -> None:
    option = next(each for each in game_class("revesino").options if each.name == name)
    other = next(value for value in option.values if value != USUAL[name])
    chosen: dict[str, Any] = {name: other}
    game = RevesinoGame.make(**chosen)
    state = playing(2, 3, "1C", "1O 11O 10O 5O 4O 1E 6B 5B", BARE_ACE).but(game=game)
    assert does(state, 2, CLUB) == does(state, 2) == does(state, 2, "treatise") == "play 1O"


def test_who_has_no_kernels_has_no_strong_player() -> None:
    game = game_class("revesino").make()
    assert levels(game, compiled=True) == ("random", "treatise", CLUB, STRONG)
    assert levels(game, compiled=False) == ("random", "treatise", CLUB)


def test_at_an_open_table_it_plays_what_is_lawful() -> None:
    """Where any card is offered it looks at those that follow suit, and nothing else."""
    lot, game = Random(3), game_class("revesino").make(table=OPEN)
    bots = Bots({place: bot("treatise", game, place) for place in range(4)}, lot)
    match, seen = Match(game), 0
    while match.state.hand < 2:
        state = match.state
        if state.chance is not None:
            match.do(TABLE, state.chance.outcome(lot.randbytes(8)))
            continue
        if isinstance(state, RevesinoState) and state.phase == PLAY and state.trick and state.turn is not None:
            lawful = state.lawful_cards(state.turn)
            assert does(state, state.turn) in [f"play {card}" for card in lawful]
            seen += len(lawful) < len(state.hands[state.turn])
        match.do(*bots.decide(state))
    assert seen > 10
