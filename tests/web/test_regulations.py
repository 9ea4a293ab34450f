"""How a game is played elsewhere, on the page where a table is made: one touch, what it changes, a link for others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.browser import Visitor

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def test_a_regulation_is_chosen_by_one_touch_changed_and_sent_to_others(visit: Callable[..., Visitor]) -> None:
    """Given the page of a new table, when Iparralde is touched and one option changed, then it says so, and whoever
    opens the link of it finds the same rules and the note."""
    host = visit()
    host.go("/new/mus")
    page = host.page
    page.get_by_text("Iparralde", exact=True).click()
    shown = page.locator("section.regulation")
    expect(shown.get_by_role("heading")).to_have_text("Iparralde")
    expect(shown).to_contain_text("mano and their partner, then the other pair")
    expect(shown.get_by_role("link")).to_have_attribute("href", "https://federation-mus.fr/regl_comp_fr.html")
    page.get_by_role("button", name="This is not how we play it").click()
    note = page.get_by_label("How you play it, for those who get the link")
    expect(note).to_be_focused()
    note.fill("At home we play to thirty.")
    page.get_by_role("group", name="How many stones to a game?").get_by_text("30: six amarrakos").click()
    expect(shown.get_by_role("heading")).to_have_text("Iparralde, changed")
    link = page.get_by_label("Link to these rules").input_value()
    assert link.endswith("/new/mus?rules=iparralde&goal=30&note=At+home+we+play+to+thirty.")
    page.evaluate(AXE.read_text())
    assert page.evaluate("async () => (await axe.run()).violations.map(v => v.id)") == []

    guest = visit()
    guest.go(link[link.index("/new") :])
    expect(guest.page.locator("section.regulation").get_by_role("heading")).to_have_text("Iparralde, changed")
    expect(guest.page.locator(".note")).to_contain_text("At home we play to thirty.")
    guest.page.get_by_role("button", name="Create the table").click()
    expect(guest.page.locator(".agreed")).to_contain_text("Iparralde, changed")
    expect(guest.page.locator(".agreed")).to_contain_text("30: six amarrakos")
