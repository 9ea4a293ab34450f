"""The page for everybody: small screens, the keyboard, three languages, screen readers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tapete.table.game import REGISTRY
from tests.patience import patiently
from tests.web.browser import LIGHT, Server, Visitor, first_load
from tests.web.places import BOXES, DRAWN, RESTLESS, SIZES, STILL, resized

PAGES = ("/", "/lobby", "/new/malilla", "/rules/malilla", "/rules/malilla?law=mal.23", "/judge/malilla", "/history")
MORE = ("/account", "/settings", "/nowhere/at/all", "/learn/mus", "/lesson/mus-01")
TOUCHED = ".room :is(button:not(.card), a):not(.end .inside *), .room .end"
"""What a thumb touches. A hand may end meanwhile: its sheet lies on the screen, and what it holds is scrolled to."""
FEWER = "n => document.querySelectorAll('.at-hand [data-card]').length < n"
COVERED = """() => {
    const box = element => element.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const read = [...document.querySelectorAll('.stages li, .plate, .notes, .score, .prompt button')];
    // On a phone what is said stands under the name, within its plate.
    const spoken = [...document.querySelectorAll('.bubble, .fresh')].filter(bubble => bubble.offsetParent);
    const under = bubble => read.filter(element => !element.contains(bubble) && meet(box(bubble), box(element)));
    return [spoken.length, spoken.flatMap(bubble =>
        under(bubble).map(element => `${bubble.textContent} / ${element.textContent}`))];
}"""
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def _settled(page: Page) -> None:
    page.wait_for_function("() => !document.querySelector('[aria-busy]')")
    page.evaluate(DRAWN)
    page.evaluate(STILL)


def test_a_first_visit_is_light(browser: Browser, server: Server) -> None:
    """It fetches what every page needs, and the words of no game."""
    assert first_load(browser, server.url) < LIGHT


@pytest.fixture(scope="module")
def finished(server: Server, browser: Any) -> Iterator[str]:
    """A match that is over."""
    guest = Visitor(browser, server.url)
    table = guest.new_table("malilla-vistas", options={"rounds": 1})
    assert guest.play(5000)
    yield table
    guest.close()


def test_no_page_asks_the_same_again_and_again(visit: Callable[..., Visitor], finished: str) -> None:
    """Given any page, when it has come to rest, then each thing was asked for once."""
    guest = visit()
    guest.page.clock.install()
    asked: list[str] = []
    answered: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    for end in ("requestfinished", "requestfailed"):
        guest.page.on(end, lambda request: answered.append(request.url))
    for path in (*PAGES, *MORE, f"/replay/{finished}", f"/review/{finished}"):
        asked.clear()
        answered.clear()
        _settled(guest.go(path))
        # What it would do a little later it does now; and what follows from the answers.
        guest.page.clock.fast_forward(600)
        for _ in patiently():
            before = len(asked)
            guest.page.evaluate(DRAWN)
            again = [url for url, times in Counter(asked).items() if times > 1 and "/api/" in url]
            assert not again, path
            if before == len(asked) == len(answered):
                break


def test_nothing_is_wider_than_a_phone(visit: Callable[..., Visitor], finished: str) -> None:
    """Given a window of 360 by 640, then no page scrolls sideways."""
    phone = visit(width=360, height=640, has_touch=True)
    for path in (*PAGES, *MORE, f"/replay/{finished}", f"/review/{finished}"):
        _settled(phone.go(path))
        assert phone.sideways() <= 0, path


def test_the_header_of_a_phone_has_two_rows(visit: Callable[..., Visitor]) -> None:
    """Given a long name and large letters, then the header is still low, and nothing of it is cut off."""
    phone = visit(width=360, height=640, locale="pt", has_touch=True)
    phone.post("/account", {"login": "maria-antonieta-de-lugo", "password": "tres tristes tigres"})
    _settled(phone.go("/"))
    for big in ("false", "true"):
        phone.page.evaluate("big => (document.documentElement.dataset.big = big)", big)
        header, *inside = phone.page.eval_on_selector_all("header.top, header.top a, header.top select", BOXES)
        assert header["height"] < 100 and phone.sideways() <= 0
        assert all(box["left"] >= 0 and box["right"] <= 360 for box in inside), inside


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_every_table_fits_a_phone(name: str, visit: Callable[..., Visitor]) -> None:
    """Given a phone, upright or sideways, then hand and controls are on the screen and large enough for a thumb."""
    phone = visit(width=360, height=640, has_touch=True)
    # Every question is looked at, those with one answer too.
    phone.prefer(forced=False)
    phone.new_table(name)
    phone.wait_for_turn()
    for _ in range(2):
        phone.play(4)
        phone.wait_for_turn()
        for width, height in SIZES:
            resized(phone.page, (width, height))
            phone.page.evaluate(STILL)
            assert not (width > height and phone.page.evaluate(RESTLESS)), (width, height)
            assert phone.sideways() <= 0
            for box in phone.page.eval_on_selector_all(TOUCHED, BOXES):
                assert box["height"] >= 43.5 or box["width"] == 0, (width, box)
                assert box["left"] >= 0 and box["right"] <= width + 1 and box["bottom"] <= height + 1, (width, box)
            for box in phone.page.eval_on_selector_all(".at-hand .card", BOXES):
                assert box["left"] >= -1 and box["right"] <= width + 1 and box["bottom"] <= height + 3, (width, box)


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_nobody_talks_over_what_must_be_read(size: tuple[int, int], visit: Callable[..., Visitor]) -> None:
    """Given a hand of Mus, when somebody speaks, then his words cover no lance, no name and no answer."""
    guest = visit(width=size[0], height=size[1])
    guest.new_table("mus")
    heard = 0
    for _ in range(30):
        guest.wait_for_turn()
        guest.page.evaluate(DRAWN)
        spoken, covered = guest.page.evaluate(COVERED)
        assert covered == []
        heard += spoken
        if guest.play(1):
            break
    assert heard


def test_the_keyboard_is_enough(visit: Callable[..., Visitor]) -> None:
    """Given no mouse, when one tabs, types letters and walks along the hand, then cards are played."""
    guest = visit()
    page = guest.page
    page.wait_for_selector("[data-play]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.play") == "malilla":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".baize")
    start = ""
    for _ in patiently():
        page.wait_for_selector(".at-prompt .prompt.yours")
        letter = page.locator(".answers kbd")
        if letter.count():
            page.keyboard.press(letter.first.inner_text().lower())
        else:
            start = " ".join(guest.hand())
            page.keyboard.press("ArrowRight")
            page.wait_for_function("() => document.activeElement.dataset.card")
            if page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "false":
                page.keyboard.press("Enter")
                page.wait_for_function(FEWER, arg=len(start.split()))
                break
        guest.glance()
    assert len(guest.hand()) < len(start.split())


def test_languages_are_the_browsers_and_can_be_changed(visit: Callable[..., Visitor]) -> None:
    """Given a Portuguese browser, then the page is Portuguese; when Spanish is chosen it is Spanish, the table too."""
    guest = visit(locale="pt-PT")
    expect(guest.page.locator("h1")).to_have_text("Senta-te à mesa")
    assert guest.page.evaluate("document.documentElement.lang") == "pt"
    guest.page.select_option("#language", "es")
    expect(guest.page.locator("h1")).to_have_text("Siéntate a la mesa")
    guest.new_table("malilla")
    expect(guest.page.get_by_role("tab", name="Cuentas")).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_role("tab", name="Cuentas")).to_be_visible()


def test_the_french_deck_has_its_own_names(visit: Callable[..., Visitor]) -> None:
    """Given the French deck, then cards are drawn and named as French ones."""
    guest = visit()
    guest.go("/settings")
    guest.page.get_by_label("French").check(force=True)
    guest.new_table("malilla", options={"rounds": 1})
    guest.reach_play()
    card = guest.page.locator(".at-hand [data-card]").first
    expect(card).to_have_attribute("aria-label", re.compile("(diamonds|hearts|spades|clubs)$"))


def test_the_book_finds_a_law(visit: Callable[..., Visitor]) -> None:
    """Given the rule book, when one searches, then only laws with that word stand there."""
    guest = visit()
    page = guest.go("/rules/malilla")
    page.get_by_role("button", name="The laws").click()
    all_laws = page.locator("article.law").count()
    page.get_by_label("Search").fill("capote")
    page.wait_for_function("n => document.querySelectorAll('article.law').length < n", arg=all_laws)
    assert 0 < page.locator("article.law").count() < all_laws
    example = page.locator("article.law details").first
    example.locator("summary").click()
    expect(example.locator(".example p")).not_to_be_empty()


def test_an_example_shows_the_cards_it_names(visit: Callable[..., Visitor]) -> None:
    """Given an example that names cards, when it is opened, then they lie under it."""
    guest = visit()
    example = guest.go("/rules/malilla?law=mal.9").locator("[id='mal.9'] details")
    expect(example.locator(".cards img")).to_have_count(0)
    example.locator("summary").click()
    expect(example.locator(".cards img")).to_have_count(4)


def test_a_law_opens_the_hands_that_show_it(visit: Callable[..., Visitor]) -> None:
    """Given a maxim with a hand of the book, when its link is followed, then it is played out card by card."""
    guest = visit()
    page = guest.go("/rules/voltarete?law=vol.I.17.20")
    page.locator("[id='vol.I.17.20']").get_by_role("link", name="Seventh example: four matadores").click()
    page.get_by_text("Seventh example: four matadores").last.click()
    expect(page.get_by_text("goes to the casca")).to_be_visible()
    page.get_by_role("slider").fill("18")
    expect(page.locator(".steps")).to_contain_text("19 /")
    page.get_by_role("link", name="The laws").click()
    expect(page.locator("[id='vol.I.17.20']")).to_be_visible()


def test_the_judge_rules(visit: Callable[..., Visitor]) -> None:
    """Given an incident and its facts, then the decision comes first, and the laws after it."""
    guest = visit()
    page = guest.go("/judge/malilla")
    page.select_option("#incident", "revoke")
    for group in page.locator("fieldset").all():
        if group.locator("input[type=radio]").count() and not group.locator("input:checked").count():
            group.locator("input[type=radio]").first.check(force=True)
    page.get_by_role("button", name="Ask the judge").click()
    expect(page.locator(".decision")).not_to_be_empty()
    expect(page.locator(".payments li")).to_have_text(re.compile("^10 .* → .*For a revoke$", re.S))
    assert page.locator(".ruling article.law").count() > 0


def test_an_account_is_opened_and_left(visit: Callable[..., Visitor]) -> None:
    """Given a name and a password, then one has an account, can leave it everywhere and come back."""
    guest = visit()
    page = guest.go("/account")
    page.get_by_label("Username").fill("carlota")
    page.get_by_label("Password").fill("tres tristes tigres")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("You are logged in as carlota.")).to_be_visible()
    page.get_by_role("button", name="Log out everywhere").click()
    page.get_by_label("Username").fill("carlota")
    page.get_by_label("Password").fill("tres tristes tigres")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("You are logged in as carlota.")).to_be_visible()


def _account(visitor: Visitor, name: str) -> Page:
    """Open an account of this name on its page."""
    page = visitor.go("/account")
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill("tres tristes tigres")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"You are logged in as {name}.")).to_be_visible()
    return page


def test_a_password_is_changed(visit: Callable[..., Visitor]) -> None:
    """Given an account, when the old password is right, then the new one opens it, and other browsers are out."""
    guest, elsewhere = visit(), visit()
    page, other = _account(guest, "dorotea"), elsewhere.go("/account")
    other.get_by_label("Username").fill("dorotea")
    other.get_by_label("Password").fill("tres tristes tigres")
    other.get_by_role("button", name="Log in").click()
    expect(other.get_by_text("You are logged in as dorotea.")).to_be_visible()
    for old, said in (("tres alegres tigres", "This is not your password."), ("tres tristes tigres", "is changed")):
        page.get_by_label("Current password").fill(old)
        page.get_by_label("New password").fill("trigo en un trigal")
        page.get_by_role("button", name="Change the password").click()
        expect(page.get_by_text(said)).to_be_visible()
    other.reload()
    other.get_by_label("Username").fill("dorotea")
    other.get_by_label("Password").fill("trigo en un trigal")
    other.get_by_role("button", name="Log in").click()
    expect(other.get_by_text("You are logged in as dorotea.")).to_be_visible()


def test_a_deleted_account_is_a_former_player_to_the_others(visit: Callable[..., Visitor]) -> None:
    """Given two who have played, when one deletes the account, then the other reads what he is called now, in the
    language he reads."""
    former = "alguém que saiu"
    leaver, other = visit(), visit(locale="pt")
    page = _account(leaver, "elvira")
    places = [{"kind": "you"}, {"kind": "open"}]
    table = leaver.new_table("malilla-vistas", options={"rounds": 1}, places=places)
    other.post(f"/tables/{table}/sit", {})
    other.go(f"/table/{table}")
    page = leaver.go("/account")
    page.get_by_role("button", name="Delete the account…").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("What is kept")).to_contain_text("former player")
    sheet.get_by_label("Current password").fill("tres tristes tigres")
    sheet.get_by_role("button", name="Delete the account").click()
    expect(page.get_by_text("The account is deleted.")).to_be_visible()
    expect(page.get_by_label("Username")).to_be_visible()
    expect(other.page.locator(".seat .name", has_text=former)).to_be_visible()
    assert other.play(5000)
    other.go("/history")
    expect(other.page.locator(".rows .player", has_text=former)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "button", "said"),
    [
        ("es", "Deshacer la mesa", "Esta mesa se deshizo"),
        ("pt", "Desfazer a mesa", "Esta mesa foi desfeita"),
        ("en", "Give up the table", "This table was given up"),
    ],
)
def test_a_host_gives_up_a_table_that_waits(
    language: str, button: str, said: str, visit: Callable[..., Visitor]
) -> None:
    """Given a table that waits, when its host gives it up, then both he and who sat there read so."""
    host, other = visit(locale=language), visit(locale=language)
    table = host.new_table("malilla-coja", places=[{"kind": "you"}, {"kind": "open"}, {"kind": "open"}])
    other.post(f"/tables/{table}/sit", {})
    other.go(f"/table/{table}")
    expect(other.page.locator(".waiting li")).to_have_count(3)
    expect(other.page.get_by_role("button", name=button)).to_have_count(0)
    host.page.get_by_role("button", name=button).click()
    host.page.get_by_role("dialog").get_by_role("button", name=button).click()
    for visitor in (host, other):
        expect(visitor.page.get_by_role("heading", name=said)).to_be_visible()
        expect(visitor.page.locator(".waiting li")).to_have_count(0)


def test_the_end_of_a_match_tells_what_it_did_to_your_rating(visit: Callable[..., Visitor]) -> None:
    """Given an account, when its match is over, then its rating before and after stands there, also on coming back."""
    guest = visit()
    _account(guest, "benita")
    guest.new_table("malilla-vistas", options={"rounds": 1}, rated=True)
    assert guest.play(5000)
    rated = re.compile(r"rating: 1000\.0 → \d+\.\d \([+-]\d+\.\d\)")
    expect(guest.page.locator(".rated li")).to_have_text(rated)
    guest.page.reload()
    expect(guest.page.locator(".rated li")).to_have_text(rated)


def _violations(page: Page) -> list[str]:
    """What axe finds that keeps people out."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{page.url} {one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0].get('failureSummary', '')[:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_kept_out(theme: str, visit: Callable[..., Visitor], finished: str) -> None:
    """Given any page, in light and in dark, then axe finds nothing serious or critical."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    guest = visit(bypass_csp=True, color_scheme=theme)
    problems: list[str] = []
    for path in (*PAGES, *MORE, f"/replay/{finished}", f"/review/{finished}"):
        _settled(guest.go(path))
        problems += _violations(guest.page)
    guest.go("/rules/malilla").get_by_role("button", name="The laws").click()
    problems += _violations(guest.page)
    guest.go("/")
    for kind in ("guided", "open"):
        guest.new_table("malilla", table=kind, options={"rounds": 1})
        guest.wait_for_turn()
        guest.play(3)
        guest.wait_for_turn()
        guest.page.evaluate(STILL)
        problems += _violations(guest.page)
    guest.page.get_by_role("button", name="Menu").click()
    problems += _violations(guest.page)
    assert problems == []


def test_the_sheets_of_an_account_and_of_a_host_fit_a_phone_and_keep_nobody_out(visit: Callable[..., Visitor]) -> None:
    """Given a phone, then neither an account nor a table that waits is wider, and axe finds nothing in them."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    phone = visit(width=360, height=640, bypass_csp=True)
    sheets = {"Delete the account…": _account(phone, "fabiola"), "Give up the table": phone.page}
    for button, page in sheets.items():
        if button == "Give up the table":
            phone.new_table("malilla-vistas", places=[{"kind": "you"}, {"kind": "open"}])
        expect(page.get_by_role("button", name=button)).to_be_visible()
        assert phone.sideways() <= 0 and _violations(page) == []
        page.get_by_role("button", name=button).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert phone.sideways() <= 0 and _violations(page) == []
