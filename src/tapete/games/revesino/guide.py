"""What a beginner is told at the table."""

from __future__ import annotations

from tapete.games.revesino.play import lawful_cards
from tapete.games.revesino.state import RevesinoState
from tapete.table.guide import Guide, Keys

LAWS = {
    "cut": ("rev.65",),
    "consent": ("rev.66",),
    "exchange": ("rev.15", "rev.17", "rev.99"),
    "play-lead": ("rev.183", "rev.ad.12"),
    "play-follow": ("rev.23", "rev.113"),
    "play-free": ("rev.28", "rev.113"),
    "play-aces": ("rev.36", "rev.113"),
    "play-last-pair": ("rev.190",),
}


def about(state: RevesinoState, seat: int, question: str) -> Keys:
    """To a trick the duty is told, or the privilege."""
    return (f"play-{_owed(state, seat)}",) if question == "play" else (question,)


def _owed(state: RevesinoState, seat: int) -> str:
    if not state.trick:
        return "lead"
    hand, may = state.hands[seat], lawful_cards(state, seat)
    follows = [card.suit is state.trick[0].card.suit for card in hand]
    if not any(follows):
        return "free"
    if all(follows):
        return "follow" if len(may) == len(hand) else "last-pair"
    return "aces" if len(may) == len(hand) else "follow"


GUIDE = Guide(LAWS, about)
