"""What was called aloud in each stage of the hand."""

from __future__ import annotations

from tapete.table.view import View
from tapete.words import Words


def called(view: View, words: Words) -> list[str]:
    """One line for each stage with all that was called in it, the stage that was last spoken in first."""
    names = tuple(seat.name for seat in view.seats)
    stages: dict[str, list[str]] = {}
    for call in view.calls:
        stages.setdefault(call.stage, []).append(words.call(call, names))
    lines = [f"{words.stage(stage)}: {', '.join(calls)}" for stage, calls in stages.items()]
    return lines[::-1]


def told(view: View, words: Words) -> list[str]:
    """What is being called, the small touches of the game, and what was called before."""
    names = tuple(seat.name for seat in view.seats)
    calls = called(view, words)
    return [*calls[:1], *(words.note(note, names, view.seat) for note in view.notes), *calls[1:]]
