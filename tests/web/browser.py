"""A server of its own, a real browser, and a player who plays by touching what the page offers."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from gzip import compress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, expect, sync_playwright

from tests.patience import GLANCE, PATIENCE, patiently, until_so
from tests.ports import free_port

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), "")
"""The one without windows costs least."""
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
LENGTHS = ("rounds", "games", "games_to_win", "goal", "hands", "hands_limit", "deals", "matches")
"""The options that say how long a match lasts."""
TRIES = 2500
"""So often the page looks again before it holds that what is covered stays covered."""

MOVING = {"reduced_motion": "no-preference"}
"""For whoever sees cards fly: they cost a browser without a graphics card more than all else, so most see them lie."""

LIGHT = 150_000
"""How many bytes a first visit may fetch."""

expect.set_options(timeout=PATIENCE * 1000)


class Server:
    """`tapete serve` as its users start it; it can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Serve, and wait until it answers."""
        command = f"{Path(sys.executable).with_name('tapete')} serve --no-limits"
        self.process = subprocess.Popen(
            [*command.split(), "--port", str(self.port), "--database", str(self.folder / "tapete.db")],
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "server.log").open("ab"),
            env={**os.environ, "LANG": "C.UTF-8"},
        )
        self.await_answer()

    def await_answer(self) -> None:
        """Until somebody is served."""
        until_so(self._answers)

    def _answers(self) -> bool:
        with suppress(OSError):
            urllib.request.urlopen(f"{self.url}/api/me", timeout=PATIENCE).close()
            return True
        assert self.process is not None and self.process.poll() is None, (self.folder / "server.log").read_text()
        return False

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """As its owner would."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)

    def games(self) -> list[dict[str, Any]]:
        """Every game there is, with its options."""
        with urllib.request.urlopen(f"{self.url}/api/games?language=en") as answer:
            return list(json.load(answer))


@contextmanager
def a_browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET), timeout=PATIENCE * 1000)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of his own; what the page complains about is kept."""

    def __init__(self, browser: Browser, url: str, width: int = 1280, height: int = 800, **more: Any) -> None:
        self.url = url
        usual = {"locale": "en", "reduced_motion": "reduce", "viewport": {"width": width, "height": height}}
        self.context = browser.new_context(**{**usual, **more})
        self.complaints: list[str] = []
        self.page = self.open()

    def open(self, path: str = "/") -> Page:
        """A fresh page at this path."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self._heard(line.type, line.text))
        page.on("request", lambda request: self._asked(request.url))
        page.goto(self.url + path)
        page.wait_for_selector("main")
        self.page = page
        return page

    def go(self, path: str) -> Page:
        """To another address, as if it had been typed."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")
        return self.page

    def _heard(self, kind: str, text: str) -> None:
        lost = "ERR_CONNECTION" in text or "WebSocket" in text or "Failed to load resource" in text
        if kind == "error" and not lost:
            self.complaints.append(text)

    def _asked(self, url: str) -> None:
        if not url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.complaints.append(f"asked elsewhere: {url}")

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Ask the server from within the page."""
        return self.page.evaluate(
            """async ([path, body]) => {
                const me = await (await fetch('/api/me')).json();
                const headers = {'X-CSRF-Token': me.csrf, 'Content-Type': 'application/json'};
                const answer = await fetch('/api' + path, {method: 'POST', headers, body: JSON.stringify(body)});
                if (!answer.ok) throw new Error(await answer.text());
                return await answer.json();
            }""",
            [path, body],
        )

    def get(self, path: str) -> Any:
        """Read something from the server."""
        return self.page.evaluate("async path => (await fetch('/api' + path)).json()", path)

    def new_table(self, game: str, **more: Any) -> str:
        """Open a table that wastes no time, and go there."""
        if "places" not in more:
            seats = next(info["seats"] for info in self.get("/games?language=en") if info["name"] == game)
            more["places"] = [{"kind": "you"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
        table = self.post("/tables", {"game": game, "pace": "instant", **more})
        self.go(f"/table/{table['id']}")
        return str(table["id"])

    def prefer(self, **change: Any) -> None:
        """Choose how the table is liked; it counts for the pages that are opened from now on."""
        self.page.evaluate(
            """async change => {
                const me = await (await fetch('/api/me')).json();
                const headers = {'X-CSRF-Token': me.csrf, 'Content-Type': 'application/json'};
                const body = JSON.stringify({...me.settings, ...change});
                const answer = await fetch('/api/me/settings', {method: 'PUT', headers, body});
                if (!answer.ok) throw new Error(await answer.text());
            }""",
            change,
        )

    def wait_for_turn(self) -> None:
        """Until there is something to do."""
        self.page.wait_for_selector(".at-prompt .prompt, .at-prompt .over")

    def reach_play(self) -> None:
        """Answer whatever is asked before the play, until a card can be played."""
        # An only card may play itself between two looks.
        for _ in patiently():
            assert not self.play(500, until=PLAYABLE), "no card could be played"
            if self.page.locator(".at-hand [aria-disabled=false]").count():
                break

    def hand(self) -> list[str]:
        """One's own cards."""
        return [str(card) for card in self.page.eval_on_selector_all(".at-hand [data-card]", CARDS)]

    def play(self, moves: int, patience: float = PATIENCE, cards: bool = True, until: str = "() => false") -> bool:
        """Touch what is offered, so many times or until the match is over; whether it is over.

        When nothing is offered for so many seconds, or the page is as wished, stop. Without cards only words are
        touched. What is offered but could not be touched, since it is covered or not on the screen, is a complaint.
        """
        over, hidden = self.page.evaluate(
            PLAYER.replace("UNTIL", until).replace("TRIES", str(TRIES)), [moves, patience * 1000, cards]
        )
        size = self.page.viewport_size
        self.complaints += [f"{what} cannot be touched at {size}" for what in hidden]
        return bool(over)

    def glance(self) -> None:
        """Let the page go on for a moment, before one looks again."""
        self.page.wait_for_timeout(GLANCE * 1000)

    def plays_a_card(self, held: list[str]) -> None:
        """Touch cards until one has left the hand: a touch while the page still connects again may be lost."""
        for _ in patiently():
            self.play(1)
            self.glance()
            if len(self.hand()) < len(held):
                break

    def sideways(self) -> int:
        """By how much the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    def close(self) -> None:
        """Go home."""
        self.context.close()


def first_load(browser: Browser, url: str) -> int:
    """How many bytes a first visit to this page fetches, each file as small as a web host sends it."""
    context = browser.new_context(service_workers="block")
    page, came = context.new_page(), list[Response]()
    page.on("response", lambda answer: came.append(answer))
    page.goto(url)
    page.locator("[data-play=mus]").wait_for()
    page.wait_for_load_state("networkidle")
    size = sum(len(compress(answer.body())) for answer in came)
    context.close()
    return size


PLAYABLE = "() => document.querySelector('.at-hand [aria-disabled=false]')"
CARDS = "cards => cards.map(card => card.dataset.card)"

PLAYER = """([moves, patience, touching]) => new Promise((resolve) => {
    let made = 0, since = Date.now(), missed = 0;
    const hidden = new Set();
    const luck = () => window.luck = ((window.luck ?? 20261115) * 1103515245 + 12345) % 2147483648;
    const any = list => list[luck() % list.length];
    const all = selector => [...document.querySelectorAll(selector)];
    const end = over => resolve([over, [...hidden]]);
    const reached = element => {
        element.scrollIntoView({ block: 'nearest' });
        const box = element.getBoundingClientRect();
        const at = (x, y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        // Of cards that lie over each other the corner with its number is free.
        const free = element.dataset.card ? [[0.5, 0.5], [0.15, 0.5], [0.15, 0.2]] : [[0.5, 0.5]];
        return free.some(([x, y]) => element.contains(at(x, y)));
    };
    // A card may still be on its way.
    const covered = offered => {
        const lost = offered.filter(element => !reached(element));
        missed = lost.length ? missed + 1 : 0;
        if (missed && missed < TRIES) return true;
        lost.forEach(element => hidden.add(element.ariaLabel || element.textContent.trim()));
        return false;
    };
    // Some tests let nothing be touched before it was read out.
    const unread = () => window.unread?.();
    const touch = element => { element.click(); made += 1; since = Date.now(); };
    const step = () => {
        if (document.querySelector('.at-prompt .over')) return end(true);
        if (made >= moves || (UNTIL)()) return end(false);
        const said = all('.answers > button[data-action]:not([disabled])');
        const cards = touching ? all('.at-hand button[aria-disabled=false], .at-prompt .trayed') : [];
        const grave = all('.apart button[data-action]:not([disabled]), .besides button[data-action]:not([disabled])');
        if (unread() && Date.now() - since < patience) return setTimeout(step, 8);
        if (covered([...said, ...cards, ...grave])) return setTimeout(step, 8);
        if (said.length && (!cards.length || any([1, 1, 1, 0]))) touch(any(said));
        else if (cards.length) touch(any(cards));
        else if (grave.length) touch(any(grave));
        else if (Date.now() - since > patience) return end(false);
        setTimeout(step, 8);
    };
    step();
})"""


def play_on(company: list[Visitor], until: Callable[[], bool], cards: bool = True) -> None:
    """Whoever has something to do does it."""
    for _ in patiently():
        if until():
            return
        asked = [somebody for somebody in company if somebody.page.locator(".at-prompt .prompt.yours").count()]
        for somebody in asked:
            somebody.play(1, patience=0.05, cards=cards)
        if not asked:
            company[0].glance()


def dealt(company: list[Visitor], cards: int) -> None:
    """Until each sees a hand of so many cards; whoever is first to see his does not play while others wait."""
    play_on(company, lambda: all(len(somebody.hand()) == cards for somebody in company), cards=False)


def shortest(game: dict[str, Any]) -> dict[str, Any]:
    """The options with which a match of this game is soonest over."""
    chosen: dict[str, Any] = {}
    for option in game["options"]:
        if option["name"] in LENGTHS and option["kind"] == "number":
            chosen[option["name"]] = option["least"] if option["least"] is not None else min(option["values"])
        elif option["name"] in LENGTHS and option["values"]:
            chosen[option["name"]] = min(value for value in option["values"] if isinstance(value, int))
    return chosen
