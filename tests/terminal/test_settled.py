"""A key that is pressed has had all its effects when a test looks, however long the machine takes for them."""

from __future__ import annotations

import asyncio

from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Static


class Passed(Message):
    """Something is handed on."""


class Slow(Vertical):
    """Hands it on to whoever holds it, after a while in which the process is idle."""

    def compose(self) -> ComposeResult:
        yield Static("here")

    async def on_passed(self, event: Passed) -> None:
        event.stop()
        await asyncio.sleep(0.05)
        holder = self.parent
        assert holder is not None
        holder.post_message(Passed())


class Chain(App[None]):
    """One within another; what the innermost is told comes out at last."""

    arrived = False

    def compose(self) -> ComposeResult:
        with Slow(id="outer"), Slow(), Slow(id="inner"):
            yield Static("there")

    def on_key(self) -> None:
        self.query_one("#inner").post_message(Passed())

    def on_passed(self) -> None:
        self.arrived = True


async def test_what_is_handed_on_slowly_has_come_to_its_end() -> None:
    async with Chain().run_test() as pilot:
        await pilot.press("x")
        assert isinstance(pilot.app, Chain) and pilot.app.arrived


class Growing(App[None]):
    """Something that needs another line for what it says when a key is pressed."""

    CSS = "#words { height: auto; width: 10; }"

    def compose(self) -> ComposeResult:
        yield Static("short", id="words")

    def on_key(self) -> None:
        self.query_one("#words", Static).update("too long for a line")


async def test_what_needs_another_line_has_it_and_is_drawn() -> None:
    async with Growing().run_test() as pilot:
        words = pilot.app.query_one("#words")
        assert words.size.height == 1
        await pilot.press("x")
        assert words.size.height == 2
