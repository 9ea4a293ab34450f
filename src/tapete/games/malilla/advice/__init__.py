"""The book's maxims, for the player who goes by the treatise."""

from tapete.games.malilla.advice.adviser import Adviser

__all__ = ["Adviser"]
