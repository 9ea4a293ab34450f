"""The guide: what you are asked, why you may do just this, and the laws that say so."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from tapete.laws.book import cite
from tapete.table.guide import Hint
from tapete.terminal.panel import Panel
from tapete.words import Words


class GuideScreen(Panel[None]):
    """What a beginner is told of the question, or that nothing is asked."""

    def __init__(self, hint: Hint | None, words: Words) -> None:
        super().__init__()
        self.hint, self.words = hint, words

    def compose(self) -> ComposeResult:
        """The words, and under them the laws."""
        with VerticalScroll(classes="sheet"):
            yield Static(self.words.text("table-key-guide"), classes="title", markup=False)
            yield Static("\n\n".join(self.told()), markup=False)

    def told(self) -> list[str]:
        """One paragraph after the other."""
        if self.hint is None:
            return [self.words.text("table-guide-nothing")]
        laws = [f"{law_id}  {cite(law_id).text(self.words.lang)}" for law_id in self.hint.laws]
        return [*(self.words.text(f"guide-{key}") for key in self.hint.keys), *laws]
