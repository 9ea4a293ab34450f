"""What is told of cards."""

TO_ALL = {
    "adds",
    "asleep",
    "demands",
    "drops",
    "faces",
    "falls",
    "falls-first",
    "fumbles",
    "lays-down",
    "left-over",
    "lot-seats",
    "plays",
    "unlawful-demand",
}
"""What is done before all eyes: the lots, a card that is played, laid open, turned up or let fall."""
