"""The open table of the Malilla: hands are free, what happens is kept as fact, and the others may claim."""

from tapete.games.malilla.floor.court import COURT, OpenMalilla
from tapete.games.malilla.floor.deal import DEALING
from tapete.games.malilla.floor.play import PLAYING

STAGES = {**DEALING, **PLAYING}

__all__ = ["COURT", "STAGES", "OpenMalilla"]
