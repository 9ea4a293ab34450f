"""The end of a hand, and of a match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Button, Static

from tapete.table.ledger import Entry
from tapete.table.view import View
from tapete.terminal.log import paid
from tapete.terminal.panel import Panel
from tapete.terminal.score import own_first, score_line
from tapete.words import Words

WIDTH = 36
"""How far the totals stand from the names."""


class Ending(VerticalScroll):
    """How a hand ended: what was told and shown, its payments, and where all stand."""

    def __init__(self, view: View, words: Words, told: Text) -> None:
        super().__init__(can_focus=False)
        self.view, self.words, self.told = view, words, told

    def compose(self) -> ComposeResult:
        """Short lists."""
        view, words = self.view, self.words
        hands = [(seat.name, [card for card in seat.cards if card]) for seat in view.seats if seat.seat != view.seat]
        shown = [f"{name}: {words.cards(cards)}" for name, cards in hands if cards]
        payments = [_line(entry, times, view, words) for entry, times in summed(view.ledger, view.hand)]
        scores = [score_line(score, view, words, WIDTH).plain.rstrip() for score in own_first(view)]
        if self.told:
            yield Static(self.told.append("\n"))
        if shown:
            yield Static("\n".join([*shown, ""]), markup=False)
        yield Static("\n".join(payments or [words.text("table-nothing-paid")]), markup=False)
        yield Static("\n".join(["", *scores]), markup=False)


def summed(ledger: Iterable[Entry], hand: int) -> list[tuple[Entry, int]]:
    """The payments of a hand, those between the same two for the same reason as one; and how many each was."""
    kinds: dict[tuple[object, ...], list[Entry]] = {}
    for entry in ledger:
        if entry.hand == hand:
            kinds.setdefault((entry.payer, entry.payee, entry.reason), []).append(entry)
    return [(replace(same[0], amount=sum(entry.amount for entry in same)), len(same)) for same in kinds.values()]


def _line(entry: Entry, times: int, view: View, words: Words) -> str:
    often = f" × {times}" if times > 1 else ""
    return f"{paid(entry, view, words)}. {words.text(f'reason-{entry.reason}')}{often}."


class HandOver(Panel[None]):
    """What the hand brought, before the next one is dealt."""

    def __init__(self, view: View, words: Words, told: Text) -> None:
        super().__init__()
        self.view, self.words, self.told = view, words, told

    def compose(self) -> ComposeResult:
        """How it ended, and the way on."""
        with Vertical(classes="sheet"):
            title = self.words.text("table-hand-over", hand=self.view.hand)
            yield Static(title, classes="title", markup=False)
            yield Ending(self.view, self.words, self.told)
            yield Button(self.words.text("table-go-on"), id="go")

    def on_mount(self) -> None:
        """Enter is enough."""
        self.query_one(Button).focus()

    def on_key(self, event: Key) -> None:
        """So is a space."""
        if event.key == "space":
            self.dismiss(None)

    def on_button_pressed(self) -> None:
        """Go on."""
        self.dismiss(None)


class MatchOver(Panel[bool]):
    """Who has won; and whether to play again."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "no", ""), ("left,right", "other", "")]

    def __init__(self, view: View, words: Words, told: Text) -> None:
        super().__init__()
        self.view, self.words, self.told = view, words, told

    def compose(self) -> ComposeResult:
        """The result and the question."""
        with Vertical(classes="sheet"):
            yield Static(self.result(), classes="title", markup=False)
            yield Ending(self.view, self.words, self.told)
            yield Static(f"\n{self.words.text('table-again')}", markup=False)
            with Horizontal():
                yield Button(self.words.text("table-yes-again"), id="again")
                yield Button(self.words.text("table-to-menu"), id="menu")

    def on_mount(self) -> None:
        """The usual answer is ready."""
        self.query_one("#again", Button).focus()

    def result(self) -> str:
        """The winners, in words."""
        view = self.view
        return self.words.ending(view.winners or (), view.scores, [seat.name for seat in view.seats], view.seat)

    def action_other(self) -> None:
        """The other answer."""
        self.focus_next()

    def action_no(self) -> None:
        """To the menu."""
        self.dismiss(False)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """As pressed."""
        self.dismiss(event.button.id == "again")
