"""The first screen: the games, what was left unfinished, and what can be looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tapete.table.game import REGISTRY, game
from tapete.terminal.agree import AgreeScreen
from tapete.terminal.archive import Saved, unfinished
from tapete.terminal.aside import JudgeScreen, OddsScreen, PastScreen
from tapete.terminal.browser import BrowserScreen
from tapete.terminal.buttons import Button, Buttons
from tapete.terminal.canvas import Drawn
from tapete.terminal.company import Company, sit_down
from tapete.terminal.learning import CourseScreen
from tapete.terminal.panel import keys
from tapete.terminal.practice import PracticeScreen

if TYPE_CHECKING:
    from tapete.terminal.app import TapeteApp

KEYS = (
    ("play", "⏎"), ("agree", "O"), ("help", "F1"), ("learn", "L"), ("judge", "J"), ("language", "F2"), ("quit", "Q"),
)  # fmt: skip
ASIDE = (("practice", "E"), ("past", "P"), ("odds", "M"), ("browser", "B"))
DISCARD = ("discard", "D")
CONTINUE = "continue "


class MenuScreen(Screen[None]):
    """Enter sits down at the game under the cursor."""

    BINDINGS: ClassVar[list[BindingType]] = keys(
        "o agree", "d,delete discard", "f1,question_mark help", "l learn", "e practice", "j judge", "p past", "m odds",
        "b browser", "f2 language", "q,escape quit",
    )  # fmt: skip

    app: TapeteApp

    def compose(self) -> ComposeResult:
        """Title, list, keys."""
        yield Static("T A P E T E", id="title", markup=False)
        yield Static(id="about", markup=False)
        yield OptionList(id="games", markup=False)
        yield Buttons(quiet=True, id="keys")

    def on_screen_resume(self) -> None:
        """Each time somebody comes back there may be something else to go on with."""
        self.waiting: list[tuple[Saved, Company]] = []
        self.of_other_rules = 0
        for saved, company in unfinished():
            if company is None:
                self.of_other_rules += 1
            else:
                self.waiting.append((saved, company))
            if len(self.waiting) == 3:
                break
        self.draw()

    def draw(self) -> None:
        """Everything in the language of now."""
        words = self.app.words
        games = self.query_one(OptionList)
        before = games.highlighted
        games.clear_options()
        for place, (_, company) in enumerate(self.waiting):
            name = company.match.game.name
            title = words.text("menu-continue", game=self.app.titles(name).game(name), hand=company.state.hand)
            games.add_option(Option(Text(f"▸ {title}", "bold #8c2a1a"), id=f"{CONTINUE}{place}"))
        for name in REGISTRY:
            own = self.app.titles(name)
            games.add_option(Option(Text.assemble((own.game(name), "bold"), f"\n  {own.about(name)}"), id=name))
        games.highlighted = before or 0
        games.focus()
        about = [words.text("menu-about")]
        if self.of_other_rules:
            about.append(words.text("menu-other-edition", count=self.of_other_rules))
        self.query_one("#about", Static).update("\n".join(about))
        shown = (*KEYS, *ASIDE, DISCARD) if self.waiting else (*KEYS, *ASIDE)
        buttons = [Button(f"action {key}", words.text(f"menu-key-{key}"), letter) for key, letter in shown]
        self.query_one("#keys", Buttons).show(buttons)

    @property
    def chosen(self) -> str:
        """The game under the cursor; for one left unfinished its own."""
        games = self.query_one(OptionList)
        option = games.get_option_at_index(games.highlighted or 0)
        assert option.id is not None
        if option.id.startswith(CONTINUE):
            return self.waiting[int(option.id.removeprefix(CONTINUE))][1].match.game.name
        return option.id

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Sit down, or go on."""
        assert event.option_id is not None
        if event.option_id.startswith(CONTINUE):
            saved, company = self.waiting[int(event.option_id.removeprefix(CONTINUE))]
            self.app.push_screen(self.app.table(company, saved))
        else:
            company = sit_down(game(event.option_id), level=self.app.settings.level)
            self.app.push_screen(self.app.table(company))

    def on_drawn_touched(self, event: Drawn.Touched) -> None:
        """A key was touched."""
        self.run_worker(self.run_action(event.key.removeprefix("action ")))

    def action_play(self) -> None:
        """Sit down at the game under the cursor."""
        self.query_one(OptionList).action_select()

    def action_discard(self) -> None:
        """The unfinished match under the cursor is not wanted any more."""
        games = self.query_one(OptionList)
        option = games.get_option_at_index(games.highlighted or 0)
        if option.id is not None and option.id.startswith(CONTINUE):
            saved, _ = self.waiting.pop(int(option.id.removeprefix(CONTINUE)))
            saved.discard()
            self.draw()

    @work
    async def action_agree(self) -> None:
        """Agree on something else than usual first."""
        name = self.chosen
        agreed = await self.app.push_screen_wait(AgreeScreen(name, self.app.words_for(name)))
        if agreed is not None:
            self.app.push_screen(self.app.table(sit_down(agreed.game, level=agreed.level)))

    def action_help(self) -> None:
        """How to play it."""
        from tapete.terminal.book import BookScreen

        self.app.push_screen(BookScreen(self.chosen, self.app.words_for(self.chosen)))

    def action_learn(self) -> None:
        """The course of the game under the cursor."""
        self.app.push_screen(CourseScreen(self.chosen))

    def action_practice(self) -> None:
        """Exercises in the game under the cursor."""
        self.app.push_screen(PracticeScreen(self.chosen))

    def action_judge(self) -> None:
        """A dispute in the game under the cursor is decided."""
        self.app.push_screen(JudgeScreen(self.chosen, self.app.words_for(self.chosen)))

    def action_past(self) -> None:
        """The matches played to their end."""
        self.app.push_screen(PastScreen())

    def action_odds(self) -> None:
        """The odds of the game under the cursor."""
        self.app.push_screen(OddsScreen(self.chosen, self.app.words_for(self.chosen)))

    def action_browser(self) -> None:
        """The table in the browser."""
        self.app.push_screen(BrowserScreen())

    def action_language(self) -> None:
        """The next language."""
        self.app.next_language()
        self.draw()

    def action_quit(self) -> None:
        """Good night."""
        self.app.exit()
