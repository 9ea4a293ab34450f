"""Pictures of every page, to be looked at: `make screenshots` puts them into build/screenshots."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.web.browser import Server, Visitor, a_browser, shortest
from tests.web.places import SHEET

FOLDER = Path("build/screenshots")
SCREENS = ((1280, 800, "es"), (844, 390, "pt"), (390, 844, "en"), (360, 640, "pt"))
"""Every size, and every language at one of them at least."""
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "new-table": "/new/malilla",
    "new-mus": "/new/mus",
    "rules": "/rules/malilla?law=mal.23",
    "settings": "/settings",
    "account": "/account",
    "history": "/history",
    "lesson": "/lesson/mus-03",
    "lesson-play": "/lesson/malilla-03",
    "practice": "/practice/mus",
    "practice-puzzle": "/practice/malilla?wish=puzzle-2-1",
}


def main() -> None:
    """Every page, in every size; then the tables of every game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, a_browser() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            for width, height, locale in SCREENS:

                def guest(width: int = width, height: int = height, locale: str = locale) -> Visitor:
                    return Visitor(browser, server.url, width, height, locale=locale)

                _pages(guest(), [game["name"] for game in server.games()], width)
                _tables(guest, server, width)
        finally:
            server.stop()
    print(f"\r{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}")


def _picture(visitor: Visitor, name: str, width: int) -> None:
    visitor.page.wait_for_timeout(700)
    visitor.page.screenshot(path=FOLDER / f"{name}-{width}.png")
    print(f"\r{name}-{width}".ljust(40), end="", flush=True)
    if visitor.complaints:
        print(name, visitor.complaints, file=sys.stderr)


def _pages(guest: Visitor, games: list[str], width: int) -> None:
    courses = {f"{kind}-{game}": f"/{kind}/{game}" for game in games for kind in ("rules", "learn")}
    for name, path in (PAGES | courses).items():
        guest.go(path)
        _picture(guest, name, width)
    page = guest.go("/judge/malilla")
    page.select_option("#incident", "revoke")
    for group in page.locator("fieldset").all():
        if group.locator("input[type=radio]").count() and not group.locator("input:checked").count():
            group.locator("input[type=radio]").first.check(force=True)
    page.locator("form button.primary").click()
    page.wait_for_selector(".decision")
    _picture(guest, "judge", width)
    _account(guest, width)
    guest.new_table("malilla", places=[{"kind": "you"}, *[{"kind": "open"}] * 3])
    _picture(guest, "waiting", width)
    guest.close()


def _account(guest: Visitor, width: int) -> None:
    page = guest.go("/account")
    page.locator("#login").fill(f"carlota-{width}")
    page.locator("#password").fill("tres tristes tigres")
    page.locator("button[value=register]").click()
    page.wait_for_selector("#old")
    _picture(guest, "account-own", width)
    page.locator(".button.grave").click()
    _picture(guest, "account-delete", width)
    page.keyboard.press("Escape")


def _tables(guests: Callable[[], Visitor], server: Server, width: int) -> None:
    for game in server.games():
        for table in ("guided", "open"):
            guest = guests()
            guest.new_table(game["name"], table=table, options=shortest(game))
            guest.play(14, patience=3)
            guest.wait_for_turn()
            _picture(guest, f"{table}-{game['name']}", width)
            guest.close()
        guest = guests()
        guest.new_table(game["name"], pace="brisk")
        guest.play(2000, until=SHEET)
        _picture(guest, f"hand-over-{game['name']}", width)
        guest.close()
    guest = guests()
    table = guest.new_table("malilla", options={"rounds": 1})
    guest.play(20_000)
    _picture(guest, "won", width)
    guest.page.locator("section.end button.primary").click()
    guest.page.locator(".score").first.click()
    for law in guest.page.locator(".law button:visible").all()[:1]:
        law.click()
    _picture(guest, "ledger", width)
    guest.go(f"/replay/{table}#hand=1&move=30")
    _picture(guest, "replay", width)
    guest.go("/history")
    _picture(guest, "history-own", width)
    guest.go("/")
    guest.new_table("malilla", table="open", options={"rounds": 1})
    guest.play(6, patience=3)
    guest.page.locator(".more").last.click()
    _picture(guest, "open-menu", width)
    guest.close()


if __name__ == "__main__":
    main()
