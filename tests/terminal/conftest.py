"""Keys are pressed when everything before them is done, and what follows from them is done when a test looks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import textual.app
import textual.pilot
from textual._context import active_app
from textual.driver import Driver
from textual.events import Timer
from textual.message import Message
from textual.message_pump import MessagePump
from textual.pilot import Pilot

from tests.patience import until


@pytest.fixture(autouse=True)
def settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual's own way takes a process that a busy machine lets wait for one that is idle, and gives up after a while.

    This one waits until nobody on the screen has told anybody anything, from once that all have dealt with what they
    were told to the next time, nor when the screen is laid out and drawn anew: by itself it is a moment later.
    """
    posted, quiet, post = 0, -1, MessagePump.post_message

    def counted(pump: MessagePump, message: Message) -> bool:
        nonlocal posted
        # A cursor that blinks is no news.
        posted += not isinstance(message, Timer)
        return post(pump, message)

    async def dealt_with(app: textual.app.App[Any]) -> None:
        done = []
        for pump in (app, *app.screen.walk_children(with_self=True)):
            told = asyncio.Event()
            if post(pump, textual.events.Callback(callback=told.set)):
                done.append((pump, told))
        # Whoever leaves meanwhile deals with nothing any more.
        await until(lambda: app._exception or all(told.is_set() or gone(app, pump) for pump, told in done))

    async def wait(*_: object, **__: object) -> bool:
        nonlocal quiet
        app = active_app.get()
        while quiet != posted and app._exception is None:
            quiet = posted
            await dealt_with(app)
            if quiet == posted and app.screen.is_running:
                app.screen._on_timer_update()
        return app._exception is None

    monkeypatch.setattr(MessagePump, "post_message", counted)
    monkeypatch.setattr(Pilot, "_wait_for_screen", wait)
    for module in (textual.app, textual.pilot):
        monkeypatch.setattr(module, "wait_for_idle", wait)
    monkeypatch.setattr(Driver, "send_message", lambda driver, message: driver._app.post_message(message))


def gone(app: textual.app.App[Any], pump: MessagePump) -> bool:
    """Whether it has left the screen."""
    return pump is not app and not pump.is_attached
