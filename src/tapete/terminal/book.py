"""How to play, and the laws to search in."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, Markdown, OptionList, Static, TabbedContent, TabPane

from tapete.laws.book import books
from tapete.laws.page import read_page
from tapete.laws.worked import worked_hands
from tapete.terminal.aside import PageScreen, told
from tapete.terminal.panel import Panel
from tapete.words import Words, folder_of, how_to_play

LONGEST = 20_000
"""More of the laws than this is not drawn at once: the search narrows it."""


class BookScreen(Panel[None]):
    """A page that teaches the game, and its book of laws."""

    BINDINGS: ClassVar[list[BindingType]] = [("f1,question_mark", "put_away", "")]

    def __init__(self, game: str, words: Words) -> None:
        super().__init__()
        self.game, self.words = game, words
        self.hands = tuple(hand for hand in worked_hands().values() if folder_of(hand.game) == folder_of(game))

    def compose(self) -> ComposeResult:
        """Two leaves, and one of the hands that the book works out."""
        with Vertical(classes="sheet"), TabbedContent():
            with TabPane(self.words.text("table-how-to-play"), id="page"), VerticalScroll():
                yield Markdown(how_to_play(self.words.lang, self.game))
            with TabPane(self.words.text("table-laws"), id="laws"):
                yield Input(placeholder=self.words.text("table-search"), id="search")
                with VerticalScroll():
                    yield Static(id="found", markup=False)
            if self.hands:
                with TabPane(self.words.text("table-worked"), id="hands"):
                    yield OptionList(*(hand.title(self.words.lang) for hand in self.hands), markup=False)

    def on_mount(self) -> None:
        """The page can be scrolled at once."""
        self.query(VerticalScroll).first().focus()
        self.find("")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Tell the hand, card by card."""
        hand = self.hands[event.option_index]
        page = told("replay", self.words, file=hand.name)
        self.app.push_screen(PageScreen(hand.title(self.words.lang), page))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search as it is typed."""
        self.find(event.value)

    def find(self, sought: str) -> None:
        """Show the laws that speak of these words."""
        if folder_of(self.game) not in books():
            return
        found = read_page(self.game, self.words.lang, words=sought, width=68)
        shown = found if len(found) <= LONGEST else f"{found[:LONGEST]}\n\n{self.words.text('table-narrow')}"
        self.query_one("#found", Static).update(shown)
