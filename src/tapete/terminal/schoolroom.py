"""The screen on which something is asked beside a table: of a lesson, or of an exercise."""

from __future__ import annotations

from abc import abstractmethod

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from tapete.terminal.buttons import Buttons
from tapete.terminal.felt import Felt
from tapete.terminal.hand import Hand


class Schoolroom(Screen[None]):
    """Where everything lies on it."""

    def compose(self) -> ComposeResult:
        """The table with the words beside it, the cards, the answers, the keys."""
        yield Static(id="heading", markup=False)
        with Horizontal(id="room"):
            yield Felt(id="felt")
            with VerticalScroll(id="words", can_focus=False):
                yield Static(id="told", markup=False)
        yield Hand(id="hand")
        yield Buttons(id="answers")
        yield Buttons(quiet=True, id="keys")

    def on_resize(self, event: Resize) -> None:
        """More room, larger cards."""
        self.set_class(event.size.width >= 110, "roomy")
        self.set_class(event.size.height >= 34, "tall")
        self.call_after_refresh(self.draw)

    @abstractmethod
    def draw(self) -> None:
        """Show how things stand."""
