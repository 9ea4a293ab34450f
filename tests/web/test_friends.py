"""Four people at a table of their own: pairs, a clock, somebody idle, somebody who leaves, a bot's place, a rematch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import Visitor, play_on
from tests.web.turned import TurnedServer

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SELECTED = """() => {
    const field = document.activeElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
}"""
NEWS_OVER = """() => {
    const box = element => element.getBoundingClientRect(), news = box(document.querySelector('.news p'));
    const meet = other => news.left < other.right && other.left < news.right
        && news.top < other.bottom && other.top < news.bottom;
    return [...document.querySelectorAll('.bar .button, .baize')].filter(e => meet(box(e))).map(e => e.className);
}"""
"""What can be touched or must be seen, and lies under the news."""
FRIENDS = {
    "places": [{"kind": "you"}, *[{"kind": "open"}] * 3],
    "starts": "host",
    "newcomers": True,
    "options": {"rounds": 1},
}


def _sat(visit: Callable[..., Visitor], table: str, name: str) -> Visitor:
    """Somebody who comes by the link, writes his name and sits down."""
    guest = visit()
    guest.go(f"/table/{table}")
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(guest.page.locator("li.own")).to_contain_text(name)
    return guest


def _violations(page: Page) -> list[Any]:
    """What axe finds wrong with this page."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("async () => (await axe.run()).violations.map(v => [v.id, v.nodes.map(n => n.html)])")
    return list(found)


def test_four_friends_play_a_match_and_another(visit: Callable[..., Visitor]) -> None:
    """Given four browsers, when pairs are chosen and the host begins, then they finish a match; one leaves, another
    takes his place, and those who stay play again."""
    host = visit()
    # The shortest game in pairs that has a second hand.
    table = host.new_table("zanga", **{**FRIENDS, "options": {"hands": 2}})
    guests = [_sat(visit, table, name) for name in ("Blas", "Clara", "Dora")]
    page = host.page
    expect(page.get_by_role("region", name="Your pair")).to_contain_text("Blas")
    page.get_by_role("button", name="Play with me: Clara").click()
    expect(page.get_by_role("region", name="Your pair")).to_contain_text("Clara")
    expect(guests[0].page.get_by_text("begins when its host says so")).to_be_visible()
    assert _violations(page) == []
    page.get_by_role("button", name="Begin", exact=True).click()
    company = [host, *guests]
    for somebody in company:
        somebody.page.wait_for_selector(".baize")
    play_on(company, lambda: len(host.hand()) > 0)
    watcher = visit()
    watcher.go(f"/table/{table}")
    expect(watcher.page.locator(".onlooker")).to_contain_text("You’re watching")
    leaver = guests[2]
    leaver.page.get_by_role("button", name="Menu").click()
    leaver.page.get_by_role("button", name="Leave: the house plays on for you").click()
    expect(leaver.page.get_by_role("status")).to_contain_text("the house plays on for you")
    expect(page.locator(".news")).to_contain_text("Dora has left: the house plays on.")
    assert page.evaluate(NEWS_OVER) == []
    expect(page.locator(".house")).to_have_text("the house plays")
    watcher.page.get_by_role("button", name="Take Dora’s place").click()
    expect(watcher.page.locator(".onlooker")).to_contain_text("After this hand you take Dora’s place")
    assert _violations(watcher.page) == []
    stays = [host, *guests[:2]]
    play_on(stays, lambda: watcher.page.locator(".onlooker").count() == 0)
    expect(page.locator(".house")).to_have_count(0)
    four = [*stays, watcher]
    play_on(four, lambda: len(watcher.hand()) > 0)
    play_on(four, lambda: all(somebody.page.locator(".over .primary").count() for somebody in four))
    for somebody in four:
        somebody.page.locator(".over .primary").click()
    for somebody in four:
        somebody.page.wait_for_selector(".baize")
        expect(somebody.page.locator(".at-prompt .over")).to_have_count(0)
    assert len({somebody.page.url for somebody in four}) == 1 and not page.url.endswith(table)
    play_on(four, lambda: all(somebody.hand() for somebody in four))


def test_who_cannot_play_again_says_so_and_who_watched_may_take_his_place(visit: Callable[..., Visitor]) -> None:
    """Given a match that is over, when one wants another and one cannot, then his place is free; who only watched is
    asked nothing, but shown where it goes on."""
    host = visit()
    bots = [{"kind": "bot", "level": "random"}] * 2
    places = [{"kind": "you"}, {"kind": "open"}, *bots]
    table = host.new_table("zanga", places=places, starts="host", options={"hands": 1})
    guest, watcher = _sat(visit, table, "Blas"), visit()
    host.page.get_by_role("button", name="Begin", exact=True).click()
    watcher.go(f"/table/{table}")
    play_on([host, guest], lambda: all(one.page.locator(".over .primary").count() for one in (host, guest)))
    host.page.locator(".over .primary").click()
    expect(host.page.get_by_text("Blas’s place: no answer yet")).to_be_visible()
    expect(guest.page.locator(".over")).to_contain_text("The others are waiting for another match")
    guest.page.get_by_role("button", name="I can’t").click()
    expect(guest.page.locator(".over")).to_contain_text("your place is free")
    expect(host.page.get_by_text("free place", exact=True)).to_be_visible()
    expect(watcher.page.locator(".over")).not_to_contain_text("waiting")
    watcher.page.locator(".over").get_by_role("link", name="Watch").click()
    watcher.page.get_by_role("button", name="Sit down").click()
    assert watcher.page.url == host.page.url


def test_who_is_idle_is_warned_and_played_for_until_a_touch(browser: Browser, tmp_path: Path) -> None:
    """Given a brisk clock, when somebody does nothing, then he is warned, the house plays, all see it, and a touch ends
    it."""
    server = TurnedServer(tmp_path)
    server.start()
    ana, blas = Visitor(browser, server.url), Visitor(browser, server.url)
    places = [{"kind": "you"}, {"kind": "open"}]
    table = ana.new_table("malilla-vistas", places=places, clock="brisk", options={"rounds": 1})
    blas.go(f"/table/{table}")
    blas.page.get_by_role("button", name="Sit down").click()
    people = [ana, blas]
    for somebody in people:
        somebody.page.wait_for_selector(".clock")
    [idle] = [one for one in people if one.page.locator(".prompt.yours").count()]
    [other] = [one for one in people if one is not idle]
    assert idle.page.locator(".clock.warn").count() == 0
    server.turn(22)
    # A page counts by itself what it was told: whoever comes again is told anew.
    idle.page.reload()
    expect(idle.page.get_by_role("alert")).to_contain_text("Are you there?")
    assert _violations(idle.page) == []
    server.turn(8)
    expect(idle.page.get_by_role("alert")).to_contain_text("The house plays for you")
    expect(other.page.locator(".news")).to_contain_text("the house plays")
    expect(other.page.locator(".role.house")).to_have_text("the house plays")
    assert _violations(idle.page) == []
    idle.page.reload()
    expect(idle.page.get_by_role("alert")).to_contain_text("The house plays for you")
    idle.page.mouse.click(5, 400)
    expect(idle.page.locator(".idle")).to_have_count(0)
    expect(other.page.locator(".role.house")).to_have_count(0)
    for somebody in people:
        assert somebody.complaints == []
        somebody.close()
    server.stop()


def test_the_link_is_copied_or_selected_without_a_clipboard(visit: Callable[..., Visitor]) -> None:
    """Given a page over plain http, where browsers have no clipboard, then a touch copies the link all the same; where
    nothing does, it stands selected."""
    host = visit()
    host.context.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    table = host.new_table("malilla", **FRIENDS)
    page = host.page
    link = f"{host.url}/table/{table}"
    expect(page.get_by_text("This link works on this device only.")).to_be_visible()
    page.evaluate("document.addEventListener('copy', () => (window.taken = String(document.getSelection())))")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.taken") == link
    page.reload()
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("It is selected")).to_be_visible()
    assert page.evaluate(SELECTED) == link


def test_the_link_names_the_address_that_others_reach(visit: Callable[..., Visitor]) -> None:
    """Given a server that others reach under another address, then link and picture name that one."""
    host = visit()
    told = {"own": True, "urls": ["http://192.168.7.20:8311", "http://10.0.0.5:8311"]}
    host.context.route("**/api/addresses", lambda route: route.fulfill(json=told))
    table = host.new_table("malilla", **FRIENDS)
    field = host.page.locator("#link")
    expect(field).to_have_value(f"http://192.168.7.20:8311/table/{table}")
    host.page.get_by_label("The address others use").select_option("http://10.0.0.5:8311")
    expect(field).to_have_value(f"http://10.0.0.5:8311/table/{table}")


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 800)])
def test_the_waiting_room_fits_every_screen(size: tuple[int, int], visit: Callable[..., Visitor]) -> None:
    """Given any screen, when somebody plays with friends, then nothing is wider than it, and nobody is kept out."""
    guest = visit(width=size[0], height=size[1], locale="pt")
    guest.page.locator("[data-friends=malilla]").click()
    guest.page.wait_for_selector(".waiting")
    expect(guest.page.locator("#your-name")).not_to_have_value("")
    assert guest.sideways() <= 0 and _violations(guest.page) == []
    guest.go("/new/mus")
    assert guest.sideways() <= 0 and _violations(guest.page) == []
