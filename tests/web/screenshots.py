"""Pictures of every page, to be looked at: `make screenshots` puts them into build/screenshots."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.browser import Server, Visitor, a_browser

FOLDER = Path("build/screenshots")
SIZES = ((1280, 800), (360, 640))
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "new-table": "/new/malilla",
    "rules": "/rules/malilla?law=mal.23",
    "learn": "/rules/malilla",
    "settings": "/settings",
    "account": "/account",
    "history": "/history",
}


def main() -> None:
    """Every page, in both sizes; then the tables of every game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, a_browser() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            for width, height in SIZES:
                _pages(browser, server, width, height)
                _tables(browser, server, width, height)
        finally:
            server.stop()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}")


def _picture(visitor: Visitor, name: str, width: int) -> None:
    visitor.page.wait_for_timeout(700)
    visitor.page.screenshot(path=FOLDER / f"{name}-{width}.png")
    if visitor.complaints:
        print(name, visitor.complaints, file=sys.stderr)


def _pages(browser: Browser, server: Server, width: int, height: int) -> None:
    guest = Visitor(browser, server.url, width, height, locale="es")
    for name, path in PAGES.items():
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


def _tables(browser: Browser, server: Server, width: int, height: int) -> None:
    for game in server.games():
        guest = Visitor(browser, server.url, width, height, locale="es")
        guest.new_table(game["name"])
        guest.play(14)
        guest.wait_for_turn()
        _picture(guest, f"table-{game['name']}", width)
        guest.close()
    guest = Visitor(browser, server.url, width, height, locale="es")
    table = guest.new_table("malilla", options={"rounds": 1})
    guest.play(20_000)
    _picture(guest, "won", width)
    guest.page.locator(".score").first.click()
    for law in guest.page.locator(".law button:visible").all()[:1]:
        law.click()
    _picture(guest, "ledger", width)
    guest.go(f"/replay/{table}#hand=1&move=30")
    _picture(guest, "replay", width)
    guest.go("/")
    guest.new_table("malilla", table="open", options={"rounds": 1})
    guest.play(6, patience=3)
    guest.page.locator(".more").click()
    _picture(guest, "open-table", width)
    guest.close()


if __name__ == "__main__":
    main()
