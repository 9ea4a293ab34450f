"""What you like: language, company, pace. Kept beside your matches."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields

from tapete.data_folder import data_folder
from tapete.table.game import Game
from tapete.terminal.company import LEVEL
from tapete.words import preferred_language

USUAL, SPANISH, FRENCH = DECKS = ("usual", "spanish", "french")


@dataclass
class Settings:
    """They hold for every table. `last_card` plays the card you have no choice about."""

    lang: str = ""
    level: str = LEVEL
    quick: bool = False
    last_card: bool = True
    deck: str = USUAL

    def __post_init__(self) -> None:
        if self.deck not in DECKS:
            self.deck = USUAL

    @property
    def language(self) -> str:
        """The language to speak."""
        return preferred_language(self.lang)

    def french(self, game: type[Game]) -> bool:
        """Whether this game is shown with French cards."""
        return self.deck == FRENCH or (self.deck == USUAL and self.language in game.french)

    @property
    def unhurried(self) -> bool:
        """Whether the others take a moment before they act."""
        return not (self.quick or os.environ.get("TAPETE_FAST") or os.environ.get("TEXTUAL_ANIMATIONS") == "none")

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
    known = {
        each.name: kept[each.name]
        for each in fields(Settings)
        if isinstance(kept, dict) and type(kept.get(each.name)) is type(getattr(usual, each.name))
    }
    return Settings(**known)
