"""The book's maxims, for the player who goes by the treatise."""

from tapete.games.malilla.advice.adviser import BOOKS, Adviser

__all__ = ["BOOKS", "Adviser"]
