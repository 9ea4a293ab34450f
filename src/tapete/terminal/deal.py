"""The deal that can be checked: what the next shuffle is bound to, and what those before were made of."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from tapete.sitting.fair import DealProof
from tapete.terminal.colours import VERMILION
from tapete.terminal.company import Company
from tapete.terminal.panel import Panel
from tapete.words import Words

RIGHT, WRONG = "✓", "✗"


class DealScreen(Panel[None]):
    """The commitment of the shuffle to come; and of the hands that are over, whether their deals follow from theirs."""

    def __init__(self, company: Company, file: Path, words: Words) -> None:
        super().__init__()
        self.company, self.file, self.words = company, file, words

    def compose(self) -> ComposeResult:
        """How it is done, what is promised, what was kept, and how anybody checks it."""
        with Vertical(classes="sheet"):
            yield Static(self.words.text("table-deal"), classes="title", markup=False)
            with VerticalScroll():
                yield Static(self.words.text("table-deal-how"), markup=False)
                yield Static(self.coming(), markup=False)
                yield Static(Text("\n").join(map(self.line, self.company.shown[::-1])))
                if self.company.shown:
                    yield Static(f"\n{self.words.text('table-deal-check')}\n{self.command()}", markup=False)

    def on_mount(self) -> None:
        """The arrows scroll at once."""
        self.query_one(VerticalScroll).focus()

    def coming(self) -> str:
        """What the next shuffle is bound to, and your part in it."""
        shuffle = self.company.sitting.shuffle
        if shuffle is None or self.company.state.over:
            return ""
        part = self.company.parts[shuffle.number]
        told = self.words.text("table-deal-next", deal=str(shuffle.number), part=part)
        return f"\n{told}\n{shuffle.commitment}\n"

    def line(self, proof: DealProof) -> Text:
        """One shuffle, recomputed now."""
        right = self.company.right(proof)
        key = "table-deal-right" if right else "table-deal-wrong"
        told = self.words.text(key, deal=str(proof.deal), hand=str(proof.hand))
        return Text(f"{RIGHT if right else WRONG} {told}\n  {proof.commitment}", "" if right else f"bold {VERMILION}")

    def command(self) -> str:
        """What recomputes them outside of this table."""
        return f"tapete verify-deal {self.file}"
