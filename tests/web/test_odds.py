"""The page of the odds: on a phone and on a desk, for those who see and those who listen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Visitor
from tests.web.test_page import AXE, _settled, _violations

SIZES = ((390, 844), (844, 390), (1280, 800))


def _asked(page: Page) -> None:
    """A hand is dealt at random, and asked about."""
    page.locator("[data-random]").click()
    page.locator("[data-ask]").click()
    expect(page.locator("[data-found] table").first).to_be_visible()


@pytest.mark.parametrize("game", ["mus", "cientos", "revesino"])
@pytest.mark.parametrize("size", SIZES)
def test_the_figures_fit_and_keep_nobody_out(game: str, size: tuple[int, int], visit: Callable[..., Visitor]) -> None:
    """Given any window, in the light or in the dark, then nothing is wider than it, and axe finds nothing."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    theme = "dark" if size[0] == 844 else "light"
    guest = visit(width=size[0], height=size[1], bypass_csp=True, color_scheme=theme)
    page = guest.go(f"/odds/{game}")
    expect(page.locator("section.odds").first).to_be_visible()
    if game != "revesino":
        _asked(page)
    _settled(page)
    assert guest.sideways() <= 0 and _violations(page) == []
    assert page.locator("section.odds.seen path.whisker").count() > 0
    assert page.locator("section.odds:not(.seen) path.whisker").count() == 0


def test_the_book_stands_beside_the_truth(visit: Callable[..., Visitor]) -> None:
    """Given the geral, of which the book states a chance, then it stands there with its law, which is a step away."""
    page = visit().go("/rules/voltarete")
    page.get_by_role("link", name="Odds").click()
    geral = page.locator("[data-section=geral]")
    expect(geral.get_by_role("row", name=re.compile("keeps the best of another suit"))).to_contain_text("40.09 %")
    expect(geral.locator(".book").first).to_contain_text("The book says 33.33 %")
    geral.get_by_role("link", name="vol.I.22.17").first.click()
    expect(page.locator("[id='vol.I.22.17']")).to_be_visible()


def test_a_given_hand_is_told_card_by_card(visit: Callable[..., Visitor]) -> None:
    """Given four cards of Mus that were touched, then no fifth can be, and what they can hope for is told by seat."""
    page = visit().go("/odds/mus")
    for card in ("12O", "12C", "12E", "1B"):
        page.locator(f"[data-give='{card}']").click()
    fifth = page.locator("[data-give='4O']")
    expect(fifth).to_have_attribute("aria-disabled", "true")
    fifth.click(force=True)
    expect(fifth).to_have_attribute("aria-pressed", "false")
    page.locator("[data-ask]").click()
    rows = page.locator("[data-found] tbody").filter(has=page.get_by_role("rowheader", name="grande"))
    expect(rows.get_by_role("row", name="mano")).to_contain_text("%")


def test_a_hand_that_is_played_out_tells_how_far_it_is(visit: Callable[..., Visitor]) -> None:
    """Given a hand of Voltarete, when it is asked about, then some deals are told of before all have been played."""
    page = visit().go("/odds/voltarete")
    _asked(page)
    expect(page.get_by_text(re.compile(r"Played \d+ of 300 times"))).to_be_visible()
    page.locator("[data-random]").click()
    expect(page.locator("[data-found]")).to_have_count(0)
