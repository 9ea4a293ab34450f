"""What a beginner is told at the table."""

from __future__ import annotations

from tapete.games.revesino.state import RevesinoState
from tapete.table.guide import Guide, Keys, duty_told

LAWS = {
    "cut": ("rev.65",),
    "consent": ("rev.66",),
    "exchange": ("rev.15", "rev.17", "rev.99"),
    "exchange-dealer": ("rev.100",),
    "exchange-bare": ("rev.89",),
    "exchange-asleep": ("rev.61", "rev.196"),
    "exchange-unpaid": ("rev.182",),
    "play-lead": ("rev.183", "rev.ad.12"),
    "play-follow": ("rev.23", "rev.113"),
    "play-free": ("rev.28", "rev.113"),
    "play-aces": ("rev.36", "rev.113"),
    "play-aces-equal": ("rev.ad.25.d",),
    "play-aces-classic": ("rev.164", "rev.172"),
    "play-last-pair": ("rev.190",),
}


def about(state: RevesinoState, seat: int, question: str) -> Keys:
    """In the exchange and of the four aces as this table has agreed; to a trick the duty is told, or the privilege."""
    if question == "exchange":
        asleep = "exchange-asleep" if state.game.sleeping_paid else "exchange-unpaid"
        return "exchange-dealer" if seat == state.dealer else "exchange", "exchange-bare", asleep
    owed = duty_told(state, seat, question)
    if owed != ("play-aces",):
        return owed
    return *owed, "play-aces-classic" if state.game.napolitana_settlement == "classic" else "play-aces-equal"


GUIDE = Guide(LAWS, about)
