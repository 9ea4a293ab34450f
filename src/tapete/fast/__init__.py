"""Compiled kernels: worlds, playouts and the search, on masks, for any game whose hand is a `Play`.

Everything here follows from a `Play` and cards; no game is known. What a `Play` cannot say is refused.
"""

from tapete.fast.compiled import edition
from tapete.fast.deals import Hidden, hidden, worlds
from tapete.fast.outcomes import Outcomes
from tapete.fast.playouts import Played, playouts
from tapete.fast.position import Position, position
from tapete.fast.ready import is_ready, ready, warm
from tapete.fast.retrace import Retraced, retrace
from tapete.fast.solver import BUDGET, MEMORY, Kept, Search, Values
from tapete.fast.stepping import NO_CARD, Batch
from tapete.fast.tables import Tables, tables
from tapete.fast.weights import POLICY, weights

__all__ = [
    "BUDGET", "MEMORY", "NO_CARD", "POLICY", "Batch", "Hidden", "Kept", "Outcomes", "Played", "Position", "Retraced",
    "Search", "Tables", "Values", "edition", "hidden", "is_ready", "playouts", "position", "ready", "retrace", "tables",
    "warm", "weights", "worlds",
]  # fmt: skip
