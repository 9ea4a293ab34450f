"""The player who does anything that is offered."""

from __future__ import annotations

from random import Random

from tapete.table.player import Choice
from tapete.table.view import View


class RandomBot:
    """Every offer is as likely as another; the same seed plays the same."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: View) -> Choice:
        """One of the actions offered."""
        assert view.prompt is not None
        return Choice(view.prompt.any(self._chance))

    def notice(self, view: View) -> Choice | None:
        """It notices nothing."""
        return None
