"""What is told of cards."""

TO_ALL = {
    "corrects",
    "early",
    "lot-deal",
    "opens",
    "plays",
    "shows",
    "starts",
    "zanga-shown",
}
"""What is done before all eyes: the lots, a card that is played, laid open, turned up or let fall."""
