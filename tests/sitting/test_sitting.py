"""A step is worked out, and is not so before it is kept."""

from __future__ import annotations

from random import Random

import pytest

from tapete.errors import BadText, Illegal
from tapete.sitting.fair import DealProof
from tapete.sitting.noticed import Noticed
from tapete.sitting.sitting import NotNow, Sitting
from tapete.sitting.turns import awaited
from tapete.table.action import Action
from tapete.table.match import Match
from tapete.table.player import Choice
from tests.sitting.tables import ANA, any_step, begun, go_on, go_on_to, moves_of, seat_of, waiting


def refusal(sitting: Sitting, place: int | None, at: int, text: str = "cut 3") -> str:
    """Why this is not done."""
    with pytest.raises(NotNow) as caught:
        sitting.act(place, at, text)
    return caught.value.key


def an_action(sitting: Sitting, place: int) -> str:
    """Something that this place may do."""
    prompt = sitting.state.prompt(seat_of(sitting, place))
    assert prompt is not None
    return str(prompt.any(Random(1)))


# Working out, keeping.


def test_nothing_is_so_before_it_is_kept() -> None:
    sitting, lot = begun(ANA), Random(1)
    go_on_to(sitting, 0, lot)
    before, at, moves = sitting.state, sitting.noticed.at(0), len(moves_of(sitting))
    step = sitting.act(0, at, an_action(sitting, 0))
    assert (sitting.state, sitting.noticed.at(0)) == (before, at)
    sitting.keep(step)
    assert sitting.state is step.after and sitting.noticed.at(0) == at + 1
    assert step.number == moves and moves_of(sitting)[moves] == step.move


def test_a_step_that_was_overtaken_is_not_kept() -> None:
    sitting, lot = begun(ANA), Random(1)
    go_on_to(sitting, 0, lot)
    first, second = any_step(sitting, Random(1)), any_step(sitting, Random(2))
    sitting.keep(first)
    with pytest.raises(RuntimeError, match="moved on"):
        sitting.keep(second)
    assert sitting.state is first.after


def test_what_the_rules_forbid_or_nobody_understands_changes_nothing() -> None:
    sitting, lot = begun(ANA), Random(1)
    go_on_to(sitting, 0, lot)
    before, at = sitting.state, sitting.noticed.at(0)
    with pytest.raises(Illegal):
        sitting.act(0, at, "sneeze")
    with pytest.raises(BadText):
        sitting.act(0, at, "play 99Z [")
    assert sitting.state is before and sitting.noticed.at(0) == at


# Who may ask.


def test_before_the_match_and_after_it_nothing_is_done() -> None:
    assert refusal(waiting(ANA), 0, 0) == "not-begun"
    sitting, lot = begun(ANA), Random(1)
    while sitting.going_on:
        go_on(sitting, lot)
    assert refusal(sitting, 0, sitting.noticed.at(0)) == "match-over"
    assert sitting.draw_lots() is None


def test_whoever_watches_or_has_left_does_nothing() -> None:
    sitting, lot = begun(ANA), Random(1)
    go_on_to(sitting, 0, lot)
    assert refusal(sitting, None, sitting.noticed.at(None)) == "not-seated"
    sitting.holders[0].resigned = True
    assert refusal(sitting, 0, sitting.noticed.at(0)) == "resigned"


@pytest.mark.parametrize("late", [-1, 1])
def test_what_was_meant_for_another_moment_is_not_done(late: int) -> None:
    sitting, lot = begun(ANA), Random(1)
    go_on_to(sitting, 0, lot)
    now = sitting.noticed.at(0)
    with pytest.raises(NotNow) as caught:
        sitting.act(0, now + late, an_action(sitting, 0))
    assert caught.value.key == "stale" and caught.value.args_by_name == {"at": now + late, "now": now}


# Bots.


def test_a_bot_that_thought_too_long_does_nothing() -> None:
    sitting, lot = begun(), Random(1)
    go_on_to(sitting, 0, lot)
    state, seat = sitting.state, seat_of(sitting, 0)
    action = Action.parse(an_action(sitting, 0))
    assert sitting.answer(state, seat, Choice(action)) is not None
    go_on(sitting, lot)
    assert sitting.answer(state, seat, Choice(action)) is None


def test_a_bot_stands_in_until_the_person_comes_back() -> None:
    sitting, lot = begun(ANA), Random(1)
    go_on_to(sitting, 0, lot)
    state, seat = sitting.state, seat_of(sitting, 0)
    action = Action.parse(an_action(sitting, 0))
    assert sitting.answer(state, seat, Choice(action)) is None
    sitting.holders[0].standing_in = True
    assert sitting.answer(state, seat, Choice(action)) is not None
    sitting.holders[0].come()
    assert sitting.answer(state, seat, Choice(action)) is None


# What is noticed.


def test_a_sign_makes_nobody_late_who_has_not_seen_it() -> None:
    options = {"signals": "covert", "first_hand": "off", "partners": "fixed"}
    sitting, lot = begun(ANA, name="mus", table="open", **options), Random(1)
    while sitting.state.phase != "mus":
        go_on(sitting, lot)
    first = awaited(sitting.state)
    signer = sitting.state.players[(first + 1) % 4]
    at = {place: sitting.noticed.at(place) for place in (None, *range(4))}
    step = sitting.act(signer, at[signer], "sign duples")
    sitting.keep(step)
    assert signer in step.noticing
    assert {place for place in at if sitting.noticed.at(place) > at[place]} == step.noticing
    missed = next(place for place in range(4) if place not in step.noticing)
    assert sitting.act(missed, at[missed], an_action(sitting, missed)).number == step.number + 1
    assert refusal(sitting, signer, at[signer]) == "stale"


# Going on with a match from elsewhere.


def test_a_match_that_was_brought_back_goes_on_as_if_it_had_stayed() -> None:
    sitting, lot = begun(ANA), Random(1)
    made: list[DealProof] = []
    shown: list[DealProof] = []
    for _ in range(30):
        step = go_on(sitting, lot)
        made += [] if step.deal is None else [step.deal.proof]
        shown += step.shown
    again, noticed = waiting(ANA), Noticed(3)
    match = Match(again.rules, ("Ana", "Bot", "Bot"))
    for move in moves_of(sitting):
        before = match.state
        noticed.move(before, move.seat, match.do(move.seat, move.action))
    again.resume(match, noticed, sitting.shuffle, made)
    assert again.state == sitting.state
    assert all(again.noticed.at(place) == sitting.noticed.at(place) for place in (None, 0, 1, 2))
    while again.going_on:
        step = go_on(again, lot)
        made += [] if step.deal is None else [step.deal.proof]
        shown += step.shown
    assert shown == made
