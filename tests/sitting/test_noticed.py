"""What somebody has noticed of a match, and what he may take back of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tapete.cards import Card
from tapete.games import REGISTRY
from tapete.sitting.noticed import Noticed
from tapete.soak.trial import Plan, decider
from tapete.table.action import Action
from tapete.table.chance import TABLE, Seeded
from tapete.table.game import OPEN, game
from tapete.table.match import Match
from tapete.table.state import State

MOVES = 250


def moments(name: str) -> Iterator[tuple[Match, Noticed]]:
    """A match played at random, after each of its first moves that was no shuffle."""
    plan = Plan(name, "guided", 1)
    match = Match(plan.rules())
    decide, noticed = decider(plan, match.game), Noticed(match.game.seats)
    while not match.state.over and len(match.moves) < MOVES:
        before = match.state
        seat, action = decide(before)
        noticed.move(before, seat, match.do(seat, action))
        if seat != TABLE:
            yield match, noticed


def in_sight(state: State, place: int) -> set[Card]:
    """The cards before this place, in its hand or on its piles, that it sees."""
    seat = state.seat_of(place)
    own = state.view(seat).seats[seat]
    return {card for card in (*own.cards, *(pile.top for pile in own.piles)) if card is not None}


@pytest.mark.parametrize("name", REGISTRY)
def test_nobody_takes_a_move_back_after_which_a_card_came_to_him(name: str) -> None:
    taken_back = kept = 0
    for match, noticed in moments(name):
        for place in range(match.game.seats):
            own = noticed.own(place)
            if own is None:
                continue
            assert match.moves[own.number].seat == own.before.seat_of(place)
            if in_sight(match.state, place) <= in_sight(own.before, place):
                taken_back += not own.shows(match.state)
            else:
                kept += 1
                assert own.shows(match.state), (own.number, match.moves[own.number])
    assert taken_back and kept


def test_nothing_is_taken_back_over_a_shuffle() -> None:
    match, noticed = next(moments("malilla"))
    place = match.state.players[match.moves[-1].seat]
    assert noticed.own(place) is not None
    noticed.move(match.state, TABLE, match.state)
    assert noticed.own(place) is None


def test_a_sign_he_did_not_see_does_not_keep_him_from_taking_back() -> None:
    match = Match(game("mus", OPEN, signals="covert", first_hand="off", partners="fixed"))
    noticed, chance, lot = Noticed(4), Seeded(b"1"), Random(1)

    def do(seat: int, action: Action) -> None:
        before = match.state
        noticed.move(before, seat, match.do(seat, action))

    while match.state.phase != "mus":
        state = match.state
        if state.chance is not None:
            do(TABLE, chance.outcome(state.chance))
        else:
            assert state.turn is not None
            prompt = state.prompt(state.turn)
            assert prompt is not None
            do(state.turn, prompt.offers[0].any(lot))
    first = match.state.turn
    assert first is not None
    do(first, Action("mus"))
    do((first + 1) % 4, Action.parse("sign duples"))
    own = noticed.own(match.state.players[first])
    assert own is not None and not own.shows(match.state)
    do((first + 2) % 4, Action.parse("sign duples"))
    assert own.shows(match.state)
