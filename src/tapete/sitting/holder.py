"""Who holds a place, and whether a bot plays there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(slots=True)
class Holder:
    """Who holds a place, or for whom it is kept. `standing_in`: a bot plays for somebody who has been away too long."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    person: str | None = None
    level: str | None = None
    resigned: bool = False
    away_since: float | None = None
    standing_in: bool = False
    kept_for: str | None = None

    @property
    def bot_plays(self) -> bool:
        """Whether a bot plays here now."""
        return self.kind == "bot" or self.resigned or self.standing_in

    def come(self) -> None:
        """He is here: a bot that stood in gives the place back."""
        self.away_since, self.standing_in = None, False
