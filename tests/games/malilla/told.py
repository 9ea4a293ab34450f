"""What is told of cards."""

TO_ALL = {
    "changes",
    "drops",
    "lot-deal",
    "lot-partners",
    "mends",
    "plays",
    "shows",
    "turn-up",
}
"""What is done before all eyes: the lots, a card that is played, laid open, turned up or let fall."""
