"""The middle of the table: the others around it, the trick, trumps, stock and heaps, and what was called."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap

from rich.cells import cell_len
from rich.style import Style

from tapete.table.view import SeatView, View
from tapete.terminal.calls import told
from tapete.terminal.canvas import Canvas, Drawn
from tapete.terminal.colours import BAIZE, FAINT, GOLD, PALE, VERMILION, on_baize
from tapete.terminal.faces import LARGE, SMALL, Size, backs, draw_card, write_card, write_suit
from tapete.terminal.spots import Spot, spots
from tapete.words import Words

CORNER = 2
"""How many notes fit in a corner of the table."""

SLIP = 7
"""How wide a card is that is written on a slip, with the gap after it."""

SIDE = 15
"""How wide a place at the left or the right is."""


UNCOUNTED = 3
"""How many backs are drawn of a hand whose number nobody sees."""


class Felt(Drawn):
    """Draws a View; it knows nothing else of the game."""

    view: View | None = None
    words: Words
    winner: int | None = None
    """Who took the last trick, while it still lies there."""
    spoken: Mapping[int, str]
    """What seats have said lately, where the View itself does not keep it."""

    def show(self, view: View, words: Words, winner: int | None, spoken: Mapping[int, str]) -> None:
        """Draw this from now on."""
        self.view, self.words, self.winner, self.spoken = view, words, winner, spoken
        self.repaint()

    def paint(self, width: int, height: int) -> Canvas:
        """Everything on the baize."""
        canvas = Canvas(width, height, Style(color=PALE, bgcolor=BAIZE))
        if self.view is not None:
            _Painting(canvas, self.view, self.words, self.winner, self.spoken).paint()
        return canvas


class _Painting:
    def __init__(self, canvas: Canvas, view: View, words: Words, winner: int | None, spoken: Mapping[int, str]) -> None:
        self.canvas, self.view, self.words, self.winner, self.spoken = canvas, view, words, winner, spoken
        self.size = LARGE if canvas.height >= 26 and canvas.width >= 60 else SMALL
        self.spots = spots(len(view.seats), view.seat)
        self.names = tuple(seat.name for seat in view.seats)
        self.top = 5 if any(seat.piles for seat in view.seats) else 3
        """The first row that is free in the middle."""

    def paint(self) -> None:
        for seat in self.view.seats:
            self.seat(seat, self.spots[seat.seat])
        self.trick()
        self.trumps()
        self.rest()

    # The people.

    def seat(self, seat: SeatView, place: Spot) -> None:
        width, height = self.canvas.width, self.canvas.height
        middle = max(4, height // 2 - 3)
        match place:
            case Spot.BOTTOM:
                self.own(seat)
            case Spot.TOP:
                self.across(seat, width // 2)
            case Spot.TOP_LEFT:
                self.across(seat, width // 3)
            case Spot.TOP_RIGHT:
                self.across(seat, 2 * width // 3)
            case Spot.LEFT:
                self.beside(seat, 1, middle)
            case Spot.RIGHT:
                self.beside(seat, width - SIDE, middle)

    def own(self, seat: SeatView) -> None:
        told = " · ".join([f"{self.words.text('you')} ({seat.name})", *self.roles(seat), *self.taken(seat)])
        self.canvas.centre(self.canvas.width // 2, self.canvas.height - 1, f" {told} ", self.name_style(seat))

    def across(self, seat: SeatView, x: int) -> None:
        self.canvas.centre(
            x, 0, f" {' · '.join([seat.name, *self.roles(seat), *self.taken(seat)])} ", self.name_style(seat)
        )
        if seat.piles:
            self.piles(seat, x, 1)
            return
        shown = sum(card is not None for card in seat.cards)
        self.hand(seat, x - (self.backs_of(seat) + 3) // 2, 1)
        row = min(shown, (self.canvas.width - 2) // SLIP) or 1
        first = 1 if shown == len(seat.cards) else 3
        rows = self.shown(seat, max(1, x - row * SLIP // 2), first, row)
        self.top = max(self.top, first + rows + 1 if rows else 0)
        self.canvas.centre(x, 2, self.said(seat), on_baize(GOLD))

    def beside(self, seat: SeatView, x: int, y: int) -> None:
        room = SIDE - 1
        self.canvas.write(x, y, f" {seat.name[: room - 2]} ", self.name_style(seat))
        lines = [" · ".join(self.roles(seat)), "", " ".join(self.taken(seat)), self.said(seat)]
        self.hand(seat, x, y + 2)
        self.shown(seat, x, y + 5)
        for row, line in enumerate(lines, start=1):
            self.canvas.write(x, y + row, line[:room], on_baize(GOLD if row == 4 else FAINT))

    def name_style(self, seat: SeatView) -> Style:
        if seat.seat == self.view.turn:
            return Style(color="#ffffff", bgcolor=VERMILION, bold=True)
        return on_baize(PALE if seat.playing else FAINT, bold=True)

    def roles(self, seat: SeatView) -> list[str]:
        return [self.words.text(f"role-{role}") for role in seat.roles]

    def taken(self, seat: SeatView) -> list[str]:
        return [self.words.text("table-taken", count=seat.taken)] if seat.taken else []

    def said(self, seat: SeatView) -> str:
        if seat.said:
            return f"«{self.words.said(seat.said, self.names)}»"
        return f"«{self.words.word(self.spoken[seat.seat])}»" if seat.seat in self.spoken else ""

    def backs_of(self, seat: SeatView) -> int:
        """How many backs are drawn: as many as there are, or a few where that is not to be seen."""
        hidden = sum(card is None for card in seat.cards)
        return hidden if seat.counted else UNCOUNTED * bool(hidden)

    def hand(self, seat: SeatView, x: int, y: int) -> None:
        """Backs in a row with their number."""
        hidden = self.backs_of(seat)
        if hidden:
            row, style = backs(hidden)
            number = f" {hidden}" if seat.counted else ""
            self.canvas.write(self.canvas.write(x, y, row, style), y, number, on_baize(FAINT))

    def shown(self, seat: SeatView, x: int, y: int, row: int = 2) -> int:
        """Those of his cards that are seen, so many in a row; how many rows they take is given back."""
        seen = [card for card in seat.cards if card is not None]
        for place, card in enumerate(seen):
            write_card(self.canvas, x + place % row * SLIP, y + place // row, card, self.words)
        return -(-len(seen) // row)

    def piles(self, seat: SeatView, x: int, y: int) -> None:
        """The piles side by side, each with its number of cards."""
        step = SMALL.width + 1
        x -= (len(seat.piles) * step - 1) // 2
        for pile in seat.piles:
            if pile.top is not None:
                draw_card(self.canvas, x, y, pile.top, self.words)
            if len(pile.cards) > 1:
                self.canvas.write(x, y + SMALL.height, f"+{len(pile.cards) - 1}", on_baize(FAINT))
            x += step

    # The cards in the middle.

    def trick(self) -> None:
        """The trick, or the last one while nobody has led to the next."""
        view = self.view
        done = not view.trick
        trick = view.last_trick if done else view.trick
        winner = self.winner if done else view.winning
        for played in trick:
            x, y = self.spot(self.spots[played.seat])
            draw_card(self.canvas, x, y, played.card, self.words, self.size, dim=done, won=played.seat == winner)

    def spot(self, place: Spot) -> tuple[int, int]:
        """Where the card of this place lies."""
        size, width = self.size, self.canvas.width
        top, bottom = self.top, self.canvas.height - 1
        x, y = (width - size.width) // 2, top + (bottom - top - size.height) // 2
        tall, wide = self.reach(top, bottom, size), size.width + 3
        steps = {
            Spot.BOTTOM: (0, tall),
            Spot.RIGHT: (wide, 0),
            Spot.TOP_RIGHT: (wide // 2 + 1, -tall),
            Spot.TOP: (0, -tall),
            Spot.TOP_LEFT: (-wide // 2 - 1, -tall),
            Spot.LEFT: (-wide, 0),
        }
        return x + steps[place][0], y + steps[place][1]

    def reach(self, top: int, bottom: int, size: Size) -> int:
        """How far from the middle the cards of top and bottom lie: clear of each other, within the room there is."""
        room = (bottom - top - size.height) // 2
        return max(1, min(size.height, room))

    # What else lies on the table.

    def trumps(self) -> None:
        view, y = self.view, self.canvas.height - 2
        if view.trump is not None:
            x = self.canvas.write(1, y, f"{self.words.text('table-trump')} ", on_baize(GOLD))
            write_suit(self.canvas, x, y, view.trump, self.words)
        if view.turned is not None:
            x = self.canvas.write(1, y - 1, f"{self.words.text('table-turned')} ", on_baize(FAINT))
            write_card(self.canvas, x, y - 1, view.turned, self.words)

    def rest(self) -> None:
        """Stock, heaps and notes in the corner at the right, from below; many notes in the middle, while it is free."""
        view, words = self.view, self.words
        notes = told(view, words)
        lines = [words.heap(heap, view.unit, self.names) for heap in view.heaps]
        if view.stock:
            lines.append(words.text("table-stock", count=len(view.stock)))
        if len(notes) > CORNER and not view.trick and not view.last_trick:
            self.in_the_middle(notes)
        else:
            lines = [*notes[: CORNER + 1], *lines]
        right, bottom = self.canvas.width - 1, self.canvas.height - 2
        taken = SIDE + 10 if view.trump is not None or view.turned is not None else 1
        if view.trick or view.last_trick:
            taken = max(taken, (self.canvas.width + self.size.width) // 2 + 1)
        room = right - taken
        folded = [part for line in lines for part in reversed(wrap(line, max(10, room)))]
        for row, line in enumerate(folded):
            self.canvas.write(right - cell_len(line), bottom - row, line, on_baize(GOLD))

    def in_the_middle(self, lines: list[str]) -> None:
        """As many lines as there is room for, the first at the top; dots tell that there is more."""
        beside = SIDE if Spot.LEFT in self.spots.values() else 0
        folded = [part for line in lines for part in _folded(line, max(10, self.canvas.width - 2 * beside - 2))]
        top, bottom = self.top, self.canvas.height - 3
        first = max(top, (top + bottom - len(folded)) // 2)
        room = max(1, bottom - first)
        if len(folded) > room:
            folded[room - 1 :] = ["…"]
        for row, line in enumerate(folded):
            self.canvas.centre(self.canvas.width // 2, first + row, line, on_baize(PALE))


def _folded(line: str, room: int) -> list[str]:
    """The line in as many as it needs; what stands between two commas is kept together where it can be."""
    items = [item if len(item) >= room else item.replace(" ", "\u00a0") for item in line.split(", ")]
    return [part.replace("\u00a0", " ") for part in wrap(", ".join(items), room)]


def trick_winner(before: View | None, now: View) -> int | None:
    """Who took the trick that has just gone: the one with more tricks than before."""
    if before is None or len(before.seats) != len(now.seats):
        return None
    more = [seat.seat for seat, old in zip(now.seats, before.seats, strict=True) if seat.taken > old.taken]
    return more[0] if len(more) == 1 else None
