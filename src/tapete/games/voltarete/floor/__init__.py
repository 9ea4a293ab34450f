"""The open table of Voltarete: hands are free, what happens is kept as fact, and the others may claim."""

from tapete.games.voltarete.floor.closing import CLOSING
from tapete.games.voltarete.floor.court import COURT
from tapete.games.voltarete.floor.deal import DEALING
from tapete.games.voltarete.floor.exchange import EXCHANGING
from tapete.games.voltarete.floor.passages import PASSAGES
from tapete.games.voltarete.floor.payments import PAYING
from tapete.games.voltarete.floor.play import PLAYING
from tapete.games.voltarete.floor.state import OpenVoltarete

STAGES = {**DEALING, **PASSAGES, **EXCHANGING, **PLAYING, **CLOSING, **PAYING}

__all__ = ["COURT", "STAGES", "OpenVoltarete"]
