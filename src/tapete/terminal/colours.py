"""Baize and paper: the few colours of the table."""

from __future__ import annotations

from rich.style import Style

from tapete.cards import Suit

BAIZE, LIGHT_BAIZE, WOOD = "#1f4d3a", "#265a45", "#3a2a1c"
PAPER, DIM_PAPER, GOLD_PAPER = "#fbf6e9", "#9a9c8c", "#f2d58a"
INK, DIM_INK = "#1d1a16", "#40443c"
VERMILION, TITLE, GOLD = "#c8452f", "#8c2a1a", "#e0b04f"
PALE, FAINT = "#efe8d2", "#a9bcae"
BACK = "#b0604f"

SUIT_INK = {Suit.OROS: "#8a5a00", Suit.COPAS: "#b3261e", Suit.ESPADAS: "#1d4f9f", Suit.BASTOS: "#2a6b2d"}
SUIT_DIM = {Suit.OROS: "#4f3a08", Suit.COPAS: "#6b1f1a", Suit.ESPADAS: "#1d335c", Suit.BASTOS: "#1d451f"}
SUIT_PALE = {Suit.OROS: "#f0c65a", Suit.COPAS: "#ff9c8f", Suit.ESPADAS: "#9fc2ff", Suit.BASTOS: "#9fe0a2"}
"""The suits on paper, on dimmed paper, and on the baize itself."""

SYMBOL = {Suit.OROS: "●", Suit.COPAS: "♥", Suit.ESPADAS: "♠", Suit.BASTOS: "♣"}
FRENCH = {**SYMBOL, Suit.OROS: "♦"}
"""What stands for the suits, in the Spanish deck and in the French one."""


def on_baize(colour: str = PALE, bold: bool = False) -> Style:
    """Writing on the baize."""
    return Style(color=colour, bgcolor=BAIZE, bold=bold)
