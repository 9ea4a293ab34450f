"""Your own cards: those you may play stand higher."""

from __future__ import annotations

from collections.abc import Collection

from rich.style import Style

from tapete.cards import Card
from tapete.table.view import SeatView
from tapete.terminal.answering import Answering
from tapete.terminal.asking import held
from tapete.terminal.canvas import Canvas, Drawn
from tapete.terminal.colours import FAINT, LIGHT_BAIZE, PALE, VERMILION
from tapete.terminal.faces import LARGE, SMALL, Size, draw_card
from tapete.words import Words

GROUND = Style(color=PALE, bgcolor=LIGHT_BAIZE)


class Hand(Drawn):
    """The cards in order: some dim, some higher, some chosen, one under the cursor."""

    seat: SeatView | None = None
    words: Words
    dim: Collection[Card] = ()
    high: Collection[Card] = ()
    chosen: Collection[Card] = ()
    cursor: Card | None = None

    def show(self, seat: SeatView | None, words: Words, answering: Answering) -> None:
        """Draw this from now on."""
        self.seat, self.words = seat, words
        self.dim = () if answering.idle else [card for card in held(seat) if card not in answering.cards]
        self.high = answering.cards if answering.asking.cards and answering.asking.mine else ()
        self.chosen, self.cursor = answering.picked, answering.card
        self.repaint()

    def paint(self, width: int, height: int) -> Canvas:
        """The hand in a row, overlapping where there is little room; under it the cursor."""
        canvas = Canvas(width, height, GROUND)
        cards = held(self.seat)
        if not cards:
            return canvas
        size = LARGE if height >= LARGE.height + 2 else SMALL
        step = min(size.width + 1, max(3, (width - size.width - 1) // max(1, len(cards) - 1)))
        x = max(0, (width - (len(cards) - 1) * step - size.width) // 2)
        for card in cards:
            self.card(canvas, x, card, size)
            x += step
        return canvas

    def card(self, canvas: Canvas, x: int, card: Card, size: Size) -> None:
        """One card, with what lies under it in its pile."""
        y = 0 if card in self.chosen or card in self.high else 1
        draw_card(canvas, x, y, card, self.words, size, dim=card in self.dim, won=card in self.chosen)
        canvas.touch(x, 0, size.width, canvas.height, card.text)
        below, row = self.below(card), size.height + 1
        if card is self.cursor:
            canvas.write(x, row, "▀" * size.width, Style(color=VERMILION, bgcolor=LIGHT_BAIZE, bold=True))
        elif below:
            canvas.write(x + 1, row, f"+{below}", Style(color=FAINT, bgcolor=LIGHT_BAIZE))

    def below(self, card: Card) -> int:
        """How many cards a pile hides under this one."""
        if self.seat is None:
            return 0
        return next((len(pile.cards) - 1 for pile in self.seat.piles if pile.top is card), 0)
