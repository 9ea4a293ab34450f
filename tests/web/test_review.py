"""The page on which a match is understood: it fits, keeps nobody out, and leads to the table and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import Server, Visitor
from tests.web.test_page import AXE, _settled, _violations

SIZES = ((390, 844), (844, 390), (1280, 800))


@pytest.fixture(scope="module")
def match(server: Server, browser: Browser) -> Iterator[str]:
    """A match of somebody who plays anything."""
    guest = Visitor(browser, server.url)
    table = guest.new_table("malilla", options={"rounds": 1})
    assert guest.play(5000)
    yield table
    guest.close()


def whole(visitor: Visitor, table: str) -> Page:
    """The page, once every decision has been looked at."""
    page = visitor.go(f"/review/{table}")
    expect(page.locator("[data-whole=true]")).to_be_visible()
    return page


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_and_keeps_nobody_out(size: tuple[int, int], match: str, visit: Callable[..., Visitor]) -> None:
    """Given any window, in the light or in the dark, then nothing is wider than it, and axe finds nothing."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    theme = "dark" if size[0] == 844 else "light"
    guest = visit(width=size[0], height=size[1], bypass_csp=True, color_scheme=theme, locale="pt")
    page = whole(guest, match)
    page.locator("summary").click()
    _settled(page)
    assert guest.sideways() <= 0 and _violations(page) == []
    assert page.locator("table tbody tr").count() > 0 and page.locator("polyline").count() == 1


def test_a_moment_is_seen_at_the_table_and_its_better_line_is_played_out(
    match: str, visit: Callable[..., Visitor]
) -> None:
    """Given a player who plays anything, then something was better, and it is a step away, as is the way back."""
    page = whole(visit(), match)
    moment = page.locator(".moments .decision").first
    expect(moment).to_contain_text("mistake")
    moment.get_by_role("link", name="See the better line").click()
    expect(page.locator("[data-line]")).to_contain_text("It would have brought")
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".steps span.numbers")).to_contain_text("2 /")
    page.get_by_role("link", name="Back to the review").click()
    expect(page.locator("[data-whole=true]")).to_be_visible()
    page.locator(".moments .decision").first.get_by_role("link", name="See it at the table").click()
    expect(page.locator(".replay .board")).to_be_visible()


def test_another_player_and_one_hand_are_chosen(match: str, visit: Callable[..., Visitor]) -> None:
    page = whole(visit(), match)
    all_ = page.locator("summary").inner_text()
    page.locator("select[data-hand]").select_option("1")
    expect(page.locator("[data-whole=true]")).to_be_visible()
    expect(page.locator("summary")).not_to_have_text(all_)
    page.locator(".asks select").first.select_option("2")
    expect(page.locator("[data-whole=true]")).to_be_visible()
    expect(page.locator(".asks select").first).to_have_value("2")


def test_a_hint_says_what_the_book_does_and_later_why_the_house_played_so(visit: Callable[..., Visitor]) -> None:
    """Given a table with the house, when a hint is asked for, then the book speaks; after a hand the house does."""
    guest = visit(width=390, height=844)
    guest.new_table("malilla", options={"rounds": 1}, places=[{"kind": "you"}, *[{"kind": "bot"}] * 3])
    guest.reach_play()
    page = guest.page
    page.locator("[data-advice]").click()
    advised = page.locator("[data-advised]")
    expect(advised).to_contain_text("The book:")
    expect(advised).to_contain_text("Once a hand is over")
    assert guest.sideways() <= 0
    page.keyboard.press("Escape")
    assert guest.play(5000)
    page.locator("[data-advice]").click()
    expect(page.locator("[data-advised] ol li").first).to_be_visible()
