"""The laws of the games: read them, cite them, follow each one to its code and its test."""

from tapete.laws.mark import law

__all__ = ["law"]
