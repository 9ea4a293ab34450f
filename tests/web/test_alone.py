"""The table without a server: a folder that is only served, then no network at all, and every game to its end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

from tests.universal.tables import short
from tests.web.browser import LIGHT, Visitor, first_load

FOLDER = Path(__file__).parents[2] / "build" / "static"
ANSWERED = """() => document.querySelectorAll('form fieldset').forEach(question => {
    const choice = question.querySelector('input[type=radio]');
    const other = question.querySelector('input[type=number], select');
    if (choice) return choice.click();
    other.value = other.min || other.options?.[1]?.value || '1';
    other.dispatchEvent(new Event('change', { bubbles: true }));
})"""
KEPT = "name => caches.match(name).then(found => found !== undefined)"


class Host(SimpleHTTPRequestHandler):
    """A web host that only serves files, and says nothing of it."""

    def log_message(self, *_: object) -> None:
        """Be silent."""


@pytest.fixture(scope="module")
def host() -> Iterator[str]:
    if not (FOLDER / "engine.zip").exists():
        pytest.skip("the folder has not been built: make static")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=FOLDER))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


class Alone(Visitor):
    """Somebody who plays with the house in his own browser."""

    def sit_down(self, name: str) -> None:
        """Open a short table that wastes no time, by the page for it."""
        self.page.goto(f"{self.url}/#/new/{name}")
        self.page.wait_for_selector("form")
        for details in self.page.locator("details").all():
            details.evaluate("details => { details.open = true; }")
        self.choose("pace", "instant")
        for option, value in short(name):
            self.choose(option, str(value))
        for place in self.page.locator("select[id^=place-]").all():
            if "bot" in place.input_value():
                place.select_option("bot random")
        self.page.locator("form button.primary").click()
        self.page.wait_for_selector(".baize")

    def choose(self, option: str, value: str) -> None:
        """Whatever kind of field it is."""
        field = self.page.locator(f"[name='{option}'], #{option}").first
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        elif field.get_attribute("type") == "radio":
            self.page.locator(f"[name='{option}'][value='{value}']").check()
        else:
            field.fill(value)


@pytest.fixture(scope="module")
def guest(browser: Browser, host: str) -> Iterator[Alone]:
    """Somebody who came once while there was a network, played a little, and has none now."""
    alone = Alone(browser, host)
    alone.page.wait_for_function("navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)")
    alone.page.locator("[data-play=mus]").click()
    expect(alone.page.locator("progress")).to_be_visible()
    alone.wait_for_turn()
    alone.page.wait_for_function(KEPT, arg="api/incidents/zanga.en.json")
    alone.context.set_offline(True)
    alone.page.reload()
    yield alone
    alone.close()
    assert alone.complaints == []


def test_a_first_visit_is_light(browser: Browser, host: str) -> None:
    assert first_load(browser, host) < LIGHT


TRIED = """async () => {
    const refused = new Set();
    document.addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.broken = true';
    document.head.append(script);
    new Image().src = 'http://127.0.0.1:9/spy.png';
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
    try { new Worker('data:text/javascript,0'); } catch { refused.add('worker-src'); }
    while (refused.size < 4) await new Promise((done) => setTimeout(done, 5));
    return [window.broken === undefined, ...[...refused].sort()];
}"""


def test_the_page_may_do_nothing_but_with_what_is_its_own(browser: Browser, host: str) -> None:
    page = browser.new_page()
    page.goto(host)
    page.wait_for_selector("[data-play]")
    assert page.evaluate(TRIED) == [True, "connect-src", "img-src", "script-src-elem", "worker-src"]
    page.close()


def test_a_match_goes_on_after_the_page_was_closed(guest: Alone) -> None:
    guest.page.goto(f"{guest.url}/")
    guest.page.locator(".going a").first.click()
    guest.wait_for_turn()
    expect(guest.page.locator(".at-prompt .prompt")).to_be_visible()


PLAYED = ("malilla-vistas", "mus", "revesino", "voltarete")
"""One of each kind of table: with piles, with bets, each for himself, with an auction. The engine is the same for all,
and every game is played in it without a page too (tests/alone)."""


@pytest.mark.parametrize("name", PLAYED)
def test_a_whole_match_without_a_network(name: str, guest: Alone) -> None:
    """Given no network, when a match is played to its end, then it is in the history and can be followed again."""
    guest.sit_down(name)
    assert guest.play(20_000), "the match did not end"
    guest.page.goto(f"{guest.url}/#/history")
    guest.page.locator(".rows a").first.click()
    for _ in range(3):
        guest.page.get_by_role("button", name="Next step").click()
    expect(guest.page.locator(".steps span.numbers")).to_contain_text("4 /")


def test_an_exercise_that_was_missed_comes_back_without_a_network(guest: Alone) -> None:
    guest.page.goto(f"{guest.url}/#/practice/mus?wish=total-1-5")
    guest.page.locator("[data-say=number]").click()
    expect(guest.page.locator(".verdict:not(.right)")).to_be_visible()
    guest.page.reload()
    guest.page.locator(".where a").click()
    expect(guest.page.locator(".lead")).to_contain_text("One that you missed comes back today.")


def test_the_judge_decides_without_a_network(guest: Alone) -> None:
    guest.page.goto(f"{guest.url}/#/judge/malilla")
    guest.page.locator("#incident").select_option(index=1)
    guest.page.evaluate(ANSWERED)
    guest.page.locator("form button.primary").click()
    expect(guest.page.locator(".decision")).not_to_be_empty()
    expect(guest.page.locator(".law, [data-law]").first).to_be_visible()
