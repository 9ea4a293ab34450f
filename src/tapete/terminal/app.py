"""The program in the terminal: the menu, and the tables one sits down at."""

from __future__ import annotations

from asyncio.subprocess import Process
from collections.abc import Sequence

from textual.app import App
from textual.screen import Screen

from tapete.laws.book import LANGUAGES
from tapete.table.game import Game, game_class
from tapete.terminal.archive import Saved, new_match
from tapete.terminal.browser import stop
from tapete.terminal.company import Company, sit_down
from tapete.terminal.menu import MenuScreen
from tapete.terminal.settings import load_settings
from tapete.terminal.table import TableScreen
from tapete.words import Words, folder_of


class TapeteApp(App[None]):
    """Opens the menu, or a table at once when a game is given."""

    TITLE = "Tapete"
    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        lang: str | None = None,
        game: Game | None = None,
        level: str = "",
        seat: int = 0,
        seed: str | None = None,
        screens: Sequence[Screen[None]] = (),
    ) -> None:
        super().__init__()
        self._over = screens
        self.settings = load_settings()
        self.settings.lang = lang or self.settings.lang
        self._words: dict[tuple[str, str, bool], Words] = {}
        self.serving: Process | None = None
        """The server of the table in the browser, once it was opened from here."""
        self._first = game, level or self.settings.level, seat, seed

    def on_mount(self) -> None:
        """The menu lies under every table."""
        self.push_screen(MenuScreen())
        game, level, seat, seed = self._first
        if game is not None:
            self.push_screen(self.table(sit_down(game, seat, level, seed)))
        for screen in self._over:
            self.push_screen(screen)

    def on_unmount(self) -> None:
        """What was opened from here ends here."""
        stop(self.serving)

    def table(self, company: Company, saved: Saved | None = None) -> TableScreen:
        """A table for this company."""
        return TableScreen(company, saved or new_match(company.match.game.name))

    @property
    def words(self) -> Words:
        """The words of the program itself."""
        return self._in("", french=False)

    def words_for(self, game: str) -> Words:
        """The words of the program and of this game."""
        return self._in(folder_of(game), self.settings.french(game_class(game)))

    def titles(self, game: str) -> Words:
        """The words that name this game, for which it need not be read itself."""
        return self._in(folder_of(game), french=False)

    def _in(self, folder: str, french: bool) -> Words:
        language = self.settings.language
        key = language, folder, french
        if key not in self._words:
            self._words[key] = Words(language, folder, "terminal", "practice", french=french)
        return self._words[key]

    def next_language(self) -> None:
        """Spanish, Portuguese, English, and round again."""
        at = LANGUAGES.index(self.settings.language)
        self.settings.lang = LANGUAGES[(at + 1) % len(LANGUAGES)]
        self.settings.save()
