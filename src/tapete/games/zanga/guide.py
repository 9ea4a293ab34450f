"""What a beginner is told at the table."""

from __future__ import annotations

from tapete.games.zanga.play import FREE
from tapete.games.zanga.state import ZangaState
from tapete.table.guide import Guide, Keys
from tapete.table.tricks import duty

LAWS = {
    "cut": ("zan.art.13.2",),
    "speak": ("zan.intro.21", "zan.art.41", "zan.art.43"),
    "last": ("zan.art.21.4", "zan.art.21.5", "zan.art.21.6"),
    "assent": ("zan.art.20", "zan.intro.24", "zan.intro.25"),
    "partner": ("zan.intro.24",),
    "answer": ("zan.art.26", "zan.intro.26"),
    "zanga": ("zan.art.21.5", "zan.art.25"),
    "trump": ("zan.art.22", "zan.art.8"),
    "claims": ("zan.art.51",),
    "play-lead": ("zan.intro.3", "zan.art.43"),
    "play-follow": ("zan.art.27", "zan.intro.31"),
    "play-free": ("zan.intro.32",),
    "play-exempt": ("zan.art.28", "zan.art.28.2"),
}


def about(state: ZangaState, seat: int, question: str) -> Keys:
    """To a trick the duty is told."""
    if question != "play":
        return (question,)
    return (f"play-{duty(state.hands[seat], [played.card for played in state.trick], state.order, FREE)[0]}",)


GUIDE = Guide(LAWS, about)
