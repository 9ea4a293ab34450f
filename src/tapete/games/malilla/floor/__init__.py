"""The open table of the Malilla: hands are free, what happens is kept as fact, and the others may claim."""

from tapete.games.malilla.floor.table import OpenState

__all__ = ["OpenState"]
