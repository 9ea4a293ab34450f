"""Traits: they decide among ways that are nearly as good, and never give up more than they may."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

import tapete
from tapete.bots import bot, has_traits
from tapete.games.mus.strong import Strong
from tapete.looking import club
from tapete.looking.club import Club
from tapete.looking.traits import TRAITS, liked
from tapete.sitting.holder import Holder
from tapete.sitting.names import NAMES, trait_of
from tapete.sitting.names import TRAITS as BY_NAME
from tapete.table.mind import EVEN
from tapete.table.player import sight
from tests.looking.moments import playing

WILD, TAME, WORSE = [0.0, 10.0, 0.0, 10.0], [4.9, 4.9, 5.0, 5.0], [3.0, 5.0, 4.0, 5.0]


def test_each_takes_what_it_likes_of_what_is_nearly_as_good() -> None:
    found, heights = [TAME, WILD, WORSE], [1.0, 9.0, 5.0]
    chosen = {name: liked(found, heights, 0, 0.1, trait) for name, trait in TRAITS.items()}
    assert chosen == {"bold": 1, "careful": 0, "patient": 0, "forward": 1}


@pytest.mark.parametrize("trait", TRAITS.values(), ids=list(TRAITS))
def test_nothing_is_given_up_beyond_what_may_be(trait: object) -> None:
    lot = Random(2)
    for _ in range(200):
        found = [[lot.gauss(0, 1) for _ in range(20)] for _ in range(5)]
        means = [sum(column) / 20 for column in found]
        best = means.index(max(means))
        way = liked(found, [lot.random() for _ in found], best, 0.1, trait)  # type: ignore[arg-type]
        assert means[way] >= means[best] - 0.1


def test_those_of_the_house_are_known_for_something_and_others_are_not() -> None:
    assert set(BY_NAME) == set(TRAITS)
    assert {trait_of(name) for name in NAMES} == {"", *TRAITS}
    assert Holder("bot", "Tomás", level="club").trait == "bold"
    assert Holder("bot", "Tomás", level="treatise").trait == Holder("person", "Tomás", "me").trait == ""
    assert not has_traits(None)


def test_two_of_one_level_differ_and_the_same_one_plays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club, "LAID", 1500)
    differed = 0
    for number, state in enumerate(islice(playing("malilla", seeds=1), 0, None, 3)):
        seen = sight(state, state.to_play(), Random(number))
        patient, forward, again = [
            bot("club", state.game, number, trait=name).choose(seen).action
            for name in ("patient", "forward", "patient")
        ]
        assert patient == again
        differed += patient != forward
    assert differed


def test_bets_lean_as_the_trait_says() -> None:
    """Of the same lots one who ventures stakes all more often."""
    mix = (0.4, 0.3, 0.2, 0.1)
    often = {
        name: sum(Strong(seed, bets=bets)._draw(mix) == 3 for seed in range(400))
        for name, bets in {"even": EVEN, **{name: trait.bets for name, trait in TRAITS.items()}}.items()
    }
    assert often["careful"] < often["even"] < often["bold"]
    assert isinstance(bot("club", tapete.game("malilla"), trait="bold"), Club)
