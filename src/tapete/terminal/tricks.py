"""The last trick, and those you may look at; in a game without tricks all that was said."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from tapete.cards import Card
from tapete.table.view import View
from tapete.terminal.calls import told
from tapete.terminal.colours import SUIT_INK
from tapete.terminal.faces import corner
from tapete.terminal.panel import Panel
from tapete.words import Words


class TricksScreen(Panel[None]):
    """What the law lets you see of what has been played."""

    def __init__(self, view: View, words: Words) -> None:
        super().__init__()
        self.view, self.words = view, words

    def compose(self) -> ComposeResult:
        """The last trick first."""
        with VerticalScroll(classes="sheet"):
            if self.words.has("table-said"):
                yield Static(self.words.text("table-said"), classes="title", markup=False)
                yield Static(self.said(), markup=False)
                return
            yield Static(self.words.text("table-last-trick"), classes="title", markup=False)
            yield Static(self.last())
            for seat in self.view.seats:
                if seat.tricks:
                    title = self.words.text("table-tricks-of", name=seat.name)
                    yield Static(f"\n{title}", classes="title", markup=False)
                    yield Static(Text("\n").join(_cards(trick, self.words) for trick in seat.tricks))

    def said(self) -> str:
        """Everything that was called and is noted at the table, in full."""
        return "\n".join(told(self.view, self.words)) or self.words.text("table-nothing-said")

    def last(self) -> Text:
        """Who played what to the last trick."""
        if not self.view.last_trick:
            return Text(self.words.text("table-no-trick"))
        lines = [
            Text(f"{self.view.seats[played.seat].name}: ").append_text(_cards((played.card,), self.words))
            for played in self.view.last_trick
        ]
        return Text("\n").join(lines)


def _cards(cards: tuple[Card, ...], words: Words) -> Text:
    text = Text()
    for card in cards:
        text.append(f"{corner(card, words)}  ", f"bold {SUIT_INK[card.suit]}")
    return text
