"""The solver beside a plain search over the games' own code, on random endings: every card is worth the same."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tapete import REGISTRY
from tapete.errors import TapeteError
from tapete.soak.hands import trick_games
from tapete.solving.solver import Solving
from tapete.table.tricks import TrickState
from tests.solving.brute import Brute, endings

TRICKS = {"malilla-vistas": 4, "malilla-cubiertas": 4, "cientos": 4}
"""How many tricks are left at most, where not three."""
ENDINGS = 60


def compared(name: str, number: int, **agreed: Any) -> int:
    """How many of so many endings could be solved, all of them rightly."""
    done = 0
    for state in islice(endings(name, 5, TRICKS.get(name, 3), **agreed), number):
        try:
            found = Solving(state).solved(30_000_000)
        except TapeteError as error:
            assert error.key == "not-solved"
            continue
        plain = Brute(state).values()
        if found.exact or name == "cientos":
            assert dict(found.cards) == plain, state.hands
            assert found.interval == (max(plain.values()),) * 2
        assert all(card in state.lawful_cards(state.to_play()) for card in found.line[:1])
        done += 1
    return done


@pytest.mark.parametrize("name", trick_games(REGISTRY))
def test_every_card_is_worth_what_a_plain_search_finds(name: str) -> None:
    assert compared(name, ENDINGS) > ENDINGS / 2


@pytest.mark.parametrize(
    ("name", "agreed"),
    [
        ("malilla", {"under_ruff": "forced"}),
        ("malilla", {"capote": 36, "match": "goal"}),
        ("malilla-cubiertas", {"sleeping": "half"}),
        ("cientos", {"count": "body"}),
        ("zanga", {"five": "unasked", "todas": "free"}),
        ("zanga", {"matadores": "absolute"}),
    ],
)
def test_so_it_is_by_other_customs(name: str, agreed: dict[str, object]) -> None:
    assert compared(name, ENDINGS // 2, **agreed) > ENDINGS / 5


@pytest.mark.parametrize("name", trick_games(REGISTRY))
def test_the_line_can_be_played_and_comes_to_the_value(name: str) -> None:
    for state in islice(endings(name, 9, 3), 20):
        try:
            found = Solving(state).solved(30_000_000)
        except TapeteError:
            continue
        played: TrickState = state
        for card in found.line:
            assert card in played.lawful_cards(played.to_play())
            played = played.laid(played.to_play(), card)
            played = played.taken_up() if len(played.trick) == len(played.play.seats) else played
        brute = Brute(state)
        if found.exact:
            assert brute.settled(played.taken) == max(brute.values().values())
