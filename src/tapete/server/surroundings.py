"""What every table of a house shares, and how often tables got into trouble."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from tapete.server.bots import Thinking
from tapete.server.config import Config
from tapete.server.storage import Storage
from tapete.server.watch import Watch

MOST_FAILURES, MOST_TROUBLES = 3, 1000


class Troubles:
    """How often tables could not go on; those that got into trouble longest ago are forgotten."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def again(self, table: str, at: int) -> bool:
        """One more, after so many moves; whether it is the last that is borne without a move between them."""
        before, times = self._known.pop(table, (at, 0))
        times = times + 1 if before == at else 1
        if times >= MOST_FAILURES:
            return True
        self._known[table] = at, times
        if len(self._known) > MOST_TROUBLES:
            self._known.popitem(last=False)
        return False


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What every table shares."""

    storage: Storage
    thinking: Thinking
    config: Config
    troubles: Troubles
    watch: Watch
