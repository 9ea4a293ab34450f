"""What has happened, line by line, the latest at the end."""

from __future__ import annotations

from dataclasses import dataclass

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

PLAY = ("plays", "takes")
"""The events of the cards; what comes after the last of them is how a hand ended."""


@dataclass
class _Line:
    """Something told, seen from this View; `text` are its words, once it has been written."""

    thing: Event | Entry
    view: View
    text: Text | None = None


class Story:
    """Keeps what was told, not its words, so that the language can change; and no longer than it may be told."""

    def __init__(self) -> None:
        self._told: list[_Line] = []
        self._ending: list[_Line] = []
        self._lang = ""
        self._paid = 0

    def copy(self) -> Story:
        """What was told up to now, for one who may come back to it."""
        copied = Story()
        copied._told, copied._ending = list(self._told), list(self._ending)
        copied._lang, copied._paid = self._lang, self._paid
        return copied

    def hear(self, view: View) -> None:
        """Add what is new in a View: its events, and the payments since the last one; marks are told by events."""
        for event in view.events:
            self._hear_event(_Line(event, view), event)
        self._told += [_Line(entry, view) for entry in view.payments(self._paid) if not entry.marks]
        self._paid = len(view.ledger)
        del self._told[:-KEPT]

    def _hear_event(self, line: _Line, event: Event) -> None:
        if event.ends:
            self._told = [each for each in self._told if not _told_until(each, event.ends)]
            self._ending = [each for each in self._ending if not _told_until(each, event.ends)]
        self._told.append(line)
        self._ending = [] if event.key in PLAY else [*self._ending, line][-LAST:]

    def write(self, words: Words) -> bool:
        """Put into words what is new, or everything when the language has changed; whether there was anything."""
        again, self._lang = words.lang != self._lang, words.lang
        new = [line for line in (*self._told, *self._ending) if again or line.text is None]
        for line in new:
            line.text = _line(line.thing, line.view, words)
        return bool(new)

    def text(self) -> Text:
        """All that is still told."""
        return Text("\n").join(line.text for line in self._told if line.text is not None)

    def last_words(self) -> Text:
        """What was told after the last card, which is how a hand ended."""
        return Text("\n").join(Text(line.text.plain) for line in self._ending if line.text is not None)


class Log(Static):
    """The story so far, line by line."""

    def __init__(self) -> None:
        super().__init__("", markup=False)
        self.story = Story()

    def show(self, words: Words) -> None:
        """Write what is new, or everything when the language has changed."""
        if not self.story.write(words):
            return
        self.update(self.story.text())
        if isinstance(self.parent, VerticalScroll):
            self.parent.scroll_end(animate=False)


def _told_until(line: _Line, end: str) -> bool:
    return isinstance(line.thing, Event) and line.thing.until == end


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
