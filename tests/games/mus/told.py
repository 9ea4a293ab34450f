"""What is told of cards."""

TO_ALL = {
    "drew-lots",
    "shows",
    "turned-up",
}
"""What is done before all eyes: the lots, a card that is played, laid open, turned up or let fall."""
