"""The open table of the Cientos: hands are free, what happens is kept as fact, and the other may claim."""

from tapete.games.cientos.floor.facts import inspection
from tapete.games.cientos.floor.table import OpenState

__all__ = ["OpenState", "inspection"]
