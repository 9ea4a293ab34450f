"""Hands played for what is to be seen in them."""

from __future__ import annotations

from itertools import islice

import pytest

import tapete
from tapete.arena.odds import sampled
from tapete.cards import cards
from tapete.errors import BadOption
from tapete.sitting.sample import LONGEST, Sample, observed, played

HAND = cards("1E 7O 1B 12O 11O 12C 12E 3C 4B")


def test_hands_follow_each_other_in_a_match_and_each_is_told_once() -> None:
    hands = list(islice(played(Sample(tapete.game("malilla-cubiertas", rounds=4), 0), 0), LONGEST))
    assert [over.state.hand for over in hands] == list(range(1, len(hands) + 1)) and len(hands) > 1
    for over in hands:
        assert sum(each.key == "counted" for each in over.events) == 2
        assert {entry.hand for entry in over.entries} <= {over.state.hand}


def test_a_given_hand_is_played_once_in_each_deal() -> None:
    sample = Sample(tapete.game("voltarete"), 1, HAND, "licença")
    assert [len(observed(sample, number)) for number in range(3)] == [1, 1, 1]
    (section,) = sampled(sample, 6)
    win = {figure.by: figure.of for figure in section.figures if figure.key == "win"}
    assert win == {"mao": 2, "contra-pe": 2, "pe": 2, "any": 6}


@pytest.mark.parametrize(
    ("name", "hand", "bid"),
    [("voltarete", HAND[:8], "licença"), ("voltarete", HAND, "casca"), ("mus", HAND[:4], "envido")],
)
def test_what_cannot_be_played_is_refused(name: str, hand: tuple[tapete.Card, ...], bid: str) -> None:
    with pytest.raises(BadOption):
        sampled(Sample(tapete.game(name), 0, hand, bid), 1)
