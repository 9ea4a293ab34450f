"""What has happened, line by line, the latest at the end."""

from __future__ import annotations

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from tapete.table.event import Event
from tapete.table.ledger import Entry
from tapete.table.view import View
from tapete.terminal.colours import GOLD, PALE
from tapete.words import Words

KEPT, LAST = 120, 8
"""How many lines are kept, and how many at most tell how a hand ended."""


class Log(Static):
    """Keeps what was told, not its words, so that the language can change."""

    def __init__(self) -> None:
        super().__init__("", markup=False)
        self._told: list[tuple[Event | Entry, View]] = []
        self._lines: list[Text] = []
        self._lang = ""
        self._paid = 0

    def hear(self, view: View) -> None:
        """Add what is new in a View: its events, and the payments since the last one; marks are told by events."""
        self._told += [(event, view) for event in view.events]
        self._told += [(entry, view) for entry in view.ledger[self._paid :] if not entry.marks]
        self._paid = len(view.ledger)

    def show(self, words: Words) -> None:
        """Write what is new, or everything when the language has changed."""
        if words.lang != self._lang:
            self._lines, self._lang = [], words.lang
        new = self._told[len(self._lines) :]
        if not new:
            return
        self._lines += [_line(thing, view, words) for thing, view in new]
        del self._told[:-KEPT], self._lines[:-KEPT]
        self.update(Text("\n").join(self._lines))
        if isinstance(self.parent, VerticalScroll):
            self.parent.scroll_end(animate=False)

    def last_words(self) -> Text:
        """What was told after the last card, which is how a hand ended."""
        played = [place for place, (thing, _) in enumerate(self._told) if _is_play(thing)]
        first = played[-1] + 1 if played else 0
        lines = zip(self._told[first:], self._lines[first:], strict=True)
        ending = [Text(line.plain) for (thing, _), line in lines if isinstance(thing, Event)]
        return Text("\n").join(ending[-LAST:])


def _is_play(thing: Event | Entry) -> bool:
    return isinstance(thing, Event) and thing.key in ("plays", "takes")


def _line(thing: Event | Entry, view: View, words: Words) -> Text:
    if isinstance(thing, Entry):
        return Text(paid(thing, view, words), GOLD)
    names = tuple(seat.name for seat in view.seats)
    return Text(words.event(thing, names, view.seat), "bold" if thing.seat == view.seat else PALE)


def paid(entry: Entry, view: View, words: Words) -> str:
    """A payment in one line."""
    names = tuple(seat.name for seat in view.seats)
    text = words.text(
        "table-paid",
        payer=words.account(entry.payer, view.scores, names, view.seat),
        payee=words.account(entry.payee, view.scores, names, view.seat),
        amount=words.amount(entry, view.unit),
    )
    return text[0].upper() + text[1:]
