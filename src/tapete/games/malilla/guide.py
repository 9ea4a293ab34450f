"""What a beginner is told at the table."""

from __future__ import annotations

from tapete.games.malilla.state import MalillaState
from tapete.table.guide import Guide, Keys

LAWS = {
    "cut": ("mal.62", "mal.63"),
    "choose-partner": ("mal.48",),
    "name-favourite": ("mal.10", "mal.11"),
    "consent": ("mal.99",),
    "discard": ("mal.cubiertas.4", "mal.39"),
    "name-trump": ("mal.69",),
    "contra-2": ("mal.11",),
    "contra-4": ("mal.11",),
    "contra-8": ("mal.11",),
    "play-lead": ("mal.21",),
    "play-follow": ("mal.17",),
    "play-beat": ("mal.22", "mal.24"),
    "play-cannot-beat": ("mal.17", "mal.22"),
    "play-free": ("mal.18",),
    "play-ruff": ("mal.19", "mal.25", "mal.26"),
    "play-under-ruff": ("mal.25",),
    "play-cannot-ruff": ("mal.18", "mal.25"),
    "play-friend-follow": ("mal.86",),
    "play-friend-free": ("mal.86",),
    "play-vistas-lead": ("mal.vistas.4",),
    "play-vistas-follow": ("mal.vistas.5", "mal.vistas.6"),
    "play-vistas-free": ("mal.vistas.7",),
}


def about(state: MalillaState, seat: int, question: str) -> Keys:
    """To a trick the duty is told; whether a partner is winning matters, and whether only piles are shown."""
    if question != "play":
        return (question,)
    kind = "vistas-" if state.variant.piles else "friend-" if state.friend_wins(seat) else ""
    return (f"play-{kind}{state.duty_of(seat)[0]}",)


GUIDE = Guide(LAWS, about)
