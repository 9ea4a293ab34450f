"""What you like: language, company, pace. Kept beside your matches."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields

from tapete.data_folder import data_folder
from tapete.sitting.pace import CALM, INSTANT, PAUSES
from tapete.table.game import Game
from tapete.terminal.company import LEVEL
from tapete.words import preferred_language

USUAL, SPANISH, FRENCH = DECKS = ("usual", "spanish", "french")


@dataclass
class Settings:
    """They hold for every table. `last_card` plays the card you have no choice about."""

    lang: str = ""
    level: str = LEVEL
    pace: str = CALM
    last_card: bool = True
    deck: str = USUAL

    def __post_init__(self) -> None:
        self.deck = self.deck if self.deck in DECKS else USUAL
        self.pace = self.pace if self.pace in PAUSES else CALM

    @property
    def language(self) -> str:
        """The language to speak."""
        return preferred_language(self.lang)

    def french(self, game: type[Game]) -> bool:
        """Whether this game is shown with French cards."""
        return self.deck == FRENCH or (self.deck == USUAL and self.language in game.french)

    @property
    def pause(self) -> float:
        """How many seconds the others take before they act."""
        hurried = os.environ.get("TAPETE_FAST") or os.environ.get("TEXTUAL_ANIMATIONS") == "none"
        return 0.0 if hurried or self.pace == INSTANT else PAUSES[self.pace]

    def save(self) -> None:
        """Keep them, if there is room; they are not worth an error."""
        try:
            data_folder().mkdir(parents=True, exist_ok=True)
            (data_folder() / "settings.json").write_text(json.dumps(asdict(self)), encoding="utf-8")
        except OSError:
            return


def load_settings() -> Settings:
    """The settings that were kept; what is not understood there is left at its usual value."""
    try:
        kept = json.loads((data_folder() / "settings.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Settings()
    usual = Settings()
    if not isinstance(kept, dict):
        return usual
    if kept.get("quick") is True:
        # So it was called before there were three.
        kept.setdefault("pace", INSTANT)
    known = {
        each.name: kept[each.name]
        for each in fields(Settings)
        if type(kept.get(each.name)) is type(getattr(usual, each.name))
    }
    return Settings(**known)
