"""What the solver says of whole hands, of a budget that runs out, and of what it cannot solve."""

from __future__ import annotations

from itertools import islice

import pytest

from tapete import game, solve
from tapete.errors import TapeteError
from tapete.soak.hands import hands

KEYS = ["game", "to_play", "exact", "value", "interval", "cards", "line", "nodes", "unit", "model"]


def test_a_whole_hand_is_told_as_programs_read_it() -> None:
    state = next(hand.begun for hand in hands("voltarete", 3) if not hand.begun.barred)  # type: ignore[attr-defined]
    told = solve(state).plain()
    assert list(told) == KEYS
    assert (told["game"], told["exact"], told["unit"]) == ("voltarete", True, "tentos")
    cards = told["cards"]
    assert isinstance(cards, dict) and isinstance(told["line"], list)
    assert set(cards) == {card.text for card in state.holding(state.to_play())}
    assert told["interval"] == [max(cards.values())] * 2
    assert cards[told["line"][0]] == max(cards.values())


def test_when_the_budget_runs_out_an_interval_is_given_that_holds_the_value() -> None:
    state = next(hand.begun for hand in hands("malilla-cubiertas", 3))
    whole, short = solve(state), solve(state, budget=50, memory=1)
    assert whole.exact and not short.exact and short.value is None
    assert (short.unit, short.line) == ("points", ())
    low, high = short.interval
    assert low < high
    assert short.nodes < whole.nodes


@pytest.mark.parametrize("name", ["malilla-cubiertas", "cientos", "zanga", "voltarete"])
def test_less_memory_finds_the_same(name: str) -> None:
    compared = 0
    for hand in islice(hands(name, 11), 8):
        state = hand.begun
        try:
            assert solve(state).cards == solve(state, memory=1).cards
            compared += 1
        except TapeteError as error:
            assert error.key == "not-solved"
    assert compared


def refused(case: object, key: str) -> None:
    with pytest.raises(TapeteError) as told:
        solve(case)  # type: ignore[arg-type]
    assert told.value.key == key


def test_what_is_no_position_is_refused() -> None:
    refused(game("mus").start(), "no-solver")
    refused(game("malilla").start(), "no-card-due")
