"""Buttons in rows, each with the letter that presses it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Size

from tapete.terminal.canvas import Canvas, Drawn
from tapete.terminal.colours import DIM_INK, DIM_PAPER, FAINT, GOLD, GOLD_PAPER, INK, PAPER, TITLE, VERMILION, WOOD
from tapete.words import plain

RESERVED = frozenset("lu")
"""Letters that mean something else at every table."""


@dataclass(frozen=True, slots=True)
class Button:
    """What it does, what it says, and the letter or digit that presses it.

    The main one stands out; a grave one stands apart, and once pressed it is armed; a dead one does nothing.
    """

    key: str
    label: str
    letter: str = ""
    grave: bool = False
    armed: bool = False
    main: bool = False
    dead: bool = False


def lettered(buttons: Iterable[Button], taken: Collection[str] = RESERVED) -> list[Button]:
    """The buttons with a letter of their label each, the first that is still free."""
    used = set(taken)
    result = []
    for button in buttons:
        if not button.letter:
            letters = [letter for letter in plain(button.label) if letter.isalpha() and letter.isascii()]
            free = next((letter for letter in (*letters, *"123456789") if letter not in used), "")
            button = replace(button, letter=free)
        used.add(button.letter)
        result.append(button)
    return result


class Buttons(Drawn):
    """As many rows as they need."""

    def __init__(self, *, quiet: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self.quiet = quiet

    buttons: Sequence[Button] = ()
    cursor: str | None = None
    quiet: bool
    """Quiet ones are not part of the play."""

    def show(self, buttons: Sequence[Button], cursor: str | None = None) -> None:
        """Draw these from now on."""
        rows = len(self.rows(self.size.width or 80))
        self.buttons, self.cursor = buttons, cursor
        self.repaint()
        if len(self.rows(self.size.width or 80)) != rows:
            self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """One line for each row of buttons."""
        return max(1, len(self.rows(width)))

    def rows(self, width: int) -> list[list[tuple[int, Button]]]:
        """The buttons of each row, with their columns."""
        rows: list[list[tuple[int, Button]]] = []
        x = width
        for button in self.buttons:
            needed = cell_len(_label(button))
            x += 2 * button.grave
            if x + needed > width:
                rows.append([])
                x = 1
            rows[-1].append((x, button))
            x += needed + 1
        return rows

    def paint(self, width: int, height: int) -> Canvas:
        """The buttons in their rows."""
        canvas = Canvas(width, height, Style(bgcolor=INK if self.quiet else WOOD))
        for y, row in enumerate(self.rows(width)):
            for x, button in row:
                label = _label(button)
                canvas.write(x, y, label, self.style(button))
                if button.letter and not button.dead:
                    canvas.write(x + 1, y, _capital(button.letter), self.style(button) + self.letter_style)
                canvas.touch(x, y, cell_len(label), 1, button.key)
        return canvas

    @property
    def letter_style(self) -> Style:
        """How the letter stands out."""
        return Style(bold=True, color=GOLD) if self.quiet else Style(bold=True, underline=True)

    def style(self, button: Button) -> Style:
        """How a button looks: ready, grave, under the cursor, or dead."""
        if self.quiet:
            return Style(color=FAINT, bgcolor=INK)
        if button.dead:
            return Style(color=DIM_INK, bgcolor=DIM_PAPER)
        if button.armed:
            return Style(color="#ffffff", bgcolor=VERMILION, bold=True)
        if button.main or button.key == self.cursor:
            return Style(color=INK, bgcolor=GOLD_PAPER, bold=True)
        if button.grave:
            return Style(color=TITLE, bgcolor=PAPER)
        return Style(color=INK, bgcolor=PAPER)


def _label(button: Button) -> str:
    return f" {_capital(button.letter)} {button.label} " if button.letter else f" {button.label} "


def _capital(letter: str) -> str:
    return letter.upper() if len(letter) == 1 else letter
