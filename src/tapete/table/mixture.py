"""How often a table that was learned says each thing: where bets must hide, no one answer is the right one."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.table.action import Action


@dataclass(frozen=True, slots=True)
class Mixture:
    """Each thing that is said, with its share; which of them one's own word is; and the chance of the cards.

    There are none where nothing was learned of such a moment.
    """

    ways: tuple[tuple[Action, float], ...]
    own: Action
    chance: float

    @property
    def share(self) -> float:
        """How often the table says what was said."""
        return dict(self.ways).get(self.own, 0.0)
