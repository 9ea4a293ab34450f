"""What a beginner is told at the table."""

from __future__ import annotations

from tapete.games.mus.state import MusState
from tapete.table.guide import Guide, Keys

LAWS = {
    "cut": ("mus.19", "mus.20"),
    "exposure": ("mus.47",),
    "visto": ("mus.47", "mus.48"),
    "mus": ("mus.39", "mus.41", "mus.77"),
    "pack": ("mus.43", "mus.46"),
    "discard": ("mus.58", "mus.77"),
    "visto-discard": ("mus.47", "mus.48"),
    "declare-pares": ("mus.28", "mus.71"),
    "declare-juego": ("mus.32", "mus.73"),
    "grande": ("mus.26", "mus.4"),
    "chica": ("mus.27",),
    "pares": ("mus.28", "mus.29", "mus.30", "mus.31"),
    "juego": ("mus.32", "mus.33"),
    "punto": ("mus.35", "mus.36"),
    "open": ("mus.68", "mus.75"),
    "answer": ("mus.82", "mus.83", "mus.85"),
    "answer-one": ("mus.82", "mus.83", "mus.85"),
    "count": ("mus.104",),
    "bound": ("mus.88",),
}


def about(state: MusState, seat: int, question: str) -> Keys:
    """At a bet also what is played for; in a first hand, where the pack moves, how mus is asked for."""
    if question == "open":
        return (state.phase, question)
    if question == "answer":
        return (state.phase, "answer-one" if state.game.deje == "one" else question)
    if question == "discard" and state.visto:
        return ("visto-discard",)
    return ("pack",) if question == "mus" and state.pack_moves else (question,)


GUIDE = Guide(LAWS, about)
