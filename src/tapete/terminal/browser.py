"""The table in the browser, opened from the menu and served for as long as Tapete runs here."""

from __future__ import annotations

import sys
from asyncio import create_subprocess_exec, wait_for
from asyncio.subprocess import DEVNULL, Process
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Button, Static

from tapete.terminal.panel import Panel

if TYPE_CHECKING:
    from tapete.terminal.app import TapeteApp

SERVE = (sys.executable, "-m", "tapete.cli", "serve", "--open")
ADDRESS = "http://127.0.0.1:8311/"
SOON = 2.0
"""After so many seconds a server that could not begin has said so."""


class BrowserScreen(Panel[None]):
    """What it is, how it is opened from outside, and a button that opens it now."""

    app: TapeteApp

    def compose(self) -> ComposeResult:
        """The page, what became of it, and the button."""
        words = self.app.words
        with Vertical(classes="sheet"):
            yield Static(words.text("browser-title"), classes="title", markup=False)
            yield Static(words.text("browser-page", address=ADDRESS), markup=False)
            yield Static(id="became", markup=False)
            yield Button(words.text("browser-open"))

    def on_mount(self) -> None:
        """Enter is enough."""
        self.query_one(Button).focus()
        if self.app.serving is not None:
            self.tell(self.app.words.text("browser-served", address=ADDRESS))

    def tell(self, text: str) -> None:
        """What became of it."""
        self.query_one("#became", Static).update(f"\n{text}")

    @work(exclusive=True)
    async def on_button_pressed(self) -> None:
        """Serve it, once."""
        words = self.app.words
        if self.app.serving is None:
            self.tell(words.text("browser-opening"))
            why = await self.served()
            if why:
                self.tell(words.text("browser-failed", why=why))
                return
        self.tell(words.text("browser-served", address=ADDRESS))

    async def served(self) -> str:
        """Begin to serve; why it cannot be done, or nothing."""
        with TemporaryFile() as said:
            process = await create_subprocess_exec(*SERVE, stdin=DEVNULL, stdout=DEVNULL, stderr=said)
            try:
                await wait_for(process.wait(), SOON)
            except TimeoutError:
                self.app.serving = process
                return ""
            said.seek(0)
            return said.read().decode("utf-8", "replace").strip().rpartition("\n")[2] or "?"


def stop(process: Process | None) -> None:
    """Whoever leaves takes the table in the browser with him."""
    if process is not None and process.returncode is None:
        process.terminate()
