"""Whole matches in the browser, one of every game, on every screen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tapete.table.game import REGISTRY
from tests.web.browser import MOVING, Server, Visitor, shortest
from tests.web.places import SIZES, crossed, resized

MOVES = (*[1] * 10, *[4] * 10, *[25] * 1000)
"""So many are made on each screen before the next: even a short match goes through all of them twice."""
PASSED = "move => Number(document.querySelector('.list [aria-current=step]')?.dataset.move) >= move"


def _played(guest: Visitor) -> None:
    """A whole match, on one screen after another; nothing ever lies over anything else, and all can be touched."""
    for size, moves in zip(cycle(SIZES), MOVES, strict=False):
        resized(guest.page, size)
        assert guest.sideways() <= 0, size
        assert crossed(guest.page) == [], size
        if guest.play(moves):
            return
    raise AssertionError("the match did not end")


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_a_guest_plays_a_whole_match(name: str, server: Server, visit: Callable[..., Visitor]) -> None:
    """Given a guest at a table with bots, when he touches what is offered, then the match ends and can be looked at."""
    game = next(game for game in server.games() if game["name"] == name)
    guest = visit()
    table = guest.new_table(name, options=shortest(game))
    guest.wait_for_turn()
    _played(guest)
    resized(guest.page, SIZES[-1])
    expect(guest.page.locator(".end h2")).to_be_visible()
    why = guest.page.locator(".end p.why").inner_text()
    assert ":" in why, "who won, and why it is over"

    guest.page.get_by_role("tab", name="Ledger").click()
    amounts = guest.page.locator("#side-panel .amount")
    if amounts.count():
        guest.page.locator("#side-panel .law button").first.click()
        expect(guest.page.locator("#side-panel .law .text").first).not_to_be_empty()

    guest.page.get_by_role("button", name="Check the deal").first.click()
    expect(guest.page.locator("dialog summary").first).to_contain_text("the deal is fair")

    guest.go(f"/replay/{table}")
    for _ in range(3):
        guest.page.get_by_role("button", name="Next step").click()
    expect(guest.page.locator(".steps span.numbers")).to_contain_text("4 /")


def test_play_now_is_one_click(visit: Callable[..., Visitor]) -> None:
    """Given the first page, when "play now" is clicked, then one sits at a table and has something to do."""
    guest = visit(**MOVING)
    guest.page.locator("[data-play]").first.click()
    guest.page.wait_for_selector(".baize")
    guest.wait_for_turn()
    assert "/table/" in guest.page.url


def test_what_was_done_can_be_taken_back_against_bots(visit: Callable[..., Visitor]) -> None:
    """Given a card played against bots, when it is taken back, then it is in the hand again and not in the story."""
    guest = visit()
    guest.prefer(forced=False)
    guest.new_table("malilla", options={"rounds": 1})
    guest.reach_play()
    before, story = guest.hand(), guest.page.get_by_role("tabpanel").locator("li")
    told = story.all_inner_texts()
    guest.page.locator(".at-hand [aria-disabled=false]").first.press("Enter")
    guest.page.wait_for_function("n => document.querySelectorAll('.at-hand [data-card]').length < n", arg=len(before))
    # The others answer first: what is asked for while one of them plays is asked of a table that is no more.
    guest.page.locator(".at-hand [aria-disabled=false]").first.wait_for()
    guest.page.get_by_role("button", name="Take back").click()
    guest.page.wait_for_function("n => document.querySelectorAll('.at-hand [data-card]').length === n", arg=len(before))
    assert guest.hand() == before
    assert story.all_inner_texts() == told


def test_a_moment_of_a_replay_is_found_listed_and_sent(server: Server, visit: Callable[..., Visitor]) -> None:
    """Given a match that is over, then its moments are listed, have an address, and follow each other by themselves."""
    game = next(game for game in server.games() if game["name"] == "malilla-cubiertas")
    guest = visit()
    table = guest.new_table("malilla-cubiertas", options=shortest(game))
    assert guest.play(20_000)
    guest.go(f"/replay/{table}#hand=1&move=9")
    shown = guest.page.locator(".list [aria-current=step]")
    ninth = next(turn for turn in guest.get(f"/tables/{table}/moves") if (turn["hand"], turn["place"]) == (1, 9))[
        "number"
    ]
    expect(shown).to_have_attribute("data-move", str(ninth))
    guest.page.locator(f".list [data-move='{ninth + 3}']").click()
    expect(shown).to_have_attribute("data-move", str(ninth + 3))
    assert guest.page.url.endswith(f"/replay/{table}#hand=1&move=12")
    guest.page.get_by_role("button", name="Play it through").click()
    guest.page.wait_for_function(PASSED, arg=ninth + 4)
    guest.page.get_by_role("button", name="Stop").click()
    sent = guest.page.url
    friend = visit()
    friend.page.goto(sent)
    now = shown.get_attribute("data-move")
    expect(friend.page.locator(".list [aria-current=step]")).to_have_attribute("data-move", str(now))
