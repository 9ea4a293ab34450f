"""What is said to an exercise."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tapete.server.messages.bounds import Asked, Key


class PracticeSaid(Asked):
    """An answer to an exercise, by its name."""

    task: Key
    said: Annotated[str, Meta(min_length=1, max_length=200)]
