"""The open table of the Zanga: the deal may go wrong, any card may be played, and the others may claim it."""

from tapete.games.zanga.floor.court import COURT, OpenZanga
from tapete.games.zanga.floor.table import STAGES

__all__ = ["COURT", "STAGES", "OpenZanga"]
