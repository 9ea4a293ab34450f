"""Where each side stands, and the counters in which its players keep it."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual.widgets import Static

from tapete.table.view import Score, View
from tapete.terminal.colours import FAINT, GOLD, PALE
from tapete.words import Words


class Scores(Static):
    """One line for each side; touched, it opens the ledger."""

    def show(self, view: View, words: Words) -> None:
        """Draw this from now on."""
        text = Text()
        width = max(16, (self.size.width or 27) - 2)
        for score in own_first(view):
            text.append_text(score_line(score, view, words, width))
            counters = " · ".join(words.piece(piece) for piece in score.pieces)
            if counters and len(view.scores) <= 2 and cell_len(counters) <= width:
                text.append(f"{counters}\n", FAINT)
        text.rstrip()
        self.update(text)


def score_line(score: Score, view: View, words: Words, width: int) -> Text:
    """Who, and how much."""
    names = tuple(seat.name for seat in view.seats)
    who = words.account(score.side, view.scores, names, view.seat)
    total = str(score.total).replace("-", "−")
    won = view.winners is not None and score.side in view.winners
    room = width - cell_len(total) - 1
    line = Text(set_cell_size(who, room) if cell_len(who) > room else who.ljust(room), f"bold {GOLD}" if won else PALE)
    return line.append(f" {total}\n", f"bold {GOLD}")


def own_first(view: View) -> list[Score]:
    """Your side, then the others in order."""
    return sorted(view.scores, key=lambda score: view.seat not in score.seats)
