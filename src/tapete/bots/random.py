"""The player who does anything that is offered."""

from __future__ import annotations

from random import Random

from tapete.table.player import Choice, Sight


class RandomBot:
    """Every offer is as likely as another; the same seed plays the same."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, sight: Sight) -> Choice:
        """One of the actions offered."""
        prompt = sight.view.prompt
        assert prompt is not None
        return Choice(prompt.any(self._chance))

    def notice(self, sight: Sight) -> Choice | None:
        """It notices nothing."""
        return None
