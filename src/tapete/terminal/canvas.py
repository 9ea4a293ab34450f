"""A grid of cells to draw on, and a widget that shows one and tells where it was touched."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.events import Click
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget


class Canvas:
    """Cells with a character and a style; what falls outside is not drawn."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width, self.height = width, height
        self._cells = [[(" ", style)] * width for _ in range(height)]
        self._spots: list[tuple[range, range, str]] = []

    def write(self, x: int, y: int, text: str, style: Style) -> int:
        """Write from this cell to the right; the column after the text is given back."""
        for letter in text:
            size = cell_len(letter)
            if size and 0 <= y < self.height and x >= 0 and x + size <= self.width:
                self._cells[y][x] = (letter, style)
                if size == 2:
                    self._cells[y][x + 1] = ("", style)
            x += size
        return x

    def centre(self, x: int, y: int, text: str, style: Style) -> None:
        """Write around this column."""
        self.write(x - cell_len(text) // 2, y, text, style)

    def block(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Fill a rectangle."""
        for row in range(y, y + height):
            self.write(x, row, " " * width, style)

    def touch(self, x: int, y: int, width: int, height: int, key: str) -> None:
        """Make a rectangle answer to a touch; of two that overlap the later is on top."""
        self._spots.append((range(x, x + width), range(y, y + height), key))

    def touched(self, x: int, y: int) -> str | None:
        """What lies at this cell."""
        for columns, rows, key in reversed(self._spots):
            if x in columns and y in rows:
                return key
        return None

    def strip(self, y: int) -> Strip:
        """One line of it."""
        runs = groupby(self._cells[y], key=lambda cell: cell[1])
        return Strip([Segment("".join(letter for letter, _ in cells), style) for style, cells in runs], self.width)

    def lines(self) -> Iterable[str]:
        """What is drawn, without its colours."""
        return ("".join(letter for letter, _ in row) for row in self._cells)


class Drawn(Widget):
    """A widget that paints a canvas of its own size."""

    class Touched(Message):
        """Somebody touched something on it."""

        def __init__(self, drawn: Drawn, key: str) -> None:
            super().__init__()
            self.drawn = drawn
            self.key = key

        @property
        def control(self) -> Drawn:
            """The widget that was touched."""
            return self.drawn

    can_focus = False
    _canvas: Canvas | None = None

    def paint(self, width: int, height: int) -> Canvas:
        """Draw everything anew."""
        raise NotImplementedError

    def repaint(self) -> None:
        """Something has changed."""
        self._canvas = None
        self.refresh()

    def _painted(self) -> Canvas:
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = self.paint(width, height)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """One line of the canvas."""
        canvas = self._painted()
        return canvas.strip(y) if y < canvas.height else Strip.blank(self.size.width)

    def on_click(self, event: Click) -> None:
        """Tell what was touched."""
        key = self._painted().touched(event.x, event.y)
        if key is not None:
            self.post_message(self.Touched(self, key))
