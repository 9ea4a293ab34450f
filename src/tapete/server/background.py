"""What goes on beside the answers: one way to begin it, so that none of it fails in silence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from tapete.errors import TapeteError

T = TypeVar("T")
log = logging.getLogger(__name__)
# The event loop holds a task so weakly that it may vanish half done.
_under_way: set[asyncio.Task[Any]] = set()


def begin(work: Coroutine[Any, Any, None], what: str) -> asyncio.Task[None]:
    """Do this beside everything else; if it fails the log says so, for nobody waits for it."""
    task = _begun(work, what)
    task.add_done_callback(_told)
    return task


async def uncut(work: Coroutine[Any, Any, T], what: str) -> T:
    """Do this to its end, even if the one who asked is gone meanwhile: what is stored must also be told."""
    task = _begun(work, what)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_told)
        raise


def _begun(work: Coroutine[Any, Any, T], what: str) -> asyncio.Task[T]:
    task = asyncio.create_task(work, name=what)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
    return task


def _told(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    # What is refused is the asker's to know, and he is gone.
    if error is not None and not isinstance(error, TapeteError):
        log.error("%s failed", task.get_name(), exc_info=error)
