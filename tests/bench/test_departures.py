"""Decisions that are not the book's, and what they bring."""

from __future__ import annotations

from itertools import islice

import tapete
from bench.departures import Decision, brought, decisions, hand, told
from tapete.table.action import Action, play
from tapete.table.state import State
from tapete.table.tricks import TrickState


def test_a_hand_by_the_book_goes_from_the_deal_to_its_end() -> None:
    states = [state for state, _ in hand(tapete.game("zanga"), "1")]
    assert {state.hand for state in states} <= {0, 1} and "play" in {state.phase for state in states}


def test_the_last_card_brings_the_same_to_whoever_plays_it() -> None:
    """One card is left to each: what it brings is what the hand brings that was played."""
    game = tapete.game("malilla")
    states = [(state, action) for state, action in hand(game, "2") if isinstance(state, TrickState)]
    state, action = next(
        (state, action)
        for state, action in states
        if state.phase == "play" and len(state.holding(state.to_play())) == 1
    )
    seat = state.to_play()
    assert action == play(state.holding(seat)[0])
    after: State = state
    for each, chosen in states[states.index((state, action)) :]:
        after = each.apply(each.to_play(), chosen)
    assert brought(state, seat, action, 1) == after.worth(seat)


def test_what_is_the_same_is_not_played_out() -> None:
    found = list(islice(decisions(tapete.game("zanga"), {"play"}, "3", 1), 6))
    assert len(found) == 6 and all(bool(each.gained) == (each.own != each.book) for each in found)


def test_what_is_told_is_a_mean_over_the_departures_and_over_all() -> None:
    same, other = Action("passo"), Action("entro")
    found = [
        Decision(0, "bid", same, other, (2.0, 4.0)),
        Decision(0, "bid", same, other, (1.0, 1.0)),
        Decision(0, "bid", same, same),
        Decision(0, "bid", same, same),
    ]
    assert told(found) == "4 decisions, 2 otherwise than the book: +2.00 each (standard error 1.00), +1.00 a decision"
    assert told(found[2:]) == "2 decisions, 0 otherwise than the book"
