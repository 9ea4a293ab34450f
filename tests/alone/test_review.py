"""A match that was played without a server is looked at again without one."""

from __future__ import annotations

import json

from tapete.review.better import better_line
from tapete.review.reviewing import further
from tapete.server.wire import encode
from tapete.table.action import Action
from tapete.table.chance import TABLE
from tests.alone.test_house import Player
from tests.review.matches import task


def over() -> tuple[Player, str]:
    """A short match, to its end."""
    player = Player()
    table = player.ask("POST", "/tables", {"game": "malilla-coja", "options": {"rounds": 1}, "pace": "instant"})["id"]
    player.house.enter(table, player.hear, 0)
    while player.house.table(table).status != "over":
        player.answer(table)
    return player, table


def test_it_is_told_as_a_server_tells_it() -> None:
    """Given a match that is over, when one asks again and again, then a decision comes each time, as a server whose
    players look ahead in plain Python finds it."""
    player, table = over()
    path = f"/tables/{table}/review?place=0&hand=1"
    first = player.ask("GET", path)
    own = task(player.house.table(table).sitting.match, 0, hand=1)  # type: ignore[arg-type]
    assert first == json.loads(encode(further(own, (), 1))) and not first["compiled"]
    second = player.ask("GET", f"{path}&after=1")
    assert (second["start"], second["done"]) == (1, 2) and player.ask("GET", path)["done"] == 2


def test_a_line_is_played_out_here_too() -> None:
    player, table = over()
    turns = player.ask("GET", f"/tables/{table}/moves")
    turn = next(turn for turn in turns if turn["trick"] == 1)
    line = player.ask("GET", f"/tables/{table}/line?place=0&number={turn['number']}&action={turn['action']}")
    own = task(player.house.table(table).sitting.match, 0)  # type: ignore[arg-type]
    assert line == json.loads(encode(better_line(own, turn["number"], turn["action"])))


def test_what_is_not_over_or_not_there_is_refused() -> None:
    player, table = over()
    assert player.refused("GET", f"/tables/{table}/review?place=7") == "no-such-place"
    assert player.refused("GET", f"/tables/{table}/line?place=0&number=0&action=paso") == "no-decision"
    other = player.ask("POST", "/tables", {"game": "mus"})["id"]
    assert player.refused("GET", f"/tables/{other}/review?place=0") == "not-over"


def at_table() -> tuple[Player, str]:
    """A table with the house at which one is asked something."""
    player = Player()
    table = player.ask("POST", "/tables", {"game": "zanga", "pace": "instant"})["id"]
    player.house.enter(table, player.hear, 0)
    own = player.house.table(table)
    while own.sitting.state.phase != "play" or own.sitting.state.turn != own.sitting.state.seat_of(own.place):
        player.answer(table)
    return player, table


def test_a_hint_says_what_the_book_does_and_is_for_who_is_asked() -> None:
    """Given a table with the house, when a hint is asked for, then it is what the book does there; nobody gets one who
    is not asked, or who does not know how the table stands."""
    player, table = at_table()
    own = player.house.table(table)
    at, state = own.sitting.noticed.at(own.place), own.sitting.state
    advice = player.ask("GET", f"/tables/{table}/advice?at={at}")
    seat = state.seat_of(own.place)
    prompt = state.prompt(seat)
    assert prompt is not None and prompt.allows(Action.parse(advice["one"]["action"]))
    assert advice["one"]["action"] == advice["one"]["book"]["action"] and advice["level"] == "club"
    assert player.refused("GET", f"/tables/{table}/advice?at={at + 1}") == "stale"


def test_the_house_says_why_once_the_hand_is_over() -> None:
    """Given a hand that goes on, then nothing is said of it; once it is over every move of the house is explained."""
    player, table = at_table()
    own = player.house.table(table)
    going_on = own.sitting.state.hand
    assert all(each["hand"] < going_on for each in player.ask("GET", f"/tables/{table}/thoughts"))
    while own.sitting.going_on and own.sitting.state.hand == going_on:
        player.answer(table)
    told = player.ask("GET", f"/tables/{table}/thoughts")
    match = own.sitting.match
    assert match is not None
    seats = {number: move for number, move in enumerate(match.moves, 1) if move.seat != TABLE}
    assert {each["number"] for each in told} == {
        number
        for number, move in seats.items()
        if move.hand == going_on and own.sitting.state.players[move.seat] != own.place
    }
    assert all(str(seats[each["number"]].action) == each["action"] for each in told)
    assert any(each["law"] for each in told)
