"""What a beginner is told at the table."""

from __future__ import annotations

from tapete.games.voltarete.state import VoltareteState
from tapete.table.guide import Guide, Keys

LAWS = {
    "cut": ("vol.I.4.5",),
    "enter": ("vol.II.19.21",),
    "vote-divide": ("vol.II.19.16",),
    "vote-adjourn": ("vol.II.19.15",),
    "vote-enter": ("vol.II.19.9",),
    "vote-get-up": ("vol.II.19.14",),
    "first-passage": ("vol.I.6.3", "vol.I.6.6", "vol.I.9.1"),
    "answer-licenca": ("vol.I.6.7", "vol.I.6.15", "vol.I.6.18"),
    "second-passage": ("vol.I.7.1", "vol.I.7.2", "vol.I.7.5"),
    "quarto": ("vol.I.7.15", "vol.I.7.16"),
    "lay-aside": ("vol.I.7.16",),
    "name-trump": ("vol.I.6.6", "vol.I.6.8"),
    "exchange": ("vol.I.6.8", "vol.II.7.3"),
    "buy": ("vol.I.6.9",),
    "order": ("vol.I.6.12", "vol.II.9.13", "vol.II.14.1"),
    "answer": ("vol.II.9.2", "vol.II.9.3"),
    "stop": ("vol.I.9.41", "vol.II.14.5"),
    "laid-down": ("vol.II.12.1",),
    "conceded": ("vol.II.12.3",),
    "surrendered": ("vol.II.9.13",),
    "debts": ("vol.II.19.8",),
    "play-lead": ("vol.I.11.2", "vol.I.9.1"),
    "play-follow": ("vol.I.11.4", "vol.I.11.5"),
    "play-free": ("vol.I.11.7",),
    "play-exempt": ("vol.I.11.10", "vol.I.11.12"),
}


def about(state: VoltareteState, seat: int, question: str) -> Keys:
    """To a trick the duty is told."""
    if question != "play":
        return (question,)
    return (f"play-{state.duty_of(seat)[0]}",)


GUIDE = Guide(LAWS, about)
