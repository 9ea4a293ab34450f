"""The strong player is asked what it holds of both ways, where one who leaves a maxim out parts from the book."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from tapete.arena.opinions import judge, opinions
from tapete.arena.trial import Inquiry, Table
from tapete.arena.trials import anew, weighed
from tapete.errors import BadOption
from tapete.searching.cards import looked
from tapete.table.mind import Mind
from tapete.table.player import sight
from tapete.table.tricks import TrickState

CLOSED = Inquiry("malilla-cubiertas", 4)


def test_what_it_holds_is_what_its_worlds_say_on_average() -> None:
    """Given the first card of a deal that leaves a choice, then each card's mean is that of the worlds it looked at."""
    table = Table(CLOSED, 0, CLOSED.sides)
    for moment in table.moments():
        state = table.match.state
        if (
            isinstance(state, TrickState)
            and moment.choice.action.word == "play"
            and len(state.lawful_cards(state.to_play())) > 1
        ):
            break
    seen = sight(state, state.seat_of(moment.place), Random(1))
    held = judge(CLOSED, 9).opinion(seen)
    again = Random(9)
    seed = again.getrandbits(30)
    mind: Mind = CLOSED.rules.contents.minds[CLOSED.game]
    assert isinstance(seen.world, TrickState)
    others = (each for each in seen.worlds(again) if isinstance(each, TrickState))
    found = looked(seen.world, others, mind, seed)
    assert {way.cards[0]: value for way, value in held.items()} == pytest.approx(
        {card: fmean(found.payments[:, column]) for column, card in enumerate(found.cards)}
    )


def test_of_each_maxim_so_many_moments_are_looked_at_and_no_more() -> None:
    """Given deals with more, then the first are taken, and what is found is the mean of them."""
    every = [own for number in range(4) for own in opinions(CLOSED, CLOSED.groups, number)]
    trial = weighed(CLOSED, anew(CLOSED), 4, 3)
    assert trial.looked.deals == 4 and trial.weighed
    for laws, own in trial.weighed.items():
        values = [value for of, value in every if of == laws]
        assert own.count == min(3, len(values)) and own.total == pytest.approx(sum(values[:3]))
    assert max(own.count for own in trial.weighed.values()) == 3


def test_in_mus_nobody_weighs_what_a_card_brings() -> None:
    with pytest.raises(BadOption, match="nobody weighs"):
        judge(Inquiry("mus"))
