"""The open table of the Cientos: hands are free, what happens is kept as fact, and the other may claim."""

from tapete.games.cientos.floor.facts import FloorState, inspection
from tapete.games.cientos.floor.table import PHASES

__all__ = ["PHASES", "FloorState", "inspection"]
