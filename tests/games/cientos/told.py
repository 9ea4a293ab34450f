"""What is told of cards."""

TO_ALL = {
    "bares",
    "blancas",
    "exposed",
    "lot",
    "plays",
    "shows",
    "turns-stock",
}
"""What is done before all eyes: the lots, a card that is played, laid open, turned up or let fall."""
