"""The player who follows the book."""

from tapete.games.voltarete.advice.adviser import BOOK, Adviser

__all__ = ["BOOK", "Adviser"]
