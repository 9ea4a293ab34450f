"""What is told of cards."""

TO_ALL = {
    "asks-card",
    "drops",
    "faces",
    "lays-down",
    "lot-seats",
    "misturns",
    "must-play",
    "plays",
    "shows-aces",
    "shows-espadilha",
    "shows-last",
    "shows-lost",
    "shows-matadores",
    "spills",
    "spreads",
    "turn-up",
    "upsets-stock",
}
"""What is done before all eyes: the lots, a card that is played, laid open, turned up or let fall."""
