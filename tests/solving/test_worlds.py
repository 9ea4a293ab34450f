"""One position in many worlds: they agree with what the seat knows, and the means with what each world is worth."""

from __future__ import annotations

from itertools import islice

import pytest

from tapete import solve
from tapete.errors import TapeteError
from tapete.solving.worlds import Worlds
from tests.solving.brute import endings

GAMES = ["malilla", "malilla-coja", "zanga", "voltarete", "malilla-cubiertas"]


@pytest.mark.parametrize("name", GAMES)
def test_worlds_hold_what_is_known_and_the_truth_is_one_of_them(name: str) -> None:
    for state in islice(endings(name, 4, 3, anew=False), 12):
        try:
            look = Worlds(state, 40)
        except TapeteError as error:
            assert error.key in ("not-solved", "no-world") and state.hands
            continue
        seat, made = state.to_play(), look.tables
        for row in look.rows.tolist():
            for each, mask in zip(made.play.seats, row, strict=False):
                assert mask.bit_count() == len(state.holding(each))
                assert not mask & made.mask(card for card in state.lacking(each) if card in made.bit)
            assert row[made.seat[seat]] == made.mask(state.holding(seat))
        found, played = look.by_search(), look.by_playouts()
        assert set(found) == set(played) == set(state.lawful_cards(seat))


def test_where_all_is_known_the_mean_is_the_value() -> None:
    """With one card each to play the last two of three know nothing new: a single world is left for the last."""
    checked = 0
    for state in islice(endings("malilla-cubiertas", 2, 2, anew=False), 60):
        if len(state.holding(state.to_play())) == 1 and state.trick:
            look = Worlds(state, 5)
            assert len({tuple(row) for row in look.rows.tolist()}) == 1
            assert solve(state).exact
            checked += 1
    assert checked > 3
