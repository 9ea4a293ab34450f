"""What some tables agree on and the books do not know has its place on the page: named trumps, and free talk."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.browser import Visitor

BOTS: list[dict[str, Any]] = [{"kind": "you"}, *[{"kind": "bot", "level": "treatise"}] * 3]
PHONE = {"width": 375, "height": 667}


def test_trumps_are_named_with_a_button_for_each_suit(visit: Callable[..., Visitor]) -> None:
    """Given a Butifarra, when it is my turn to name, then every suit, no trumps and my partner can be chosen, and what
    I say stands on the table."""
    guest = visit(**PHONE)
    guest.new_table("malilla", options={"trump": "dealer", "favourite": "none", "rounds": 1}, places=BOTS)
    naming = """() => document.querySelector('[data-action="trump none"]')"""
    assert not guest.play(400, until=naming)
    for suit in ("oros", "copas", "espadas", "bastos"):
        expect(guest.page.locator(f'[data-action="trump {suit}"] svg')).to_be_visible()
    guest.page.locator('[data-action="trump none"]').click()
    expect(guest.page.locator(".notes")).to_contain_text("Butifarra: no trumps · Everything pays × 2")


def test_a_hand_is_doubled_with_a_button(visit: Callable[..., Visitor]) -> None:
    """Given a table that doubles, when I am asked, then I can, and the table shows by how much all is multiplied."""
    guest = visit()
    guest.new_table("malilla", options={"trump": "dealer", "contra": True, "favourite": "none"}, places=BOTS)
    assert not guest.play(400, until="""() => document.querySelector('[data-action="contra"]')""")
    guest.page.locator('[data-action="contra"]').click()
    expect(guest.page.locator(".notes")).to_contain_text("Everything pays ×")


def test_a_partner_who_is_asked_answers_at_once(visit: Callable[..., Visitor]) -> None:
    """Given Mus with free talk, when I ask my partner what they have, then the answer is heard before I must speak."""
    guest = visit(**PHONE)
    guest.new_table("mus", options={"talk": "consult", "partners": "fixed", "first_hand": "off"}, places=BOTS)
    ready = """() => document.querySelector('[data-action="no-hay-mus"]')"""
    assert not guest.play(400, until=ready)
    guest.page.get_by_role("button", name="More").click()
    guest.page.locator('[data-action="say what-have-you"]').click()
    expect(guest.page.locator(".at-top .said")).to_have_text(re.compile("I have|As you like"))
    expect(guest.page.locator('[data-action="no-hay-mus"]')).to_be_visible()
