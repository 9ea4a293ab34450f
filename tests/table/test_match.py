"""A match keeps every move, and in which hand it was made."""

from __future__ import annotations

from random import Random

import pytest

import tapete
from tapete.cards import PACK_48
from tapete.errors import Illegal
from tapete.table.action import Action
from tapete.table.chance import TABLE, Seeded
from tapete.table.match import Match, Move
from tapete.table.state import State


def first_offer(state: State) -> tuple[int, Action]:
    seat = state.turn
    assert seat is not None
    prompt = state.prompt(seat)
    assert prompt is not None
    offer = prompt.offers[0]
    return seat, offer.any(Random(0))


def a_match(**options: int) -> Match:
    return Match(tapete.game("malilla-vistas", "guided", **options))


def test_moves_are_kept_in_order_and_by_hand() -> None:
    match = a_match(rounds=1)
    match.run(Seeded(b"x").outcome, first_offer)
    assert match.state.over
    assert [move.hand for move in match.moves[:3]] == [0, 1, 1]
    assert [move.hand for move in match.moves] == sorted(move.hand for move in match.moves)
    assert {move.hand for move in match.moves} == {0, 1, 2}
    assert str(match.moves[1]).startswith("* deck ")
    assert str(match.moves[2]) == f"{match.moves[2].seat} {match.moves[2].action}"


def test_the_last_card_of_a_hand_belongs_to_it_and_the_next_deck_to_the_next() -> None:
    match = a_match(rounds=1)
    match.run(Seeded(b"x").outcome, first_offer)
    decks = [place for place, move in enumerate(match.moves) if move.action.word == "deck"]
    assert [match.moves[place].hand for place in decks] == [1, 2]
    assert match.moves[decks[1] - 1].hand == 1


def test_a_refused_move_leaves_the_match_as_it_was() -> None:
    match = Match(tapete.game("malilla"), facts={"dealer": 3})
    match.do(TABLE, Action("deck", PACK_48))
    before, moves = match.state, list(match.moves)
    with pytest.raises(Illegal):
        match.do(0, Action.parse("play 1O"))
    with pytest.raises(Illegal):
        match.do(9, Action.parse("play 1O"))
    with pytest.raises(Illegal):
        match.do(TABLE, Action("deck", PACK_48))
    assert match.state is before
    assert match.moves == moves


def test_the_same_moves_make_the_same_match() -> None:
    match = a_match(rounds=1)
    match.run(Seeded(b"x").outcome, first_offer)
    again = a_match(rounds=1)
    for move in match.moves:
        again.do(move.seat, move.action)
    assert again.state == match.state


def test_a_move_is_written_with_its_seat() -> None:
    assert str(Move(1, 2, Action.parse("play 1E"))) == "2 play 1E"
    assert str(Move(0, TABLE, Action.parse("seats 0 1"))) == "* seats 0 1"


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (0, "play 1O", "Seat 0 cannot do that now: play 1O. Possible: leave."),
        (2, "cut 3", r"Possible: cut \(4 to 47\), leave"),
        (7, "cut 4", "There is no seat 7: they are 0 to 3"),
        (-1, "deck 1O", "Nothing is to be shuffled now: it is the turn of seat 2"),
    ],
)
def test_a_refusal_says_what_was_wrong_and_what_is_possible(seat: int, action: str, why: str) -> None:
    match = Match(tapete.game("malilla"), facts={"dealer": 3})
    match.do(TABLE, Action("deck", PACK_48))
    with pytest.raises(Illegal, match=why):
        match.do(seat, Action.parse(action))


def test_out_of_turn_it_is_said_whose_turn_it_is() -> None:
    match = Match(tapete.game("malilla", "guided", substitutes="never"), facts={"dealer": 3})
    with pytest.raises(Illegal, match="the table must first settle deck"):
        match.do(0, Action.parse("play 1O"))
    match.do(TABLE, Action("deck", PACK_48))
    with pytest.raises(Illegal, match="it is the turn of seat 2"):
        match.do(0, Action.parse("play 1O"))


def test_after_the_end_nothing_can_be_done() -> None:
    match = a_match(rounds=1)
    match.run(Seeded(b"x").outcome, first_offer)
    with pytest.raises(Illegal, match="the match is over"):
        match.do(0, Action.parse("play 1O"))
    with pytest.raises(Illegal, match="the match is over"):
        match.do(TABLE, Action("deck", PACK_48))
