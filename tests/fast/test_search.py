"""Whole hands searched in two ways: with equal cards tried once and known again, and with every card for itself."""

from __future__ import annotations

from itertools import islice

import pytest

from tapete.errors import TapeteError
from tapete.fast import Kept, Search
from tapete.fast import layout as at
from tapete.soak.hands import hands, to_play
from tapete.solving.solver import Solving
from tapete.table.action import Action
from tapete.table.tricks import TrickState

ALL = (1 << 63) - 1


def plainly(search: Search) -> Search:
    """The same search with no two cards alike and hardly anything remembered."""
    other = Search(search.tables, search.aim, Kept(0))
    other.words[at.LINES], other.words[at.SINGLES], other.words[at.BLOCKS] = ALL, ALL, 0
    return other


def later(state: TrickState, cards: int) -> TrickState:
    """The state when so many cards have been played, each the first that may be."""
    for _ in range(cards):
        if not to_play(state):
            break
        after = state.apply(state.to_play(), Action("play", state.lawful_cards(state.to_play())[:1]))
        assert isinstance(after, TrickState)
        state = after
    return state


@pytest.mark.parametrize(
    ("name", "gone", "deals"),
    [("cientos", 4, 25), ("voltarete", 0, 25), ("zanga", 4, 25), ("malilla", 24, 15), ("malilla-coja", 15, 15),
     ("malilla-cubiertas", 6, 15), ("revesino", 24, 10)],
)  # fmt: skip
def test_equal_cards_and_what_is_remembered_change_no_value(name: str, gone: int, deals: int) -> None:
    compared = 0
    for hand in islice(hands(name, 21), deals):
        try:
            solving = Solving(later(hand.begun, gone))
        except TapeteError:
            continue
        found, plain = solving.search.values(solving.here), plainly(solving.search).values(solving.here)
        if plain.exact:
            assert found.bounds == plain.bounds
            assert found.nodes <= plain.nodes
            compared += 1
    assert compared > deals / 4


def test_the_value_of_a_position_is_that_of_its_best_card() -> None:
    for hand in islice(hands("malilla-cubiertas", 8), 20):
        solving = Solving(hand.begun)
        ((low, high),) = solving.search.value(solving.here).bounds.values()
        assert low == high == max(low for low, _ in solving.search.values(solving.here).bounds.values())
