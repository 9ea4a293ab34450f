"""The open table of the Revesino: hands are free, what happens is kept as fact, and the others may claim."""

from tapete.games.revesino.floor.court import COURT
from tapete.games.revesino.floor.deal import DEALING
from tapete.games.revesino.floor.play import PLAYING
from tapete.games.revesino.floor.state import OpenRevesino

STAGES = {**DEALING, **PLAYING}

__all__ = ["COURT", "STAGES", "OpenRevesino"]
