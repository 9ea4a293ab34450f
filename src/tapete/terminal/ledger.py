"""Every payment: why, from whom, to whom, and the law."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static

from tapete.laws.book import cite
from tapete.table.ledger import Entry
from tapete.table.view import View
from tapete.terminal.log import paid
from tapete.terminal.panel import Panel
from tapete.terminal.score import own_first
from tapete.words import Words


class LedgerScreen(Panel[None]):
    """The payments, the latest first; under them the reason and the law of the one under the cursor."""

    def __init__(self, view: View, words: Words) -> None:
        super().__init__()
        self.view, self.words = view, words
        self.entries = view.payments()[::-1]

    def compose(self) -> ComposeResult:
        """Title, list, law."""
        with Vertical(classes="sheet"):
            yield Static(self.words.text("table-ledger"), classes="title", markup=False)
            yield Static(self.standing(), markup=False)
            if not self.entries:
                yield Static(f"\n{self.words.text('table-nothing-paid')}", markup=False)
                return
            yield OptionList(*map(self.line, self.entries), markup=False)
            with VerticalScroll(id="law", can_focus=False):
                yield Static(id="text", markup=False)

    def standing(self) -> str:
        """The score, which is the sum of what follows."""
        names = tuple(seat.name for seat in self.view.seats)
        return "   ".join(
            f"{self.words.account(score.side, self.view.scores, names, self.view.seat)}: {score.total}"
            for score in own_first(self.view)
        )

    def line(self, entry: Entry) -> str:
        """One payment."""
        return f"{entry.hand:>2}. {paid(entry, self.view, self.words)}. {self.words.text(f'reason-{entry.reason}')}"

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The laws of this payment."""
        entry = self.entries[event.option_index]
        laws = [f"{law_id}  {cite(law_id).text(self.words.lang)}" for law_id in entry.laws]
        text = "\n\n".join([f"{self.words.text(f'reason-{entry.reason}')}.", *laws])
        self.query_one("#text", Static).update(text)

    def on_option_list_option_selected(self) -> None:
        """Seen enough."""
        self.dismiss(None)
