"""Who holds a place, and whether a bot plays there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tapete.bots import has_traits
from tapete.sitting.names import trait_of


@dataclass(slots=True)
class Holder:
    """Who holds a place, or for whom it is kept. `standing_in`: a bot plays for somebody who has been away too long;
    `idle`: it plays for one who is there, until he touches something. `spent`: of the time for the match, in seconds;
    `since`: the hand after which he took another's place; `comer`: who is to take it after this hand, by id and name.
    """

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    person: str | None = None
    level: str | None = None
    resigned: bool = False
    away_since: float | None = None
    standing_in: bool = False
    kept_for: str | None = None
    idle: bool = False
    spent: float = 0.0
    since: int = 0
    comer: tuple[str, str] | None = None

    @property
    def given_up(self) -> bool:
        """Whether nobody is expected to play here himself: it is a bot's place, or was left to one."""
        return self.kind == "bot" or self.resigned

    @property
    def bot_plays(self) -> bool:
        """Whether a bot plays here now."""
        return self.given_up or self.standing_in or self.idle

    @property
    def trait(self) -> str:
        """What the bot that holds this place is known for, if its level has traits."""
        return trait_of(self.name) if self.kind == "bot" and has_traits(self.level) else ""

    def come(self) -> None:
        """He is here: a bot that stood in for one who was away gives the place back."""
        self.away_since, self.standing_in = None, False
