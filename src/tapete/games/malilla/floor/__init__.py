"""The open table of the Malilla: hands are free, what happens is kept as fact, and the others may claim."""

from tapete.games.malilla.floor.facts import FloorState
from tapete.games.malilla.floor.table import PHASES

__all__ = ["PHASES", "FloorState"]
