"""The open table of the Malilla: hands are free, what happens is kept as fact, and the others may claim."""

from tapete.games.malilla.floor.court import COURT
from tapete.games.malilla.floor.deal import DEALING
from tapete.games.malilla.floor.play import PLAYING
from tapete.games.malilla.floor.state import OpenMalilla

STAGES = {**DEALING, **PLAYING}

__all__ = ["COURT", "STAGES", "OpenMalilla"]
