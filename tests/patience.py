"""How long a test waits for a fact: as long as it takes, for no test asks how fast or how busy a machine is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

PATIENCE = 300.0
"""After so many seconds something is held to stand still for ever; nothing that works comes near to it."""
GLANCE = 0.002
"""How often one looks."""


def patiently() -> Iterator[None]:
    """Again and again, for as long as it takes."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
    raise AssertionError("it never came to that")


async def until(fact: Callable[[], object]) -> None:
    """Wait until this is so."""
    for _ in patiently():
        if fact():
            return
        await asyncio.sleep(GLANCE)


def until_so(fact: Callable[[], object]) -> None:
    """The same where there is no event loop."""
    for _ in patiently():
        if fact():
            return
        time.sleep(GLANCE)
