"""Several people at one table; somebody who leaves, a server that dies."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from secrets import token_hex

from playwright.sync_api import Browser, expect

from tests.web.browser import Server, Visitor, dealt, play_on

OPEN = {"kind": "open"}


def _seated(visit: Callable[..., Visitor], people: int) -> tuple[list[Visitor], str]:
    """So many people at a table of Malilla, who came by its link; nobody's only card is played by itself."""
    host = visit()
    host.prefer(forced=False)
    places = [{"kind": "you"}, *[OPEN] * (people - 1), *[{"kind": "bot", "level": "random"}] * (4 - people)]
    table = host.new_table("malilla", options={"rounds": 1}, places=places)
    company = [host]
    for _ in range(people - 1):
        guest = visit()
        guest.prefer(forced=False)
        guest.go(f"/table/{table}")
        guest.page.get_by_role("button", name="Sit down").first.click()
        company.append(guest)
    for somebody in company:
        somebody.page.wait_for_selector(".baize")
    return company, table


def test_four_people_share_a_table_by_its_link(visit: Callable[..., Visitor]) -> None:
    """Given four browsers at one table, then each sees his own cards and nobody else's, and what one plays all see."""
    company, table = _seated(visit, 4)
    watcher = visit()
    watcher.go(f"/table/{table}")
    watcher.page.wait_for_selector(".baize")
    dealt(company, 12)
    assert len({card for somebody in company for card in somebody.hand()}) == 48
    for somebody in company:
        assert somebody.page.locator(".seat .face").count() == 0
    assert watcher.hand() == []
    play_on(company, lambda: any(len(somebody.hand()) < 11 for somebody in company))
    expect(watcher.page.get_by_role("tabpanel")).to_contain_text("takes the trick")


def test_who_drops_out_comes_back_to_his_place(visit: Callable[..., Visitor]) -> None:
    """Given two people, when one closes his page and opens the link again, then his cards are waiting for him."""
    company, table = _seated(visit, 2)
    dealt(company, 12)
    stays, goes = company
    before = goes.hand()
    goes.page.close()
    expect(stays.page.locator(".role.warn")).to_be_visible()
    goes.open(f"/table/{table}")
    goes.page.wait_for_selector(".at-hand [data-card]")
    assert goes.hand() == before
    expect(stays.page.locator(".role.warn")).to_have_count(0)
    play_on(company, lambda: len(goes.hand()) < 12)


def test_a_killed_server_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    """Given a hand in play, when the server is killed and starts again, then the page goes on by itself."""
    server = Server(tmp_path)
    server.start()
    guest = Visitor(browser, server.url)
    guest.new_table("malilla", options={"rounds": 1})
    guest.reach_play()
    guest.plays_a_card(guest.hand())
    guest.reach_play()
    before = guest.hand()
    server.kill()
    expect(guest.page.locator(".plaque")).to_contain_text("Connection lost")
    server.start()
    guest.reach_play()
    assert guest.hand() == before
    guest.plays_a_card(before)
    guest.close()
    server.stop()
    assert guest.complaints == []


def test_a_table_says_whether_it_is_rated_and_what_it_costs_to_leave(visit: Callable[..., Visitor]) -> None:
    """Given a guest, then his match is not rated and says why; given an account, he may ask for it and is warned."""
    ana = visit()
    ana.new_table("malilla-vistas", rated=True)
    ana.page.get_by_role("button", name="Menu").click()
    expect(ana.page.locator("[data-rating]")).to_have_text("Not rated: somebody here plays without an account.")
    # An account begins a new session: a table that is open meanwhile would come back with the old one.
    ana.go("/rules")
    ana.post("/account", {"login": f"rated-{token_hex(4)}", "password": "a long password"})
    ana.go("/new/malilla-vistas")
    ana.page.get_by_label("With the house").check()
    ana.page.get_by_label("Rated: nothing can be taken back").check()
    ana.page.get_by_role("button", name="Create the table").click()
    ana.page.get_by_role("button", name="Menu").click()
    expect(ana.page.locator("[data-rating=rated]")).to_have_text("This match is rated: whoever leaves it loses it.")
